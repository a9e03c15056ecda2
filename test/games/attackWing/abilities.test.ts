import { holds } from '../../../shared/games/attackWing/abilities/conditions';
import { pay } from '../../../shared/games/attackWing/abilities/paying';
import { canPay } from '../../../shared/games/attackWing/abilities/prices';
import {
  type Condition,
  type Cost,
  compulsory,
  type Op,
  optional,
} from '../../../shared/games/attackWing/abilities/language';
import { isShut } from '../../../shared/games/attackWing/abilities/passives';
import type { Face } from '../../../shared/games/attackWing/data/dice';
import type { Event } from '../../../shared/games/attackWing/events';
import { noAttack } from '../../../shared/games/attackWing/setup';
import type { CardRef, State } from '../../../shared/games/attackWing/types';
import { dice, go, type Put, stackDeck, tableWith } from './helpers';

const CARD: CardRef = { kind: 'upgrade', at: 0 };

/** Ship 0 attacks ship 1 at range 2; both have a torpedo card. */
const fighting = (own: Partial<Put> = {}, other: Partial<Put> = {}): State => {
  const state = tableWith({
    ships: [
      { seat: 0, ship: 'fedConstitution', upgrades: ['fedPhotonTorpedoes'], at: [457, 300, 0], ...own },
      { seat: 1, ship: 'kliD7', upgrades: ['kliPhotonTorpedoes4'], at: [457, 500, 180], ...other },
    ],
  });
  state.attack = { ...noAttack(), attacker: 0, target: 1, weapon: -1, range: 2 };
  state.attack.attackDice = [
    { kind: 'attack', face: 'blank', again: false, forced: false },
    { kind: 'attack', face: 'battleStations', again: false, forced: false },
    { kind: 'attack', face: 'battleStations', again: true, forced: false },
  ];
  state.attack.defenseDice = [{ kind: 'defense', face: 'evade', again: false, forced: false }];
  return state;
};

test.each<[string, Condition, Partial<Put>, boolean]>([
  ['the primary weapon', { if: 'weapon', is: 'primary' }, {}, true],
  ['this card', { if: 'weapon', is: 'thisCard' }, {}, false],
  ['range', { if: 'range', among: [2, 3] }, {}, true],
  ['another range', { if: 'range', among: [1] }, {}, false],
  ['cloaked, for the attacker as it was declared', { if: 'cloaked', is: true }, { cloak: 'red' }, false],
  ['not cloaked', { if: 'cloaked', is: false }, { cloak: 'green' }, false],
  ['contained', { if: 'coreContained', is: true }, { coreContained: true }, true],
  ['a token', { if: 'has', token: 'scan', least: 1 }, { scan: 1 }, true],
  ['two tokens', { if: 'has', token: 'evade', least: 2 }, { evade: 1 }, false],
  ['auxiliary power', { if: 'has', token: 'aux', least: 1 }, { aux: 1 }, true],
  ['a lock', { if: 'has', token: 'lock', least: 1 }, { lock: 1 }, true],
  ['no lock', { if: 'has', token: 'lock', least: 1 }, {}, false],
  ['an Active Shield', { if: 'has', token: 'activeShield', least: 1 }, { shields: 0 }, false],
  [
    'a maneuver flown',
    { if: 'executed', colors: ['green'], bearings: ['straight'] },
    { flown: [{ maneuver: 'straight1', color: 'green' }] },
    true,
  ],
  [
    'another one',
    { if: 'executed', colors: ['green'], bearings: ['bankLeft'] },
    { flown: [{ maneuver: 'straight1', color: 'green' }] },
    false,
  ],
])('condition: %s', (_, condition, own, wanted) => {
  expect(holds(fighting(own), 0, CARD, optional('attackModify', [condition]))).toBe(wanted);
});

test.each<[string, Cost, Partial<Put>, Partial<State['ships'][number]> | undefined]>([
  ['a lock', { pay: 'targetLock' }, { lock: 1 }, { lock: -1 }],
  ['no lock', { pay: 'targetLock' }, {}, undefined],
  ['the cloak', { pay: 'cloakToken' }, { cloak: 'green' }, { cloak: 'none' }],
  ['no cloak', { pay: 'cloakToken' }, {}, undefined],
  ['auxiliary power', { pay: 'aux', count: 2 }, { aux: 1 }, { aux: 3 }],
  [
    'two shields disabled',
    { pay: 'disableShields', count: 2 },
    { shields: 2 },
    { shields: 0, disabledShields: 2 },
  ],
  ['too few shields', { pay: 'disableShields', count: 2 }, { shields: 1 }, undefined],
  ['all shields, even none', { pay: 'disableShields', count: 'all' }, { shields: 0 }, { shields: 0 }],
  [
    'a shield destroyed',
    { pay: 'destroyShields', count: 1 },
    { shields: 2 },
    { shields: 1, disabledShields: 0 },
  ],
  ['no shield to destroy', { pay: 'destroyShields', count: 1 }, { shields: 0 }, undefined],
])('cost: %s', (_, cost, own, after) => {
  const state = fighting(own);
  expect(canPay(state, 0, CARD, [cost])).toBe(after !== undefined);
  if (!after) return;
  pay({ draft: state, rng: dice(), emit: undefined }, { ship: 0, from: CARD, price: [cost] });
  expect(state.ships[0]).toMatchObject(after);
});

test.each([
  ['disableThis', 'disabled'],
  ['discardThis', 'under'],
] as const)('cost: %s leaves the card %s', (cost, status) => {
  const state = fighting();
  const events: Event[] = [];
  pay(
    { draft: state, rng: dice(), emit: (event) => void events.push(event) },
    { ship: 0, from: CARD, price: [{ pay: cost }] },
  );
  expect(state.ships[0]!.upgrades[0]!.status).toBe(status);
  expect(events).toHaveLength(1);
});

/** Runs operations of ship 0's card on a ship and stops at the next question. */
const run = (state: State, target: number, ops: readonly Op[], ...faces: Face[]): Event[] => {
  state.agenda = [
    { type: 'dials' },
    { type: 'effects', ship: 0, target, from: CARD, ops } as { type: string },
  ];
  return go(state, dice(...faces));
};

describe('operations', () => {
  test('dice', () => {
    const state = fighting();
    run(state, 0, [
      { op: 'dice', dice: 'attack', add: 2 },
      { op: 'dice', dice: 'defense', add: -1 },
      { op: 'noDice', dice: 'defense' },
    ]);
    expect(state.attack).toMatchObject({
      extraAttack: 2,
      extraDefense: -1,
      noDefenseDice: true,
      noAttackDice: false,
    });
  });

  test('change one, change all', () => {
    const one = fighting();
    run(one, 0, [{ op: 'change', dice: 'attack', from: 'battleStations', to: 'critical', count: 1 }]);
    // Of two the one that cannot be rolled again.
    expect(one.attack.attackDice.map(({ face }) => face)).toEqual(['blank', 'battleStations', 'critical']);
    const all = fighting();
    run(all, 0, [{ op: 'change', dice: 'attack', from: 'battleStations', to: 'hit', count: 'all' }]);
    expect(all.attack.attackDice.map(({ face }) => face)).toEqual(['blank', 'hit', 'hit']);
  });

  test('roll again only what was not rolled again', () => {
    const state = fighting();
    run(state, 0, [{ op: 'reroll', dice: 'attack', face: 'battleStations', count: 'all' }], 'hit');
    expect(state.attack.attackDice).toMatchObject([
      { face: 'blank', again: false },
      { face: 'hit', again: true },
      { face: 'battleStations', again: true },
    ]);
  });

  test('add a result', () => {
    const state = fighting();
    run(state, 0, [{ op: 'addResult', dice: 'defense', face: 'evade' }]);
    expect(state.attack.defenseDice).toHaveLength(2);
  });

  test('on the opponent: damage, tokens, auxiliary power', () => {
    const state = stackDeck(fighting({}, { shields: 1 }), 1, 'directHit');
    run(state, 1, [
      { op: 'suffer', count: 2 },
      { op: 'aux', count: 1 },
      { op: 'token', token: 'scan', count: 1 },
    ]);
    expect(state.ships[1]).toMatchObject({ shields: 0, aux: 1, scan: 1 });
    expect(state.ships[1]!.damage).toMatchObject([{ card: 'directHit', up: false }]);
    expect(state.ships[0]).toMatchObject({ aux: 0, damage: [] });
  });

  test('a roll that succeeds goes on before the rest, one that fails skips its part', () => {
    const ops: readonly Op[] = [
      { op: 'roll', die: 'attack', on: ['hit'], then: [{ op: 'token', token: 'evade', count: 1 }] },
      { op: 'aux', count: 1 },
    ];
    const lucky = fighting();
    expect(run(lucky, 0, ops, 'hit').map(({ type }) => type)).toEqual([
      'dieRolled',
      'tokenTaken',
      'auxPlaced',
    ]);
    const unlucky = fighting();
    expect(run(unlucky, 0, ops, 'blank').map(({ type }) => type)).toEqual(['dieRolled', 'auxPlaced']);
  });

  test('a ship that is gone is past all effects', () => {
    const state = fighting();
    run(state, 0, [{ op: 'destroy' }, { op: 'aux', count: 1 }]);
    expect(state.ships[0]).toMatchObject({ fate: 'destroyed', aux: 0 });
  });

  test('continuous texts do nothing by themselves', () => {
    const state = fighting();
    expect(run(state, 0, compulsory('continuous', { op: 'add', stat: 'agility', by: -1 }).effect)).toEqual(
      [],
    );
  });
});

test('Injured Captain shuts captain and talents, Damaged Sensor Array the Action Bar', () => {
  const [ship] = fighting({ damage: ['injuredCaptain', '-damagedSensorArray'] }).ships;
  expect([isShut(ship!, 'captain'), isShut(ship!, 'actionBar')]).toEqual([true, false]);
});
