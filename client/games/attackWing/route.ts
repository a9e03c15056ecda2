import type { Public } from '../../../shared/games/attackWing/board';
import {
  ECHO_OFFSET_MM,
  echoed,
  HEADING_STEP,
  MM,
  type Pose,
  UNIT,
} from '../../../shared/games/attackWing/geometry';
import type { Move, MoveOf } from '../../../shared/games/attackWing/moves';
import type { OpenQuestion } from '../../../shared/games/attackWing/questions';
import { PRIMARY } from '../../../shared/games/attackWing/types';
import type { Pick } from '../../kit/pick';
import type { Asking } from '../../tabletop/gameTable';
import { oneOf, type PointStep, type Route, type Step, thenOneOf } from '../../tabletop/route';
import { cardAt, pick } from './pick';
import { headingAt, pointAt } from './place';

type MatAsking = Asking<Public>;
type Steps<T extends Move['type']> = (move: MoveOf<T>, asking: MatAsking) => Route<Move>;

const NOWHERE: Route<Move> = [];
const inWords = (): Route<Move> => NOWHERE;
const ship = (at: number): Step<Move> => oneOf(pick.ship(at));

const questionOf = ({ ask }: MatAsking): OpenQuestion => ask as OpenQuestion;

/** Whoever has the northern edge sees the mat the other way round. */
const isTurned = ({ ask, pub }: MatAsking): boolean => pub.players[ask.seat]?.edge === 'north';

const place: Steps<'place'> = (move, asking) => {
  const question = questionOf(asking);
  const turned = isTurned(asking);
  const point: PointStep<Move> = {
    point: 'surface',
    turns: 360 / HEADING_STEP,
    of: (x, z, turn) => {
      const [xMm, yMm] = pointAt(x, z, turned);
      const heading = (headingAt(turn, HEADING_STEP) + (turned ? 180 : 0)) % 360;
      return { ...move, x: xMm, y: yMm, heading };
    },
  };
  return question.type === 'placeShip' && question.ships.length > 1 ? [ship(move.ship), point] : [point];
};

const placeObstacle: Steps<'placeObstacle'> = (move, asking) => [
  {
    point: 'surface',
    of: (x, z) => {
      const [xMm, yMm] = pointAt(x, z, isTurned(asking));
      return { ...move, x: xMm, y: yMm };
    },
  },
];

/** How far ahead of a pose a point of the mat lies, in whole millimetres a Sensor Echo may be off by. */
const offsetAt = ({ x, y, ux, uy }: Pose, xMm: number, yMm: number): number => {
  const ahead = ((xMm - x / MM) * ux + (yMm - y / MM) * uy) / UNIT;
  return Math.round(Math.min(ECHO_OFFSET_MM, Math.max(-ECHO_OFFSET_MM, ahead)));
};

const sensorEcho: Steps<'sensorEcho'> = (move, asking) => {
  const question = questionOf(asking);
  const from = 'ship' in question ? asking.pub.ships[question.ship]?.pose : undefined;
  if (from === undefined) return NOWHERE;
  const turned = isTurned(asking);
  const onto = echoed(from, move.side === 'right' ? 1 : -1, 0);
  return [
    oneOf(pick.echo(move.side)),
    {
      point: 'surface',
      of: (x, z) => ({ ...move, offset: offsetAt(onto, ...pointAt(x, z, turned)) }),
    },
  ];
};

/** The card a text stands on; one that has left the table and still works is spoken of in words. */
export const sourceOf = (
  { ship: at, card, at: place_ }: MoveOf<'use'>,
  { pub }: { readonly pub: Public },
): Pick | undefined => {
  if (card === 'resource') return pick.resource(pub.ships[at]?.seat ?? 0);
  if (card === 'admiral') return pick.card(place_, 'admiral');
  const status = card === 'upgrade' ? pub.ships[at]?.upgrades[place_]?.status : 'ready';
  return status === 'ready' || status === 'disabled' ? pick.card(at, card, place_) : undefined;
};

const use: Steps<'use'> = (move, asking) => {
  const source = sourceOf(move, asking);
  return source ? [oneOf(source)] : NOWHERE;
};

const dice = (side: 'attack' | 'defense', among: readonly number[]): Route<Move> =>
  among.map((nth) => oneOf(pick.die(side, nth)));

/** Where each kind of move lies. What has no place is asked for in words. */
const ROUTES: { readonly [T in Move['type']]: Steps<T> } = {
  chooseFleet: inWords,
  buildFleet: inWords,
  place,
  placeObstacle,
  setDial: ({ ship: at, maneuver }) => [ship(at), thenOneOf(pick.maneuver(at, maneuver))],
  confirmDials: inWords,
  reopenDials: inWords,
  next: ({ ship: at }) => [ship(at)],
  anticipate: ({ ship: at, maneuver }, asking) => {
    const question = questionOf(asking);
    if (question.type !== 'anticipate') return NOWHERE;
    const guess = thenOneOf(pick.maneuver(question.ship, maneuver));
    return question.ships.length > 1 ? [ship(at), guess] : [guess];
  },
  letPass: inWords,
  pickManeuver: ({ maneuver }, asking) => {
    const question = questionOf(asking);
    return 'ship' in question ? [oneOf(pick.maneuver(question.ship, maneuver))] : NOWHERE;
  },
  takeToken: inWords,
  targetLock: ({ target }) => [ship(target)],
  cloak: inWords,
  sensorEcho,
  repair: ({ card }) => [oneOf(pick.damage(card))],
  enable: ({ upgrade }, asking) => {
    const question = questionOf(asking);
    return 'ship' in question ? [oneOf(cardAt(question.ship, upgrade))] : NOWHERE;
  },
  noAction: inWords,
  attack: ({ weapon, target }, asking) => {
    const question = questionOf(asking);
    if (weapon === PRIMARY || !('ship' in question)) return [ship(target)];
    return [ship(target), oneOf(pick.card(question.ship, 'upgrade', weapon))];
  },
  holdFire: inWords,
  spendBattleStations: inWords,
  spendEvade: inWords,
  spendTargetLock: (move) => dice('attack', move.dice),
  addDice: (move) => [{ amount: [move.count, move.count], of: () => move }],
  use,
  chooseShip: ({ ship: at }) => [ship(at)],
  chooseDice: (move, asking) => {
    const question = questionOf(asking);
    return question.type === 'chooseDice' ? dice(question.dice, move.dice) : NOWHERE;
  },
  chooseFace: inWords,
  chooseToken: inWords,
  chooseRepair: ({ card }) => (card === 0 ? NOWHERE : [oneOf(pick.damage(card))]),
  chooseDamage: inWords,
  done: inWords,
  stayDown: inWords,
  discardUpgrade: ({ ship: at, upgrade }) => [oneOf(pick.card(at, 'upgrade', upgrade))],
  cloakToken: inWords,
  raiseShields: inWords,
  concede: inWords,
  timeUp: inWords,
};

export const routeOf = (move: Move, asking: MatAsking): Route<Move> => {
  const steps = ROUTES[move.type] as (move: Move, asking: MatAsking) => Route<Move>;
  return steps(move, asking);
};

/** What is asked in words stands beside the mat, whatever it is about. */
export const aboutOf = (): readonly Pick[] => [pick.aside()];
