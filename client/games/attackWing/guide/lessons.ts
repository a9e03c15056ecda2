import { keyFromSeed } from '../../../../shared/engine/rng';
import type { Public } from '../../../../shared/games/attackWing/board';
import { shipCard } from '../../../../shared/games/attackWing/data/ships';
import type { Event } from '../../../../shared/games/attackWing/events';
import type { Move } from '../../../../shared/games/attackWing/moves';
import type { LocalSetup } from '../../../net/localMatch';
import type { Lesson, Pointed, Standing } from '../../../ui/guide/lesson';

type Now = Standing<Public, Move>;
type WingLesson = Lesson<Public, Move, Event>;

/** Found by trying: with this seed every lesson comes up early in the battle for somebody who follows the guide. */
const SEED = 1;

/** The first battle: one ship each, a bot as enemy, and chance that is the same for everybody. */
export const GUIDED_GAME = {
  setup: {
    game: 'attackWing',
    options: { mission: 'duel', size: 'duel' },
    levels: ['', 'heuristic'],
  } satisfies LocalSetup,
  random: (seed = SEED): ((bytes: number) => string) => {
    let drawn = 0;
    return (bytes) => keyFromSeed(seed * 16 + drawn++).slice(0, 2 * bytes);
  },
} as const;

/** With one ship each, a ship has the number of its seat. */
const ship = (at: number): Pointed => ({ kind: 'ship', id: String(at) });
const own = ({ seat }: Now): readonly Pointed[] => [ship(seat)];
const both = ({ seat }: Now): readonly Pointed[] => [ship(seat), ship(1 - seat)];
const has = ({ moves }: Now, type: Move['type']): boolean => moves.some((move) => move.type === type);

const isHurt = ({ card, shields, disabledShields, damage }: Public['ships'][number]): boolean =>
  damage.length > 0 || shields + disabledShields < shipCard(card).shields;

/** What the first battle teaches, in order; texts are in words.ts by the lesson's id. */
export const WING_LESSONS: readonly WingLesson[] = [
  { id: 'welcome', read: true, ripe: () => true },
  {
    id: 'fleet',
    ripe: ({ question }) => question === 'chooseFleet',
    learnt: (event, seat) => event.type === 'fleetChosen' && event.seat === seat,
    wants: (move) => move.type === 'chooseFleet' && move.fleet === 'fedDuel',
  },
  {
    id: 'place',
    ripe: ({ question }) => question === 'placeShip',
    learnt: (event, seat) => event.type === 'placed' && event.ship === seat,
    wants: ({ type }) => type === 'place',
    points: own,
  },
  {
    id: 'dial',
    ripe: (now) => now.question === 'setDials' && has(now, 'setDial'),
    learnt: (event, seat) => event.type === 'dialSet' && event.seat === seat,
    wants: (move) => move.type === 'setDial' && move.maneuver.startsWith('straight'),
    points: own,
  },
  {
    id: 'confirm',
    ripe: (now) => now.question === 'setDials' && has(now, 'confirmDials') && !has(now, 'setDial'),
    learnt: (event, seat) => event.type === 'dialsConfirmed' && event.seat === seat,
    wants: ({ type }) => type === 'confirmDials',
  },
  { id: 'moved', read: true, ripe: ({ question }) => question === 'action', points: own },
  {
    id: 'lock',
    ripe: (now) => now.question === 'action' && has(now, 'targetLock'),
    learnt: (event, seat) => event.type === 'locked' && event.ship === seat,
    wants: ({ type }) => type === 'targetLock',
    points: both,
  },
  {
    id: 'action',
    ripe: (now) => now.question === 'action' && has(now, 'takeToken'),
    learnt: (event, seat) => event.type === 'tokenTaken' && event.ship === seat,
    wants: ({ type }) => type === 'takeToken',
    points: own,
  },
  {
    id: 'fire',
    ripe: (now) => now.question === 'attack' && has(now, 'attack'),
    learnt: (event, seat) => event.type === 'attackDeclared' && event.ship === seat,
    wants: ({ type }) => type === 'attack',
    points: both,
  },
  {
    id: 'dice',
    ripe: (now) =>
      now.question === 'window' && (has(now, 'spendTargetLock') || has(now, 'spendBattleStations')),
    learnt: ({ type }) => type === 'diceRolledAgain' || type === 'compared',
    wants: ({ type }) => type === 'spendTargetLock' || type === 'spendBattleStations',
  },
  {
    id: 'damage',
    read: true,
    ripe: ({ pub: { ships } }) => ships.some(isHurt),
    points: ({ pub: { ships } }) => ships.flatMap((one, at) => (isHurt(one) ? [ship(at)] : [])),
  },
  { id: 'farewell', read: true, ripe: ({ pub: { ships, round } }) => round > 1 && ships.some(isHurt) },
];
