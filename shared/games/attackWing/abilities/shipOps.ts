import type { CardId } from '../data/cardIds';
import type { DamageId } from '../data/damage';
import { rollFace } from '../data/dice';
import { next, opponentOf, type Play, shipAt } from '../play';
import { type CardRef, NONE, type State } from '../types';
import type { Effects } from '../work';
import type { Handlers } from './handlers';
import type { Mark, Op } from './language';
import { placeAux } from './losses';
import { cardIdOf } from './sources';

/* What happens to a ship and what lies beside it. */

export const setMark = (play: Play, at: number, mark: Mark, on: boolean): void => {
  const ship = shipAt(play.draft, at);
  if (ship.marks.includes(mark) === on) return;
  if (on) ship.marks.push(mark);
  else ship.marks = ship.marks.filter((one) => one !== mark);
  play.emit?.({ type: 'marked', ship: at, mark, on });
};

const removeAux = (play: Play, at: number, count: number): void => {
  const ship = shipAt(play.draft, at);
  for (let n = 0; n < count && ship.aux > 0; n++) {
    ship.aux--;
    play.emit?.({ type: 'auxRemoved', ship: at });
  }
};

const holdWithBeam = (play: Play, at: number, target: number): void => {
  const ship = shipAt(play.draft, at);
  ship.beamHits = ship.beamOn === target ? ship.beamHits + 1 : 1;
  ship.beamOn = target;
  play.emit?.({ type: 'beamHeld', ship: at, target, hits: ship.beamHits });
};

export const releaseBeam = (play: Play, at: number): void => {
  const ship = shipAt(play.draft, at);
  ship.beamHits = 0;
  ship.beamOn = NONE;
  play.emit?.({ type: 'beamReleased', ship: at });
};

const rollSome = (play: Play, effects: Effects, op: Extract<Op, { readonly op: 'roll' }>): void => {
  const card = sourceOf(play.draft, effects.ship, effects.from);
  for (let n = 0; n < (op.count ?? 1); n++) {
    const face = rollFace(op.die, play.rng);
    if (card !== '') play.emit?.({ type: 'dieRolled', ship: effects.ship, card, die: op.die, face });
    if (op.on.includes(face)) next(play, { ...effects, type: 'effects', ops: op.then });
  }
};

/** The card an effect comes from, by name. */
const sourceOf = (state: Readonly<State>, ship: number, from: CardRef): CardId | DamageId | '' => {
  if (from.kind === 'web') return '';
  if (from.kind !== 'damage') return cardIdOf(state, ship, from);
  return shipAt(state, ship).damage.find(({ serial }) => serial === from.serial)?.card ?? '';
};

type ShipOp =
  | 'roll'
  | 'aux'
  | 'removeAux'
  | 'token'
  | 'mark'
  | 'unmark'
  | 'agility'
  | 'beam'
  | 'pool'
  | 'debt'
  | 'opponentDebt'
  | 'containCore';

export const shipOps: Handlers<ShipOp> = {
  roll: rollSome,
  aux: (play, { target }, { count }) => {
    placeAux(play, target, count, 'card');
  },
  removeAux: (play, { target }, { count }) => {
    removeAux(play, target, count);
  },
  token: (play, { target }, { token, count }) => {
    shipAt(play.draft, target)[token] += count;
    play.emit?.({ type: 'tokenTaken', ship: target, token });
  },
  mark: (play, { target }, { mark }) => {
    setMark(play, target, mark, true);
  },
  unmark: (play, { ship }, { mark }) => {
    setMark(play, ship, mark, false);
  },
  agility: (play, { target }, { by }) => {
    shipAt(play.draft, target).agilityBonus += by;
    play.emit?.({ type: 'agilityChanged', ship: target, by });
  },
  beam: (play, { ship, target }) => {
    holdWithBeam(play, ship, target);
  },
  pool: (play, { target }, { add }) => {
    shipAt(play.draft, target).pool += add;
    play.emit?.({ type: 'poolGained', ship: target, count: add });
  },
  debt: (play, { target }, { count }) => {
    const ship = shipAt(play.draft, target);
    ship.debt += count;
    play.emit?.({ type: 'debtTaken', seat: ship.seat, ship: target, count });
  },
  opponentDebt: (play, { ship }, { count }) => {
    const seat = opponentOf(shipAt(play.draft, ship).seat);
    const player = play.draft.players[seat];
    if (player) player.debt += count;
    play.emit?.({ type: 'debtTaken', seat, ship: NONE, count });
  },
  containCore: (play, { target }) => {
    shipAt(play.draft, target).coreContained = true;
    play.emit?.({ type: 'coreContained', ship: target });
  },
};
