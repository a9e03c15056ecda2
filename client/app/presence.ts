import { writePresence, type Presence } from '../../shared/presence';
import { PRESENCE_MS } from '../../shared/protocol';
import type { Session } from '../net/session';
import type { Settings } from '../ui/settings';
import type { Changing } from '../viewpoint/changing';
import type { Others } from '../xr/others';
import type { Visit } from '../xr';
import type { SceneKeeper } from './sceneKeeper';

/** Whoever holds still says so once a second. */
const STILL_MS = 1000;

export interface PresencePorts {
  readonly session: Session;
  readonly keeper: SceneKeeper;
  settings(): Settings;
  visit(): Visit | undefined;
  table(): Changing | undefined;
}

export interface PresenceKeeper {
  /** The names of those of whom something is to be seen; for tests. */
  people(): readonly string[];
  dispose(): void;
}

/** Tells others where one looks and points, and shows them; nothing of it is loaded before somebody is to be seen. */
export const keepPresence = (ports: PresencePorts): PresenceKeeper => {
  const { session } = ports;
  let others: Others | undefined;
  let loading = false;
  let gone = false;
  let [said, at] = ['', 0];
  const players = (): number => Object.keys(session.state().view.seats).length;
  const who = (person: string): { seat: number; name: string } | undefined => {
    const { view, you } = session.state();
    const seat = Object.keys(view.seats).find((key) => view.seats[key]?.person === person);
    if (person === you || seat === undefined) return undefined;
    return { seat: Number(seat), name: view.people[person]?.name ?? '' };
  };
  const load = async (): Promise<void> => {
    loading = true;
    const [deck, { Others: Made }] = await Promise.all([ports.keeper.open(), import('../xr/others')]);
    if (deck === undefined || gone) return;
    others = new Made({
      ...{ deck, who, colours: () => ports.settings().colours },
      table: () => ({ me: session.state().seat, players: players() }),
    });
  };
  const now = (): Presence => ports.visit()?.presence() ?? ports.table()?.presence() ?? {};
  const say = (): void => {
    if (!ports.settings().presence) {
      others?.clear();
      return;
    }
    const { seat, link } = session.state();
    if (seat < 0 || link.type !== 'connected' || players() < 2) return;
    const text = writePresence(now());
    const time = performance.now();
    if (text === said && time - at < STILL_MS) return;
    [said, at] = [text, time];
    session.here(text);
  };
  const ticking = setInterval(say, PRESENCE_MS);
  const stop = session.watch((news) => {
    if (news.type !== 'there' || !ports.settings().presence) return;
    if (others === undefined && !loading && news.people.some(([person]) => who(person))) void load();
    others?.note(news.people);
  });
  return {
    people: () => others?.people() ?? [],
    dispose: () => {
      gone = true;
      clearInterval(ticking);
      stop();
      others?.dispose();
    },
  };
};
