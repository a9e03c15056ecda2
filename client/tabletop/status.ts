import type { StatusBoard } from '../kit/prompts';
import { type Meaning, seatMeaning } from '../kit/theme';
import { consoleOf } from '../viewpoint/seating';
import type { GameStatus } from './gameTable';
import type { Company } from './scene';
import { waitingTitle } from './words/en';

/**
 * What the game says of how things stand, and whom the table waits for. `question`: what this seat is asked, if no panel asks it.
 * `onPage`: the page's sheet does, and it need not stand here too.
 */
export const statusBoard = (
  { over, ...status }: GameStatus,
  company: Company,
  question: string,
  onPage = false,
): StatusBoard => {
  const asked = over === true ? [] : [...new Set(company.open.map(({ seat }) => seat))];
  const mine = asked.includes(company.me);
  const names = asked.map((seat) => company.seats[seat]?.name ?? '');
  return {
    ...status,
    waiting: mine && onPage ? '' : waitingTitle(names, mine),
    ...(mine ? { waitingMeaning: 'mine' as const, question } : {}),
    ...(company.clock === '' ? {} : { clock: company.clock }),
  };
};

/** What the consoles about the table show, by their number: who sits there, and whether the table waits for them. */
export const consolesOf = ({ me, seats, open }: Company) => {
  const consoles: ({ name: string; note: string; meaning: Meaning } | undefined)[] = [];
  seats.forEach(({ name, note }, seat) => {
    const waited = open.some((one) => one.seat === seat) ? '…' : '';
    const meaning = seatMeaning(seat, me);
    consoles[consoleOf(seat, me, seats.length)] = { name, note: `${note}${waited}`, meaning };
  });
  return consoles;
};
