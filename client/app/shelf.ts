import type { Tagged } from '../../shared/engine/game';
import type { FormatId } from '../../shared/events/options';
import type { GameId } from '../../shared/games';
import type { Keep } from '../net/identity';
import type { Offer } from '../net/session';
import type { Evening, Evenings } from '../ui/events/evening';
import type { Gauges } from '../ui/gauges';
import type { Guidance } from '../ui/guide/lesson';

/** What each game's DOM brings to the page beside the plain table, loaded when it is wanted. */

/** One line for each game in the register. */
export const TAGLINES: Readonly<Record<GameId, string>> = {
  panic: 'Defend the Enterprise together, on her five-year mission.',
  risk: 'Conquer the Alpha and Beta quadrants for the amusement of Q.',
  attackWing: 'Two captains, one guess: the duel of Balance of Terror.',
};

/** The game that a newcomer is taught who asks for none. */
export const FIRST_GAME: GameId = 'panic';

/** Games that teach themselves. */
const GUIDES: Readonly<Partial<Record<GameId, () => Promise<{ readonly GUIDANCE: Guidance }>>>> = {
  panic: () => import('../games/panic/guide'),
  risk: () => import('../games/risk/guide'),
  attackWing: () => import('../games/attackWing/guide'),
};

export const isTaught = (game: string): boolean => Object.hasOwn(GUIDES, game);

/** How a game is taught; one that teaches nothing, or that there is not, is the usual first game. */
export const guidanceOf = async (game: string): Promise<Guidance> => {
  const found = Object.entries(GUIDES).find(([id]) => id === game)?.[1];
  return (await (found ?? GUIDES[FIRST_GAME] ?? (() => import('../games/panic/guide')))()).GUIDANCE;
};

/** Each game's rules in our words. */
export const RULEBOOKS: Readonly<Record<GameId, () => Promise<{ readonly default: string }>>> = {
  panic: () => import('../../shared/games/panic/RULES.md'),
  risk: () => import('../../shared/games/risk/RULES.md'),
  attackWing: () => import('../../shared/games/attackWing/RULES.md'),
};

/** What can be counted about each game, for scoreboards and plots. */
export const GAUGES: Readonly<Record<GameId, () => Promise<Gauges>>> = {
  panic: async () => (await import('../games/panic/desk/gauges')).GAUGES,
  risk: async () => (await import('../games/risk/desk/gauges')).GAUGES,
  attackWing: async () => (await import('../games/attackWing/desk/gauges')).GAUGES,
};

export const gaugesOf = async (game: string): Promise<Gauges> =>
  (await Object.entries(GAUGES).find(([id]) => id === game)?.[1]()) ?? [];

export const rulebookOf = async (game: string): Promise<string> => {
  const load = Object.entries(RULEBOOKS).find(([id]) => id === game)?.[1];
  return load === undefined ? '' : (await load()).default;
};

/** What each format of an event has to say and to ask. */
const EVENINGS: Readonly<Record<FormatId, () => Promise<Evening>>> = {
  kit: async () => (await import('../games/attackWing/desk/evening')).KIT,
  swiss: async () => (await import('../games/attackWing/desk/evening')).SWISS,
  crews: async () => (await import('../games/panic/desk/evening')).CREWS,
  captains: async () => (await import('../games/risk/desk/evening')).CAPTAINS,
};

export const loadEvenings = async (): Promise<Evenings> => {
  const all = Object.entries(EVENINGS).map(async ([id, load]) => [id, await load()] as const);
  return Object.fromEntries(await Promise.all(all)) as Record<FormatId, Evening>;
};

/** Where fleets are built. */
export const DESK = () => import('../games/attackWing/desk');

type Prepare = (offer: Offer<Tagged>, keep: Keep | undefined) => readonly Tagged[];
/** Answers that a person has prepared in this browser, beside those that a game lists itself. */
const PREPARED: Readonly<Partial<Record<GameId, () => Promise<Prepare>>>> = {
  attackWing: async () => (await import('../games/attackWing/desk/prepared')).prepared,
};

export const preparedFor = async (
  game: string,
  offer: Offer<Tagged>,
  keep: Keep | undefined,
): Promise<readonly Tagged[]> => {
  const load = Object.entries(PREPARED).find(([id]) => id === game)?.[1];
  return load === undefined || !offer.ask.open ? [] : (await load())(offer, keep);
};
