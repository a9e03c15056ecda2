import type { Keep } from '../../../net/identity';
import { make, makeButton } from '../../../ui/dom';
import { FLEET_IDS, fleetOf } from '../../../../shared/games/attackWing/data/fleets';
import { type WrittenFleet, writeFleet } from '../../../../shared/games/attackWing/fleet/fleet';
import type { FleetLimits } from '../../../../shared/games/attackWing/fleet/limits';
import { readyFleet } from '../../../../shared/games/attackWing/fleet/offered';
import { FACTION_NAMES } from '../../../../shared/games/attackWing/words/en/names';
import { priceOf } from './edit';
import { forgetFleet, savedFleets, saveFleet } from './saved';
import { deskWords } from './words';

/** The ready-made fleets, to begin with. */
export function readyPanel(
  page: Document,
  limits: () => FleetLimits,
  show: (fleet: WrittenFleet) => void,
): HTMLElement {
  const take = (id: (typeof FLEET_IDS)[number]): void => {
    const mission = limits().hidden ? 'balanceOfTerror' : 'duel';
    show(writeFleet(readyFleet(id, { mission })));
  };
  return make(
    page,
    'details',
    { class: 'desk-shelf' },
    make(page, 'summary', {}, deskWords.ready),
    make(page, 'p', { class: 'hint' }, deskWords.readyHint),
    make(
      page,
      'ul',
      {},
      ...FLEET_IDS.map((id) => {
        const { name, faction } = fleetOf(id);
        const points = deskWords.points(priceOf(writeFleet(fleetOf(id))));
        const button = makeButton(page, name, () => take(id), 'quiet');
        button.append(make(page, 'span', { class: 'hint' }, `${FACTION_NAMES[faction]}, ${points}`));
        return make(page, 'li', {}, button);
      }),
    ),
  );
}

export interface SavedPorts {
  readonly show: (fleet: WrittenFleet) => void;
  readonly now: () => WrittenFleet;
}

/** The fleets this browser has kept, and a button that keeps the one on the desk. */
export function savedPanel(
  page: Document,
  keep: Keep | undefined,
  { show, now }: SavedPorts,
): { readonly element: HTMLElement } {
  const list = make(page, 'ul', { class: 'desk-saved' });
  const told = make(page, 'p', { class: 'hint', role: 'status' });
  const draw = (): void => {
    const fleets = savedFleets(keep);
    list.replaceChildren(...fleets.map(row));
    if (fleets.length === 0) list.append(make(page, 'li', { class: 'hint' }, deskWords.noneSaved));
  };
  const row = (fleet: WrittenFleet): HTMLElement => {
    const open = makeButton(page, fleet.name, () => show(fleet), 'quiet');
    open.setAttribute('aria-label', deskWords.openOf(fleet.name));
    open.append(make(page, 'span', { class: 'hint' }, deskWords.points(priceOf(fleet))));
    const forget = makeButton(
      page,
      deskWords.forget,
      () => {
        forgetFleet(keep, fleet.name);
        draw();
        save.focus();
      },
      'quiet',
    );
    forget.setAttribute('aria-label', deskWords.forgetOf(fleet.name));
    return make(page, 'li', {}, open, forget);
  };
  const save = makeButton(page, deskWords.save, () => {
    const fleet = now();
    const named = fleet.name === '' ? { ...fleet, name: deskWords.unnamed } : fleet;
    if (fleet.name === '') show(named);
    told.textContent = saveFleet(keep, named) ? deskWords.kept(named.name) : deskWords.notKept;
    draw();
  });
  draw();
  return {
    element: make(
      page,
      'section',
      { class: 'desk-shelf' },
      make(page, 'h2', {}, deskWords.saved),
      save,
      told,
      list,
    ),
  };
}
