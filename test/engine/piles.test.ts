import {
  draw,
  fillPile,
  isSeen,
  knows,
  look,
  maskOf,
  pile,
  putOnTop,
  putUnder,
  shuffle,
  takeAt,
  viewPile,
  without,
} from '../../shared/engine/piles';
import { fastRng } from '../../shared/engine/rng';

const deck = () => pile(['bottom', 'middle', 'top']);

describe('a pile', () => {
  test('a look is remembered by the one who looked, top first, and raises reveals', () => {
    const [state, cards] = [{ reveals: 0 }, deck()];
    expect(look(state, cards, 2, 1)).toEqual(['top', 'middle']);
    expect(state.reveals).toBe(1);
    expect(viewPile(cards, 1).cards).toEqual(['', 'middle', 'top']);
    expect(viewPile(cards, 0).cards).toEqual(['', '', '']);
    expect(viewPile(cards, 'spectator').cards).toEqual(['', '', '']);
    expect(knows(cards, 2, 1)).toBe(true);
    expect(knows(cards, 0, 1)).toBe(false);
  });

  test('what everybody saw, everybody knows', () => {
    const cards = deck();
    look({ reveals: 0 }, cards, 1, 'spectator');
    expect([0, 1, 'spectator' as const].map((viewer) => viewPile(cards, viewer).cards[2])).toEqual([
      'top',
      'top',
      'top',
    ]);
  });

  test('who knows a card goes with it when it is drawn; drawing an unknown one reveals', () => {
    const [state, cards] = [{ reveals: 0 }, deck()];
    look(state, cards, 1, 2);
    expect(draw(state, cards)).toEqual({ card: 'top', seen: maskOf([2]) });
    expect(state.reveals).toBe(2);
    expect(cards.cards).toEqual(['bottom', 'middle']);
  });

  test('drawing what everybody knew reveals nothing', () => {
    const state = { reveals: 0 };
    expect(draw(state, pile(['open'], true))?.card).toBe('open');
    expect(state.reveals).toBe(0);
  });

  test('an empty pile gives nothing and shows nothing', () => {
    const state = { reveals: 0 };
    expect(draw(state, pile([]))).toBeUndefined();
    expect(look(state, pile([]), 3, 0)).toEqual([]);
    expect(takeAt(pile([]), 0)).toBeUndefined();
    expect(state.reveals).toBe(0);
  });

  test('shuffling forgets', () => {
    const cards = deck();
    look({ reveals: 0 }, cards, 3, 0);
    shuffle(cards, fastRng(1));
    expect(viewPile(cards, 0).cards).toEqual(['', '', '']);
    expect([...cards.cards].sort()).toEqual(['bottom', 'middle', 'top']);
  });

  test('cards are put on top and under, known to those who saw it', () => {
    const cards = deck();
    putOnTop(cards, 'new', maskOf([0]));
    putUnder(cards, 'last');
    expect(cards.cards).toEqual(['last', 'bottom', 'middle', 'top', 'new']);
    expect(viewPile(cards, 0).cards).toEqual(['', '', '', '', 'new']);
    expect(takeAt(cards, 1)).toEqual({ card: 'bottom', seen: 0 });
    expect(cards.seen).toHaveLength(4);
  });

  test('a guess keeps what is known and fills the rest from the pool', () => {
    const cards = deck();
    look({ reveals: 0 }, cards, 1, 0);
    const pool = fastRng(5).shuffle(
      without(['bottom', 'middle', 'top', 'elsewhere'], viewPile(cards, 0).cards),
    );
    const guess = fillPile(viewPile(cards, 0), pool);
    expect(guess.cards[2]).toBe('top');
    expect(viewPile(guess, 0)).toEqual(viewPile(cards, 0));
    expect(new Set([...guess.cards, ...pool]).size).toBe(4);
  });

  test('a pool that is too small is an error, not a made-up card', () => {
    expect(() => fillPile({ cards: ['', ''], seen: [0, 0] }, ['one'])).toThrow('fewer unknown cards');
  });

  test('without takes each known card away once', () => {
    expect(without(['a', 'a', 'b'], ['a', ''])).toEqual(['a', 'b']);
  });

  test('the mask of nobody shows nothing to anybody', () => {
    for (const viewer of [0, 5, 'spectator'] as const) expect(isSeen(0, viewer)).toBe(false);
  });
});
