import type { Keep } from '../../../net/identity';
import { make, makeButton } from '../../../ui/dom';
import { layOut } from '../../../ui/print';
import { readFleet } from '../../../../shared/games/attackWing/fleet/check';
import { makeBuildSheet } from '../../../../shared/games/attackWing/fleet/buildSheet';
import type { WrittenFleet } from '../../../../shared/games/attackWing/fleet/fleet';
import { EVENT_LIMITS, type FleetLimits } from '../../../../shared/games/attackWing/fleet/limits';
import { EMPTY } from './edit';
import { type Built, fleetDesk } from './fleetDesk';
import { limitsForm } from './limitsForm';
import { type Battle, playPanel } from './playPanel';
import { sharePanel } from './sharePanel';
import { BLANK_HEAD, buildSheet } from './sheet';
import { readyPanel, savedPanel } from './shelves';
import { deskWords } from './words';
import './page.css';

/** The address of the desk; a fleet may stand behind the #, where no server sees it. */
export interface DeskPagePorts {
  readonly keep: Keep | undefined;
  readonly origin: string;
  /** The short text that the address brought along. */
  readonly brought: string;
  readonly home: () => void;
  /** Shows a ship beside the desk, where there is something to show it with. */
  readonly look: (ship: string) => void;
  /** Begins a battle in the page; gives why not, in words. */
  readonly alone: (battle: Battle) => Promise<string>;
  readonly host: (battle: Battle) => void;
}

/** The fleet desk with all around it: fleets to begin with, those kept, sharing, printing, playing. */
export function openDeskPage(page: Document, root: HTMLElement, ports: DeskPagePorts): () => void {
  const { keep } = ports;
  let limits: FleetLimits = EVENT_LIMITS;
  const aside = make(page, 'aside', { class: 'desk-aside', 'aria-label': deskWords.aside });
  const take = (fleet: WrittenFleet): void => desk.show(fleet);
  const saved = savedPanel(page, keep, { show: take, now: () => desk.built().fleet });
  const share = sharePanel(page, ports.origin, take);
  const play = playPanel(page, {
    built: () => desk.built(),
    limits: () => limits,
    complain: () => desk.complain(),
    alone: ports.alone,
    host: ports.host,
  });
  let clear: (() => void) | undefined;
  const desk = fleetDesk(page, {
    limits,
    start: ports.brought,
    look: ports.look,
    onChange: (built) => show(built),
  });
  const print = makeButton(page, deskWords.print, () => window.print(), 'quiet');
  /** What stands around the desk follows the fleet on it. */
  const show = (built: Built): void => {
    share.show(built);
    play.show(built);
    clear?.();
    const fleet = readFleet(built.fleet);
    clear = fleet && layOut(page, [buildSheet(page, makeBuildSheet(fleet, true), BLANK_HEAD)]);
    print.disabled = fleet === undefined;
  };
  const rules = limitsForm(page, limits, (changed) => {
    limits = changed;
    desk.allow(limits);
  });
  aside.append(
    readyPanel(page, () => limits, take),
    saved.element,
    share.element,
    make(
      page,
      'div',
      { class: 'actions' },
      print,
      makeButton(page, deskWords.fresh, () => take(EMPTY), 'quiet'),
    ),
    play.element,
  );
  const title = make(page, 'h1', { class: 'desk-title', tabindex: '-1' }, deskWords.title);
  root.replaceChildren(
    make(
      page,
      'div',
      { class: 'desk-page' },
      make(
        page,
        'div',
        { class: 'desk-top' },
        title,
        make(page, 'p', {}, deskWords.lead),
        makeButton(page, deskWords.home, ports.home, 'quiet'),
      ),
      make(page, 'div', { class: 'desk-window', 'aria-hidden': 'true' }),
      make(page, 'div', { class: 'desk-main' }, rules, desk.element),
      aside,
    ),
  );
  root.hidden = false;
  show(desk.built());
  ports.look(desk.built().fleet.ships[0]?.ship ?? '');
  title.focus();
  return () => {
    clear?.();
    root.replaceChildren();
    root.hidden = true;
  };
}
