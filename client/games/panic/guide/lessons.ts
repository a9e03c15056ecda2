import { keyFromSeed } from '../../../../shared/engine/rng';
import type { PanicPublic } from '../../../../shared/games/panic/board';
import type { PanicEvent } from '../../../../shared/games/panic/events';
import type { PanicMove } from '../../../../shared/games/panic/moves';
import type { LocalSetup } from '../../../net/localMatch';
import type { Lesson, Pointed, Standing } from '../../../ui/guide/lesson';

type Now = Standing<PanicPublic, PanicMove>;
type PanicLesson = Lesson<PanicPublic, PanicMove, PanicEvent>;

/** Found by trying: with this seed every lesson comes up early in the game for somebody who follows the guide. */
const SEED = 470;

/** The first game: two missions, a bot as partner, and chance that is the same for everybody. */
export const GUIDED_GAME = {
  setup: {
    game: 'panic',
    options: { variant: 'firstGame', firstPlayer: 1 },
    levels: ['', 'heuristic'],
  } satisfies LocalSetup,
  random: (seed = SEED): ((bytes: number) => string) => {
    let drawn = 0;
    return (bytes) => keyFromSeed(seed * 16 + drawn++).slice(0, 2 * bytes);
  },
} as const;

const has = ({ moves }: Now, type: PanicMove['type']): boolean => moves.some((move) => move.type === type);
const tokens = ({ pub }: Now): readonly Pointed[] =>
  Object.keys(pub.tokens).map((id) => ({ kind: 'token', id }));
const mission = ({ pub }: Now): readonly Pointed[] =>
  pub.mission.id === '' ? [] : [{ kind: 'mission', id: pub.mission.id }];
const ofMoves = (now: Now, pick: (move: PanicMove) => readonly Pointed[]): readonly Pointed[] => {
  const all = now.moves.flatMap(pick);
  return all.filter(
    ({ kind, id }, at) => all.findIndex((other) => other.kind === kind && other.id === id) === at,
  );
};

/** What the first game teaches, in order; texts are in words.ts by the lesson's id. */
export const PANIC_LESSONS: readonly PanicLesson[] = [
  {
    id: 'welcome',
    read: true,
    ripe: () => true,
    points: ({ seat }) => [{ kind: 'seat', id: String(seat) }],
  },
  {
    id: 'rings',
    read: true,
    ripe: () => true,
    points: (now) => [
      ...[...new Set(Object.values(now.pub.tokens).map(({ sector }) => sector))].map((sector) => ({
        kind: 'sector',
        id: String(sector),
      })),
      ...tokens(now),
    ],
  },
  {
    id: 'boarders',
    ripe: ({ question }) => question === 'securityTeam',
    learnt: ({ type }) => type === 'boardersRepelled' || type === 'boardersStruck',
    wants: ({ type }) => type === 'sendTeam',
    points: (now) => [
      { kind: 'sector', id: String(now.pub.boarding.sector) },
      ...ofMoves(now, (move) => (move.type === 'sendTeam' ? [{ kind: 'card', id: move.card }] : [])),
    ],
  },
  {
    id: 'trade',
    ripe: ({ question }) => question === 'trade',
    learnt: (event, seat) =>
      (event.type === 'phaseBegan' && event.phase === 'play' && event.seat === seat) ||
      (event.type === 'traded' && event.seat === seat),
    wants: ({ type }) => type === 'endPhase' || type === 'pass',
  },
  {
    id: 'fire',
    ripe: (now) => now.question === 'play' && has(now, 'fire'),
    learnt: (event, seat) => event.type === 'fired' && event.seat === seat,
    wants: ({ type }) => type === 'fire' || type === 'directHit',
    points: (now) =>
      ofMoves(now, (move) =>
        move.type === 'fire'
          ? [
              { kind: 'card', id: move.card },
              { kind: 'token', id: move.target },
            ]
          : [],
      ),
  },
  {
    id: 'turn',
    ripe: (now) => now.question === 'play' && now.moves.some(isTurning),
    learnt: (event, seat) =>
      event.type === 'maneuvered' && event.seat === seat && event.maneuver !== 'forward',
    wants: (move) => isTurning(move),
    points: (now) =>
      ofMoves(now, (move) => (isTurning(move) ? [{ kind: 'maneuver', id: move.maneuver }] : [])),
  },
  {
    id: 'commit',
    ripe: (now) => now.question === 'play' && has(now, 'commit'),
    learnt: (event, seat) => event.type === 'committed' && event.seat === seat,
    wants: ({ type }) => type === 'commit',
    points: (now) => [
      ...mission(now),
      ...ofMoves(now, (move) => (move.type === 'commit' ? [{ kind: 'card', id: move.card }] : [])),
    ],
  },
  {
    id: 'end',
    ripe: (now) => now.question === 'play' && has(now, 'endPhase'),
    learnt: (event) => event.type === 'phaseBegan' && event.phase === 'threats',
    wants: ({ type }) => type === 'endPhase',
  },
  {
    id: 'threats',
    read: true,
    ripe: ({ pub }) => pub.turn > 1,
    points: tokens,
  },
  {
    id: 'mission',
    ripe: (now) => now.question === 'play' && now.pub.mission.id !== '',
    learnt: ({ type }) => type === 'missionCompleted',
    wants: ({ type }) => type === 'commit',
    points: mission,
  },
  {
    id: 'farewell',
    read: true,
    ripe: ({ pub }) => pub.missionsDone.length > 0,
  },
];

function isTurning(move: PanicMove): move is Extract<PanicMove, { type: 'maneuver' }> {
  return move.type === 'maneuver' && move.maneuver !== 'forward';
}
