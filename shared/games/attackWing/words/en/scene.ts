import type { Color } from '../../data/classes';
import type { ManeuverId } from '../../geometry';
import type { Question } from '../../questions';
import type { End, Window } from '../../types';
import { counted, maneuverName } from './names';

export { phaseName as phaseTitle } from './names';

// Short texts for the board over the table and the notes beside ships.

export const roundTitle = (round: number, of: number): string => {
  if (round === 0) return '';
  return of === 0 ? `Round ${String(round)}` : `Round ${String(round)} of ${String(of)}`;
};

export const endTitle = (winner: string): string => `${winner} won`;

const ENDINGS: Readonly<Record<End, string>> = {
  elimination: 'no enemy is left',
  surrender: 'by surrender',
  time: 'when time was up',
  rounds: 'after the last round',
};

/** "100 to 64 points · after the last round", the winner's first. */
export const endNote = (scores: readonly number[], winner: number, end: End | ''): string => {
  const points = [scores[winner], ...scores.filter((_, seat) => seat !== winner)].join(' to ');
  return end === '' ? `${points} points` : `${points} points · ${ENDINGS[end]}`;
};

export interface SideNote {
  /** It has handed in its fleet, which nobody sees yet. */
  readonly chosen: boolean;
  /** All its ships are off the mat. */
  readonly gone: boolean;
  readonly ships: number;
  readonly hull: number;
  readonly shields: number;
  /** Right guesses and Mission tokens left; undefined where the mission has none. */
  readonly guesses?: { readonly right: number; readonly left: number };
}

/** How a fleet stands, in the few letters that a board over the mat has for it. */
export const sideNote = ({ chosen, gone, ships, hull, shields, guesses }: SideNote): string => {
  if (gone) return 'no ship left';
  if (ships === 0) return chosen ? 'fleet chosen' : '';
  if (guesses) return `${String(guesses.right)} right, ${String(guesses.left)} left`;
  return `hull ${String(hull)}, ${counted(shields, 'shield')}`;
};

const percent = (chance: number): string => {
  const whole = Math.round(chance * 100);
  if (whole === 0) return 'under 1 %';
  return whole === 100 ? 'over 99 %' : `${String(whole)} %`;
};

/** What a shot at a ship would come to: how likely it does anything, how far, with how many dice against how many. */
interface Shot {
  readonly range: number;
  readonly attack: number;
  readonly defense: number;
  readonly hit: number;
}

const chanceOf = ({ hit }: Shot): string => `${String(Math.round(hit * 100))} %`;
const diceOf = ({ attack, defense }: Shot): string => `${String(attack)}:${String(defense)}`;

export const oddsLabel = (shot: Shot): string =>
  `${chanceOf(shot)} · range ${String(shot.range)} · ${diceOf(shot)}`;

export const oddsLines = (
  weapon: string,
  range: number,
  odds: {
    readonly attackDice: number;
    readonly defenseDice: number;
    readonly obstructed: boolean;
    readonly hit: number;
    readonly destroy: number;
    readonly damage: number;
  },
): string =>
  `${weapon}, range ${String(range)}: ${String(odds.attackDice)} dice against ${String(odds.defenseDice)}${odds.obstructed ? ' (obstructed)' : ''}; hits ${percent(odds.hit)}, ${odds.damage.toFixed(1)} damage${odds.destroy >= 0.005 ? `, destroys it ${percent(odds.destroy)}` : ''}`;

export const PRIMARY_WEAPON = 'Primary weapon';

export const guessLabel = (maneuver: ManeuverId): string => `${maneuverTitle(maneuver)}?`;

/** What a guess was worth. */
export const guessVerdict = (speedRight: boolean, bearingRight: boolean): string => {
  if (speedRight && bearingRight) return 'Right!';
  if (speedRight || bearingRight) return `Half right: ${speedRight ? 'speed' : 'bearing'}`;
  return 'Wrong';
};

/** And what that does, shortly. */
export const guessMeans = (speedRight: boolean, bearingRight: boolean): string => {
  if (speedRight && bearingRight) return 'No cards this round';
  return speedRight || bearingRight ? 'Nothing happens' : '1 Auxiliary Power';
};

/** What a maneuver would come to, of all that is known. */
export const planLines = (plan: {
  readonly leaves: boolean;
  readonly over: string;
  readonly planet: boolean;
  readonly struck: boolean;
  readonly rests: boolean;
}): readonly string[] => [
  ...(plan.leaves ? ['It would leave the play area.'] : []),
  ...(plan.over === '' ? [] : [`As things stand it would overlap ${plan.over} and slide back: no action.`]),
  ...(plan.planet ? ['It would end on the planet and slides back: no action.'] : []),
  ...(plan.struck ? ['It would run into an obstacle: one attack die against it, no action.'] : []),
  ...(plan.rests ? ['It would rest on an obstacle: no attack from there.'] : []),
];

export const STRAIN: Readonly<Record<Color, string>> = {
  green: 'Green: takes an Auxiliary Power Token away.',
  white: 'White: no effect on Auxiliary Power.',
  red: 'Red: brings an Auxiliary Power Token.',
};

export const maneuverTitle = (maneuver: ManeuverId): string => {
  const name = maneuverName(maneuver);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
};

interface ShipNote {
  readonly captain: string;
  readonly skill: number;
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  readonly disabled: number;
  readonly suppressed: boolean;
}

/** How a ship stands, in a few words. */
export const shipLines = (ship: ShipNote): readonly string[] => [
  `${ship.captain}, skill ${String(ship.skill)}. Attack ${String(ship.attack)}, agility ${String(ship.agility)}.`,
  `Hull ${String(ship.hull)}, ${counted(ship.shields, 'shield')}${ship.disabled > 0 ? `, ${String(ship.disabled)} disabled` : ''}.`,
  ...(ship.suppressed ? ['Anticipated: no cards and no free actions this round.'] : []),
];

/** What a panel asks that stands beside the dice it is about: what was rolled lies there. */
const DICE_TITLES: Readonly<Partial<Record<Window, string>>> = {
  attackModify: 'Do you change your attack dice?',
  defendAttackModify: 'Do you change the attack dice?',
  attackDefenseModify: 'Do you change the defense dice?',
  defenseModify: 'Do you change your defense dice?',
};

/** The title of a question over the mat; `''`: the board asks it; undefined: it is asked as it is. */
export const matTitle = (question: Question): string | undefined => {
  if (question.type === 'placeShip' || question.type === 'placeObstacle') return '';
  return question.type === 'window' ? DICE_TITLES[question.timing] : undefined;
};

/** What is still to be chosen once a ship is, by what is asked; nothing: all that glows. */
export const MISSING: Readonly<Partial<Record<Question['type'], string>>> = {
  setDials: 'Choose its maneuver',
  anticipate: 'Which maneuver do you guess?',
  placeShip: 'Where does it stand?',
  attack: 'With which weapon?',
};

/** Said of an own card that nobody else knows. */
export const FACE_DOWN_LINE = 'Face down: only you know it, until you use it.';
