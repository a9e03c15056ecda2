import type { Report } from '../../../shared/events/types';
import type { EventView, ShownTable } from '../../../shared/eventProtocol';
import { make, makeButton } from '../dom';
import { deskWords } from './eventWords';
import { actionForm, choiceField, fieldLine, numberField, textField } from './formLines';
import type { NameOf } from './pairings';

interface Reading {
  readonly lines: readonly HTMLElement[];
  read(): Report;
}

const battle = (page: Document, table: ShownTable, nameOf: NameOf, most: number, id: string): Reading => {
  const before = table.reports[0];
  const old = before?.type === 'battle' ? before : undefined;
  const winner = choiceField(
    page,
    table.players.map((player, side) => [String(side), nameOf(player)]),
    String(old?.winner ?? 0),
  );
  const surviving = table.players.map((_, side) => numberField(page, old?.surviving[side] ?? 0, 0, most));
  const stacks = table.players.map((_, side) => numberField(page, old?.stacks[side] ?? 0, 0, 99));
  return {
    lines: [
      fieldLine(page, `${id}-winner`, deskWords.winner, winner),
      ...table.players.flatMap((player, side) => {
        const [sp, stack] = [surviving[side], stacks[side]];
        if (!sp || !stack) return [];
        return [
          fieldLine(page, `${id}-sp${String(side)}`, deskWords.surviving(nameOf(player)), sp),
          fieldLine(page, `${id}-stack${String(side)}`, deskWords.stacks(nameOf(player)), stack),
        ];
      }),
    ],
    read: () => ({
      type: 'battle',
      winner: Number(winner.value),
      surviving: surviving.map(({ value }) => Number(value)),
      stacks: stacks.map(({ value }) => Number(value)),
    }),
  };
};

const crew = (page: Document, id: string): Reading => {
  const [missions, hull] = [numberField(page, 0, 0, 99), numberField(page, 0, 0, 99)];
  return {
    lines: [
      fieldLine(page, `${id}-missions`, deskWords.missions, missions),
      fieldLine(page, `${id}-hull`, deskWords.hull, hull),
    ],
    read: () => ({ type: 'crew', missions: Number(missions.value), hull: Number(hull.value) }),
  };
};

const captains = (page: Document, { players }: ShownTable, nameOf: NameOf, id: string): Reading => {
  const places = players.map((_, seat) => numberField(page, seat + 1, 1, players.length));
  const held = players.map(() => numberField(page, 0, 0, 999));
  return {
    lines: players.flatMap((player, seat) => {
      const [place, locations] = [places[seat], held[seat]];
      if (!place || !locations) return [];
      return [
        fieldLine(page, `${id}-place${String(seat)}`, deskWords.place(nameOf(player)), place),
        fieldLine(page, `${id}-held${String(seat)}`, deskWords.heldBy(nameOf(player)), locations),
      ];
    }),
    read: () => ({
      type: 'places',
      order: players
        .map((_, seat) => seat)
        .sort((a, b) => Number(places[a]?.value) - Number(places[b]?.value) || a - b),
      held: held.map(({ value }) => Number(value)),
    }),
  };
};

/** The form in which the organiser enters or corrects a result. `enter` gives what went wrong. */
export const resultForm = (
  page: Document,
  view: EventView,
  table: ShownTable,
  nameOf: NameOf,
  enter: (report: Report, reason: string) => Promise<string>,
  cancel: () => void,
): HTMLElement => {
  const id = `result-${table.room}`;
  const { format, fleetMaxSp } = view.options;
  const reading =
    format === 'crews'
      ? crew(page, id)
      : format === 'captains'
        ? captains(page, table, nameOf, id)
        : battle(page, table, nameOf, fleetMaxSp, id);
  const corrects = table.status === 'over';
  const reason = textField(page, '', 200);
  const form = actionForm(
    page,
    [...reading.lines, ...(corrects ? [fieldLine(page, `${id}-reason`, deskWords.reason, reason)] : [])],
    deskWords.save,
    () => enter(reading.read(), reason.value),
  );
  form.append(makeButton(page, deskWords.cancel, cancel, 'quiet'));
  return make(page, 'div', { class: 'result-form' }, form);
};
