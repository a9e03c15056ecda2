import type { EventView, ShownTable } from '../../../shared/eventProtocol';
import { make } from '../dom';
import { setClock } from './clocks';
import { pageWords, statusWords, waitWords } from './eventWords';

export type NameOf = (id: string) => string;
type Round = EventView['rounds'][number];

/** What the buttons of a table are: to watch, and for the organiser whatever else. */
export interface PairingPorts {
  readonly nameOf: NameOf;
  /** Nobody waits for a bot. */
  readonly isBot: (player: string) => boolean;
  link(table: ShownTable): string;
  replay(match: string): string;
  /** These tables are of a round before the last, or of an event that is over. */
  readonly past?: boolean;
  /** What the organiser may do at this table. */
  readonly tools?: (round: Round, at: number, table: ShownTable) => readonly HTMLElement[];
}

/** All tables of a round. */
export const pairingList = (
  page: Document,
  round: Round,
  ports: PairingPorts,
  own: string,
): HTMLElement[] => {
  const rows = round.tables.map((table, at) => pairing(page, round, at, table, ports, own));
  const bye =
    round.bye === '' ? [] : [make(page, 'p', { class: 'bye' }, pageWords.byeRow(ports.nameOf(round.bye)))];
  return [make(page, 'ol', { class: 'pairings' }, ...rows), ...bye];
};

const pairing = (
  page: Document,
  round: Round,
  at: number,
  table: ShownTable,
  ports: PairingPorts,
  own: string,
): HTMLElement => {
  const { players, scores, status, ends, held, match } = table;
  const names = make(
    page,
    'span',
    { class: 'names' },
    ...players.flatMap((player, side) => [
      ...(side > 0 ? [make(page, 'span', { class: 'versus', 'aria-hidden': 'true' }, '–'), ' '] : []),
      make(
        page,
        'span',
        { class: scores[side]?.result === 'W' && players.length > 1 ? 'name won' : 'name' },
        ports.nameOf(player),
        ...(scores[side]
          ? [
              ' ',
              make(
                page,
                'span',
                { class: 'points' },
                `${String(scores[side].battlePoints)}/${String(scores[side].fleetPoints)}`,
              ),
            ]
          : []),
      ),
      ' ',
    ]),
  );
  const clock = held
    ? [make(page, 'span', { class: 'held' }, pageWords.held)]
    : ends > 0
      ? [setClock(make(page, 'span', { class: 'clock', role: 'timer', 'aria-label': pageWords.ends }), ends)]
      : [];
  const watch = make(page, 'a', { href: ports.link(table), class: 'button quiet' }, pageWords.watch);
  watch.setAttribute('aria-label', `${pageWords.watch}: ${players.map(ports.nameOf).join(', ')}`);
  const links = [
    ...(status === 'battle' && table.secret !== '' ? [watch] : []),
    ...(match === ''
      ? []
      : [make(page, 'a', { href: ports.replay(match), class: 'button quiet' }, pageWords.again)]),
  ];
  return make(
    page,
    'li',
    { class: `pairing ${status}${players.includes(own) ? ' mine' : ''}` },
    make(page, 'span', { class: 'at' }, pageWords.table(at)),
    names,
    make(page, 'span', { class: 'status' }, statusText(round, table, ports)),
    make(page, 'span', { class: 'pairing-side' }, ...clock, ...links),
    ...(ports.tools?.(round, at, table) ?? []),
  );
};

const statusText = ({ closed }: Round, table: ShownTable, ports: PairingPorts): string => {
  // Once the next round is paired nobody is waited for any more.
  const waits = closed && ports.past === true ? [] : waitsFor(table, ports);
  // Who has not signed yet says it all.
  return table.status === 'signing' && waits.length > 0
    ? waits.join(' · ')
    : [statusWords[table.status], ...waits].join(' · ');
};

/** Who holds a table up, so that somebody may go and ask. */
const waitsFor = (
  { status, players, builds, came, results }: ShownTable,
  { nameOf, isBot }: PairingPorts,
): string[] => {
  const named = (isMissing: (side: number) => boolean): string =>
    players
      .filter((player, side) => isMissing(side) && !isBot(player))
      .map(nameOf)
      .join(', ');
  const say = (names: string, words: (names: string) => string): string[] =>
    names === '' ? [] : [words(names)];
  if (status === 'signing')
    return say(
      named((side) => builds[side] === 'none'),
      waitWords.sign,
    );
  if (status === 'battle')
    return say(
      named((side) => came[side] !== true),
      waitWords.come,
    );
  return status === 'over'
    ? say(
        named((side) => results[side] === 'none'),
        waitWords.verify,
      )
    : [];
};
