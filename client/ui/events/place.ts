import { takesLate } from '../../../shared/events/options';
import { scoreSheet } from '../../../shared/events/scoreSheet';
import { NONE } from '../../../shared/events/types';
import { type EventView, scoredOf, type ShownTable } from '../../../shared/eventProtocol';
import type { EventSession, EventState } from '../../net/eventSession';
import { randomHex } from '../../net/identity';
import { make, makeButton } from '../dom';
import { keepName, LONGEST_NAME, readName } from '../keptName';
import type { Evening, Evenings } from './evening';
import { placeWords, signatureWords } from './eventWords';
import { actionForm, fieldLine, textField } from './formLines';

export interface PlacePorts {
  readonly session: EventSession;
  go(table: ShownTable): void;
  /** Does something and says why not. */
  readonly act: (work: () => Promise<string>) => void;
  readonly evenings: Evenings;
}

/** What this person does next. The key says when it is to be drawn anew. */
export const placeKey = ({ you, view }: EventState): unknown => {
  const round = view?.rounds.at(-1);
  const table = ownTable(view, you.player);
  return [
    you.player,
    you.sheet,
    view?.stage,
    view?.entrants[you.player]?.leftAfter,
    round?.number,
    round?.bye,
    table,
  ];
};

export const ownTable = (view: EventView | undefined, player: string): ShownTable | undefined =>
  view?.rounds.at(-1)?.tables.find(({ players }) => players.includes(player));

export const placeLines = (page: Document, ports: PlacePorts, state: EventState): HTMLElement[] => {
  const { view, you } = state;
  if (!view) return [];
  const own = view.entrants[you.player];
  const say = (text: string): HTMLElement => make(page, 'p', { class: 'lead' }, text);
  if (!own) {
    if (view.stage === 'registration') return [registration(page, ports, view, placeWords.register)];
    const isLate = takesLate(view) && view.stage !== 'closed';
    return isLate ? [registration(page, ports, view, placeWords.late)] : [say(placeWords.over)];
  }
  if (view.stage === 'registration')
    return [
      say(placeWords.registered(own.name)),
      say(placeWords.waits),
      ...changing(page, ports, view, you.sheet),
    ];
  if (view.stage === 'final' || view.stage === 'closed') return [...atTheEnd(page, ports, view, you.player)];
  if (own.leftAfter !== NONE) return [say(placeWords.left)];
  const table = ownTable(view, you.player);
  const lines =
    view.rounds.at(-1)?.bye === you.player
      ? [say(ports.evenings[view.options.format].bye)]
      : table
        ? atTable(page, ports, view, you.player, table)
        : [say(placeWords.next)];
  return [...lines, leaving(page, ports)];
};

const registration = (page: Document, ports: PlacePorts, view: EventView, title: string): HTMLElement => {
  const name = textField(page, readName(), LONGEST_NAME);
  name.required = true;
  const sheets = ports.evenings[view.options.format].sheets?.fields(page, view.options, '');
  return actionForm(
    page,
    [fieldLine(page, 'place-name', placeWords.name, name), ...(sheets?.lines ?? [])],
    title,
    async () => {
      keepName(name.value);
      const sheet = sheets?.read() ?? '';
      return refusal(await ports.session.ask('register', { name: name.value, sheet, nonce: randomHex(32) }));
    },
  );
};

const changing = (page: Document, ports: PlacePorts, view: EventView, sheet: string): HTMLElement[] => {
  const withdraw = makeButton(
    page,
    placeWords.withdraw,
    () => ports.act(async () => refusal(await ports.session.ask('withdraw', {}))),
    'quiet',
  );
  const sheets = ports.evenings[view.options.format].sheets?.fields(page, view.options, sheet);
  if (!sheets) return [withdraw];
  const form = actionForm(page, sheets.lines, placeWords.hand, async () =>
    refusal(await ports.session.ask('changeSheet', { sheet: sheets.read() })),
  );
  return [make(page, 'details', {}, make(page, 'summary', {}, placeWords.change), form), withdraw];
};

type EventAnswer = Awaited<ReturnType<EventSession['ask']>>;
/** What to say about an answer; nothing where it was done. */
export const refusal = (answered: EventAnswer): string =>
  answered.ok ? '' : answered.refusal.message === '' ? answered.refusal.code : answered.refusal.message;

const atTable = (
  page: Document,
  ports: PlacePorts,
  view: EventView,
  player: string,
  table: ShownTable,
): HTMLElement[] => {
  const others = table.players.filter((id) => id !== player);
  const names = others.map((id) => view.entrants[id]?.name ?? id);
  const side = table.players.indexOf(player);
  const say = (text: string): HTMLElement => make(page, 'p', { class: 'lead' }, text);
  const go = makeButton(page, placeWords.go, () => ports.go(table));
  const evening = ports.evenings[view.options.format];
  const head = say(others.length === 0 ? evening.alone : placeWords.against(names.join(', ')));
  if (table.status === 'over' || table.status === 'notFought')
    return [head, ...aboutResult(page, ports, evening, player, table)];
  if (table.status === 'battle') return [head, go];
  if (table.builds[side] !== 'none') return [head, say(placeWords.signed), go];
  const sign = makeButton(page, placeWords.sign, () =>
    ports.act(async () => {
      const said = refusal(await ports.session.ask('signBuild', {}));
      if (said === '') ports.go(table);
      return said;
    }),
  );
  return [
    head,
    ...others.map((id) => sheetOf(page, ports.session, evening, id, view.entrants[id]?.name ?? id)),
    sign,
  ];
};

/** Somebody's sheet, fetched when it is opened. */
export const sheetOf = (
  page: Document,
  session: EventSession,
  { sheets }: Evening,
  player: string,
  name: string,
  open = true,
): HTMLElement => {
  // Beside the name itself one word is enough.
  const words = placeWords.theirSheet(name);
  const details = make(
    page,
    'details',
    { class: 'their-sheet', open },
    open
      ? make(page, 'summary', {}, words)
      : make(page, 'summary', { 'aria-label': words }, placeWords.sheet),
  );
  let asked = false;
  const fetch = (): void => {
    if (asked || !details.open) return;
    asked = true;
    void session.sheet(player).then((sheet) => {
      if (sheet !== undefined && sheets) details.append(sheets.draw(page, sheet));
      else asked = false;
    });
  };
  details.addEventListener('toggle', fetch);
  fetch();
  return details;
};

const aboutResult = (
  page: Document,
  ports: PlacePorts,
  { points }: Evening,
  player: string,
  table: ShownTable,
): HTMLElement[] => {
  const { session, act } = ports;
  const side = table.players.indexOf(player);
  const score = table.scores[side];
  const say = (text: string): HTMLElement => make(page, 'p', { class: 'lead' }, text);
  if (!score) return [say(placeWords.next)];
  const first =
    table.players.length === 2
      ? score.result === 'W'
        ? placeWords.won
        : placeWords.lost
      : placeWords.points(score.battlePoints, points[0]);
  const signature = table.results[side] ?? 'none';
  const sign = (words: string): HTMLElement =>
    makeButton(page, words, () => act(async () => refusal(await session.ask('signResult', {}))));
  const reason = textField(page, '', 200);
  const dispute = make(
    page,
    'details',
    {},
    make(page, 'summary', {}, placeWords.dispute),
    actionForm(
      page,
      [fieldLine(page, 'place-reason', placeWords.reason, reason)],
      placeWords.send,
      async () => refusal(await session.ask('dispute', { reason: reason.value })),
    ),
  );
  const result = say(placeWords.result(`${first}, ${placeWords.points(score.fleetPoints, points[1])}`));
  if (signature === 'disputed') return [result, say(placeWords.disputed), sign(placeWords.takeBack)];
  if (signature === 'none') return [result, sign(placeWords.signResult), dispute];
  return [result, say(`${signatureWords[signature]}. ${placeWords.next}`), dispute];
};

const atTheEnd = (page: Document, ports: PlacePorts, view: EventView, player: string): HTMLElement[] => {
  const line = scoreSheet(scoredOf(view)).find((one) => one.player === player);
  const table = view.stage === 'final' ? ownTable(view, player) : undefined;
  const rank = line ? [make(page, 'p', { class: 'lead rank' }, placeWords.ended(line.rank, line.title))] : [];
  return [
    ...rank,
    ...(table ? aboutResult(page, ports, ports.evenings[view.options.format], player, table) : []),
  ];
};

const leaving = (page: Document, { session, act }: PlacePorts): HTMLElement => {
  const details = make(page, 'details', { class: 'leaving' }, make(page, 'summary', {}, placeWords.leave));
  details.append(
    make(page, 'p', {}, placeWords.leaveSure),
    makeButton(
      page,
      placeWords.yes,
      () => act(async () => refusal(await session.ask('leave', {}))),
      'danger',
    ),
    makeButton(page, placeWords.no, () => (details.open = false), 'quiet'),
  );
  return details;
};
