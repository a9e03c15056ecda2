import { make } from '../../../ui/dom';
import {
  FLEET_MAX_LEAST,
  FLEET_MAX_MOST,
  FLEET_MAX_PRESETS,
  type FleetLimits,
} from '../../../../shared/games/attackWing/fleet/limits';
import { FLEET_MAX, SIZES } from '../../../../shared/games/attackWing/data/fleets';
import { deskWords } from './words';

/** What the fleet may be: points, face-down upgrades, admirals. */
export function limitsForm(
  page: Document,
  start: FleetLimits,
  change: (limits: FleetLimits) => void,
): HTMLElement {
  let limits = start;
  const set = (part: Partial<FleetLimits>): void => change((limits = { ...limits, ...part }));
  const usual = [...SIZES.map((size) => FLEET_MAX[size]), ...FLEET_MAX_PRESETS];
  const list = make(
    page,
    'datalist',
    { id: 'desk-points-usual' },
    ...[...new Set(usual)].map((value) => make(page, 'option', { value: String(value) })),
  );
  const points = make(page, 'input', {
    type: 'number',
    id: 'desk-points',
    list: list.id,
    min: String(FLEET_MAX_LEAST),
    max: String(FLEET_MAX_MOST),
    value: String(limits.fleetMaxSp),
    'aria-describedby': 'desk-points-hint',
  });
  points.addEventListener('change', () => {
    const asked = Math.round(Number(points.value));
    const fleetMaxSp = Math.min(
      FLEET_MAX_MOST,
      Math.max(FLEET_MAX_LEAST, Number.isFinite(asked) ? asked : 0),
    );
    points.value = String(fleetMaxSp);
    set({ fleetMaxSp });
  });
  const check = (id: string, words: string, on: boolean, use: (on: boolean) => void): HTMLElement => {
    const box = make(page, 'input', { type: 'checkbox', id, checked: on });
    box.addEventListener('change', () => use(box.checked));
    return make(page, 'div', { class: 'check' }, box, make(page, 'label', { for: id }, words));
  };
  return make(
    page,
    'fieldset',
    { class: 'desk-limits' },
    make(page, 'legend', {}, deskWords.limits),
    make(
      page,
      'div',
      { class: 'field' },
      make(page, 'label', { for: points.id }, deskWords.most),
      points,
      list,
      make(page, 'p', { class: 'hint', id: 'desk-points-hint' }, deskWords.mostHint),
    ),
    check('desk-hidden', deskWords.hidden, limits.hidden, (hidden) => set({ hidden })),
    check('desk-admirals', deskWords.admirals, limits.admirals, (admirals) => set({ admirals })),
  );
}
