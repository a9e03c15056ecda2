import type { Evening } from '../../../ui/events/evening';
import { fieldLine, numberField } from '../../../ui/events/formLines';

const words = {
  place: (name: string): string => `Place of ${name}`,
  heldBy: (name: string): string => `Locations held by ${name}`,
} as const;

/** A Risk evening: several captains at a table, one point for everybody who is left behind. */
export const CAPTAINS: Evening = {
  title: 'Risk evening: several captains at a table',
  points: ['captains left behind', 'locations'],
  alone: 'Nobody is left to play against in this round.',
  bye: 'You do not play in this round.',
  result: (page, { id, table, nameOf }) => {
    const { players, reports } = table;
    const before = reports[0];
    const old = before?.type === 'places' ? before : undefined;
    const rows = players.map((player, seat) => ({
      player,
      place: numberField(page, (old?.order.indexOf(seat) ?? seat) + 1, 1, players.length),
      held: numberField(page, old?.held[seat] ?? 0, 0, 999),
    }));
    return {
      lines: rows.flatMap(({ player, place, held }, seat) => [
        fieldLine(page, `${id}-place${String(seat)}`, words.place(nameOf(player)), place),
        fieldLine(page, `${id}-held${String(seat)}`, words.heldBy(nameOf(player)), held),
      ]),
      read: () => ({
        type: 'places',
        order: rows
          .map(({ place }, seat) => ({ seat, place: Number(place.value) }))
          .sort((one, other) => one.place - other.place || one.seat - other.seat)
          .map(({ seat }) => seat),
        held: rows.map(({ held }) => Number(held.value)),
      }),
    };
  },
};
