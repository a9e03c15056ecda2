import { game } from '../../../shared/games/attackWing';
import { statOf } from '../../../shared/games/attackWing/abilities/passives';
import { DAMAGE_IDS, type DamageId } from '../../../shared/games/attackWing/data/damage';
import type { Face } from '../../../shared/games/attackWing/data/dice';
import type { State } from '../../../shared/games/attackWing/types';
import { asked, COMBAT, dice, does, go, only, type Put, stackDeck, tableWith, typesOf } from './helpers';

/** A Constitution (hull 4) without shields takes one Critical Hit, which turns up this card. */
const struck = (card: DamageId, own: Partial<Put> = {}, ...faces: Face[]) => {
  const state = tableWith({
    ships: [
      { seat: 0, ship: 'kliD7', captain: 'koloth', at: [457, 500, 180] },
      {
        seat: 1,
        ship: 'fedConstitution',
        captain: 'federationCaptain',
        at: [457, 300, 0],
        shields: 0,
        ...own,
      },
    ],
    agenda: COMBAT,
  });
  stackDeck(state, 1, card, 'powerDisruption');
  go(state);
  const attack = { type: 'attack', weapon: -1, target: 1 } as const;
  const events = does(state, 0, attack, dice('critical', 'blank', 'blank', 'blank', ...faces));
  return { state, events, ship: state.ships[1]! };
};

const cardsOf = ({ ships }: State, ship: number): [string, boolean][] =>
  ships[ship]!.damage.map(({ card, up }) => [card, up]);

const TESTED = new Set<DamageId>();
const about = (card: DamageId, what: string, run: () => void): void => {
  TESTED.add(card);
  test(`${card}: ${what}`, run);
};

about('directHit', 'one more damage, then it is turned down', () => {
  const { state, events } = struck('directHit');
  expect(cardsOf(state, 1)).toEqual([
    ['directHit', false],
    ['powerDisruption', false],
  ]);
  expect(only(events, 'damaged')).toMatchObject([{ up: true }, { up: false, card: '' }]);
  // The face-down card has no text: no Auxiliary Power Token.
  expect(state.ships[1]!.aux).toBe(0);
});

about('directHit', 'may be the end', () => {
  const { events } = struck('directHit', { damage: ['-consoleFire', '-consoleFire'] });
  expect(only(events, 'removed')).toMatchObject([{ ship: 1, fate: 'destroyed' }]);
});

about('minorExplosion', 'a Hit is one damage; turned down either way', () => {
  expect(cardsOf(struck('minorExplosion', {}, 'hit').state, 1)).toEqual([
    ['minorExplosion', false],
    ['powerDisruption', false],
  ]);
  for (const face of ['critical', 'battleStations', 'blank'] as const) {
    expect(cardsOf(struck('minorExplosion', {}, face).state, 1)).toEqual([['minorExplosion', false]]);
  }
});

about('powerDisruption', 'an Auxiliary Power Token, then it is turned down', () => {
  const { state, ship } = struck('powerDisruption');
  expect(ship.aux).toBe(1);
  expect(cardsOf(state, 1)).toEqual([['powerDisruption', false]]);
});

about('munitionsFailure', 'the only weapon goes', () => {
  const { state, events, ship } = struck('munitionsFailure', { upgrades: ['fedPhotonTorpedoes'] });
  expect(ship.upgrades[0]!.status).toBe('lost');
  expect(only(events, 'upgradeLost')).toMatchObject([{ ship: 1, upgrade: 0 }]);
  expect(cardsOf(state, 1)).toEqual([['munitionsFailure', false]]);
});

about('munitionsFailure', 'of two the owner chooses, and it is turned down after that', () => {
  const { state, ship } = struck('munitionsFailure', {
    upgrades: ['fedPhotonTorpedoes', 'fedPhotonTorpedoes'],
  });
  expect(asked(state, 1)).toMatchObject({ type: 'discardUpgrade', ship: 1, upgrades: [0, 1] });
  expect(cardsOf(state, 1)).toEqual([['munitionsFailure', true]]);
  does(state, 1, { type: 'discardUpgrade', ship: 1, upgrade: 1 });
  expect(ship.upgrades.map(({ status }) => status)).toEqual(['ready', 'lost']);
  expect(cardsOf(state, 1)).toEqual([['munitionsFailure', false]]);
});

about('munitionsFailure', 'nothing to lose', () => {
  const { state, events } = struck('munitionsFailure');
  expect(only(events, 'upgradeLost')).toEqual([]);
  expect(cardsOf(state, 1)).toEqual([['munitionsFailure', false]]);
});

about('stunnedHelmsman', 'the next attack rolls no dice, then it is turned down', () => {
  const { state } = struck('stunnedHelmsman');
  expect(cardsOf(state, 1)).toEqual([['stunnedHelmsman', true]]);
  const events = does(state, 1, { type: 'attack', weapon: -1, target: 0 }, dice('blank'));
  expect(only(events, 'diceRolled')[0]).toMatchObject({ dice: 'attack', faces: [] });
  expect(cardsOf(state, 1)).toEqual([['stunnedHelmsman', false]]);
});

/** The table at a moment, with this card open on ship 0. */
const at = (
  agenda: Parameters<typeof tableWith>[0]['agenda'],
  card: DamageId,
  own: Partial<Put> = {},
): State =>
  tableWith({
    round: 3,
    ships: [
      { seat: 0, ship: 'fedConstitution', captain: 'kirk', at: [200, 300, 0], damage: [card], ...own },
      { seat: 1, ship: 'kliD7', captain: 'krell', at: [800, 800, 180], dial: 'straight1' },
    ],
    ...(agenda ? { agenda } : {}),
  });

about('consoleFire', 'every Combat phase a Hit is one damage', () => {
  for (const [face, lost] of [
    ['hit', 1],
    ['critical', 0],
    ['blank', 0],
  ] as const) {
    const state = at([{ type: 'combat' }], 'consoleFire');
    const events = go(state, dice(face));
    expect(only(events, 'dieRolled')).toMatchObject([{ ship: 0, card: 'consoleFire', face }]);
    expect(only(events, 'shieldLost')).toHaveLength(lost);
    expect(cardsOf(state, 0)).toEqual([['consoleFire', true]]);
  }
});

about('warpCoreBreach', 'every Planning phase a Critical Hit is the end', () => {
  const lucky = at([{ type: 'round' }], 'warpCoreBreach');
  expect(typesOf(go(lucky, dice('hit')))).toEqual(['roundBegan', 'dieRolled']);
  const unlucky = at([{ type: 'round' }], 'warpCoreBreach');
  expect(only(go(unlucky, dice('critical')), 'removed')).toMatchObject([{ ship: 0, fate: 'destroyed' }]);
  expect(game.outcome(unlucky)).toMatchObject({ winners: [1], reason: 'elimination' });
});

about('minorHullBreach', 'after a red maneuver a Hit is one damage', () => {
  const flying = (maneuver: 'turnLeft3' | 'straight1'): State =>
    at([{ type: 'activation' }], 'minorHullBreach', { dial: maneuver, captain: 'federationCaptain' });
  const red = flying('turnLeft3');
  expect(only(go(red, dice('hit')), 'shieldLost')).toHaveLength(1);
  const green = flying('straight1');
  expect(only(go(green), 'dieRolled')).toEqual([]);
});

about('jostledNavigator', 'an overlap is one damage', () => {
  const state = at([{ type: 'activation' }], 'jostledNavigator', {
    dial: 'straight2',
    captain: 'federationCaptain',
  });
  state.ships[1]!.pose = { ...state.ships[0]!.pose, y: state.ships[0]!.pose.y + 130_000 };
  expect(only(go(state), 'shieldLost')).toMatchObject([{ ship: 0 }]);
});

about('communicationsFailure', 'skill 0 from the round after it is received', () => {
  const state = at([], 'communicationsFailure');
  const [ship] = state.ships;
  ship!.damage = ship!.damage.map((card) => ({ ...card, round: 3 }));
  expect(statOf(ship!, 'skill', 3)).toBe(9);
  expect(statOf(ship!, 'skill', 4)).toBe(0);
});

about('engineRoomFire', 'turns cannot be set with an Auxiliary Power Token', () => {
  const state = at([{ type: 'round' }], 'engineRoomFire', { aux: 1 });
  go(state);
  const set = [...game.legalMoves(state, 0)].flatMap((move) =>
    move.type === 'setDial' ? move.maneuver : [],
  );
  expect(set.some((maneuver) => maneuver.startsWith('turn'))).toBe(false);
});

about('damagedSensorArray', 'takes the Action Bar away', () => {
  const state = at([{ type: 'performAction', ship: 0 }], 'damagedSensorArray', {
    activated: true,
  });
  state.active = 0;
  go(state);
  expect([...game.legalMoves(state, 0)].map(({ type }) => type)).toEqual(['repair', 'noAction']);
});

about('structuralDamage', 'agility is 1 lower', () => {
  const [ship] = at([], 'structuralDamage').ships;
  expect(statOf(ship!, 'agility', 1)).toBe(0);
});

about('weaponsMalfunction', 'the primary weapon is 1 lower', () => {
  const [ship] = at([], 'weaponsMalfunction').ships;
  expect(statOf(ship!, 'primary', 1)).toBe(2);
});

about('injuredCaptain', 'lies open and changes no value', () => {
  const [ship] = at([], 'injuredCaptain').ships;
  expect(ship!.damage[0]).toMatchObject({ card: 'injuredCaptain', up: true });
  expect(statOf(ship!, 'skill', 4)).toBe(9);
});

test('face down no card does anything', () => {
  for (const card of DAMAGE_IDS) {
    const state = at([{ type: 'round' }], card, { damage: [`-${card}`], aux: 0 });
    expect(typesOf(go(state))).toEqual(['roundBegan']);
    const [ship] = state.ships;
    expect([statOf(ship!, 'skill', 4), statOf(ship!, 'agility', 4), statOf(ship!, 'primary', 4)]).toEqual([
      9, 1, 3,
    ]);
  }
});

test('every damage card has its test', () => {
  expect([...TESTED].sort()).toEqual([...DAMAGE_IDS].sort());
});
