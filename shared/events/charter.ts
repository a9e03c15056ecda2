import { commitmentOf, matchKey, type Terms } from '../engine/fairness';
import type { TournamentOptions } from './options';

/** Raised by any change that alters what a journal comes to. */
export const EVENTS_VERSION = 3;

/** What was promised before registration opened: where all chance of the event comes from. */
export interface EventCharter {
  readonly event: string;
  readonly version: number;
  readonly options: TournamentOptions;
  readonly commitment: string;
  /** 64 hex digits, secret until the event is closed. */
  readonly seed: string;
}

const termsOf = ({
  event,
  version,
  options,
}: Pick<EventCharter, 'event' | 'version' | 'options'>): Terms => ({
  match: event,
  game: 'event',
  version,
  options,
  seats: 0,
});

/** Makes the promise. */
export const makeCharter = (event: string, options: TournamentOptions, seed: string): EventCharter => {
  const terms = { event, version: EVENTS_VERSION, options };
  return { ...terms, commitment: commitmentOf(seed, termsOf(terms)), seed };
};

/** Whether the promise was kept: anybody can find out once the seed is shown. */
export const isKept = (charter: EventCharter): boolean =>
  commitmentOf(charter.seed, termsOf(charter)) === charter.commitment;

/** The key of the event's chance: nobody who kept his part secret until all were in chose it. */
export const eventKey = ({ seed }: Pick<EventCharter, 'seed'>, nonces: readonly string[]): string =>
  matchKey(seed, nonces);
