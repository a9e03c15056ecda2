import { USUAL_LEVEL } from '../../shared/bots/thinker';
import { botName } from '../../shared/words/en';
import type { Director } from '../director/director';
import { openReplay, type ReplaySession } from '../net/replaySession';
import type { Recording } from '../net/recording';
import type { Session } from '../net/session';
import type { OpenChances } from '../showcase/chances';
import type { Address } from '../ui/address';
import type { StreamWish } from '../ui/streamWish';
import { maySeeChances } from './chances';
import { gaugesOf } from './shelf';

const SHOWCASE: StreamWish = {
  ...{ overlay: 'thirds', camera: 'auto', scale: 1, chat: false },
  theme: undefined,
};

/** How the page of an address is filmed; undefined: it is for people. */
export const filmOf = ({ stream, page }: Pick<Address, 'stream' | 'page'>): StreamWish | undefined =>
  stream ?? (page === 'showcase' ? SHOWCASE : undefined);

/** Lays over the picture of a stream what belongs there; gives how to end it, or nothing where it came too late. */
export const layOver = async (
  session: Session,
  director: Director,
  { overlay: show, scale, chat }: StreamWish,
  isStill: () => boolean,
): Promise<() => void> => {
  const [{ openOverlay }, { openChances }] = await Promise.all([
    import('../showcase/overlay'),
    import('../showcase/reckoned'),
  ]);
  if (!isStill()) return () => undefined;
  const chances: OpenChances = (module) => {
    const { play } = session.state();
    return play && maySeeChances(session, play) ? openChances(module) : undefined;
  };
  const over = openOverlay(document, { session, director, show, scale, chat, gauges: gaugesOf, chances });
  return () => over.dispose();
};

/** What bots have played, as a session to be filmed. */
export const openFilm = (tape: Recording): ReplaySession => {
  const { seats } = tape.journal.terms;
  return openReplay(tape, { names: Array.from({ length: seats }, (_, seat) => botName(seat, USUAL_LEVEL)) });
};
