import type { Tellers } from './teller';

/** The dice of an attack, from its declaration to its end. */
export const ATTACK_TELLERS: Tellers = {
  attackDeclared: (picture, { ship, target, weapon }) => {
    picture.attack = { attacker: ship, target, weapon, dice: { attack: [], defense: [] } };
  },
  diceRolled: ({ attack }, { dice, faces, kinds }) => {
    const lying = attack?.dice[dice];
    if (lying === undefined) return;
    for (const kind of kinds) lying.push({ kind, face: 'blank' });
    lying.forEach((die, at) => (die.face = faces[at] ?? die.face));
  },
  diceRolledAgain: ({ attack }, { dice, at, faces }) => {
    at.forEach((place, nth) => {
      const die = attack?.dice[dice][place];
      if (die) die.face = faces[nth] ?? die.face;
    });
  },
  diceChanged: ({ attack }, { dice, at, to }) => {
    for (const place of at) {
      const die = attack?.dice[dice][place];
      if (die) die.face = to;
    }
  },
  resultAdded: ({ attack }, { dice, face }) => void attack?.dice[dice].push({ kind: dice, face }),
  attackEnded: (picture) => {
    picture.attack = undefined;
  },
};
