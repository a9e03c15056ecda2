import { make, makeButton, setText } from '../../../ui/dom';
import type { Fault } from '../../../../shared/games/attackWing/fleet/faults';
import { checkFleet } from '../../../../shared/games/attackWing/fleet/check';
import type { WrittenFleet } from '../../../../shared/games/attackWing/fleet/fleet';
import type { FleetLimits } from '../../../../shared/games/attackWing/fleet/limits';
import { fieldable } from '../../../../shared/games/attackWing/fleet/offered';
import { cleanName, makeFleet, MOST_NAME, parseFleet } from '../../../../shared/games/attackWing/fleet/text';
import { faultText } from '../../../../shared/games/attackWing/words/en/fleet';
import { choicesFor } from './choices';
import { EMPTY, priceOf, putCard, type Spot, takeCard } from './edit';
import { makePicker } from './picker';
import { makeResource, makeShip } from './shipForm';
import { deskWords, kindWords } from './words';
import './desk.css';

/*
 * The fleet desk as a part of any page (a page of its own: `page.ts`; registration for an event):
 *
 *   const desk = fleetDesk(document, { limits, start: '', onChange: ({ text, lawful }) => … });
 *   somewhere.append(desk.element);
 *
 * `limits` says what the fleet may be (`EVENT_LIMITS` or an event's own). The desk takes any fleet, says every mistake in
 * words, and gives the short text that is kept, shared and handed to a battle or an event; `lawful` is whether the rules
 * would take it. Nothing here knows a table, an event or WebGL.
 */

export interface Built {
  readonly fleet: WrittenFleet;
  /** As battles and events take it. */
  readonly text: string;
  readonly lawful: boolean;
  /** Lawful but for what lies face down: a single battle takes it, an event does not. */
  readonly fieldable: boolean;
}

export interface DeskPorts {
  readonly limits: FleetLimits;
  /** The short text of the fleet to begin with; absent: an empty one. */
  readonly start?: string;
  /** After every change. */
  readonly onChange?: (built: Built) => void;
  /** A card is looked at: the ship whose model may be shown. */
  readonly look?: (card: string) => void;
}

export interface FleetDesk {
  readonly element: HTMLElement;
  built(): Built;
  /** Takes another fleet onto the desk. */
  show(fleet: WrittenFleet): void;
  /** Changes what the fleet may be. */
  allow(limits: FleetLimits): void;
  /** Brings whoever wants to go on to what is not right yet. */
  complain(): void;
}

export function fleetDesk(page: Document, ports: DeskPorts): FleetDesk {
  const { look = () => undefined } = ports;
  let { limits } = ports;
  const started = parseFleet(ports.start ?? '');
  let fleet: WrittenFleet = started.ok ? started.value : EMPTY;
  const name = make(page, 'input', { type: 'text', id: 'desk-name', maxlength: String(MOST_NAME) });
  const total = make(page, 'p', { class: 'desk-total', role: 'status' });
  const meter = make(page, 'progress', { class: 'desk-meter', 'aria-label': deskWords.most });
  const verdict = make(page, 'p', { role: 'status', class: 'desk-verdict' });
  const faults = make(page, 'ul', { class: 'desk-faults', id: 'desk-faults', tabindex: '-1' });
  faults.setAttribute('aria-label', deskWords.faults(2));
  const ships = make(page, 'ol', { class: 'desk-ships' });
  const resource = make(page, 'div', { class: 'desk-resource' });
  const picker = makePicker(page, look);
  const add = makeButton(page, deskWords.addShip, () => choose({ kind: 'ship', ship: fleet.ships.length }));
  add.setAttribute('data-key', 'add-ship');

  const choose = (spot: Spot): void =>
    picker.open(deskWords.picker(kindWords(spot)), choicesFor(fleet, spot, limits), (id) => {
      if (spot.kind === 'ship') look(id);
      change(putCard(fleet, spot, id));
    });
  const wishes = {
    choose,
    take: (spot: Spot, at?: number): void => change(takeCard(fleet, spot, at)),
    again: (at: number): void => {
      const one = fleet.ships[at];
      if (one) change({ ...fleet, ships: [...fleet.ships, one] });
    },
    look,
  };

  /** Draws everything anew and leaves the focus on the same thing, or on the next button of its ship. */
  const draw = (): void => {
    const key = page.activeElement?.getAttribute('data-key');
    const all = checkFleet(fleet, limits);
    const sp = priceOf(fleet);
    setText(total, deskWords.total(sp, limits.fleetMaxSp));
    Object.assign(meter, { max: limits.fleetMaxSp, value: Math.min(sp, limits.fleetMaxSp) });
    setText(verdict, all.length === 0 ? deskWords.lawful : deskWords.faults(all.length));
    verdict.classList.toggle('wrong', all.length > 0);
    faults.replaceChildren(...all.map((fault) => make(page, 'li', {}, faultText(fault, fleet))));
    faults.hidden = all.length === 0;
    ships.replaceChildren(
      ...fleet.ships.map((one, at) => makeShip(page, { one, at, limits, faults: ofShip(all, at), wishes })),
    );
    if (fleet.ships.length === 0) ships.append(make(page, 'li', { class: 'hint' }, deskWords.none));
    resource.replaceChildren(...makeResource(page, fleet, limits, wishes));
    if (name.value !== fleet.name) name.value = fleet.name;
    if (typeof key !== 'string') return;
    const same = element.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    (same ?? add).focus();
  };
  const built = (): Built => ({
    fleet,
    text: makeFleet(fleet),
    lawful: checkFleet(fleet, limits).length === 0,
    fieldable: fieldable(fleet, limits) !== undefined,
  });
  const change = (next: WrittenFleet): void => {
    fleet = next;
    draw();
    ports.onChange?.(built());
  };
  name.addEventListener('change', () => change({ ...fleet, name: cleanName(name.value) }));

  const element = make(
    page,
    'section',
    { class: 'desk', 'aria-label': deskWords.title },
    make(
      page,
      'div',
      { class: 'desk-head' },
      make(page, 'div', { class: 'field' }, make(page, 'label', { for: name.id }, deskWords.name), name),
      make(page, 'div', { class: 'desk-sum' }, total, meter),
    ),
    make(page, 'div', { class: 'desk-judgement' }, verdict, faults),
    make(page, 'h2', {}, deskWords.ships),
    ships,
    add,
    resource,
    picker.element,
  );
  draw();
  return {
    element,
    built,
    show: change,
    allow: (next) => {
      limits = next;
      change(fleet);
    },
    complain: () => {
      if (!faults.hidden) faults.focus();
    },
  };
}

const ofShip = (faults: readonly Fault[], at: number): readonly Fault[] =>
  faults.filter(({ ship }) => ship === at);
