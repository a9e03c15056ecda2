import { make, makeButton } from '../../../ui/dom';
import { UPGRADE_TYPES } from '../../../../shared/games/attackWing/data/kinds';
import { shipCard } from '../../../../shared/games/attackWing/data/ships';
import { upgradeCard } from '../../../../shared/games/attackWing/data/upgrades';
import type { Fault } from '../../../../shared/games/attackWing/fleet/faults';
import type { WrittenFleet, WrittenShip } from '../../../../shared/games/attackWing/fleet/fleet';
import { isShip, isUpgrade } from '../../../../shared/games/attackWing/fleet/known';
import type { FleetLimits } from '../../../../shared/games/attackWing/fleet/limits';
import { aboutCard } from './about';
import { shipPrice, slotsLeft, type Spot } from './edit';
import { deskWords, kindWords } from './words';

export interface ShipWishes {
  choose(spot: Spot): void;
  /** `at`: the place among the cards of this kind. */
  take(spot: Spot, at?: number): void;
  /** The same ship once more. */
  again(at: number): void;
  look(card: string): void;
}

export interface ShownShip {
  readonly one: WrittenShip;
  readonly at: number;
  readonly limits: FleetLimits;
  readonly faults: readonly Fault[];
  readonly wishes: ShipWishes;
}

/** One ship with its cards, and a button for everything that may come aboard. */
export function makeShip(page: Document, { one, at, limits, faults, wishes }: ShownShip): HTMLElement {
  const { name } = aboutCard(one.ship);
  const heading = make(
    page,
    'h3',
    {},
    make(page, 'span', {}, `${String(at + 1)}. ${name}`),
    make(page, 'span', { class: 'sp' }, deskWords.points(shipPrice(one))),
  );
  const item = make(
    page,
    'li',
    { class: faults.length > 0 ? 'desk-ship wrong' : 'desk-ship' },
    heading,
    ...factsOf(page, one.ship),
    make(page, 'ul', { class: 'desk-cards' }, ...cardsOf(page, one, at, wishes)),
    make(page, 'div', { class: 'actions' }, ...addersOf(page, one, at, limits, wishes)),
  );
  item.setAttribute('data-ship', String(at));
  item.addEventListener('pointerenter', () => wishes.look(one.ship));
  item.addEventListener('focusin', () => wishes.look(one.ship));
  return item;
}

const factsOf = (page: Document, ship: string): HTMLElement[] => {
  if (!isShip(ship)) return [];
  const { text } = shipCard(ship);
  return [
    make(page, 'p', { class: 'hint' }, aboutCard(ship).kind),
    ...(text === '' ? [] : [make(page, 'p', { class: 'hint' }, text)]),
  ];
};

const cardsOf = (page: Document, one: WrittenShip, at: number, wishes: ShipWishes): HTMLElement[] => {
  const single = (kind: 'captain' | 'admiral', id: string): HTMLElement[] =>
    id === ''
      ? []
      : [cardRow(page, { kind, ship: at }, id, `${kind}-${String(at)}`, wishes, { swap: true, place: 0 })];
  return [
    ...single('captain', one.captain),
    ...single('admiral', one.admiral),
    ...one.upgrades.map((id, place) => {
      const type = isUpgrade(id) ? upgradeCard(id).type : 'crew';
      const spot: Spot = { kind: 'upgrade', ship: at, type };
      return cardRow(page, spot, id, `upgrade-${String(at)}-${String(place)}`, wishes, {
        swap: false,
        place,
      });
    }),
    ...one.hidden.map((id, place) =>
      cardRow(page, { kind: 'hidden', ship: at }, id, `hidden-${String(at)}-${String(place)}`, wishes, {
        swap: true,
        place,
      }),
    ),
  ];
};

/** A card aboard: what it is, and buttons to change it for another or take it away. */
const cardRow = (
  page: Document,
  spot: Spot,
  id: string,
  key: string,
  wishes: ShipWishes,
  { swap, place }: { readonly swap: boolean; readonly place: number },
): HTMLElement => {
  const { name, text } = aboutCard(id);
  const kind = kindWords(spot);
  const change = keyedButton(page, deskWords.change, () => wishes.choose(spot), `change-${key}`);
  change.setAttribute('aria-label', deskWords.changeOf(kind, name));
  const take = keyedButton(page, '×', () => wishes.take(spot, place), `take-${key}`);
  take.setAttribute('aria-label', deskWords.take(name));
  return make(
    page,
    'li',
    {},
    make(page, 'span', { class: 'kind' }, kind),
    make(page, 'span', { class: 'name' }, name),
    make(page, 'span', { class: 'buttons' }, ...(swap ? [change] : []), take),
    ...(text === '' ? [] : [make(page, 'span', { class: 'text' }, text)]),
  );
};

const keyedButton = (page: Document, words: string, press: () => void, key: string): HTMLButtonElement => {
  const button = makeButton(page, words, press, 'quiet');
  button.setAttribute('data-key', key);
  return button;
};

const addersOf = (
  page: Document,
  one: WrittenShip,
  at: number,
  limits: FleetLimits,
  wishes: ShipWishes,
): HTMLElement[] => {
  const left = slotsLeft(one);
  const { name } = aboutCard(one.ship);
  const button = (words: string, spot: Spot, key: string): HTMLElement =>
    keyedButton(page, words, () => wishes.choose(spot), `${key}-${String(at)}`);
  const take = keyedButton(
    page,
    deskWords.take(name),
    () => wishes.take({ kind: 'ship', ship: at }),
    `go-${String(at)}`,
  );
  const swap = button(deskWords.change, { kind: 'ship', ship: at }, 'swap');
  swap.setAttribute('aria-label', deskWords.changeOf('ship', name));
  return [
    ...(one.captain === '' ? [button(deskWords.addCaptain, { kind: 'captain', ship: at }, 'captain')] : []),
    ...UPGRADE_TYPES.flatMap((type) => {
      const free = left?.[type] ?? 0;
      const spot: Spot = { kind: 'upgrade', ship: at, type };
      return free > 0 ? [button(deskWords.add(kindWords(spot), free), spot, type)] : [];
    }),
    ...(limits.hidden && one.hidden.length === 0
      ? [button(deskWords.addHidden, { kind: 'hidden', ship: at }, 'hidden')]
      : []),
    ...(limits.admirals && one.admiral === ''
      ? [button(deskWords.addAdmiral, { kind: 'admiral', ship: at }, 'admiral')]
      : []),
    swap,
    keyedButton(page, deskWords.copyShip, () => wishes.again(at), `again-${String(at)}`),
    take,
  ];
};

/** The fleet's resource, where the rules of the fleet know any. */
export const makeResource = (
  page: Document,
  { resources }: WrittenFleet,
  limits: FleetLimits,
  wishes: ShipWishes,
): HTMLElement[] => {
  if (limits.resources.length === 0 && resources.length === 0) return [];
  const spot: Spot = { kind: 'resource' };
  const rows = resources.map((id, place) =>
    cardRow(page, spot, id, `resource-${String(place)}`, wishes, { swap: true, place }),
  );
  return [
    make(page, 'h2', {}, kindWords(spot)),
    ...(rows.length > 0
      ? [make(page, 'ul', { class: 'desk-cards' }, ...rows)]
      : [
          make(page, 'p', { class: 'hint' }, deskWords.noResource),
          keyedButton(page, deskWords.addResource, () => wishes.choose(spot), 'add-resource'),
        ]),
  ];
};
