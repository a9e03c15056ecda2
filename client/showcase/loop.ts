import type { Tagged } from '../../shared/engine/game';
import type { Result } from '../../shared/engine/result';
import type { ReplaySession } from '../net/replaySession';
import type { Recording } from '../net/recording';
import type { FilmCards } from './cards';
import { type Cut, cutFilm } from './film';

/** A game of the programme. */
export interface Feature {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
}

/** A film on the screen. */
export interface Showing {
  readonly session: ReplaySession;
  /** How much slower than others an event is told. */
  readonly slow: (event: Tagged) => number;
  /** Shows the whole table. */
  readonly whole: () => void;
  /** Resolves when the scene is there. */
  readonly ready: () => Promise<void>;
  /** Resolves when everything that has happened so far has been shown. */
  readonly told: () => Promise<void>;
  readonly close: () => void;
}

export interface LoopPorts {
  readonly programme: readonly Feature[];
  readonly cards: Pick<FilmCards, 'title' | 'ending' | 'clear'>;
  /** Bots play the nth game of the programme. */
  readonly record: (game: string, round: number) => Promise<Result<Recording>>;
  readonly show: (tape: Recording) => Showing;
  readonly wait: (ms: number) => Promise<void>;
}

/** A film is about this long. */
export const FILM_MS = 180_000;
const [TITLE_MS, ESTABLISH_MS, CUT_MS, END_MS, TROUBLE_MS] = [4500, 2500, 1200, 9000, 3000];

/** Shows one film after the other until it is told to stop. Each ends before the next begins: nothing is left of it. */
export const runLoop = async (ports: LoopPorts, signal: AbortSignal): Promise<void> => {
  for (let round = 0; !signal.aborted; round++) await showOne(ports, round, signal);
  ports.cards.clear();
};

const showOne = async (ports: LoopPorts, round: number, signal: AbortSignal): Promise<void> => {
  const { programme, cards, wait } = ports;
  const feature = programme[round % programme.length];
  const next = programme[(round + 1) % programme.length];
  if (feature === undefined || next === undefined) return wait(TROUBLE_MS);
  cards.title(feature.title, feature.tagline, []);
  const tape = await ports.record(feature.id, round);
  if (!tape.ok) return wait(TROUBLE_MS);
  const showing = ports.show(tape.value);
  try {
    await showing.ready();
    const cuts = cutFilm(tape.value, FILM_MS, showing.slow);
    // Over the title everything stands on the table already.
    showing.session.seek(cuts[0]?.from ?? 0);
    cards.title(feature.title, feature.tagline, castOf(tape.value));
    await wait(TITLE_MS);
    cards.clear();
    await wait(ESTABLISH_MS);
    for (const cut of cuts) {
      if (signal.aborted) return;
      await tellCut(ports, showing, cut, signal);
    }
    showing.whole();
    cards.ending(outcomeOf(tape.value), next.title);
    await wait(END_MS);
    cards.clear();
  } finally {
    showing.close();
  }
};

const tellCut = async (
  { wait }: LoopPorts,
  { session, told, whole }: Showing,
  { from, to }: Cut,
  signal: AbortSignal,
): Promise<void> => {
  if (session.at() !== from) {
    session.seek(from);
    whole();
    await wait(CUT_MS);
  }
  while (session.at() < to && !signal.aborted && session.forward()) await told();
};

/** Who plays, by the names they have at the end. */
const castOf = (tape: Recording): readonly string[] => {
  const { module, journal, people, last } = tape;
  const { pub } = tape.viewAt(last, 'spectator');
  return Array.from({ length: journal.terms.seats }, (_, seat) => module.words.name(seat, pub, people));
};

const outcomeOf = (tape: Recording): string => {
  const { module, people, last, outcome } = tape;
  return outcome ? module.words.outcome(outcome, tape.viewAt(last, 'spectator').pub, people) : '';
};
