import { find, makeButton, makeElement } from './dom';

import type { Refusal } from '../../shared/engine/game';
import { joinPanel, watchPanel } from './joinPanels';
import { creditsPanel } from './menuPanels';
import type { MenuWishes } from './menuWishes';
import { settingsPanel } from './settingsPanel';
import { hostPanel, soloPanel } from './setupPanels';
import type { Settings } from './settings';
import { closeWords, MENU, type MenuItem, menuWords } from './menuWords';

export interface Menu {
  /** With a panel open: to join with a code that was brought along, to say why a replay cannot be watched. */
  show(what?: { readonly join: string } | { readonly replay: Refusal | undefined }): void;
  hide(): void;
}

/** The start page's menu: a block for each thing to do, and a panel for the one that is chosen. */
export function openMenu(page: Document, settings: Settings, wishes: MenuWishes): Menu {
  const nav = find(page, 'menu');
  const panel = find(page, 'menu-panel');
  nav.hidden = false;
  let kept = settings;
  let chosen: MenuItem | undefined;
  let brought = '';
  let trouble: Refusal | undefined;
  const build: Readonly<Record<Exclude<MenuItem, 'first' | 'fleets' | 'events'>, () => HTMLElement[]>> = {
    play: () => soloPanel(page, wishes),
    host: () => hostPanel(page, wishes),
    join: () => joinPanel(page, wishes, brought),
    watch: () => watchPanel(page, wishes, trouble),
    settings: () =>
      settingsPanel(page, kept, (changed) => {
        kept = changed;
        wishes.settings(changed);
      }),
    credits: () => creditsPanel(page),
  };
  const close = (): void => {
    wishes.look('ship');
    const button = chosen && nav.querySelector<HTMLElement>(`[data-item="${chosen}"]`);
    chosen = undefined;
    panel.hidden = true;
    mark();
    if (button) button.focus();
  };
  const mark = (): void => {
    for (const button of nav.querySelectorAll('button')) {
      if (button.getAttribute('aria-expanded') === null) continue;
      button.setAttribute('aria-expanded', String(button.getAttribute('data-item') === chosen));
    }
  };
  const choose = (item: MenuItem): void => {
    if (item === 'first') return wishes.firstGame();
    if (item === 'fleets') return wishes.desk();
    if (item === 'events') return wishes.events();
    if (item === chosen) return close();
    wishes.look(item === 'play' || item === 'host' ? 'table' : 'ship');
    chosen = item;
    const title = makeElement(page, 'h2', menuWords[item].title);
    title.tabIndex = -1;
    panel.replaceChildren(title, ...build[item](), makeButton(page, closeWords, close, 'quiet'));
    panel.hidden = false;
    mark();
    title.focus();
  };
  nav.replaceChildren(...MENU.map((item) => menuButton(page, item, choose)));
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && chosen !== undefined) close();
  });
  return {
    show: (what) => {
      nav.hidden = false;
      brought = what && 'join' in what ? what.join : '';
      trouble = what && 'replay' in what ? what.replay : undefined;
      if (what) choose('join' in what ? 'join' : 'watch');
      [brought, trouble] = ['', undefined];
    },
    hide: () => {
      chosen = undefined;
      mark();
      nav.hidden = true;
      panel.hidden = true;
    },
  };
}

function menuButton(page: Document, item: MenuItem, choose: (item: MenuItem) => void): HTMLElement {
  const button = makeButton(page, menuWords[item].label, () => choose(item), `menu-${item}`);
  button.setAttribute('data-item', item);
  // The first game begins at once, the desk and events are pages; all others open a panel.
  if (item === 'first' || item === 'fleets' || item === 'events') return button;
  button.setAttribute('aria-expanded', 'false');
  button.setAttribute('aria-controls', 'menu-panel');
  return button;
}
