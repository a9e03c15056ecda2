import { Choosing } from '../../../client/games/panic/choosing';
import { pictureOf } from '../../../client/games/panic/picture';
import { type Reacher, wayTo } from '../../../client/games/panic/reach';
import { reacherOf, visiblePicks } from '../../../client/games/panic/read';
import type { Pick } from '../../../client/input/gesture';
import { fastRng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/panic';
import type { PanicMove } from '../../../shared/games/panic/moves';
import type { PanicState } from '../../../shared/games/panic/types';
import { beginRandom, walk } from '../../helpers/randomGame';
import { publicOf } from './games';

const key = ({ kind, id }: Pick): string => `${kind} ${id}`;

/** Picks what a person would who wants this move: the things of its way, then its name where that is still open. */
const reach = (moves: readonly PanicMove[], wanted: PanicMove, by: Reacher): PanicMove | undefined => {
  const choosing = new Choosing(moves, by);
  for (const [thing] of wayTo(wanted, by)) {
    expect(choosing.show().next).toContainEqual(thing);
    const taken = choosing.take(thing!);
    if (typeof taken === 'object') return taken;
    expect(taken).toBe(true);
  }
  return choosing.show().named.find((move) => JSON.stringify(move) === JSON.stringify(wanted));
};

test.each(Array.from({ length: 24 }, (_, seed) => seed))(
  'seed %i: every legal move is reached by picking things that are on the table',
  (seed) => {
    const begun = beginRandom(game, seed);
    const rng = fastRng(seed);
    for (const { state } of walk(begun, seed)) {
      const pub = publicOf(state);
      const asked = state.open[rng.below(state.open.length)]!;
      const by = reacherOf(asked, pub);
      const moves = [...game.legalMoves(state as PanicState, asked.seat)];
      const seen = new Set(visiblePicks(pictureOf(pub), asked, true).map(key));
      const some = moves.length > 12 ? Array.from({ length: 12 }, () => rng.pick(moves)) : moves;
      for (const move of some) {
        for (const step of wayTo(move, by)) for (const thing of step) expect(seen).toContain(key(thing));
        expect(reach(moves, move, by)).toEqual(move);
      }
    }
  },
);

const card = (id: string): Pick => ({ kind: 'card', id });
const token = (id: string): Pick => ({ kind: 'token', id });
const BY: Reacher = { seat: 0, asked: 'play', boarded: undefined };
const FIRE: PanicMove = { type: 'fire', card: 'phasersShort-1', target: 'tholian-1' };
const DIRECT: PanicMove = {
  type: 'directHit',
  card: 'directHit-1',
  hit: 'phasersShort-1',
  target: 'tholian-1',
};
const END: PanicMove = { type: 'endPhase' };

test('a target may be picked before its card', () => {
  const choosing = new Choosing([FIRE, END], BY);
  expect(choosing.show().named).toEqual([END]);
  expect(choosing.take(token('tholian-1'))).toBe(true);
  expect(choosing.show().next).toEqual([card('phasersShort-1')]);
  expect(choosing.take(card('phasersShort-1'))).toEqual(FIRE);
});

test('where the picks fit several moves, these are named', () => {
  const choosing = new Choosing([FIRE, DIRECT, END], BY);
  choosing.take(card('phasersShort-1'));
  expect(choosing.take(token('tholian-1'))).toBe(true);
  expect(choosing.show()).toMatchObject({ next: [], named: [FIRE, DIRECT] });
});

test('picked again it is let go; something else begins anew; what leads nowhere changes nothing', () => {
  const other: PanicMove = { type: 'commit', card: 'dilithium-1', slot: 0 };
  const choosing = new Choosing([FIRE, other, END], BY);
  expect(choosing.take(token('comet-1'))).toBe(false);
  choosing.take(card('phasersShort-1'));
  expect(choosing.take(token('comet-1'))).toBe(false);
  expect(choosing.show().picked).toEqual([card('phasersShort-1')]);
  expect(choosing.take(card('dilithium-1'))).toBe(true);
  expect(choosing.show().picked).toEqual([card('dilithium-1')]);
  expect(choosing.take(card('dilithium-1'))).toBe(true);
  expect(choosing.show().picked).toEqual([]);
  expect(choosing.cancel()).toBe(false);
});

test('the discard pile is spread out only for who may look through it', () => {
  const take: PanicMove = { type: 'libraryComputer', card: 'libraryComputer-1', take: 'dilithium-1' };
  const choosing = new Choosing([take, END], BY);
  expect(choosing.show().spread).toBe(false);
  choosing.take(card('libraryComputer-1'));
  expect(choosing.show().spread).toBe(true);
  expect(choosing.take(card('dilithium-1'))).toEqual(take);
});
