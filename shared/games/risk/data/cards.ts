import { type LocationId, LOCATIONS } from './locations';

/** One Location card for every location (rulebook p. 4: 44 cards); its stars are in the table of locations. */
export type CardId = `card-${LocationId}`;

const cardOf = (id: LocationId): CardId => `card-${id}`;

/** The full deck; a card stands at the index of its location. */
export const CARDS: readonly CardId[] = LOCATIONS.map(({ id }) => cardOf(id));

const INDEX: ReadonlyMap<string, number> = new Map(CARDS.map((card, index) => [card, index]));

/** The location a card names; −1 for what is no card. */
export const locationOfCard = (card: string): number => INDEX.get(card) ?? -1;

export const starsOf = (card: string): number => LOCATIONS[locationOfCard(card)]?.stars ?? 0;
