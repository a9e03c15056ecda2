import type { PanicPublic } from '../../../shared/games/panic/board';
import type { MoveOf, PanicMove } from '../../../shared/games/panic/moves';
import { facingOf } from '../../../shared/games/panic/geometry';
import type { Part } from '../../../shared/games/panic/data/ship';
import { cardOf } from '../../../shared/games/panic/data/cards';
import type { Pick } from '../../kit/pick';
import type { Asking } from '../../tabletop/gameTable';
import type { Route } from '../../tabletop/route';

/** What a hand can mean on the table. */
export const pick = {
  card: (id: string): Pick => ({ kind: 'card', id }),
  token: (id: string): Pick => ({ kind: 'token', id }),
  section: (part: Part, facing: number): Pick => ({ kind: part, id: String(facing) }),
  sector: (sector: number): Pick => ({ kind: 'sector', id: String(sector) }),
  maneuver: (id: string): Pick => ({ kind: 'maneuver', id }),
  mission: (): Pick => ({ kind: 'mission', id: 'open' }),
  seat: (seat: number): Pick => ({ kind: 'seat', id: String(seat) }),
  character: (id: string): Pick => ({ kind: 'character', id }),
  pile: (id: string): Pick => ({ kind: 'pile', id }),
  ship: (): Pick => ({ kind: 'ship', id: 'enterprise' }),
} as const;

/** The picks that make up a move, in any order, each of any one of a few; none: it has no place and is asked for in words. */
type Picks = readonly (readonly Pick[])[];

/** Who reaches, and how the table is being asked. */
interface Reacher {
  readonly seat: number;
  /** The type of the open question. */
  readonly question: string;
  /** The facing at which boarders wait, if any. */
  readonly boarded: number | undefined;
}

type PicksOf = { readonly [T in PanicMove['type']]: (move: MoveOf<T>, by: Reacher) => Picks };

const mended = ({ shield, hull }: MoveOf<'emergencyRepairs'>): Picks => [
  ...(shield < 0 ? [] : [[pick.section('shield', shield)]]),
  ...(hull < 0 ? [] : [[pick.section('hull', hull)]]),
];

/** Where each kind of move lies on the table. A card is picked first or last, as the hand likes. */
const PICKS: PicksOf = {
  takeCharacter: ({ character }) => [[pick.character(character)]],
  // In the draw phase McCoy is asked; later it is his to offer.
  treat: ({ seat }, by) =>
    by.question === 'treat' ? [[pick.seat(seat)]] : [[pick.seat(by.seat)], [pick.seat(seat)]],
  offerTrade: ({ give, take }) => [[pick.card(give)], [pick.card(take)]],
  acceptTrade: () => [],
  declineTrade: () => [],
  exchange: ({ card }) => [[pick.card(card)], [pick.pile('discard')]],
  fire: ({ card, target }) => [[pick.card(card)], [pick.token(target)]],
  directHit: ({ card, hit, target }) => [[pick.card(hit), pick.card(card)], [pick.token(target)]],
  repair: ({ card, facing }) => [
    [pick.card(card)],
    [pick.section(cardOf(card).kind === 'dilithium' ? 'shield' : 'hull', facing)],
  ],
  rebuild: ({ dilithium, tritanium, part, facing }) => [
    [pick.card(dilithium), pick.card(tritanium)],
    [pick.section(part, facing)],
  ],
  emergencyRepairs: (move) => [[pick.card(move.card)], ...mended(move)],
  forceField: ({ card, target }) => [[pick.card(card)], [pick.token(target)]],
  tractorBeam: ({ card, target }) => [[pick.card(card)], [pick.token(target)]],
  playCard: ({ card }) => [[pick.card(card)], [pick.ship()]],
  libraryComputer: ({ card, take }) => [[pick.card(card)], [pick.card(take)]],
  evasiveAction: ({ card, maneuver }) => [[pick.card(card)], [pick.maneuver(maneuver)]],
  commit: ({ card }) => [[pick.card(card)], [pick.mission()]],
  maneuver: ({ maneuver }) => [[pick.maneuver(maneuver)]],
  mend: ({ part, facing }, by) => [[pick.seat(by.seat)], [pick.section(part, facing)]],
  endPhase: () => [],
  giveUp: () => [],
  discard: ({ card }) => [[pick.card(card)], [pick.pile('discard')]],
  sendTeam: ({ card }, { boarded }) => [
    [pick.card(card)],
    [boarded === undefined ? pick.ship() : pick.section('hull', boarded)],
  ],
  chooseEffect: () => [],
  restore: ({ part, facing }) => [[pick.section(part, facing)]],
  removeThreat: ({ target }) => [[pick.token(target)]],
  takeBack: ({ card }) => [[pick.card(card)]],
  pickThreat: ({ token }) => [[pick.token(token)]],
  pass: () => [],
};

const reacherOf = ({ ask, pub: { boarding, heading } }: Asking<PanicPublic>): Reacher => ({
  seat: ask.seat,
  question: ask.type,
  boarded: boarding.sector === 0 ? undefined : facingOf(boarding.sector, heading),
});

export const routeOf = (move: PanicMove, asking: Asking<PanicPublic>): Route<PanicMove> => {
  const picksOf = PICKS[move.type] as (move: PanicMove, by: Reacher) => Picks;
  return picksOf(move, reacherOf(asking)).map((picks) => ({ picks }));
};

/** What a question in words is about: where boarders wait, or the pile beside the hand. */
export const aboutOf = (asking: Asking<PanicPublic>): readonly Pick[] => {
  const { boarded } = reacherOf(asking);
  return [...(boarded === undefined ? [] : [pick.section('hull', boarded)]), pick.pile('discard')];
};
