import { guessFrom, start, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/attackWing';
import { fleetPoints, survivingPoints } from '../../../shared/games/attackWing/apply/ending';
import { captainCard } from '../../../shared/games/attackWing/data/captains';
import { dialOf } from '../../../shared/games/attackWing/data/dials';
import { shipCard } from '../../../shared/games/attackWing/data/ships';
import type { ManeuverId } from '../../../shared/games/attackWing/geometry';
import { reactionMsOf } from '../../../shared/games/attackWing/options';
import type { State } from '../../../shared/games/attackWing/types';
import { asked, does, go, only, type Put, refusalOf, tableWith, typesOf } from './helpers';

const BALANCE = { mission: 'balanceOfTerror' } as const;

/** Seat 1's ship is about to move with this dial; seat 0 has Kirk's ship at range 1 and another far away. */
const before = (dial: ManeuverId, own: Partial<Put> = {}, other: Partial<Put> = {}): State => {
  const state = tableWith({
    phase: 'activation',
    options: BALANCE,
    ships: [
      {
        seat: 0,
        ship: 'fedConstitution',
        captain: 'kirk',
        at: [457, 300, 0],
        mission: 6,
        activated: true,
        ...own,
      },
      { seat: 1, ship: 'fedConstitution', captain: 'pike', at: [457, 400, 180], mission: 4, dial, ...other },
      { seat: 0, ship: 'fedMiranda', captain: 'spock', at: [457, 40, 0], mission: 4, activated: true },
    ],
    agenda: [{ type: 'activation' }],
  });
  go(state);
  return state;
};

const guess = (state: State, maneuver: ManeuverId) =>
  does(state, 0, { type: 'anticipate', ship: 0, maneuver });

describe('Mission tokens', () => {
  const begin = (options: object): State => {
    const started = start(game, options, 2, keyFromSeed(1));
    if (!started.ok) throw new Error(started.refusal.message);
    return started.value.state;
  };

  test.each(['duel', 'balanceOfTerror'] as const)('in %s', (mission) => {
    const state = begin({ mission });
    does(state, 0, { type: 'chooseFleet', fleet: 'fedSquadron' });
    const events = does(state, 1, { type: 'chooseFleet', fleet: 'kliSquadron' });
    expect(only(events, 'missionTokensPlaced')).toHaveLength(mission === 'duel' ? 0 : 1);
    for (const ship of state.ships)
      expect(ship.mission).toBe(mission === 'duel' ? 0 : captainCard(ship.captain).cost);
  });

  test('are gone with the ship', () => {
    const state = before('straight4', {}, { at: [457, 20, 180] });
    does(state, 0, { type: 'letPass' });
    expect(state.ships[1]).toMatchObject({ fate: 'fled', mission: 0 });
  });
});

describe('who is asked', () => {
  test('the opponent of the active ship, before the dial is revealed, with the ships in range that have tokens', () => {
    const state = before('straight1');
    expect(asked(state, 0)).toMatchObject({ type: 'anticipate', ship: 1, ships: [0], open: false });
    expect(state.ships[1]!.revealed).toBe(false);
    expect(asked(state, 0).reaction).toBeUndefined();
  });

  test.each<[string, Partial<Put>, Partial<Put>]>([
    ['without a token', { mission: 0 }, {}],
    ['out of range', { at: [457, 40, 90] }, { at: [457, 500, 180] }],
    ['in the other mission', {}, {}],
    ['where the dial was forced by the guesser', {}, { forcedBy: 0 }],
  ])('nobody %s', (why, own, other) => {
    const state = tableWith({
      phase: 'activation',
      options: why.includes('other mission') ? {} : BALANCE,
      ships: [
        { seat: 0, at: [457, 300, 0], mission: 3, activated: true, ...own },
        { seat: 1, at: [457, 400, 180], mission: 3, dial: 'straight1', ...other },
      ],
      agenda: [{ type: 'activation' }],
    });
    expect(typesOf(go(state))).toContain('dialRevealed');
  });

  test('a dial forced by somebody else may be guessed, and a cloaked, suppressed or touching ship may guess', () => {
    const state = before(
      'straight1',
      { cloak: 'green', suppressed: true, aux: 2, at: [457, 360, 0] },
      { forcedBy: 1 },
    );
    expect(asked(state, 0)).toMatchObject({ type: 'anticipate', ships: [0] });
  });

  test('the question and its answers are the same whatever the dial shows', () => {
    const [one, two] = (['straight1', 'turnLeft2'] as const).map((dial) => before(dial));
    expect(one!.open).toEqual(two!.open);
    expect([...game.legalMoves(one!, 0)]).toEqual([...game.legalMoves(two!, 0)]);
    expect([...game.legalMoves(one!, 0)]).toHaveLength(dialOf('constitution').length + 1);
    expect(viewOf(game, one!, 0)).toEqual(viewOf(game, two!, 0));
    expect(viewOf(game, one!, 'spectator')).toEqual(viewOf(game, two!, 'spectator'));
  });
});

describe('a guess', () => {
  test.each<[ManeuverId, ManeuverId, boolean, boolean]>([
    ['bankLeft2', 'bankLeft2', true, true],
    ['bankLeft2', 'bankRight2', true, false],
    ['bankLeft2', 'bankLeft1', false, true],
    ['bankLeft2', 'straight2', true, false],
    ['bankLeft2', 'straight1', false, false],
    ['reverse2', 'reverse2', true, true],
    ['reverse2', 'straight2', true, false],
    ['turnLeft2', 'turnRight3', false, false],
  ])('of a dial at %s with %s', (dial, guessed, speedRight, bearingRight) => {
    const state = before(dial);
    const events = guess(state, guessed);
    expect(only(events, 'anticipated')).toEqual([
      { type: 'anticipated', ship: 0, target: 1, maneuver: guessed, speedRight, bearingRight },
    ]);
    const right = speedRight && bearingRight;
    const wrong = !speedRight && !bearingRight;
    expect(state.ships[0]).toMatchObject({ mission: 5, aux: wrong ? 1 : 0 });
    expect(state.players.map(({ stack }) => stack)).toEqual([right ? 1 : 0, 0]);
    expect(state.ships[1]!.suppressed).toBe(right);
    expect(only(events, 'auxPlaced').filter(({ why }) => why === 'guess')).toHaveLength(wrong ? 1 : 0);
    expect(typesOf(events).indexOf('anticipated')).toBeLessThan(typesOf(events).indexOf('dialRevealed'));
  });

  test('not made costs nothing', () => {
    const state = before('straight1');
    expect(typesOf(does(state, 0, { type: 'letPass' }))[0]).toBe('letPass');
    expect(state.ships[0]).toMatchObject({ mission: 6, aux: 0 });
  });

  test('is made once for each activation, and tokens stack', () => {
    const state = before('straight1');
    guess(state, 'straight1');
    expect(state.open.some(({ type }) => type === 'anticipate')).toBe(false);
    state.players[0]!.stack = 2;
    const agenda = [{ type: 'endPhase' }, { type: 'anticipate', ship: 1 }];
    Object.assign(state, { open: [], agenda, active: 1 });
    go(state);
    guess(state, 'straight1');
    expect(state.players[0]!.stack).toBe(3);
  });

  test('that is wrong may make a red maneuver of the guessing ship illegal: the opponent replaces it', () => {
    const state = before('straight1', { activated: false, dial: 'turnLeft3' });
    guess(state, 'turnLeft2');
    while (state.open[0]?.type !== 'pickManeuver') {
      const question = state.open[0]!;
      does(state, question.seat, game.quiet(state, question)!);
    }
    expect(state.open[0]).toMatchObject({ seat: 1, ship: 0 });
  });

  test('an Auxiliary Power Token got since the dials were set shortens no list of what a dial may show', () => {
    const state = before('turnLeft3', {}, { aux: 1 });
    const dials = (auxAtDials: number): Set<string> => {
      state.ships[1]!.auxAtDials = auxAtDials;
      const view = viewOf(game, state, 0);
      return new Set(
        Array.from({ length: 200 }, (_, seed) => guessFrom(game, view, fastRng(seed + 1)).ships[1]!.dial),
      );
    };
    expect(dials(0)).toContain('turnLeft3');
    expect(dials(1)).not.toContain('turnLeft3');
  });
});

describe('a suppressed ship', () => {
  const acting = (): State => {
    const state = before(
      'straight1',
      {},
      {
        upgrades: ['fedPhotonTorpedoes', 'fedPhotonTorpedoes'],
        damage: ['weaponsMalfunction'],
        at: [457, 550, 180],
        lock: 0,
      },
    );
    state.ships[1]!.upgrades[1]!.status = 'disabled';
    guess(state, 'straight1');
    return state;
  };

  test('takes an action of its Action Bar and nothing else', () => {
    const state = acting();
    expect(asked(state, 1)).toMatchObject({ type: 'action', ship: 1 });
    const serial = state.ships[1]!.damage[0]!.serial;
    expect(refusalOf(state, 1, { type: 'repair', card: serial })?.code).toBe('suppressed');
    expect(refusalOf(state, 1, { type: 'enable', upgrade: 1 })?.code).toBe('suppressed');
    expect(refusalOf(state, 1, { type: 'takeToken', token: 'evade' })).toBeUndefined();
  });

  test('attacks with its primary weapon alone', () => {
    const state = acting();
    state.ships[0]!.pose = { ...state.ships[1]!.pose, y: state.ships[1]!.pose.y - 180_000 };
    Object.assign(state, { open: [], phase: 'combat', agenda: [{ type: 'attackWith', ship: 1 }] });
    go(state);
    expect(asked(state, 1).type).toBe('attack');
    expect(refusalOf(state, 1, { type: 'attack', weapon: 0, target: 0 })?.code).toBe('suppressed');
    expect(refusalOf(state, 1, { type: 'attack', weapon: -1, target: 0 })).toBeUndefined();
  });

  test('is free again after the End phase', () => {
    const state = acting();
    Object.assign(state, { open: [], agenda: [{ type: 'endPhase' }] });
    go(state);
    expect(state.ships[1]).toMatchObject({ suppressed: false, auxAtDials: 0, forcedBy: -1 });
  });
});

describe('fleet points', () => {
  test('are ten more for every right guess, without a cap', () => {
    const state = before('straight1');
    state.players[0]!.stack = 12;
    expect(fleetPoints(state, 0)).toBe(100 - survivingPoints(state, 1) + 120);
    expect(fleetPoints(state, 1)).toBe(100 - survivingPoints(state, 0));
  });

  test('decide at the time limit with the bonus counted', () => {
    const state = before('straight1');
    state.players[1]!.stack = 9;
    Object.assign(state, { open: [], phase: 'planning', agenda: [{ type: 'round' }] });
    state.options = { ...state.options, atTimeLimit: 'stop' };
    go(state);
    const events = does(state, 'table', { type: 'timeUp' });
    expect(only(events, 'battleEnded')[0]).toMatchObject({
      reason: 'fleetPoints',
      end: 'time',
      winner: 1,
      stacks: [0, 9],
      surviving: [survivingPoints(state, 0), survivingPoints(state, 1)],
    });
  });

  test('do not save a side without ships (rules 10.16)', () => {
    const state = before('straight4', {}, { at: [457, 20, 180] });
    state.players[1]!.stack = 30;
    does(state, 0, { type: 'letPass' });
    expect(game.outcome(state)).toMatchObject({ reason: 'elimination', winners: [0] });
    expect(state.result.scores[1]).toBeGreaterThan(state.result.scores[0]!);
  });
});

/** How often a binomial variable is at least this large: the normal approximation will do for a thousand. */
const deviations = (right: number, count: number, chance: number): number =>
  (right - count * chance) / Math.sqrt(count * chance * (1 - chance));

test('two bots: more right guesses than uniform over the dial (1,000, p < 0.01), at most 10 of 60 minutes in windows', () => {
  let [guesses, right, uniform] = [0, 0, 0];
  for (let seed = 1; guesses < 1000; seed++) {
    const started = start(game, { ...BALANCE, size: 'skirmish' }, 2, keyFromSeed(seed));
    if (!started.ok) throw new Error(started.refusal.message);
    const { state } = started.value;
    const rng = fastRng(seed);
    const windows = new Set<number>();
    while (!game.outcome(state)) {
      const question = state.open[0]!;
      if ('reaction' in question) windows.add(question.id);
      const move = game.bots.heuristic!.choose(viewOf(game, state, question.seat), question, rng, {});
      const events = does(state, question.seat, move, rng);
      for (const { target, speedRight, bearingRight } of only(events, 'anticipated')) {
        guesses++;
        uniform += 1 / dialOf(shipCard(state.ships[target]!.card).shipClass).length;
        if (speedRight && bearingRight) right++;
      }
    }
    expect(windows.size * reactionMsOf(state.options)).toBeLessThanOrEqual(10 * 60_000);
  }
  // A one-sided p of 0.01 lies at 2.33 deviations.
  expect(deviations(right, guesses, uniform / guesses)).toBeGreaterThan(2.33);
});

describe('an invalid hidden card (ruling 14)', () => {
  const shown = (card: 'kliOnceMore' | 'fedScott'): { state: State; events: readonly string[] } => {
    const state = tableWith({
      phase: 'activation',
      options: BALANCE,
      active: 0,
      ships: [
        { seat: 0, ship: 'fedEnterprise', captain: 'terrell', at: [457, 300, 0], activated: true },
        { seat: 1, at: [457, 800, 180], activated: true },
        { seat: 0, at: [100, 100, 0], activated: true },
      ],
      agenda: [{ type: 'performAction', ship: 0 }, { type: 'combat' }],
    });
    state.ships[0]!.upgrades.push({ card, paid: 3, bought: 'hidden', status: 'ready', faceDown: true });
    go(state);
    const use = [...game.legalMoves(state, 0)].find(({ type }) => type === 'use');
    return { state, events: typesOf(does(state, 0, use!, fastRng(1))) };
  };

  test('destroys its ship when it is turned up', () => {
    const { state, events } = shown('kliOnceMore');
    expect(events.slice(0, 3)).toEqual(['turnedUp', 'invalidShown', 'removed']);
    expect(state.ships[0]!.fate).toBe('destroyed');
  });

  test('a valid one works', () => {
    const { state, events } = shown('fedScott');
    expect(events[0]).toBe('turnedUp');
    expect(events).not.toContain('invalidShown');
    expect(state.ships[0]!.fate).toBe('alive');
  });
});
