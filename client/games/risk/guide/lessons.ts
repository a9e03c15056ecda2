import { keyFromSeed } from '../../../../shared/engine/rng';
import type { Public } from '../../../../shared/games/risk/board';
import type { Event } from '../../../../shared/games/risk/events';
import type { Move, MoveOf } from '../../../../shared/games/risk/moves';
import type { LocalSetup } from '../../../net/localMatch';
import type { Lesson, Pointed, Standing } from '../../../ui/guide/lesson';

type Now = Standing<Public, Move>;
type RiskLesson = Lesson<Public, Move, Event>;

/** Found by trying: with this seed every lesson comes up early in the game for somebody who follows the guide. */
const SEED = 3;
/** The last round in which every chance is waited for. */
const LATE = 5;

/** The first game: Mission 1 against one bot, and chance that is the same for everybody. */
export const GUIDED_GAME = {
  setup: { game: 'risk', options: { mission: 1 }, levels: ['', 'random'] } satisfies LocalSetup,
  random: (seed = SEED): ((bytes: number) => string) => {
    let drawn = 0;
    return (bytes) => keyFromSeed(seed * 16 + drawn++).slice(0, 2 * bytes);
  },
} as const;

const world = (location: number): Pointed => ({ kind: 'location', id: String(location) });
const has = ({ moves }: Now, type: Move['type']): boolean => moves.some((move) => move.type === type);
const isInvasion = (move: Move): move is MoveOf<'invade'> => move.type === 'invade';
const worldsOf = (now: Now, of: (move: Move) => readonly number[]): readonly Pointed[] =>
  [...new Set(now.moves.flatMap(of))].map(world);

/** Ships there beyond those of whoever is attacked. */
const surplus = ({ pub: { units } }: Now, { from, to }: MoveOf<'invade'>): number =>
  (units[from] ?? 0) - (units[to] ?? 0);
/** The invasions that promise most. */
export const bestInvasions = (now: Now): readonly MoveOf<'invade'>[] => {
  const all = now.moves.filter(isInvasion);
  const most = Math.max(...all.map((move) => surplus(now, move)));
  return all.filter((move) => surplus(now, move) === most);
};
const ended =
  (type: Event['type']) =>
  (event: Event, seat: number): boolean =>
    event.type === type && 'seat' in event && event.seat === seat;

/** Whoever has played so long need not wait for what has not come up. */
const isLate = (event: Event): boolean => event.type === 'turnBegan' && event.round > LATE;

/** What the first game teaches, in order; texts are in words.ts by the lesson's id. */
export const RISK_LESSONS: readonly RiskLesson[] = [
  { id: 'welcome', read: true, ripe: () => true },
  {
    id: 'captain',
    ripe: ({ question }) => question === 'chooseCaptain',
    learnt: ended('captainChosen'),
    wants: ({ type }) => type === 'chooseCaptain',
  },
  {
    id: 'fleet',
    ripe: ({ question }) => question === 'placeFleet',
    learnt: ended('fleetPlaced'),
    wants: ({ type }) => type === 'placeFleet',
  },
  {
    id: 'trade',
    ripe: (now) => now.question === 'trade' && has(now, 'tradeCard'),
    learnt: (event, seat) => ended('cardTraded')(event, seat) || isLate(event),
    wants: ({ type }) => type === 'tradeCard',
    points: ({ moves }) =>
      moves.flatMap((move) => (move.type === 'tradeCard' ? [{ kind: 'card', id: move.card }] : [])),
  },
  {
    id: 'deploy',
    ripe: (now) => now.question === 'deploy',
    // In the first round everything joins the fleet by itself; it is taught through the whole second.
    learnt: (event, seat) => event.type === 'turnBegan' && event.seat === seat && event.round > 2,
    wants: ({ type }) => type === 'deploy',
    points: (now) => [
      { kind: 'reserve', id: 'ships' },
      ...worldsOf(now, (move) => (move.type === 'deploy' ? [move.location] : [])),
    ],
  },
  {
    id: 'expand',
    ripe: (now) => now.question === 'act' && has(now, 'expand'),
    learnt: ended('expanded'),
    wants: ({ type }) => type === 'expand',
    points: (now) => worldsOf(now, (move) => (move.type === 'expand' ? [move.from, move.to] : [])),
  },
  {
    id: 'odds',
    read: true,
    ripe: (now) => now.question === 'act' && has(now, 'invade'),
    points: (now) => worldsOf(now, (move) => (isInvasion(move) ? [move.to] : [])),
  },
  {
    id: 'invade',
    ripe: (now) => now.question === 'act' && has(now, 'invade'),
    learnt: (event, seat) => event.type === 'engaged' && event.attacker === seat,
    wants: (move, now) => isInvasion(move) && bestInvasions(now).includes(move),
    points: (now) => bestInvasions(now).flatMap(({ from, to }) => [world(from), world(to)]),
  },
  {
    id: 'moveIn',
    ripe: ({ question }) => question === 'moveIn',
    learnt: ended('movedIn'),
    wants: ({ type }) => type === 'moveIn',
  },
  {
    id: 'defend',
    ripe: ({ question }) => question === 'defend',
    learnt: isLate,
    wants: ({ type }) => type === 'defend',
    points: ({ pub: { invasion } }) => [world(invasion.to)],
  },
  {
    id: 'end',
    ripe: (now) => now.question === 'act' && has(now, 'endActions'),
    learnt: ended('actionsEnded'),
    wants: ({ type }) => type === 'endActions',
  },
  {
    id: 'maneuver',
    ripe: (now) => now.question === 'maneuver',
    learnt: (event, seat) => ended('maneuvered')(event, seat) || isLate(event),
    wants: ({ type }) => type === 'maneuver',
    points: (now) => worldsOf(now, (move) => (move.type === 'maneuver' ? [move.from, move.to] : [])),
  },
  {
    id: 'cards',
    read: true,
    ripe: ({ pub, seat }) => (pub.hands[seat]?.seen.length ?? 0) > 0,
    points: () => [{ kind: 'pile', id: 'deck' }],
  },
  { id: 'sectors', read: true, ripe: ({ pub }) => pub.round > 1 },
  { id: 'farewell', read: true, ripe: ({ pub }) => pub.round > 2 },
];
