import type { Reason } from '../../types';
import { at, list } from './names';

// Short texts for the board over the table and the notes beside worlds.

const many = (count: number, one: string): string => `${String(count)} ${one}${count === 1 ? '' : 's'}`;

const PHASES: Readonly<Record<string, string>> = {
  chooseCaptain: 'Choose a captain',
  keepCrew: 'Keep four of the crew',
  setWormhole: 'Open the wormhole',
  placeFleet: 'Place the fleets',
  trade: 'Reinforce: cards',
  deploy: 'Reinforce: deploy',
  act: 'Expand and invade',
  commit: 'To the death',
  defend: 'Defence',
  window: 'Engagement',
  moveIn: 'Move in',
  maneuver: 'Maneuver',
  claim: 'Claim a Quest',
};

/** What the table is about now, by the question that is open. */
export const phaseTitle = (question: string, round: number): string => {
  if (question === '') return round === 0 ? 'Set-up' : 'Under way';
  return PHASES[question] ?? 'A Q-Vent';
};

/** "Round 3 · Nyota · 41 Q-Vents left"; below 0 there are no Q-Vents in this mission. */
export const roundTitle = (round: number, name: string, qvents = -1): string => {
  if (round === 0) return '';
  const left = qvents < 0 ? '' : `${many(qvents, 'Q-Vent')} left`;
  return [`Round ${String(round)}`, name, left].filter((part) => part !== '').join(' · ');
};

export const endTitle = (winners: readonly string[], reason: Reason | ''): string => {
  if (reason === 'tribbles') return 'Overrun by Tribbles';
  return winners.length === 0 ? 'Nobody won' : `${list(winners)} won`;
};

const ENDINGS: Readonly<Record<Reason, string>> = {
  locations: 'by locations held',
  quests: 'by Quests claimed',
  lastCaptain: 'the last captain',
  roundLimit: 'ahead after the last round',
  tribbles: 'the supply is empty',
  nobody: 'no captain is left',
};

/** "Round 7 · by Quests claimed". */
export const endNote = (round: number, reason: Reason): string => roundTitle(round, ENDINGS[reason]);

export const winTitle = { locations: 'Most locations', quests: 'Most Quests' } as const;

/** What waits at the rim. */
export const reserveTitle = (ships: number): string => `${String(ships)} to deploy`;

/** Worlds held, out of those that win where there is such a number. */
export const seatValue = (locations: number, goal: number): string =>
  goal > 0 ? `${String(locations)}/${String(goal)}` : String(locations);

export interface SeatNote {
  readonly out: boolean;
  readonly ships: number;
  /** Ships a turn for whole sectors. */
  readonly bonus: number;
  readonly cards: number;
  readonly credits: number;
  readonly frontier: boolean;
}

/** A captain's name, and the Quests that are claimed. */
export const seatTitle = (name: string, quests: number): string =>
  quests === 0 ? name : `${name} · ${many(quests, 'Quest')}`;

/** What else a captain has. */
export const seatNote = ({ out, ships, bonus, cards, credits, frontier }: SeatNote): string => {
  if (out) return 'out';
  const always = [`${many(ships, 'ship')}${bonus > 0 ? ` (+${String(bonus)})` : ''}`, many(cards, 'card')];
  return [...always, ...(frontier ? [`${String(credits)} cr`] : [])].join(', ');
};

const percent = (chance: number): string => {
  const whole = Math.round(chance * 100);
  if (whole === 0) return 'under 1 %';
  return whole === 100 ? 'over 99 %' : `${String(whole)} %`;
};

/** "From Earth: 63 % to take it." */
export const oddsTitle = (from: number, win: number): string =>
  `From ${at(from)}: ${percent(win)} to take it.`;

interface Worth {
  /** Ships a turn for the whole sector. */
  readonly ships: number;
  /** Worlds of the sector, and those that the reader holds; −1: of one who looks on. */
  readonly all: number;
  readonly held: number;
  readonly starbase: boolean;
}

/** "All 8 of its sector bring 5 ships a turn; you hold 3." */
export const worthTitle = ({ ships, all, held, starbase }: Worth): string => {
  const mine = held < 0 ? '' : `; you hold ${String(held)}`;
  const base = starbase ? ' Its starbase counts like another world.' : '';
  return `All ${String(all)} of its sector bring ${many(ships, 'ship')} a turn${mine}.${base}`;
};
