import { cloak } from '../apply/cloaking';
import { shipCard } from '../data/ships';
import type { ActionIcon } from '../data/kinds';
import { freeActionMoves, freeProblem, takeableTokens } from '../legal/actions';
import { givenPlaces } from '../legal/asking';
import { next, type Play, shipAt } from '../play';
import type { Ship } from '../types';
import type { Effects } from '../work';
import { askFor, type Handlers } from './handlers';
import type { Token } from './language';
import { isShut } from './passives';

/* Actions that texts give. */

const giveTokens = (play: Play, effects: Effects, onBar: boolean): void => {
  const tokens = takeableTokens(play.draft, effects.ship, onBar);
  const [only] = tokens;
  if (!only) return;
  if (tokens.length === 1) return takeFromResource(play, effects.ship, only);
  const { seat } = shipAt(play.draft, effects.ship);
  askFor(play, effects, { type: 'chooseToken', seat, ship: effects.ship, tokens });
};

/** A token of the resource goes beside the ship; it counts as that action. */
export const takeFromResource = (play: Play, at: number, token: Token): void => {
  const ship = shipAt(play.draft, at);
  const player = play.draft.players[ship.seat];
  if (!player) return;
  player.resourceTokens[token]--;
  ship[token]++;
  ship.actions.push(token);
  play.emit?.({ type: 'resourceSpent', seat: ship.seat, ship: at, left: player.resourceTokens[token] });
  play.emit?.({ type: 'tokenTaken', ship: at, token });
};

/** The Action Bar, unless it is shut. */
const barOf = (ship: Ship): readonly ActionIcon[] =>
  isShut(ship, 'actionBar') ? [] : shipCard(ship.card).actions;

const giveIcons = (play: Play, effects: Effects, icons: readonly ActionIcon[]): void => {
  const possible =
    freeProblem(play.draft, effects.ship) === undefined &&
    freeActionMoves(play.draft, effects.ship, icons).length > 0;
  if (possible) askToAct(play, effects, icons, []);
};

const askToAct = (
  play: Play,
  effects: Effects,
  icons: readonly ActionIcon[],
  cards: readonly number[],
): void => {
  const { seat, cloak: token } = shipAt(play.draft, effects.ship);
  // The offset of a Sensor Echo is a free choice.
  const open = icons.includes('sensorEcho') && token !== 'none';
  askFor(play, effects, { type: 'action', seat, ship: effects.ship, free: true, icons, cards, open });
};

type ActionOp = 'freeAction' | 'freeCard' | 'perform' | 'takeToken';

export const actionOps: Handlers<ActionOp> = {
  freeAction: (play, effects, { icons }) => {
    giveIcons(play, effects, icons === 'actionBar' ? barOf(shipAt(play.draft, effects.ship)) : icons);
  },
  freeCard: (play, effects, op) => {
    if (effects.from.kind === 'damage' || effects.from.kind === 'web') return;
    const cards = givenPlaces(play.draft, effects.ship, effects.from, op);
    if (cards.length > 0) askToAct(play, effects, [], cards);
  },
  perform: (play, { ship }) => {
    next(play, { type: 'trigger', timing: 'onAction', ships: [ship] });
    cloak(play, ship);
  },
  takeToken: (play, effects, { onBar }) => {
    giveTokens(play, effects, onBar);
  },
};
