import {
  endTitle,
  FLEET_CHOSEN,
  phaseTitle,
  roundTitle,
  scoreTitle,
  type SideNote,
  sideNote,
  sideValue,
} from '../../../shared/games/attackWing/words/en/scene';
import type { StatusSeat } from '../../kit/prompts';
import { seatMeaning } from '../../kit/theme';
import type { GameStatus } from '../../tabletop/gameTable';
import type { Company } from '../../tabletop/scene';
import type { Picture } from './picture';
import { alertOf, hullOf, isAlive } from './read';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const noteOf = ({ ships, sides, mission }: Picture, seat: number): SideNote => {
  const own = ships.filter((ship) => ship.seat === seat && isAlive(ship));
  const side = sides[seat];
  const fleet = side?.name === '' && side.chosen ? FLEET_CHOSEN : (side?.name ?? '');
  return {
    fleet,
    ships: own.length,
    hull: sum(own.map(hullOf)),
    shields: sum(own.map(({ shields }) => shields)),
    ...(mission === 'balanceOfTerror'
      ? { guesses: { right: side?.stack ?? 0, left: sum(own.map((ship) => ship.mission)) } }
      : {}),
  };
};

const seatsOf = (picture: Picture, { me, seats, open }: Company): readonly StatusSeat[] =>
  seats.map(({ name }, seat) => {
    const note = noteOf(picture, seat);
    return {
      name,
      meaning: seatMeaning(seat, me),
      value: sideValue(note),
      note: sideNote(note),
      active: open.some((ask) => ask.seat === seat),
    };
  });

/** How things stand, at a glance. */
export const statusOf = (picture: Picture, company: Company): GameStatus => {
  const { winner, scores, round, rounds, phase } = picture;
  const over = winner >= 0;
  return {
    alert: alertOf(picture),
    phase: over ? endTitle(company.seats[winner]?.name ?? '') : phaseTitle(phase),
    turn: over ? scoreTitle(scores) : roundTitle(round, rounds),
    ...(over ? { over } : {}),
    lines: [],
    seats: seatsOf(picture, company),
    counts: [],
  };
};
