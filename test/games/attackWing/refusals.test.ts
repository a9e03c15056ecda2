import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '../../../shared/engine/shape';
import { start } from '../../../shared/engine/kernel';
import { keyFromSeed } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/attackWing';
import { PLANET } from '../../../shared/games/attackWing/data/terrain';
import { poseAtMm } from '../../../shared/games/attackWing/geometry';
import { obstacleAt } from '../../../shared/games/attackWing/legal/terrain';
import type { Move } from '../../../shared/games/attackWing/moves';
import { REFUSALS, type RefusalCode } from '../../../shared/games/attackWing/refusals';
import type { State } from '../../../shared/games/attackWing/types';
import { COMBAT, dice, does, go, type Put, refusalOf, tableWith } from './helpers';

/** A text of ship 0. */
const use = (card: 'captain' | 'upgrade', ability = 0): Move => ({
  type: 'use',
  ship: 0,
  card,
  at: 0,
  ability,
});

type Case = () => readonly [state: State, actor: 0 | 1 | 'table', move: Move];

const begun = (): State => {
  const started = start(game, {}, 2, keyFromSeed(1));
  if (!started.ok) throw new Error(started.refusal.message);
  return started.value.state;
};

const built = (): State => {
  const started = start(game, { fleets: 'built' }, 2, keyFromSeed(1));
  if (!started.ok) throw new Error(started.refusal.message);
  return started.value.state;
};

const placing = (): State => {
  const state = begun();
  does(state, 0, { type: 'chooseFleet', fleet: 'fedSquadron' });
  does(state, 1, { type: 'chooseFleet', fleet: 'romSquadron' });
  return state;
};

/** Seat 0 has the initiative and places the first obstacle. */
const rocky = (): State => {
  const started = start(game, { terrain: true }, 2, keyFromSeed(1));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  does(state, 0, { type: 'chooseFleet', fleet: 'fedSquadron' });
  does(state, 1, { type: 'chooseFleet', fleet: 'romSquadron' });
  return state;
};

/** Seat 0 is placing ship 2, the Constitution under the generic captain; the others come later. */
const putAt = (x: number, y: number, ship = 2): Move => ({ type: 'place', ship, x, y, heading: 0 });

const table = (
  agenda: Parameters<typeof tableWith>[0]['agenda'],
  own: Partial<Put> = {},
  other: Partial<Put> = {},
) => {
  const state = tableWith({
    round: 2,
    phase: 'combat',
    active: 0,
    ships: [
      { seat: 0, ship: 'fedConstitution', captain: 'kirk', at: [457, 300, 0], ...own },
      { seat: 1, ship: 'kliD7', captain: 'krell', at: [457, 500, 180], ...other },
      { seat: 1, ship: 'kliD7', at: [100, 880, 0], fate: 'destroyed' },
      { seat: 1, ship: 'kliD7', at: [100, 880, 0] },
      { seat: 0, ship: 'fedMiranda', at: [557, 300, 0] },
    ],
    ...(agenda ? { agenda } : {}),
  });
  go(state);
  return state;
};

const planning = (own: Partial<Put> = {}): State => table([{ type: 'round' }], own);
const acting = (own: Partial<Put> = {}, other: Partial<Put> = {}): State =>
  table([{ type: 'performAction', ship: 0 }], { activated: true, ...own }, other);
const attacking = (own: Partial<Put> = {}, other: Partial<Put> = {}): State => table(COMBAT, own, other);

/** Seat 0 has rolled these three dice with a token and a lock to spend. */
const modifying = (own: Partial<Put> = {}): State => {
  const state = attacking({ battleStations: 1, lock: 1, upgrades: ['fedPhotonTorpedoes'], ...own });
  does(state, 0, { type: 'attack', weapon: -1, target: 1 }, dice('battleStations', 'hit', 'blank'));
  return state;
};

const replacing = (): State =>
  table([{ type: 'activate', ship: 0 }], { aux: 1, dial: 'turnLeft3', captain: 'federationCaptain' });

/** Seat 0 may guess, with the ship that has Mission tokens. */
const anticipating = (): State => {
  const state = planning({ mission: 1 });
  Object.assign(state, { open: [], agenda: [{ type: 'anticipate', ship: 1 }], active: 1 });
  state.options = { ...state.options, mission: 'balanceOfTerror' };
  go(state);
  return state;
};

/** Two or more ships of one owner and equal skill. */
const ordering = (): State =>
  table(COMBAT, { captain: 'klingonCaptain', at: [557, 200, 0] }, { attacked: true });

const CASES: Readonly<Record<RefusalCode, Case>> = {
  tableOnly: () => [planning(), 0, { type: 'timeUp' }],
  seatsOnly: () => [planning(), 'table', { type: 'confirmDials' }],
  timeCalled: () => {
    const state = acting();
    does(state, 'table', { type: 'timeUp' });
    does(state, 'table', { type: 'timeUp' });
    return [state, 'table', { type: 'timeUp' }];
  },
  cannotGuess: () => [anticipating(), 0, { type: 'anticipate', ship: 4, maneuver: 'straight1' }],
  suppressed: () => [
    attacking({ upgrades: ['fedPhotonTorpedoes'], lock: 1, suppressed: true }),
    0,
    { type: 'attack', weapon: 0, target: 1 },
  ],
  keptDown: () => {
    const state = acting({ upgrades: ['fedScott'], marks: ['staysDown'] });
    state.ships[0]!.upgrades[0]!.faceDown = true;
    return [state, 0, { type: 'use', ship: 0, card: 'upgrade', at: 0, ability: 0 }];
  },
  nothingFaceDown: () => [modifying(), 0, { type: 'stayDown' }],
  wrongAnswer: () => [planning(), 0, { type: 'holdFire' }],
  noSuchShip: () => [planning(), 0, { type: 'setDial', ship: 40, maneuver: 'straight1' }],
  notYourShip: () => [planning(), 0, { type: 'setDial', ship: 1, maneuver: 'straight1' }],
  notOffered: () => [begun(), 0, { type: 'chooseFleet', fleet: 'fedDuel' }],
  badFleet: () => [built(), 0, { type: 'buildFleet', fleet: 'aw1~Two Kirks~kliD7.kirk~kliD7.kirk' }],
  notBuilt: () => [begun(), 0, { type: 'buildFleet', fleet: 'aw1~D7~kliD7.klingonCaptain' }],
  notNow: () => [placing(), 0, putAt(400, 50, 0)],
  outsideStartingArea: () => [placing(), 0, putAt(400, 150)],
  overlapsShip: () => {
    const state = placing();
    const first = state.ships.findIndex(({ placed }) => placed);
    expect(first).toBe(-1);
    Object.assign(state.ships[0]!, { placed: true, pose: { x: 400_000, y: 50_000, ux: 0, uy: 2 ** 30 } });
    return [state, 0, putAt(420, 50)];
  },
  crowdsOut: () => {
    const state = placing();
    // Twenty more, of which eleven stand so that there is hardly room in front of them or behind.
    for (let at = 0; at < 20; at++) {
      const ship = { ...state.ships[0]!, placed: at < 11, pose: poseAtMm(60 + 79 * at, 50, 0) };
      state.ships.push(ship);
    }
    return [state, 0, putAt(20, 50)];
  },
  shipGone: () => [attacking(), 0, { type: 'attack', weapon: -1, target: 2 }],
  dialAlreadySet: () => {
    const state = planning();
    does(state, 0, { type: 'setDial', ship: 0, maneuver: 'straight1' });
    return [state, 0, { type: 'setDial', ship: 0, maneuver: 'straight2' }];
  },
  dialsMissing: () => [planning(), 0, { type: 'confirmDials' }],
  noDialSet: () => [planning(), 0, { type: 'reopenDials' }],
  reopenedTooOften: () => {
    const state = planning();
    state.players[0]!.reopened = 2;
    does(state, 0, { type: 'setDial', ship: 0, maneuver: 'straight1' });
    return [state, 0, { type: 'reopenDials' }];
  },
  notOnDial: () => [planning(), 0, { type: 'setDial', ship: 0, maneuver: 'comeAbout3' }],
  redWithAux: () => [planning({ aux: 1 }), 0, { type: 'setDial', ship: 0, maneuver: 'reverse2' }],
  coreContained: () => [
    planning({ coreContained: true }),
    0,
    { type: 'setDial', ship: 0, maneuver: 'straight2' },
  ],
  notRed: () => [replacing(), 1, { type: 'pickManeuver', maneuver: 'turnRight3' }],
  actionDone: () => [acting({ actions: ['evade'] }), 0, { type: 'takeToken', token: 'evade' }],
  notOnActionBar: () => [acting(), 0, { type: 'cloak' }],
  actionBarShut: () => [acting({ damage: ['damagedSensorArray'] }), 0, { type: 'takeToken', token: 'evade' }],
  notAnEnemy: () => [acting(), 0, { type: 'targetLock', target: 4 }],
  outOfRange: () => [acting(), 0, { type: 'targetLock', target: 3 }],
  targetCloaked: () => [acting({}, { cloak: 'green', cloakedIn: 1 }), 0, { type: 'targetLock', target: 1 }],
  alreadyLocked: () => [acting({ lock: 1 }), 0, { type: 'targetLock', target: 1 }],
  alreadyCloaked: () => [acting({ ship: 'romD7', cloak: 'green' }), 0, { type: 'cloak' }],
  noActiveShield: () => [acting({ ship: 'romD7', shields: 0 }), 0, { type: 'cloak' }],
  notCloaked: () => [acting({ ship: 'romD7' }), 0, { type: 'sensorEcho', side: 'left', offset: 0 }],
  leavesMat: () => [
    acting({ ship: 'romD7', cloak: 'green', at: [60, 300, 0] }),
    0,
    { type: 'sensorEcho', side: 'left', offset: 0 },
  ],
  noSuchCard: () => [acting(), 0, { type: 'enable', upgrade: 3 }],
  nothingToRepair: () => [acting({ damage: ['injuredCaptain'] }), 0, { type: 'repair', card: 1 }],
  notDisabled: () => [acting({ upgrades: ['fedPhotonTorpedoes'] }), 0, { type: 'enable', upgrade: 0 }],
  noSuchWeapon: () => [attacking(), 0, { type: 'attack', weapon: 0, target: 1 }],
  notInArc: () => [attacking(), 0, { type: 'attack', weapon: -1, target: 3 }],
  wrongRange: () => [
    attacking({ upgrades: ['fedPhotonTorpedoes'], lock: 1 }, { at: [457, 400, 180] }),
    0,
    { type: 'attack', weapon: 0, target: 1 },
  ],
  needsLock: () => [
    attacking({ upgrades: ['fedPhotonTorpedoes'] }),
    0,
    { type: 'attack', weapon: 0, target: 1 },
  ],
  noToken: () => [modifying(), 0, { type: 'spendEvade' }],
  nothingToChange: () => {
    const state = modifying();
    state.attack.attackDice = [{ kind: 'attack', face: 'hit', again: false, forced: false }];
    return [state, 0, { type: 'spendBattleStations' }];
  },
  noSuchDie: () => [modifying(), 0, { type: 'spendTargetLock', dice: [1, 1] }],
  dieRolledAgain: () => {
    const state = modifying();
    state.attack.attackDice[1]!.again = true;
    return [state, 0, { type: 'spendTargetLock', dice: [1] }];
  },
  cannotUse: () => [modifying({ upgrades: ['fedSulu'] }), 0, use('upgrade')],
  conditionMissing: () => [modifying(), 0, use('upgrade')],
  textUsed: () => {
    const state = modifying({ ship: 'kliD7', captain: 'nudaq' });
    state.attack.used.push('0/captain0:0');
    return [state, 0, use('captain')];
  },
  cannotPay: () => [acting({ upgrades: ['fedScott'], shields: 1 }), 0, use('upgrade')],
  noTarget: () => [acting({ upgrades: ['romBochra'] }), 0, use('upgrade')],
  captainOut: () => [modifying({ captain: 'nudaq', damage: ['injuredCaptain'] }), 0, use('captain')],
  cardNotReady: () => {
    const state = acting({ upgrades: ['fedSulu'] });
    state.ships[0]!.upgrades[0]!.status = 'disabled';
    return [state, 0, use('upgrade')];
  },
  actionTaken: () => [acting({ acted: true, captain: 'spock' }), 0, { type: 'takeToken', token: 'evade' }],
  noActionNow: () => {
    const state = acting({ captain: 'spock' });
    state.ships[0]!.overlapped = true;
    return [state, 0, { type: 'takeToken', token: 'evade' }];
  },
  noFreeAction: () => [acting({ captain: 'spock', marks: ['noFreeActions'] }), 0, use('captain')],
  onlyActionBar: () => [acting({ ship: 'fedEnterprise', upgrades: ['fedSulu'], aux: 1 }), 0, use('upgrade')],
  notThatAction: () => {
    const state = acting({ captain: 'spock' });
    does(state, 0, use('captain'));
    return [state, 0, { type: 'takeToken', token: 'evade' }];
  },
  nearEdge: () => [rocky(), 0, { type: 'placeObstacle', x: 220, y: 457 }],
  nearTerrain: () => [rocky(), 0, { type: 'placeObstacle', x: 457, y: 600 }],
  onPlanet: () => {
    const state = acting({ ship: 'romD7', cloak: 'green', at: [337, 300, 0] });
    state.terrain.push({ ...PLANET, y: 300_000 });
    return [state, 0, { type: 'sensorEcho', side: 'right', offset: 0 }];
  },
  onObstacle: () => {
    const state = attacking();
    state.terrain.push({ kind: 'obstacle', seat: 1, ...obstacleAt(470, 300) });
    return [state, 0, { type: 'attack', weapon: -1, target: 1 }];
  },
  planetBetween: () => {
    const state = attacking();
    state.terrain.push({ ...PLANET, y: 400_000 });
    return [state, 0, { type: 'attack', weapon: -1, target: 1 }];
  },
  onWeb: () => {
    const state = acting({ ship: 'romD7', cloak: 'green', at: [337, 300, 0] });
    state.webs.push({ seat: 1, card: 'indEnergyWeb', pose: poseAtMm(457, 300, 0) });
    return [state, 0, { type: 'sensorEcho', side: 'right', offset: 0 }];
  },
  cannotAttack: () => {
    const state = attacking();
    state.ships[0]!.marks.push('cannotAttack');
    return [state, 0, { type: 'attack', weapon: -1, target: 1 }];
  },
  cannotBeAttacked: () => {
    const state = attacking();
    state.ships[1]!.marks.push('cannotBeAttacked');
    return [state, 0, { type: 'attack', weapon: -1, target: 1 }];
  },
  onlyThatShip: () => {
    const state = attacking();
    Object.assign(state.open[0]!, { target: 3 });
    return [state, 0, { type: 'attack', weapon: -1, target: 1 }];
  },
  onlyPrimary: () => {
    const state = attacking({ upgrades: ['fedPhotonTorpedoes'], lock: 1 });
    state.ships[0]!.attacks = 1;
    return [state, 0, { type: 'attack', weapon: 0, target: 1 }];
  },
  notThatManeuver: () => {
    const state = replacing();
    Object.assign(state.open[0]!, { maneuvers: ['straight1'] });
    return [state, 1, { type: 'pickManeuver', maneuver: 'straight2' }];
  },
  tooManyDice: () => {
    const state = attacking({ pool: 1 });
    does(state, 0, { type: 'attack', weapon: -1, target: 1 });
    return [state, 0, { type: 'addDice', count: 2 }];
  },
  notAmong: () => {
    const state = acting({ upgrades: ['kliTractorBeam'] }, { at: [457, 380, 180] });
    Object.assign(state.ships[4]!, { pose: poseAtMm(537, 300, 0) });
    does(state, 0, use('upgrade'));
    return [state, 0, { type: 'chooseShip', ship: 3 }];
  },
};

test.each(Object.entries(CASES))('%s', (code, made) => {
  const [state, actor, move] = made();
  expect(parse(game.move, move).ok).toBe(true);
  const refusal = refusalOf(state, actor, move);
  expect(refusal?.code).toBe(code);
  expect(refusal?.message).toMatch(/^[A-Z].*\.$/u);
});

test('refusals of one kind come wherever they fit', () => {
  const other: readonly (readonly [RefusalCode, Case])[] = [
    ['noSuchShip', () => [placing(), 0, putAt(400, 50, 40)]],
    ['notYourShip', () => [placing(), 0, putAt(400, 50, 5)]],
    ['notNow', () => [ordering(), 0, { type: 'next', ship: 3 }]],
    ['noSuchShip', () => [acting(), 0, { type: 'targetLock', target: 40 }]],
    ['shipGone', () => [acting(), 0, { type: 'targetLock', target: 2 }]],
    [
      'shipGone',
      () => {
        const state = planning();
        state.ships[4]!.fate = 'fled';
        return [state, 0, { type: 'setDial', ship: 4, maneuver: 'straight1' }];
      },
    ],
    ['notAnEnemy', () => [attacking(), 0, { type: 'attack', weapon: -1, target: 4 }]],
    ['noSuchShip', () => [attacking(), 0, { type: 'attack', weapon: -1, target: 40 }]],
    ['noSuchCard', () => [acting(), 0, { type: 'repair', card: 9 }]],
    ['nothingToRepair', () => [acting({ damage: ['-consoleFire'] }), 0, { type: 'repair', card: 1 }]],
    [
      'nothingToRepair',
      () => [acting({ damage: ['warpCoreBreach'], coreContained: true }), 0, { type: 'repair', card: 1 }],
    ],
    [
      'overlapsShip',
      () => [
        acting({ ship: 'romD7', cloak: 'green', at: [437, 300, 0] }),
        0,
        { type: 'sensorEcho', side: 'right', offset: 0 },
      ],
    ],
    ['notOnDial', () => [replacing(), 1, { type: 'pickManeuver', maneuver: 'comeAbout3' }]],
    ['noSuchCard', () => [modifying(), 0, { type: 'use', ship: 0, card: 'upgrade', at: 5, ability: 0 }]],
    ['noSuchDie', () => [modifying(), 0, { type: 'spendTargetLock', dice: [7] }]],
    ['wrongAnswer', () => [begun(), 0, { type: 'done' }]],
    ['wrongAnswer', () => [placing(), 0, { type: 'done' }]],
    ['wrongAnswer', () => [acting(), 0, { type: 'done' }]],
    ['wrongAnswer', () => [attacking(), 0, { type: 'done' }]],
    ['wrongAnswer', () => [modifying(), 0, { type: 'holdFire' }]],
    ['wrongAnswer', () => [replacing(), 1, { type: 'done' }]],
    ['wrongAnswer', () => [ordering(), 0, { type: 'done' }]],
  ];
  for (const [code, made] of other) {
    const [state, actor, move] = made();
    expect([code, move, refusalOf(state, actor, move)?.code]).toEqual([code, move, code]);
  }
});

test('questions about one ship are answered for that ship', () => {
  const state = table([{ type: 'endPhase' }], {
    ship: 'romD7',
    cloak: 'green',
    shields: 0,
    disabledShields: 1,
  });
  expect(refusalOf(state, 0, { type: 'cloakToken', ship: 4, keep: true })?.code).toBe('notNow');
  expect(refusalOf(state, 0, { type: 'raiseShields', ship: 0, raise: true })?.code).toBe('wrongAnswer');
  does(state, 0, { type: 'cloakToken', ship: 0, keep: false });
  expect(refusalOf(state, 0, { type: 'raiseShields', ship: 1, raise: true })?.code).toBe('notNow');
});

test('every code has its case, and every rule it names stands in RULES.md', () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(REFUSALS).sort());
  const book = readFileSync(join(__dirname, '../../../shared/games/attackWing/RULES.md'), 'utf8');
  for (const said of Object.values(REFUSALS)) if ('rule' in said) expect(book).toContain(said.rule);
});

test.each([
  ['no object', 7],
  ['no type', {}],
  ['an unknown type', { type: 'warp' }],
  ['a number that is none', { type: 'setDial', ship: NaN, maneuver: 'straight1' }],
  ['an unknown maneuver', { type: 'setDial', ship: 0, maneuver: 'straight9' }],
  ['a field too many', { type: 'cloak', shields: 9 }],
  ['half a millimetre', { type: 'place', ship: 0, x: 1.5, y: 50, heading: 0 }],
  ['a crooked heading', { type: 'place', ship: 0, x: 100, y: 50, heading: 7 }],
  ['a heading past the circle', { type: 'place', ship: 0, x: 100, y: 50, heading: 360 }],
  ['off the mat', { type: 'place', ship: 0, x: 2000, y: 50, heading: 0 }],
  ['an obstacle off the mat', { type: 'placeObstacle', x: 300, y: 915 }],
  ['too far an echo', { type: 'sensorEcho', side: 'left', offset: 21 }],
  ['no dice', { type: 'spendTargetLock', dice: [] }],
  ['a weapon below all', { type: 'attack', weapon: -2, target: 0 }],
  ['a fleet of nobody', { type: 'chooseFleet', fleet: 'borgCube' }],
])('a move that is %s does not pass the edge', (_, move) => {
  expect(parse(game.move, move).ok).toBe(false);
});
