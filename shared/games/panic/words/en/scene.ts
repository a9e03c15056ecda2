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

export const missionsTitle = (done: number, target: number): string => `${done}/${target}`;
export const missionsOnly = (done: number, target: number): string => `Missions ${done}/${target}`;

export const PROGRESS = 'Goals met';
export const TIMER = 'Timer';
export const COUNTS = {
  bag: 'In the bag',
  removed: 'Cards lost',
} as const;

export const maneuverTitle = (maneuver: Maneuver): string => capital(maneuverName(maneuver));
