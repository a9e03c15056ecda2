import { damageCard } from '../data/damage';
import { isAlive, next, type Play, shipAt } from '../play';
import type { Effects } from '../work';
import { actionOps } from './actionOps';
import { attackOps } from './attackOps';
import { cardOps } from './cardOps';
import { damageOps } from './damageOps';
import { flightOps } from './flightOps';
import type { Handlers } from './handlers';
import type { Op } from './language';
import { shipOps } from './shipOps';

/** Continuous texts hold by lying open and are read where they matter (passives.ts, sources.ts). */
const holdsByItself = (): void => undefined;

const HANDLERS: Handlers<Op['op']> = {
  ...shipOps,
  ...damageOps,
  ...cardOps,
  ...attackOps,
  ...flightOps,
  ...actionOps,
  add: holdsByItself,
  set: holdsByItself,
  recolor: holdsByItself,
  shut: holdsByItself,
  actWithAux: holdsByItself,
  cloakWithoutShield: holdsByItself,
  tokenResult: holdsByItself,
};

/** Goes through the operations of one text; what has to wait for an answer or for a card in between stays as work. */
export const runEffects = (play: Play, effects: Effects): void => {
  const { ship, target } = effects;
  const [op, ...rest] = effects.ops;
  // A ship that is gone is past all effects.
  if (!op || !isAlive(shipAt(play.draft, ship)) || !isAlive(shipAt(play.draft, target))) return;
  if (rest.length > 0) next(play, { ...effects, type: 'effects', ops: rest });
  const handle = HANDLERS[op.op] as (play: Play, effects: Effects, op: Op) => void;
  handle(play, { ship, target, from: effects.from, ops: [op] }, op);
};

/** The texts of one damage card that was just dealt face up. */
export const triggerDealt = (play: Play, ship: number, serial: number): void => {
  const card = shipAt(play.draft, ship).damage.find((one) => one.serial === serial)?.card;
  if (!card) return;
  const from = { kind: 'damage', serial } as const;
  const texts = damageCard(card).abilities.filter(({ timing }) => timing === 'dealt');
  next(
    play,
    ...texts.map(({ effect }) => ({ type: 'effects', ship, target: ship, from, ops: effect }) as const),
  );
};
