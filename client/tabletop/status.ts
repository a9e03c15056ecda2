import type { StatusBoard } from '../kit/prompts';
import type { GameStatus } from './gameTable';
import type { Company } from './scene';
import { waitingTitle } from './words/en';

/** What the game says of how things stand, and whom the table waits for. `question`: what this seat is asked, if no panel asks it. */
export const statusBoard = (
  { over, ...status }: GameStatus,
  company: Company,
  question: string,
): StatusBoard => {
  const asked = over === true ? [] : [...new Set(company.open.map(({ seat }) => seat))];
  const mine = asked.includes(company.me);
  const names = asked.map((seat) => company.seats[seat]?.name ?? '');
  return {
    ...status,
    waiting: waitingTitle(names, mine),
    ...(mine ? { waitingMeaning: 'mine' as const, question } : {}),
    ...(company.clock === '' ? {} : { clock: company.clock }),
  };
};
