import { advance, start, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/attackWing';
import { fly, overlaps, type Pose, poseAtMm } from '../../../shared/games/attackWing/geometry';
import { TEMPLATES } from '../../../shared/games/attackWing/geometry/templates';
import type { Move } from '../../../shared/games/attackWing/moves';
import type { State } from '../../../shared/games/attackWing/types';
import { rate, type Row, type Work } from '../measure';

const begin = (seed: number, options: object = {}): State => {
  const started = start(game, options, 2, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  return started.value.state;
};

/** Eight ships scattered over the middle of the mat. */
const crowds = (count: number): Pose[][] => {
  const rng = fastRng(1);
  return Array.from({ length: count }, () => {
    const ships: Pose[] = [];
    while (ships.length < 8) {
      const pose = poseAtMm(150 + rng.below(600), 150 + rng.below(600), 15 * rng.below(24));
      if (!ships.some((ship) => overlaps(ship, pose))) ships.push(pose);
    }
    return ships;
  });
};

/** One maneuver of a dial after another, each tested against seven other ships and slid back where it must be. */
const maneuvers = (): Work => {
  const tables = crowds(500).map(([first, ...others]) => ({ first: first!, others }));
  const templates = [...TEMPLATES.values()].filter(({ speed }) => speed <= 4);
  let at = 0;
  return () => {
    for (let n = 0; n < 5000; n++) {
      at++;
      const { first, others } = tables[at % tables.length]!;
      fly(first, templates[at % templates.length]!, others);
    }
    return 5000;
  };
};

const BUILT = { fleets: 'built', mission: 'balanceOfTerror' };

/** Fleets built at random before anything is measured. */
const builtFleets = (count: number): Move[] => {
  const rng = fastRng(1);
  const found: Move[] = [];
  while (found.length < count) {
    const move = game.sampleMove!(begin(1, BUILT), 0, rng);
    if (move.type === 'buildFleet') found.push(move);
  }
  return found;
};

/** Whole random battles of built fleets, so that every text is in play, in place, nobody listening. */
const battles = (): Work => {
  const rng = fastRng(1);
  const fleets = builtFleets(40);
  let seed = 0;
  return () => {
    const state = begin(++seed, BUILT);
    for (const seat of [0, 1]) advance(game, state, seat, fleets[(7 * seed + seat) % fleets.length]!, rng);
    while (!game.outcome(state)) {
      const { seat } = state.open[0]!;
      advance(game, state, seat, game.sampleMove!(state, seat, rng), rng);
    }
    return 1;
  };
};

/** Answers of the heuristic in battles against itself, each from its view. */
const answers = (): Work => {
  const rng = fastRng(1);
  let seed = 0;
  return () => {
    const state = begin(++seed);
    while (!game.outcome(state)) {
      const asked = state.open[0]!;
      const move = game.bots.heuristic!.choose(viewOf(game, state, asked.seat), asked, rng, {});
      advance(game, state, asked.seat, move, rng);
    }
    return state.seq;
  };
};

/** Whole random battles of Balance of Terror between ready-made fleets, each with its face-down cards. */
const eventBattles = (): Work => {
  const rng = fastRng(1);
  let seed = 0;
  return () => {
    const state = begin(++seed, { mission: 'balanceOfTerror', clockMinutes: 60 });
    while (!game.outcome(state)) {
      const { seat } = state.open[0]!;
      advance(game, state, seat, game.sampleMove!(state, seat, rng), rng);
    }
    return 1;
  };
};

export const rows: readonly Row[] = [
  {
    name: 'attackwing-maneuver',
    unit: 'maneuvers with the overlap test against seven ships',
    goal: 200_000,
    measure: () => rate(maneuvers()),
  },
  {
    name: 'attackwing-battles',
    unit: 'random battles of built fleets of up to 100 squadron points with all texts, in place',
    goal: 400,
    measure: () => rate(battles()),
  },
  {
    name: 'attackwing-event',
    unit: 'random battles of Balance of Terror with face-down cards, in place',
    measure: () => rate(eventBattles()),
  },
  {
    name: 'attackwing-heuristic',
    unit: 'answers of the heuristic bot',
    goal: 1000,
    measure: () => rate(answers()),
  },
];
