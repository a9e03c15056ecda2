import { make, makeButton, setText } from '../../../ui/dom';
import type { FleetLimits } from '../../../../shared/games/attackWing/fleet/limits';
import { MISSIONS, type Mission } from '../../../../shared/games/attackWing/options';
import type { Built } from './fleetDesk';
import { deskWords } from './words';

/** A battle with the fleet on the desk: what its table is opened with, and the answer to its first question. */
export interface Battle {
  readonly options: {
    readonly mission: Mission;
    readonly fleets: 'built';
    readonly fleetMax: number;
    readonly admirals: boolean;
  };
  readonly move: { readonly type: 'buildFleet'; readonly fleet: string };
}

export interface PlayPorts {
  readonly built: () => Built;
  readonly limits: () => FleetLimits;
  readonly complain: () => void;
  readonly alone: (battle: Battle) => Promise<string>;
  readonly host: (battle: Battle) => void;
}

/** Alone against a bot, or at a table where others bring their fleets. */
export function playPanel(
  page: Document,
  ports: PlayPorts,
): { readonly element: HTMLElement; show(built: Built): void } {
  const error = make(page, 'p', { class: 'error', role: 'alert' });
  const battle = (): Battle => {
    const { fleetMaxSp, admirals, hidden } = ports.limits();
    const mission: Mission = MISSIONS[hidden ? 1 : 0];
    return {
      options: { mission, fleets: 'built', fleetMax: fleetMaxSp, admirals },
      move: { type: 'buildFleet', fleet: ports.built().text },
    };
  };
  const alone = makeButton(page, deskWords.alone, () => {
    if (!ports.built().fieldable) {
      error.textContent = deskWords.notLawful;
      return ports.complain();
    }
    void ports.alone(battle()).then((why) => (error.textContent = why));
  });
  const host = makeButton(page, deskWords.host, () => ports.host(battle()), 'quiet');
  const mission = make(page, 'p', { class: 'hint' });
  const risk = make(page, 'p', { class: 'warning', role: 'status' });
  return {
    element: make(
      page,
      'section',
      { class: 'desk-shelf desk-play' },
      make(page, 'h2', {}, deskWords.play),
      make(page, 'p', { class: 'hint' }, deskWords.playHint),
      mission,
      risk,
      alone,
      error,
      host,
      make(page, 'p', { class: 'hint' }, deskWords.hostHint),
    ),
    show: ({ lawful, fieldable }) => {
      mission.textContent = `${deskWords.mission}: ${deskWords.missions[battle().options.mission]}`;
      setText(risk, fieldable && !lawful ? deskWords.faceDownRisk : '');
      if (fieldable) error.textContent = '';
    },
  };
}
