import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import type { Pick, Turn } from '../../../client/input/gesture';
import { Choosing } from '../../../client/tabletop/choosing';
import { oneOf, perhaps, type Route } from '../../../client/tabletop/route';
import { SURFACE } from '../../../client/tabletop/surface';
import type { Tagged } from '../../../shared/engine/game';
import { game, skirmish } from '../../helpers/skirmish';
import type { Move, State } from '../../helpers/skirmish/types';
import { SCENE_GAMES } from '../../helpers/sceneGames';
import { SKIRMISH } from '../../helpers/skirmish/scene';
import { beginRandom, walk } from '../../helpers/randomGame';
import { makeRig } from './rig';

Logger.LogLevels = Logger.NoneLogLevel;

const AT = Vector3.Zero();
const captain = (seat: number): Pick => ({ kind: 'captain', id: String(seat) });

/** Somebody is asked this kind of question in a game drawn by lot. */
const asked = (type: string) => {
  const begun = beginRandom(game, 2);
  for (const { state } of walk(begun, 2)) {
    const ask = state.open.find((one) => one.type === type);
    if (ask === undefined) continue;
    const rig = makeRig({ table: SKIRMISH, words: skirmish.words, me: ask.seat, players: begun.seats });
    const chosen: Tagged[] = [];
    rig.waits(state.open);
    rig.scene.snap(game.publicView(state as State), game.privateView(state as State, ask.seat));
    rig.scene.offer([
      {
        ask,
        moves: [...game.legalMoves(state as State, ask.seat)],
        check: (move) => game.check(state as State, ask.seat, move as Move),
        choose: (move) => void chosen.push(move),
        quiet: () => undefined,
      },
    ]);
    return { rig, chosen, seat: ask.seat, target: ask.seat === 0 ? 1 : 0 };
  }
  throw new Error(`nobody is asked to ${type}`);
};

test('held over its goal, what is carried is counted, and let go it is that many', () => {
  const { rig, chosen, seat, target } = asked('attack');
  rig.gesture({ type: 'drag', pick: captain(seat), over: captain(target), at: AT, held: AT });
  expect(rig.labels.get('count')).toBeUndefined();
  rig.pass(1.2);
  const counted = Number(rig.labels.get('count'));
  expect(counted).toBeGreaterThan(0);
  rig.gesture({ type: 'drop', pick: captain(seat), over: captain(target), at: AT, held: AT });
  expect(chosen).toEqual([{ type: 'attack', target, charge: counted }]);
  expect(rig.labels.get('count')).toBeUndefined();
});

test('dropped at once, the number is set in words, step by step', () => {
  const { rig, chosen, seat, target } = asked('attack');
  rig.gesture({ type: 'drag', pick: captain(seat), over: undefined, at: AT, held: AT });
  rig.gesture({ type: 'drop', pick: captain(seat), over: captain(target), at: AT, held: AT });
  rig.say('10 more');
  rig.say('1 fewer');
  rig.say(`Attack Captain ${target + 1} with 9 energy`);
  expect(chosen).toEqual([{ type: 'attack', target, charge: 9 }]);
});

test('carried onto oneself or cancelled, nothing is counted and nothing chosen', () => {
  const { rig, chosen, seat, target } = asked('attack');
  rig.gesture({ type: 'drag', pick: captain(seat), over: captain(target), at: AT, held: AT });
  rig.pass(1.2);
  rig.gesture({ type: 'cancel', pick: captain(seat) });
  expect(rig.labels.get('count')).toBeUndefined();
  rig.gesture({ type: 'drop', pick: captain(seat), over: captain(seat), at: AT, held: AT });
  expect(chosen).toEqual([]);
});

test('a point of the table is put where the hand is', () => {
  const { rig, chosen } = asked('place');
  expect([...rig.picks.values()]).toContainEqual(SURFACE);
  rig.gesture({ type: 'point', pick: SURFACE, at: new Vector3(0.6, 0.78, -0.6) });
  rig.gesture({ type: 'choose', pick: SURFACE, at: new Vector3(0.6, 0.78, -0.6) });
  expect(chosen).toEqual([{ type: 'place', spot: 100, row: 0 }]);
  expect([...rig.picks.values()]).not.toContainEqual(SURFACE);
});

describe('a dial', () => {
  const found = SCENE_GAMES.find(({ id }) => id === 'attackWing')!;

  /** Somebody sets the dial of their first ship: gives what it may be set to, and what it is after these turns. */
  const dial = async () => {
    const { table, module } = await found.load();
    const { game: wing, words } = module;
    const begun = beginRandom(wing, 2, found.options(2));
    for (const { state } of walk(begun, 2)) {
      const ask = state.open.find(({ type }) => type === 'setDials');
      if (ask === undefined) continue;
      const rig = makeRig({ table, words, me: ask.seat, players: begun.seats });
      const moves = [...wing.legalMoves(state, ask.seat)];
      const open = (): { keys: readonly Pick[]; chosen: Tagged[] } => {
        const chosen: Tagged[] = [];
        rig.scene.snap(wing.publicView(state), wing.privateView(state, ask.seat));
        const rest = { check: () => undefined, quiet: () => undefined };
        rig.scene.offer([{ ask, moves, ...rest, choose: (move) => void chosen.push(move) }]);
        const ship = rig.scene.trial.choices().next.find(({ kind }) => kind === 'ship')!;
        rig.gesture({ type: 'choose', pick: ship, at: AT });
        return { chosen, keys: rig.scene.trial.choices().next.filter(({ kind }) => kind === 'maneuver') };
      };
      const { keys } = open();
      const after = (...turns: readonly Turn[]): string => {
        const { chosen } = open();
        for (const by of turns) rig.gesture({ type: 'turn', by, pick: keys[0] });
        rig.gesture({ type: 'choose', pick: keys[0]!, at: AT });
        return (chosen as unknown as readonly { maneuver: string }[])[0]!.maneuver;
      };
      return { many: keys.length, after };
    }
    throw new Error('no dial was ever set');
  };

  test('is turned from one maneuver to the next, round again, and let go it is set so', async () => {
    const { many, after } = await dial();
    const round = (by: Turn, turns: number): Turn[] => Array.from({ length: turns }, () => by);
    const begun = after();
    expect(many).toBeGreaterThan(8);
    expect(new Set(Array.from({ length: many }, (_, turns) => after(...round(1, turns)))).size).toBe(many);
    expect([after(...round(1, many)), after(1, -1), after(...round(-1, many))]).toEqual([
      begun,
      begun,
      begun,
    ]);
    expect(after(1)).toBe(after(...round(-1, many - 1)));
  });
});

interface March {
  readonly type: 'march';
  readonly to: string;
  readonly n: number;
}
const march = (to: string, n: number): March => ({ type: 'march', to, n });
const place = (id: string): Pick => ({ kind: 'place', id });
const routeOf = (move: March): Route<March> => [
  oneOf(place(move.to)),
  { amount: [move.n, move.n], of: () => move },
];

test('moves that differ by a number only are one choice with a number; a single number is none', () => {
  const choosing = new Choosing([march('a', 1), march('a', 2), march('a', 4), march('b', 3)], routeOf);
  expect(choosing.take(place('a'))).toBe(true);
  const { amount, named, next } = choosing.show();
  expect([amount?.least, amount?.most, named, next]).toEqual([1, 4, [], []]);
  expect([1, 2, 3, 4].map((n) => amount?.of(n)?.n)).toEqual([1, 2, undefined, 4]);
  expect(choosing.take(place('b'))).toBe(true);
  expect(choosing.take(place('b'))).toBe(true);
  expect(choosing.show().picked).toEqual([]);
  expect(choosing.take(place('b'))).toEqual(march('b', 3));
});

test('what may be carried and need not be: its goal alone says as much', () => {
  const carried = (move: ReturnType<typeof march>): Route<ReturnType<typeof march>> => [
    perhaps(captain(0)),
    ...routeOf(move),
  ];
  const choosing = new Choosing([march('a', 1), march('a', 2), march('b', 3)], carried);
  expect(choosing.show().next).toContainEqual(captain(0));
  expect(choosing.take(place('b'))).toEqual(march('b', 3));
  expect(choosing.amountOf([place('a')])?.most).toBe(2);
  expect(choosing.fits(captain(0), place('a'))).toBe(true);
  expect(choosing.amountOf([captain(0), place('a')])?.of(2)).toEqual(march('a', 2));
  expect(choosing.amountOf([captain(0)])).toBeUndefined();
});
