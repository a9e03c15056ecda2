import { USUAL_LEVEL } from '../../shared/bots/thinker';
import { GAMES } from '../../shared/games';
import { storage } from './browser';
import { readIdentity } from '../net/identity';
import type { Director } from '../director/director';
import type { LocalSetup } from '../net/localMatch';
import type { Session } from '../net/session';
import { useCode } from '../ui/joinPanels';
import { lobbyWords } from '../ui/lobbyWords';
import { saidWords } from '../ui/table/tableWords';
import { refusalWords } from '../ui/words';
import { keepName, readName } from '../ui/keptName';
import type { Knock, VisitPorts } from '../xr';

export interface BoardWishes {
  session(): Session | undefined;
  director(): Director | undefined;
  home(): void;
  first(): void;
  alone(setup: LocalSetup): Promise<unknown>;
  /** A table by its id; `''`: a new one. */
  enter(table: string): void;
}

/** So many of the last things that happened are kept to be read again. */
const KEPT = 40;

/** What the board in a headset may know and do, from what the page has. */
export const boardPorts = (wishes: BoardWishes): VisitPorts['menu'] => {
  const titles = new Map<string, string>();
  /** Asked for when somebody first reads them. */
  const askTitles = (): void => {
    if (titles.size > 0) return;
    for (const [id, load] of Object.entries(GAMES)) {
      titles.set(id, id);
      void load().then(({ words }) => titles.set(id, words.title));
    }
  };
  const log: string[] = [];
  const doors = new Map<string, Knock>();
  let heard: Director | undefined;
  let [watched, unwatch]: [Session | undefined, () => void] = [undefined, () => undefined];
  /** Hears what people at the table say, who knocks, and why something was refused. */
  const attend = (): void => {
    const session = wishes.session();
    if (session === watched) return;
    unwatch();
    doors.clear();
    watched = session;
    unwatch =
      session?.watch((news) => {
        if (news.type === 'said')
          say(saidWords(session.state().view.people[news.person]?.name ?? '', news.text));
        else if (news.type === 'refused') say(refusalWords(news.refusal));
        else if (news.type === 'knocked') {
          const { knock, name } = news;
          const answer = (yes: boolean): void => {
            doors.delete(knock);
            void session.ask('admit', { knock, yes });
          };
          doors.set(knock, { name, answer });
          say(lobbyWords.knocking(name));
        }
      }) ?? (() => undefined);
  };
  /** Follows the story of whatever table one is at. */
  const listen = (): void => {
    attend();
    const director = wishes.director();
    if (director === heard) return;
    heard = director;
    log.length = 0;
    director?.join({
      jump: () => undefined,
      reach: () => undefined,
      play: (event, { play }) => {
        say(play.module.words.event(event, play.view.pub, play.people));
        return undefined;
      },
      pass: (event, play) => say(play.module.words.event(event, play.view.pub, play.people)),
    });
  };
  const say = (line: string): void => {
    if (line === '') return;
    log.push(line);
    if (log.length > KEPT) log.shift();
  };
  return {
    session: () => wishes.session(),
    play: () => wishes.director()?.shown(),
    telling: () => wishes.director()?.telling() ?? false,
    skip: () => wishes.director()?.skip(),
    log: () => {
      listen();
      return log;
    },
    knocks: () => {
      attend();
      return [...doors.values()];
    },
    home: () => wishes.home(),
    start: {
      games: () => {
        askTitles();
        return [...titles];
      },
      first: () => wishes.first(),
      alone: (game) => void alone(game).then((setup) => setup && wishes.alone(setup)),
      host: () => wishes.enter(''),
      join: async (code) => {
        const identity = readIdentity(storage());
        const { table, trouble } = await useCode(
          code.toLowerCase(),
          identity,
          () => undefined,
          () => true,
        );
        if (table !== undefined) wishes.enter(table);
        return trouble;
      },
      name: () => readName(),
      rename: (name) => {
        keepName(name);
        const session = wishes.session();
        if (session?.state().link.type === 'connected') void session.ask('rename', { name });
      },
    },
  };
};

/** The usual game with bots at every other seat. */
const alone = async (id: string): Promise<LocalSetup | undefined> => {
  const load = Object.entries(GAMES).find(([one]) => one === id)?.[1];
  if (load === undefined) return undefined;
  const { game } = await load();
  const others = Math.max(game.seats.min, Math.min(3, game.seats.max)) - 1;
  return { game: id, options: {}, levels: ['', ...Array.from({ length: others }, () => USUAL_LEVEL)] };
};
