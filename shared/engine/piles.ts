import type { BaseState, Seat, Viewer } from './game';
import type { Rng } from './rng';

/**
 * Cards in an order, and who knows which of them. `cards[0]` is the bottom, the last one the top. `seen[i]` has a bit
 * for every viewer who has seen the card at that place since the last shuffle. Who has seen a place is public; what
 * lies there is not.
 */
export interface Pile<Card extends string = string> {
  cards: Card[];
  seen: number[];
}

/** Bit 0 stands for spectators, and so for everybody; bit s + 1 for seat s. */
const bitOf = (viewer: Viewer): number => (viewer === 'spectator' ? 1 : 2 << viewer);
const PUBLIC = 1;

export const pile = <Card extends string>(cards: readonly Card[], known = false): Pile<Card> => ({
  cards: [...cards],
  seen: cards.map(() => (known ? PUBLIC : 0)),
});

export const isSeen = (mask: number, viewer: Viewer): boolean => (mask & (PUBLIC | bitOf(viewer))) !== 0;

/** The mask of those who see a card that these viewers are shown. */
export const maskOf = (viewers: readonly Viewer[]): number =>
  viewers.reduce((mask: number, viewer) => mask | bitOf(viewer), 0);

export const shuffle = (draft: Pile, rng: Rng): void => {
  rng.shuffle(draft.cards);
  draft.seen = draft.cards.map(() => 0);
};

export interface Drawn<Card> {
  readonly card: Card;
  readonly seen: number;
}

/** Takes the top card. Reveals, unless everybody knew it already. */
export const draw = <Card extends string>(
  state: Pick<BaseState, 'reveals'>,
  draft: Pile<Card>,
): Drawn<Card> | undefined => {
  const card = draft.cards.pop();
  const seen = draft.seen.pop() ?? 0;
  if (card === undefined) return undefined;
  if ((seen & PUBLIC) === 0) state.reveals++;
  return { card, seen };
};

/** Shows the top `count` cards, top first, to one seat (or to all), who will remember them. */
export const look = <Card extends string>(
  state: Pick<BaseState, 'reveals'>,
  draft: Pile<Card>,
  count: number,
  viewer: Viewer,
): Card[] => {
  const shown: Card[] = [];
  for (let i = 0; i < count; i++) {
    const at = draft.cards.length - 1 - i;
    const card = draft.cards[at];
    if (card === undefined) break;
    draft.seen[at] = (draft.seen[at] ?? 0) | bitOf(viewer);
    shown.push(card);
  }
  if (shown.length > 0) state.reveals++;
  return shown;
};

/** Puts a card on top, known to those in the mask. */
export const putOnTop = <Card extends string>(draft: Pile<Card>, card: Card, seen = 0): void => {
  draft.cards.push(card);
  draft.seen.push(seen);
};

/** Puts a card under the pile, known to those in the mask. */
export const putUnder = <Card extends string>(draft: Pile<Card>, card: Card, seen = 0): void => {
  draft.cards.unshift(card);
  draft.seen.unshift(seen);
};

/** Takes the card at a place out of the pile. */
export const takeAt = <Card extends string>(draft: Pile<Card>, at: number): Drawn<Card> | undefined => {
  const [card] = draft.cards.splice(at, 1);
  const [seen] = draft.seen.splice(at, 1);
  return card === undefined ? undefined : { card, seen: seen ?? 0 };
};

/** A pile as one viewer knows it: a card's name where it knows it, `''` where it does not. */
export interface PileView {
  readonly cards: readonly string[];
  readonly seen: readonly number[];
}

export const viewPile = (of: Readonly<Pile>, viewer: Viewer): PileView => ({
  cards: of.cards.map((card, at) => (isSeen(of.seen[at] ?? 0, viewer) ? card : '')),
  seen: [...of.seen],
});

/**
 * A pile that fits a view of it: unknown places are filled from `pool`, the cards the viewer cannot place, in the
 * order given; shuffle the pool once and share it between all the places it may fill.
 */
export const fillPile = <Card extends string>(view: PileView, pool: Card[]): Pile<Card> => ({
  cards: view.cards.map((card) => (card === '' ? takeFrom(pool) : (card as Card))),
  seen: [...view.seen],
});

const takeFrom = <Card>(pool: Card[]): Card => {
  const card = pool.pop();
  if (card === undefined) throw new RangeError('fillPile: fewer unknown cards than unknown places');
  return card;
};

/** The cards of a full set that are not among those known: what is left to guess from. */
export const without = <Card extends string>(all: readonly Card[], known: Iterable<string>): Card[] => {
  const counts = new Map<string, number>();
  for (const card of known) if (card !== '') counts.set(card, (counts.get(card) ?? 0) + 1);
  return all.filter((card) => {
    const left = counts.get(card) ?? 0;
    if (left > 0) counts.set(card, left - 1);
    return left === 0;
  });
};

export const copyPile = <Card extends string>(of: Readonly<Pile<Card>>): Pile<Card> => ({
  cards: of.cards.slice(),
  seen: of.seen.slice(),
});

/** Whether this seat has seen the card at this place (counted from the bottom). */
export const knows = (of: Readonly<Pile>, at: number, seat: Seat): boolean => isSeen(of.seen[at] ?? 0, seat);
