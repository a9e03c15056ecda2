import type { Duration, FlagKey } from '../../data/effects';
import type { Flag } from '../../types';
import { at, captain, type Crew, number } from './names';

const LASTS: Readonly<Record<Duration, string>> = {
  engagement: 'in this engagement',
  invasion: 'in this invasion',
  turn: 'this turn',
  round: 'until the next turn of',
  game: 'for the rest of the match',
};

const lasts = ({ until, by }: Flag, crew: Crew): string =>
  until === 'round' ? `${LASTS.round} ${captain(by, crew)}` : LASTS[until];

const plain = (flag: Flag): string => String(Number(flag.value));
const value = (flag: Flag): string => number(Number(flag.value));

/** What a modifier does, as the middle of a sentence; "who" stands for whom it binds. */
const DOES: Readonly<Record<FlagKey, (flag: Flag, who: string) => string>> = {
  attackDiceMax: (flag, who) => `${who} may attack with at most ${value(flag)} dice`,
  attackHighBonus: (flag, who) => `${who} may add ${plain(flag)} to the highest attack die`,
  defenseHighBonus: (flag, who) =>
    `${who} may add ${plain(flag)} to the highest defence die${flag.at < 0 ? '' : ` at ${at(flag.at)}`}`,
  mirrorDice: () => 'low dice beat high ones',
  topPairLoss: (flag) => `whoever loses the first pair of dice loses ${value(flag)} units`,
  rerollAttack: (_flag, who) => `${who} may once roll all attack dice of an engagement again`,
  preventLoss: (_flag, who) => `${who} is spared losses`,
  survivorBonus: (flag, who) => `${value(flag)} units join whoever an invasion by ${who} leaves standing`,
  toTheDeath: (_flag, who) => `${who} must fight every invasion to the end and may commit the last ship`,
  mines: (_flag, who) => `cloaked mines await every invasion that ${who} declares`,
  noInvade: (_flag, who) => `${who} may not invade`,
  noInvadeCaptains: (_flag, who) => `${who} may not invade other captains`,
  cloudLock: () => 'no invasion goes into or out of the seven clouds',
  neutralZoneClosed: () => 'no captain crosses the Neutral Zone',
  wormholeClosed: () => 'the wormhole is closed',
  noManeuver: (_flag, who) => `${who} may not maneuver`,
  maneuverAdjacentOnly: () => 'maneuvers only go to a neighbour',
  maneuverThroughOthers: (_flag, who) => `the next maneuver of ${who} may pass through locations of others`,
  maneuverAfterDeploy: (_flag, who) => `${who} may maneuver after deploying`,
  shipsBeforeManeuver: (flag, who) => `${who} may place ${value(flag)} ships before the last maneuver`,
  crewCostDelta: (flag, who) => `each crew ability costs ${who} ${plain(flag)} more`,
  noCreditIncome: () => 'no reinforcement brings Command Credits',
  noQVent: (_flag, who) => `no Q-Vent is drawn for ${who}`,
  extraCardIfConquered: (flag, who) => `${value(flag)} conquests bring ${who} another Location card`,
  manhuntReward: () => 'Manhunt markers pay whoever expands onto or conquers their location',
};

/** "Captain Kirk may attack with at most two dice this turn". */
export const flagWords = (flag: Flag, crew: Crew): string => {
  const who = flag.seat < 0 ? 'every captain' : captain(flag.seat, crew);
  return `${DOES[flag.key](flag, who)} ${lasts(flag, crew)}`;
};
