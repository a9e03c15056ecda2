import {
  endNote,
  endTitle,
  phaseTitle,
  roundTitle,
  seatNote,
  seatTitle,
  seatValue,
  winTitle,
} from '../../../shared/games/risk/words/en/scene';
import type { StatusLine, StatusSeat } from '../../kit/prompts';
import { seatMeaning } from '../../kit/theme';
import type { GameStatus } from '../../tabletop/gameTable';
import type { Company } from '../../tabletop/scene';
import type { Picture } from './picture';
import { alertOf, bonusOf, heldBy, shipsOf } from './read';

const seatsOf = (picture: Picture, { me, seats }: Company): readonly StatusSeat[] =>
  seats.map(({ name }, seat) => ({
    name: seatTitle(name, picture.quests[seat]?.length ?? 0),
    meaning: seatMeaning(seat, me),
    value: seatValue(heldBy(picture, seat), picture.goal),
    note: seatNote({
      out: picture.alive[seat] !== 1,
      ships: shipsOf(picture, seat),
      bonus: bonusOf(picture, seat),
      cards: picture.hands[seat] ?? 0,
      credits: picture.credits[seat] ?? 0,
      frontier: picture.mission === 'finalFrontier',
    }),
    active: picture.active === seat,
  }));

/** How far the leader is on the way to victory. */
const goalLines = (picture: Picture, { seats }: Company): readonly StatusLine[] => {
  const { goal, questGoal, quests } = picture;
  const by = (of: (seat: number) => number): { readonly seat: number; readonly now: number } =>
    seats.reduce((best, _, seat) => (of(seat) > best.now ? { seat, now: of(seat) } : best), {
      seat: 0,
      now: 0,
    });
  const held = by((seat) => heldBy(picture, seat));
  const claimed = by((seat) => quests[seat]?.length ?? 0);
  return [
    ...(goal > 0
      ? [
          {
            title: winTitle.locations,
            gauges: [{ text: seats[held.seat]?.name ?? '', now: held.now, of: goal }],
          },
        ]
      : []),
    ...(questGoal > 0
      ? [
          {
            title: winTitle.quests,
            gauges: [{ text: seats[claimed.seat]?.name ?? '', now: claimed.now, of: questGoal }],
          },
        ]
      : []),
  ];
};

/** How things stand, at a glance. */
export const statusOf = (picture: Picture, company: Company): GameStatus => {
  const { reason, winners, round, active, qvents, mission } = picture;
  const asked = company.open[0]?.type ?? '';
  return {
    alert: alertOf(picture),
    ...(reason === ''
      ? {
          phase: phaseTitle(asked, round),
          turn: roundTitle(
            round,
            company.seats[active]?.name ?? '',
            mission === 'finalFrontier' ? qvents : -1,
          ),
        }
      : {
          phase: endTitle(
            winners.map((seat) => company.seats[seat]?.name ?? ''),
            reason,
          ),
          turn: endNote(round, reason),
          over: true,
        }),
    lines: goalLines(picture, company),
    seats: seatsOf(picture, company),
    counts: [],
  };
};
