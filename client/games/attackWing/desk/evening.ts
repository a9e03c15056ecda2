import type { TournamentOptions } from '../../../../shared/events/options';
import type { BuildSheet } from '../../../../shared/games/attackWing/fleet/buildSheet';
import { resourceCard, RESOURCE_IDS } from '../../../../shared/games/attackWing/data/resources';
import { make } from '../../../ui/dom';
import type { Evening, Reading, ResultAsked, Settling } from '../../../ui/events/evening';
import { checkLine, choiceField, fieldLine, numberField } from '../../../ui/events/formLines';
import { fleetFields } from './fleetFields';
import { buildSheet } from './sheet';
import { eveningWords } from './words';

const MOST_GUESSES = 99;

/** Rules 10.14: winner, squadron points left and right guesses of both sides; fleet points are reckoned from that. */
const result = (page: Document, { id, table, options, nameOf }: ResultAsked): Reading => {
  const { players, reports } = table;
  const before = reports[0];
  const old = before?.type === 'battle' ? before : undefined;
  const winner = choiceField(
    page,
    players.map((player, side) => [String(side), nameOf(player)]),
    String(old?.winner ?? 0),
  );
  const sides = players.map((player, side) => ({
    name: nameOf(player),
    sp: numberField(page, old?.surviving[side] ?? 0, 0, options.fleetMaxSp),
    guesses: numberField(page, old?.stacks[side] ?? 0, 0, MOST_GUESSES),
  }));
  return {
    lines: [
      fieldLine(page, `${id}-winner`, eveningWords.winner, winner),
      ...sides.flatMap(({ name, sp, guesses }, side) => [
        fieldLine(page, `${id}-sp${String(side)}`, eveningWords.surviving(name), sp),
        fieldLine(page, `${id}-stack${String(side)}`, eveningWords.guesses(name), guesses),
      ]),
    ],
    read: () => ({
      type: 'battle',
      winner: Number(winner.value),
      surviving: sides.map(({ sp }) => Number(sp.value)),
      stacks: sides.map(({ guesses }) => Number(guesses.value)),
    }),
  };
};

/** Rules 10.10: which resources may be bought. */
const settle = (page: Document): Settling => {
  const boxes = RESOURCE_IDS.map((id) => {
    const [line, box] = checkLine(page, `open-${id}`, resourceCard(id).title, true);
    return { id, line, box };
  });
  const lines = boxes.map(({ line }) => line);
  return {
    lines: [make(page, 'fieldset', {}, make(page, 'legend', {}, eveningWords.resources), ...lines)],
    read: () => ({ resourcesAvailable: boxes.filter(({ box }) => box.checked).map(({ id }) => id) }),
  };
};

const settled = ({ resourcesAvailable: ids }: TournamentOptions): [string, string] => [
  eveningWords.resources,
  ids.length === 0 ? eveningWords.noResources : ids.map((id) => resourceCard(id).title).join(', '),
];

const BATTLES = {
  points: ['battle points', 'fleet points'],
  alone: eveningWords.alone,
  bye: eveningWords.bye,
  result,
  settle,
  settled,
  sheets: {
    fields: fleetFields,
    draw: (page, sheet, head) => buildSheet(page, sheet as BuildSheet, head),
  },
} as const satisfies Omit<Evening, 'title'>;

/** The event of the kit, and the same battles in Swiss rounds. */
export const KIT: Evening = { title: eveningWords.kit, ...BATTLES };
export const SWISS: Evening = { title: eveningWords.swiss, ...BATTLES };
