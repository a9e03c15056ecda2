import type { Tagged } from '../../shared/engine/game';
import { BLOW_MS, type Weight, weightOf } from '../../shared/engine/telling';
import type { Play } from '../net/session';

export const PACES = ['1', '2', '4', 'skip'] as const;
/** How fast the story is told; `skip`: not at all, only how it ends. */
export type Pace = (typeof PACES)[number];

/** However much there is to tell, and however little time. */
export const FASTEST = 100;
/** What is shown in less than this is passed over when time is short: there is more of it for the rest. */
const PASSING_MS = 400;
/** Kept free at the end of a time that must be kept, for what a browser takes beyond the length of an event. */
const SPARE_MS = 200;
/** Between two own turns the story takes about this long, however many play. */
const BETWEEN_MS = 12_000;
/** How much faster for each one more who plays, and for each share of time that is used up after the first part of it. */
const [CROWD, LATE, EARLY] = [1.2, 6, 0.2];
/** Faster than this nobody sees what moves, nor who has done what: what has to be told faster is told one over the other. */
const [MOST_SEEN, MOST_DEED] = [3, 2];
/** So much faster the next deed follows at most. */
const MOST_DEEDS = 4;
/** The next blow follows after so much at the least, however late it is. */
const LEAST_BLOW_MS = 550;
/** What one has done oneself is told without haste, up to so many events of a record. */
const OWN = 4;

export const rateOf = (pace: Pace): number => (pace === 'skip' ? 4 : Number(pace));

export const weightIn = (event: Tagged, { module }: Play): Weight => weightOf(event, module.game.weights);

/** How things stand with the story when an event is to be told at leisure. */
export interface Leisure {
  /** How many others play. */
  readonly others: number;
  /** What telling has taken since one's own last answer, and how many turns have begun since. */
  readonly spentMs: number;
  readonly turns: number;
  /** So many records more have come meanwhile. */
  readonly behind: number;
}

/** How an event is told: how many times faster than usual, and after which part of it the next begins. */
export interface Tempo {
  readonly pace: number;
  readonly part: number;
}

/** Others are so far ahead that even blows are told faster. */
export const FAR_BEHIND = 5;

/** So many shares of the time between two own turns, one a turn, have been used beyond those that are over. */
export const usedUp = ({ others, spentMs, turns }: Leisure): number =>
  Math.max(0, (spentMs * (others + 1)) / BETWEEN_MS - turns - EARLY);

/** When the next blow may begin, in milliseconds after this one: the later it is, the more they lie one over the other. */
export const blowStepMs = (used: number): number =>
  Math.max(LEAST_BLOW_MS, BLOW_MS - Math.max(0, used - 1) * (BLOW_MS - LEAST_BLOW_MS));

/**
 * How an event is told when nobody counts the time; `own`: its place in a record of one's own. Blows have their time always; what is
 * between them is told the faster the more others play, faster still where turns take more than their share, and where others
 * go on playing meanwhile, so that the story does not fall further and further behind.
 */
export const leisurely = (weight: Weight, own: number | undefined, leisure: Leisure): Tempo => {
  const { others, behind } = leisure;
  const ahead = Math.min(4, 1 + Math.floor(behind / 2));
  if (weight === 'blow') return { pace: behind < FAR_BEHIND ? 1 : ahead, part: 1 };
  if (own !== undefined && own < OWN) return { pace: ahead, part: 1 };
  const late = 1 + LATE * usedUp(leisure);
  if (weight === 'deed')
    return layered(Math.min(MOST_DEEDS, (ahead * (1 + others) * Math.max(1, late / 2)) / 2), MOST_DEED);
  const crowd = 1 + CROWD * (others - 1);
  return layered(Math.min(FASTEST, ahead * crowd * late * (weight === 'aside' ? 4 : 1)), MOST_SEEN);
};

const layered = (speed: number, most: number): Tempo => ({
  pace: Math.min(speed, most),
  part: Math.min(1, most / speed),
});

/** How fast it has to be told from this event on, of this length, to be over in so many milliseconds. */
export const hurried = (lengths: readonly number[], leftMs: number): number => {
  const time = Math.max(1, leftMs - SPARE_MS);
  const [now = 0] = lengths;
  if (sum(lengths) <= time) return 1;
  return Math.min(FASTEST, now < PASSING_MS ? FASTEST : sum(lengths.filter((ms) => ms >= PASSING_MS)) / time);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
