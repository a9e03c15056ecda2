import { levelName } from '../../../shared/words/en';
import type { SeatView, TableView } from '../../../shared/protocol';
import type { SeatClock } from '../../net/seatClocks';
import { isAway } from '../words';

export const togetherWords = {
  title: 'People and seats',
  stand: 'Stand up',
  standHint: 'A bot plays on for your seat.',
  offer: 'Offer my seat',
  offerTo: 'Offer my seat to',
  offerNobody: 'Nobody is standing who could take your seat.',
  takeBack: 'Take the offer back',
  accept: 'Take this seat',
  bot: 'Let a bot play',
  botLevel: 'Bot',
  give: 'Give the seat',
  giveTo: 'Give it to',
  device: 'Continue on another device',
  deviceLead: 'On the other device, open this picture or type the code under “Join a table”. It works once.',
  deviceQr: 'QR code: continue on another device',
  deviceCode: 'Code',
  point: 'Point at',
  pointDo: 'Point',
  pointHint: 'Everybody sees where you point.',
  invite: 'Invite',
  waitHost: 'The host can open the next game with the same people.',
} as const;

const minutes = (ms: number): number => Math.max(1, Math.round(ms / 60_000));
export const goodFor = (ms: number): string =>
  `Good for ${minutes(ms)} ${minutes(ms) === 1 ? 'minute' : 'minutes'}.`;
export const offeredTo = (name: string): string => `Your seat is offered to ${name}.`;
export const offersYou = (name: string): string => `${name} offers you this seat`;
export const pointsAt = (name: string, place: string): string => `${name} points at: ${place}.`;
export const seatPower = (power: string, seat: string): string => `${power}: ${seat}`;

/** `95,000` → `1:35`; the last second counts until it is over. */
export const clockTime = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
export const clockLabel = (name: string | undefined): string =>
  name === undefined ? 'Your time' : `Time of ${name}`;
export const clockNote = ({ kind, reserveMs }: SeatClock): string => {
  if (kind === 'reaction') return 'to react';
  if (kind === 'reserve') return 'left in reserve';
  return reserveMs > 0 ? `then ${clockTime(reserveMs)} in reserve` : 'to decide';
};
export const clockWarning = (seconds: number): string => `${seconds} seconds left.`;
export const reserveWarning = (ms: number): string => `Your reserve is running: ${clockTime(ms)} left.`;

/** Who plays a seat, in words: you, a bot for somebody who is away, a bot of its own. */
export const playedBy = (view: SeatView, mine: boolean, isAsked: boolean): string => {
  const away = isAway(view);
  const bot = view.bot ? `bot: ${levelName(view.level)}` : '';
  return [
    mine ? 'you' : '',
    away ? (view.bot ? 'away, a bot plays' : 'away, the seat is held') : bot,
    isAsked ? 'is asked' : '',
  ]
    .filter((mark) => mark !== '')
    .join(', ');
};

/** What has changed around the table, in words; the game's own story is told by its events. */
export const presenceLines = (before: TableView, now: TableView, you: string): readonly string[] => {
  const lines: string[] = [];
  for (const [key, seat] of Object.entries(now.seats)) {
    const was = before.seats[key];
    if (was && seat.person !== you) lines.push(...seatLines(was, seat));
  }
  const seated = new Set(Object.values(now.seats).map(({ person }) => person));
  for (const [person, { name }] of Object.entries(now.people)) {
    const isNew = before.people[person] === undefined;
    if (isNew && person !== you && !seated.has(person)) lines.push(`${name} has come to watch.`);
  }
  const host = now.people[now.host]?.name;
  if (before.host !== '' && now.host !== before.host && host !== undefined)
    lines.push(now.host === you ? 'You are the host now.' : `${host} is the host now.`);
  return lines;
};

const seatLines = (was: SeatView, now: SeatView): readonly string[] => {
  if (was.person !== now.person) {
    if (now.person === '') return [`${was.name} has stood up; a bot plays on.`];
    return [`${now.name} takes the seat of ${was.name}.`];
  }
  if (now.person === '') return [];
  if (was.connected && !now.connected)
    return [`${now.name} has dropped out${now.bot ? '; a bot plays.' : '; the seat is held.'}`];
  if (!was.connected && now.connected) return [`${now.name} is back.`];
  if (!was.bot && now.bot) return [`A bot plays for ${now.name}.`];
  return [];
};
