import type { MissionId } from '../../data/missions';
import type { Ending, Phase } from '../../types';
import { missionName } from './missions';
import { capital, maneuverName } from './names';
import type { Maneuver } from '../../data/ship';

/** What a scene writes on the table beside the texts that every view of the game shares. */

const PHASES: Readonly<Record<Phase, string>> = {
  setUp: 'Set-up',
  draw: 'Draw cards',
  mission: 'New mission',
  trade: 'Trade',
  play: 'Your actions',
  status: 'Mission status',
  threats: 'Threats act',
  newThreats: 'New threats',
};
export const phaseTitle = (phase: Phase, mine: boolean): string =>
  phase === 'play' && !mine ? 'Actions' : PHASES[phase];

/** What the phase itself asks, in few words: what to do on the table, beside what can only be pressed. */
const DOING: Readonly<Record<string, string>> = {
  play: 'Play cards or steer',
  trade: 'Pick a card to trade',
  exchange: 'Pick a card to exchange',
};
export const doingTitle = (ask: string): string | undefined => DOING[ask];

/** Whoever reads it, where it is their turn. */
export const YOU = 'you';

export const turnTitle = (turn: number, who: string): string =>
  turn === 0 ? 'Set-up' : `Turn ${turn}: ${who}`;

/** How it ended, on the board above the table. */
export const endTitle = (won: boolean): string => (won ? 'Victory' : 'Defeat');
const ENDED: Readonly<Record<Ending, string>> = {
  missionsDone: 'The missions are done',
  bagEmpty: 'The Enterprise has held out',
  hullLost: 'The Enterprise is lost',
  deckLost: 'The crew is at its end',
  missionLost: 'The mission failed for good',
  stalemate: 'The Enterprise is trapped',
};
export const endedTitle = (ending: Ending): string => ENDED[ending];

export const missionTitle = (id: MissionId): string => missionName(id);

/** Which mission it is, of so many to be done. */
export const missionsTitle = (done: number, target: number): string => `mission ${done + 1} of ${target}`;
export const missionsOnly = (done: number, target: number, over: boolean): string =>
  done >= target && !over
    ? 'All missions done: drive off what is left'
    : `${done} of ${target} missions done`;

export const goalsTitle = (met: number, all: number): string => `${met} of ${all} goals met`;
export const timerTitle = (left: number): string => (left === 1 ? '1 turn left' : `${left} turns left`);
export const COUNTS = {
  bag: 'In the bag',
  removed: 'Cards out of the game',
} as const;

/** How much fire stands in a sector, on its badge. */
export const fireTitle = (much: number): string => `Fire ${much}`;

/** What a pick is for, by the kind of thing and, where it differs, the kind of move. */
const WANTED: Readonly<Record<string, string>> = {
  token: 'a threat',
  'fire token': 'an enemy to fire at',
  'directHit token': 'an enemy to hit with full force',
  'forceField token': 'a ship to hold in a force field',
  'tractorBeam token': 'a ship to pull closer',
  shield: 'a shield to repair',
  hull: 'a hull section to repair',
  'sendTeam hull': 'the hull section where the boarders are',
  mission: 'the mission to commit it to',
  pile: 'the discard pile to throw it away',
  ship: 'the ship to play it',
  maneuver: 'an arrow to steer by',
  card: 'a card to go with it',
  'offerTrade card': 'a card to ask for in return',
  'libraryComputer card': 'a card to take back',
  seat: 'somebody to treat',
  'mend shield': 'a shield to mend',
  'mend hull': 'a hull section to mend',
};

/** What is missing once something is picked: the kinds of things that may be picked next, for the kinds of moves there are. */
export const missingText = (moves: readonly string[], kinds: readonly string[]): string => {
  const wanted = kinds.map(
    (kind) =>
      moves.map((type) => WANTED[`${type} ${kind}`]).find((text) => text !== undefined) ?? WANTED[kind],
  );
  const all = [...new Set(wanted.filter((text) => text !== undefined))];
  const last = all.at(-1) ?? 'what glows now';
  return `Choose ${all.length > 1 ? `${all.slice(0, -1).join(', ')} or ${last}` : last}`;
};

export const maneuverTitle = (maneuver: Maneuver): string => capital(maneuverName(maneuver));
