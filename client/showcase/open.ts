import { GAMES, type GameId } from '../../shared/games';
import { pause } from '../director/pause';
import { TABLES } from '../games';
import { addressesOf } from '../net/addresses';
import { randomHex } from '../net/identity';
import type { Recording } from '../net/recording';
import { ALONE_MS, whenAlone } from '../ui/alone';
import { makeCards } from './cards';
import { type Feature, runLoop, type Showing } from './loop';
import { recordGame } from './record';

const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id);

/** Every game that has a scene, in the order of the register. */
const programmeOf = async (taglines: Readonly<Record<GameId, string>>): Promise<readonly Feature[]> => {
  const ids = Object.keys(GAMES).filter((id): id is GameId => isGame(id) && TABLES[id] !== undefined);
  return Promise.all(
    ids.map(async (id) => ({ id, title: (await GAMES[id]()).words.title, tagline: taglines[id] })),
  );
};

/** From round to round another number of people sit at a game's table. */
const record = async (id: string, round: number, games: number) => {
  if (!isGame(id)) throw new RangeError(`no game ${id}`);
  const module = await GAMES[id]();
  const { min, max } = module.game.seats;
  const least = Math.min(max, Math.max(2, min));
  const seats = least + (Math.floor(round / games) % (max - least + 1));
  return recordGame({ module, seats, options: {}, random: randomHex, breathe: () => pause(0) });
};

export interface ShowcasePorts {
  readonly show: (tape: Recording) => Showing;
  readonly taglines: Readonly<Record<GameId, string>>;
  /** Whoever tries it out does not wait long. */
  readonly hurry: boolean;
}

/** Shows films for ever; any touch asks whether somebody wants to play. */
export const openShowcase = async (
  page: Document,
  { show, taglines, hurry }: ShowcasePorts,
): Promise<void> => {
  const programme = await programmeOf(taglines);
  const cards = makeCards(page, {
    play: () => location.assign(`/${location.search}`),
    stay: () => cards.offer(false),
    address: async () => `${(await addressesOf(location.origin)).share}/`,
  });
  const touched = (): void => {
    if (!cards.offering()) cards.offer(true);
  };
  page.addEventListener('pointerdown', touched);
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') cards.offer(false);
    else touched();
  });
  whenAlone(
    page,
    () => ALONE_MS,
    () => cards.offer(false),
  );
  await runLoop(
    {
      ...{ programme, cards, show },
      record: (id, round) => record(id, round, programme.length),
      wait: (ms) => pause(hurry ? ms / 10 : ms),
    },
    new AbortController().signal,
  );
};
