import { game } from '../../../shared/games/attackWing';
import type { Move } from '../../../shared/games/attackWing/moves';
import type { State } from '../../../shared/games/attackWing/types';
import { asked, dice, does, only, type Put, refusalOf, tableWith, go } from './helpers';

/** Ship 0 has flown and may act; ship 1 is an enemy at range 2 ahead, ship 2 one far away. */
const acting = (own: Partial<Put> = {}, enemy: Partial<Put> = {}): State => {
  const state = tableWith({
    phase: 'activation',
    round: 2,
    active: 0,
    ships: [
      { seat: 0, ship: 'fedConstitution', at: [457, 300, 0], activated: true, ...own },
      { seat: 1, at: [457, 500, 180], captain: 'koloth', dial: 'straight1', ...enemy },
      { seat: 1, at: [100, 850, 180], captain: 'koloth', dial: 'straight1' },
      { seat: 0, at: [600, 300, 0], activated: true },
    ],
    agenda: [{ type: 'performAction', ship: 0 }, { type: 'reckon' }, { type: 'activateNext' }],
  });
  go(state);
  return state;
};

const ROMULAN = { ship: 'romBirdOfPrey', captain: 'romulanCaptain' } as const;

describe('tokens', () => {
  test.each(['evade', 'battleStations', 'scan'] as const)('%s places its token', (token) => {
    const state = acting();
    const events = does(state, 0, { type: 'takeToken', token });
    expect(state.ships[0]).toMatchObject({ [token]: 1, actions: [token] });
    expect(only(events, 'tokenTaken')).toMatchObject([{ ship: 0, token }]);
  });

  test('one action and no more', () => {
    const state = acting();
    does(state, 0, { type: 'takeToken', token: 'evade' });
    expect(state.open.every(({ type }) => type !== 'action')).toBe(true);
  });

  test('none is a choice', () => {
    const state = acting();
    const events = does(state, 0, { type: 'noAction' });
    expect(only(events, 'actionSkipped')).toMatchObject([{ why: 'choice' }]);
    expect(state.ships[0]!.actions).toEqual([]);
  });
});

describe('Target Lock', () => {
  test('locks an enemy in range', () => {
    const state = acting();
    does(state, 0, { type: 'targetLock', target: 1 });
    expect(state.ships[0]!.lock).toBe(1);
  });

  test('replaces the old lock', () => {
    const state = acting({ lock: 2 });
    does(state, 0, { type: 'targetLock', target: 1 });
    expect(state.ships[0]!.lock).toBe(1);
  });

  test('needs no arc', () => {
    const state = acting({ at: [457, 300, 180] });
    expect(refusalOf(state, 0, { type: 'targetLock', target: 1 })).toBeUndefined();
  });

  test('a ship that cloaked this round can still be locked, one that did earlier cannot', () => {
    const lock: Move = { type: 'targetLock', target: 1 };
    expect(refusalOf(acting({}, { cloak: 'green', cloakedIn: 2 }), 0, lock)).toBeUndefined();
    expect(refusalOf(acting({}, { cloak: 'green', cloakedIn: 1 }), 0, lock)?.code).toBe('targetCloaked');
    expect(refusalOf(acting({}, { cloak: 'red', cloakedIn: 1 }), 0, lock)?.code).toBe('targetCloaked');
  });

  test('an old lock stays when the target cloaks and ends when it is destroyed', () => {
    const state = acting({ lock: 1 }, { cloak: 'green', cloakedIn: 1 });
    expect(state.ships[0]!.lock).toBe(1);
    state.agenda.push({
      type: 'effects',
      ship: 1,
      target: 1,
      from: { kind: 'upgrade', at: 0 },
      ops: [{ op: 'destroy' }],
    } as {
      type: string;
    });
    go(Object.assign(state, { open: [] }));
    expect(state.ships[1]!.fate).toBe('destroyed');
    expect(state.ships[0]!.lock).toBe(-1);
  });
});

describe('Cloak', () => {
  test('disables all shields and places the green token', () => {
    const state = acting({ ...ROMULAN, shields: 1 });
    const events = does(state, 0, { type: 'cloak' });
    expect(state.ships[0]).toMatchObject({ cloak: 'green', cloakedIn: 2, shields: 0, disabledShields: 1 });
    expect(only(events, 'cloaked')).toHaveLength(1);
    expect(only(events, 'shieldsDisabled')).toMatchObject([{ count: 1 }]);
  });
});

describe('Sensor Echo', () => {
  const cloaked = { ...ROMULAN, cloak: 'green', cloakedIn: 1, shields: 0, disabledShields: 1 } as const;

  test.each([
    ['left', -20, 337_000, 280_000],
    ['right', 7, 577_000, 307_000],
  ] as const)('slips %s by 120 mm, offset %p', (side, offset, x, y) => {
    const state = acting({ ...cloaked }, {});
    state.ships[3]!.pose = { ...state.ships[3]!.pose, x: 800_000 };
    does(state, 0, { type: 'sensorEcho', side, offset });
    expect(state.ships[0]!.pose).toMatchObject({ x, y, ux: 0, uy: 2 ** 30 });
  });

  test('makes the question open, with a menu of ten', () => {
    const state = acting({ ...cloaked, at: [457, 300, 0] });
    state.ships[3]!.pose = { ...state.ships[3]!.pose, x: 800_000 };
    expect(asked(state, 0).open).toBe(true);
    expect([...game.legalMoves(state, 0)].filter(({ type }) => type === 'sensorEcho')).toHaveLength(10);
    expect(asked(acting(), 0).open).toBe(false);
  });

  test('is no maneuver: no strain, no overlap, nothing flown', () => {
    const state = acting({ ...cloaked });
    does(state, 0, { type: 'sensorEcho', side: 'left', offset: 0 });
    expect(state.ships[0]).toMatchObject({ aux: 0, overlapped: false, flown: [] });
  });
});

describe('cards', () => {
  test('a Disabled token is removed once per round', () => {
    const state = acting({ upgrades: ['fedPhotonTorpedoes', 'fedPhotonTorpedoes'] });
    for (const upgrade of state.ships[0]!.upgrades) upgrade.status = 'disabled';
    does(state, 0, { type: 'enable', upgrade: 1 });
    expect(state.ships[0]!.upgrades.map(({ status }) => status)).toEqual(['disabled', 'ready']);
    expect(state.ships[0]!.actions).toEqual(['enable']);
  });

  test.each([
    ['consoleFire', [], true],
    ['damagedSensorArray', ['hit'], true],
    ['damagedSensorArray', ['critical'], false],
    ['structuralDamage', ['hit'], true],
    ['structuralDamage', ['blank'], false],
    ['weaponsMalfunction', ['hit'], true],
    ['weaponsMalfunction', ['critical'], true],
    ['weaponsMalfunction', ['battleStations'], false],
  ] as const)('repairing %s with %p: %p', (card, faces, repaired) => {
    const state = acting({ damage: [card] });
    const { serial } = state.ships[0]!.damage[0]!;
    const events = does(state, 0, { type: 'repair', card: serial }, dice(...faces));
    expect(state.ships[0]!.damage[0]).toMatchObject({ card, up: !repaired });
    expect(only(events, 'dieRolled')).toHaveLength(faces.length);
    expect(only(events, 'turnedDown')).toHaveLength(repaired ? 1 : 0);
  });

  test('a card that was seen stays known when it is turned down', () => {
    const state = acting({ damage: ['consoleFire', '-directHit'] });
    does(state, 0, { type: 'repair', card: state.ships[0]!.damage[0]!.serial });
    expect(game.publicView(state).ships[0]!.damage.map(({ card, up }) => [card, up])).toEqual([
      ['consoleFire', false],
      ['', false],
    ]);
  });

  test('with a Damaged Sensor Array only repairs are left', () => {
    const state = acting({ damage: ['damagedSensorArray'] });
    expect([...game.legalMoves(state, 0)].map(({ type }) => type)).toEqual(['repair', 'noAction']);
  });

  test('containing the warp core ends its rolls and slows the ship for good', () => {
    const state = acting({ damage: ['warpCoreBreach', 'warpCoreBreach'] });
    does(state, 0, { type: 'repair', card: state.ships[0]!.damage[0]!.serial });
    expect(state.ships[0]!.coreContained).toBe(true);
    state.open = [];
    state.agenda = [{ type: 'round' }];
    for (const ship of state.ships) ship.dial = '';
    expect(only(go(state), 'dieRolled')).toEqual([]);
    const speeds = [...game.legalMoves(state, 0)].flatMap((move) =>
      move.type === 'setDial' && move.ship === 0 ? move.maneuver : [],
    );
    expect(speeds).toEqual(['straight1', 'bankLeft1', 'bankRight1']);
  });
});
