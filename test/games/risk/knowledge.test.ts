import { guessFrom, viewOf } from '../../../shared/engine/kernel';
import { fastRng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/risk';
import type { CardId } from '../../../shared/games/risk/data/cards';
import { redact } from '../../../shared/games/risk/redact';
import type { RiskState } from '../../../shared/games/risk/types';
import { at, eventOf, play, questionTo, scene } from './helpers';

const [BAJOR, CHINTOKA] = [at('bajor'), at('chintoka')];

/** Seat 0 has just taken two cards from seat 1, who is out; seats 2 and 3 look on. */
const afterSpoils = (): { state: RiskState; events: ReturnType<typeof play>['events'] } =>
  play(
    scene({
      seats: 4,
      forces: { bajor: [0, 9], chintoka: [1, 1], earth: [2, 4], risa: [3, 4] },
      hands: [['card-breen'], ['card-earth', 'card-risa'], ['card-trill'], []],
    }),
    0,
    { type: 'invade', from: BAJOR, to: CHINTOKA, ships: 3 },
    [6, 5, 5, 1],
  );
const cardsKnown = (state: RiskState, viewer: number, hand: number): string[] =>
  [...game.privateView(state, viewer).hands[hand]!].filter((card) => card !== '').sort();

describe('what is seen is remembered', () => {
  test('a captain knows the own hand, no other', () => {
    const state = scene({
      forces: { bajor: [0, 9], earth: [1, 1], risa: [2, 4] },
      hands: [['card-breen'], ['card-earth', 'card-risa'], []],
    });
    expect(game.privateView(state, 1).hands).toEqual([[''], ['card-earth', 'card-risa'], []]);
    expect(game.privateView(state, 2).hands).toEqual([[''], ['', ''], []]);
    expect(JSON.stringify(viewOf(game, state, 'spectator'))).not.toMatch(/card-/u);
  });

  test('cards won are known to the winner and to the captain who lost them, to nobody else', () => {
    const { state, events } = afterSpoils();
    expect(cardsKnown(state, 0, 0)).toEqual(['card-breen', 'card-earth', 'card-risa']);
    expect(cardsKnown(state, 1, 0)).toEqual(['card-earth', 'card-risa']);
    expect(cardsKnown(state, 2, 0)).toEqual([]);
    const spoils = eventOf(events, 'spoils')!;
    expect(redact(spoils, 0)).toEqual(spoils);
    expect(redact(spoils, 1)).toEqual(spoils);
    expect(redact(spoils, 2)).toEqual({ ...spoils, cards: ['', ''] });
    expect(redact(spoils, 'spectator')).toEqual({ ...spoils, cards: ['', ''] });
  });

  test('what the loser knows of a hand stays true when cards are traded', () => {
    const { state } = afterSpoils();
    state.open = [{ type: 'trade', seat: 0, id: ++state.lastAsk, open: false }];
    play(state, 0, { type: 'tradeCard', card: 'card-risa' });
    expect(cardsKnown(state, 1, 0)).toEqual(['card-earth']);
    expect(cardsKnown(state, 2, 0)).toEqual([]);
    expect(game.publicView(state).discard).toEqual(['card-risa']);
  });

  test('a drawn card is shown to the drawer alone', () => {
    const drawn = { type: 'cardDrawn', seat: 1, card: 'card-earth' } as const;
    expect(redact(drawn, 1)).toEqual(drawn);
    expect(redact(drawn, 0)).toEqual({ ...drawn, card: '' });
    expect(redact(drawn, 'spectator')).toEqual({ ...drawn, card: '' });
  });

  test('guesses keep what is known and vary the rest', () => {
    const { state } = afterSpoils();
    const view = viewOf(game, state, 1);
    const others = new Set<CardId>();
    for (let seed = 1; seed <= 200; seed++) {
      const guess = guessFrom(game, view, fastRng(seed));
      const hand = guess.hands[0]!.cards;
      expect(hand).toEqual(expect.arrayContaining(['card-earth', 'card-risa']));
      for (const card of hand) if (card !== 'card-earth' && card !== 'card-risa') others.add(card);
      expect(new Set([...guess.deck, ...guess.hands.flatMap(({ cards }) => cards)]).size).toBe(44);
    }
    // One unknown place, 42 cards that may fill it.
    expect(others.size).toBeGreaterThan(38);
  });
});

describe('a renewed deck', () => {
  /** All cards but those in hands have been traded and shuffled into a new deck; then seat 0 drew from it. */
  const renewed = (): RiskState => {
    const state = scene({
      forces: { bajor: [0, 9], chintoka: ['aliens', 1], earth: [1, 1], risa: [2, 4] },
      hands: [[], ['card-earth', 'card-risa'], []],
    });
    state.discard = state.deck;
    state.deck = [];
    play(state, 0, { type: 'invade', from: BAJOR, to: CHINTOKA, ships: 1 }, [6, 1]);
    play(state, 0, { type: 'moveIn', ships: 0 });
    play(state, 0, { type: 'endActions' });
    if (questionTo(state, 0) === 'maneuver') play(state, 0, { type: 'endTurn' });
    expect([state.epoch, state.hands[0]!.cards.length, state.deck.length]).toEqual([1, 1, 41]);
    return state;
  };

  test('everybody knows which cards it was made of: the two others must be in the old hand', () => {
    const state = renewed();
    for (const viewer of ['spectator', 0, 2] as const) {
      const view = viewOf(game, state, viewer);
      const drawn = new Set<string>();
      for (let seed = 1; seed <= 60; seed++) {
        const guess = guessFrom(game, view, fastRng(seed));
        expect([...guess.hands[1]!.cards].sort()).toEqual(['card-earth', 'card-risa']);
        drawn.add(guess.hands[0]!.cards[0]!);
      }
      expect(drawn.size > 1).toBe(viewer !== 0);
    }
  });

  test('a hand that mixes decks is kept in order of the decks', () => {
    const state = renewed();
    state.hands[1]!.epoch = [0, 1];
    state.cardEpoch[at('risa')] = 1;
    const guess = guessFrom(game, viewOf(game, state, 'spectator'), fastRng(3));
    expect(guess.hands[1]!.cards[0]).toBe('card-earth');
  });
});
