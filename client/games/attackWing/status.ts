import {
  endNote,
  endTitle,
  phaseTitle,
  roundTitle,
  type SideNote,
  sideNote,
} from '../../../shared/games/attackWing/words/en/scene';
import type { StatusSeat } from '../../kit/prompts';
import { seatMeaning } from '../../kit/theme';
import type { GameStatus } from '../../tabletop/gameTable';
import type { Company } from '../../tabletop/scene';
import type { Picture, ShipPicture } from './picture';
import { alertOf, hullOf, isAlive } from './read';

const noteOf = ({ ships, sides, mission }: Picture, seat: number): SideNote => {
  const own = ships.filter((ship) => ship.seat === seat && isAlive(ship));
  const side = sides[seat];
  const sum = (of: (ship: ShipPicture) => number): number => own.reduce((all, ship) => all + of(ship), 0);
  return {
    chosen: side?.chosen === true && ships.every((ship) => ship.seat !== seat),
    gone: own.length === 0 && ships.some((ship) => ship.seat === seat),
    ships: own.length,
    hull: sum(hullOf),
    shields: sum(({ shields }) => shields),
    ...(mission === 'balanceOfTerror'
      ? { guesses: { right: side?.stack ?? 0, left: sum((ship) => ship.mission) } }
      : {}),
  };
};

const seatsOf = (picture: Picture, { me, seats, open }: Company): readonly StatusSeat[] =>
  seats.map(({ name }, seat) => ({
    name,
    meaning: seatMeaning(seat, me),
    value: '',
    note: sideNote(noteOf(picture, seat)),
    active: open.some((ask) => ask.seat === seat),
  }));

/** How things stand, at a glance. */
export const statusOf = (picture: Picture, company: Company): GameStatus => {
  const { winner, end, scores, round, rounds, phase } = picture;
  const over = winner >= 0;
  return {
    alert: alertOf(picture),
    phase: over ? endTitle(company.seats[winner]?.name ?? '') : phaseTitle(phase, picture),
    turn: over ? endNote(scores, winner, end) : roundTitle(round, rounds),
    ...(over ? { over } : {}),
    lines: [],
    seats: seatsOf(picture, company),
    counts: [],
  };
};
