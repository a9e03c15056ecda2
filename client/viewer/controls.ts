import '../ui/shell.css';
import '../ui/menu.css';
import './viewer.css';
import { THEME_NAMES } from '../kit/theme';
import { QUALITIES } from '../ui/address';
import { find, makeElement } from '../ui/dom';
import { VIEW_SIDES, type ViewerView, writeView } from './view';

/** The viewer's panel: what to see, how, from where; each choice is an address of its own. */
export function openControls(
  page: Document,
  view: ViewerView,
  items: readonly string[],
  states: readonly string[],
  moment: number,
): void {
  const panel = find(page, 'menu-panel');
  const go = (change: Partial<ViewerView>): void => location.assign(writeView({ ...view, ...change }));
  const pick = <Name extends string>(
    words: string,
    names: readonly Name[],
    now: string,
    change: (name: Name) => void,
  ): HTMLElement => {
    const label = makeElement(page, 'label', words);
    const select = page.createElement('select');
    // Without it, the label would be all there is to choose from.
    select.setAttribute('aria-label', words);
    for (const name of names) {
      const option = makeElement(page, 'option', name);
      option.toggleAttribute('selected', name === now);
      select.append(option);
    }
    select.addEventListener('change', () => {
      const found = names[select.selectedIndex];
      if (found !== undefined) change(found);
    });
    label.append(select);
    return label;
  };
  const times = ['running', `still at ${moment} s`] as const;
  panel.replaceChildren(
    makeElement(page, 'h2', 'Viewer'),
    pick('Item', items, view.item, (item) => go({ item, state: '', t: undefined })),
    pick('State', states, view.state, (state) => go({ state, t: undefined })),
    pick('Side', VIEW_SIDES, view.side, (side) => go({ side })),
    pick('Time', times, view.t === undefined ? times[0] : times[1], (time) =>
      go({ t: time === times[0] ? undefined : moment }),
    ),
    pick('Turntable', ['still', 'turning'], view.turn ? 'turning' : 'still', (turn) =>
      go({ turn: turn === 'turning' }),
    ),
    pick('Picture', QUALITIES, view.quality, (quality) => go({ quality })),
    pick('Colours', THEME_NAMES, view.colours, (colours) => go({ colours })),
  );
  panel.hidden = false;
}
