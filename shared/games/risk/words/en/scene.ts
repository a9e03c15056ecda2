import { at, list } from './names';

// Short texts for the board over the table and the notes beside worlds.

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

export const roundTitle = (round: number, name: string): string => {
  if (round === 0) return '';
  return name === '' ? `Round ${String(round)}` : `Round ${String(round)} · ${name}`;
};

export const endTitle = (winners: readonly string[]): string =>
  winners.length === 0 ? 'Nobody won' : `${list(winners)} won`;

export const winTitle = { locations: 'Most locations', quests: 'Most Quests' } as const;

export const COUNTS = { pool: 'ships to deploy', qvents: 'Q-Vents left' } as const;

/** What waits at the rim. */
export const reserveTitle = (ships: number): string => `${String(ships)} to deploy`;

/** Worlds held, out of those that win where there is such a number. */
export const seatValue = (locations: number, goal: number): string =>
  goal > 0 ? `${String(locations)}/${String(goal)}` : String(locations);

export interface SeatNote {
  readonly out: boolean;
  readonly ships: number;
  readonly cards: number;
  readonly credits: number;
  readonly quests: number;
  readonly frontier: boolean;
}

const many = (count: number, one: string): string => `${String(count)} ${one}${count === 1 ? '' : 's'}`;

/** What else a captain has. */
export const seatNote = ({ out, ships, cards, credits, quests, frontier }: SeatNote): string => {
  if (out) return 'out';
  const always = [many(ships, 'ship'), many(cards, 'card')];
  const ofQ = frontier ? [`${String(credits)} cr`, many(quests, 'Quest')] : [];
  return [...always, ...ofQ].join(', ');
};

const percent = (chance: number): string => {
  const whole = Math.round(chance * 100);
  if (whole === 0) return 'under 1 %';
  return whole === 100 ? 'over 99 %' : `${String(whole)} %`;
};

/** "From Earth: 63 % to take it." */
export const oddsTitle = (from: number, win: number): string =>
  `From ${at(from)}: ${percent(win)} to take it.`;
