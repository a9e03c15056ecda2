import { isInForwardArc } from '../abilities/conditions';
import { shipCard } from '../data/ships';
import { isObstructedByStrips } from '../geometry';
import { attackProblem, sightWith } from '../legal/attacks';
import { type Play, shipAt } from '../play';

/**
 * The attack range, the question whether the attacker stands in the defender's forward arc and what lies between them
 * are fixed when the target is named and hold for the whole attack.
 */
export const takeSight = ({ draft }: Pick<Play, 'draft'>): void => {
  const { attack } = draft;
  const ship = shipAt(draft, attack.attacker);
  const sight = sightWith(draft, attack.attacker, attack.weapon, attack.target);
  attack.range = sight?.range ?? 0;
  attack.outsideArc = !isInForwardArc(shipAt(draft, attack.target), ship);
  // Rules 12: a token of the web obstructs the line of everybody but a Tholian Vessel.
  attack.obstructed =
    draft.webs.length > 0 &&
    sight !== undefined &&
    shipCard(ship.card).shipClass !== 'tholianVessel' &&
    isObstructedByStrips(
      ship.pose,
      sight,
      draft.webs.map(({ pose }) => pose),
    );
};

/** Algeron has moved: if its weapon no longer reaches the target the attack is forfeited. */
export const lookAgain = (play: Play): void => {
  const { attack } = play.draft;
  const { attacker, target, weapon } = attack;
  const problem = attackProblem(play.draft, attacker, { type: 'attack', weapon, target }, target);
  if (problem) {
    attack.cancelled = true;
    play.emit?.({ type: 'attackForfeited', ship: attacker, target });
  } else takeSight(play);
};
