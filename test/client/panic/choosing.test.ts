import { pictureOf } from '../../../client/games/panic/picture';
import { isSpread, piecesOf } from '../../../client/games/panic/pieces';
import { routeOf } from '../../../client/games/panic/route';
import { PANIC } from '../../../client/games/panic/table';
import type { Pick } from '../../../client/input/gesture';
import { Choosing } from '../../../client/tabletop/choosing';
import { game } from '../../../shared/games/panic';
import type { PanicMove } from '../../../shared/games/panic/moves';
import { table } from '../../games/panic/table';

const card = (id: string): Pick => ({ kind: 'card', id });
const token = (id: string): Pick => ({ kind: 'token', id });
const ASKING = {
  ask: { id: 1, seat: 0, type: 'play', open: false },
  pub: game.publicView(table({})),
  people: [],
};
const choose = (...moves: PanicMove[]): Choosing<PanicMove> =>
  new Choosing(moves, (move) => routeOf(move, ASKING), PANIC.vague);
const FIRE: PanicMove = { type: 'fire', card: 'phasersShort-1', target: 'tholian-1' };
const DIRECT: PanicMove = {
  type: 'directHit',
  card: 'directHit-1',
  hit: 'phasersShort-1',
  target: 'tholian-1',
};
const END: PanicMove = { type: 'endPhase' };

test('a target may be picked before its card', () => {
  const choosing = choose(FIRE, END);
  expect(choosing.show().named).toEqual([END]);
  expect(choosing.take(token('tholian-1'))).toBe(true);
  expect(choosing.show().next).toEqual([card('phasersShort-1')]);
  expect(choosing.take(card('phasersShort-1'))).toEqual(FIRE);
});

test('where the picks fit several moves, these are named', () => {
  const choosing = choose(FIRE, DIRECT, END);
  choosing.take(card('phasersShort-1'));
  expect(choosing.take(token('tholian-1'))).toBe(true);
  expect(choosing.show()).toMatchObject({ next: [], named: [FIRE, DIRECT] });
});

test('picked again it is let go; something else begins anew; what leads nowhere changes nothing', () => {
  const other: PanicMove = { type: 'commit', card: 'dilithium-1', slot: 0 };
  const choosing = choose(FIRE, other, END);
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
  const choosing = choose(take, END);
  const spread = (): boolean => isSpread({ me: 0, players: 2, asked: undefined, choice: choosing.show() });
  expect(spread()).toBe(false);
  choosing.take(card('libraryComputer-1'));
  expect(spread()).toBe(true);
  expect(choosing.take(card('dilithium-1'))).toEqual(take);
});

test('whoever has picked a card to trade has what may be asked for in return before them', () => {
  const state = table({ hands: [['dilithium-1'], ['tritanium-1', 'tritanium-2']] });
  const picture = pictureOf(game.publicView(state));
  const choosing = choose({ type: 'offerTrade', seat: 1, give: 'dilithium-1', take: 'tritanium-2' }, END);
  const slotOf = (id: string): string => {
    const look = { me: 0, players: 2, asked: undefined, choice: choosing.show() };
    return piecesOf(picture, look).find((piece) => piece.id === `card ${id}`)!.place.slot;
  };
  expect(slotOf('tritanium-2')).toBe('far');
  choosing.take(card('dilithium-1'));
  expect([slotOf('tritanium-1'), slotOf('tritanium-2')]).toEqual(['far', 'held']);
});
