import { textAt } from '../abilities/sources';
import { setMark } from '../abilities/shipOps';
import { targetsOf } from '../abilities/targets';
import type { Ability } from '../abilities/language';
import { titleOf } from '../legal/usable';
import type { MoveOf } from '../moves';
import { isHiddenInvalid } from '../fleet/invalid';
import { isAlive, next, type Play, put, shipAt } from '../play';
import type { TextRef } from '../types';
import type { Work } from '../work';
import { destroy } from './damage';
import { noteUse } from './triggering';

/** A text is used: its card is turned up, its target is chosen, its price is paid; then it works. */
export const useText = (play: Play, { ship: at, card, at: place, ability }: MoveOf<'use'>): void => {
  const ref: TextRef = { kind: card, at: place };
  const text = textAt(play.draft, at, ref, ability);
  if (!text) return;
  turnUp(play, at, ref);
  if (!isAlive(shipAt(play.draft, at))) return;
  if (text.timing === 'action') noteAction(play, at, ref);
  if (text.timing === 'freeAction') setMark(play, at, 'freeActionDone', true);
  noteUse(play, at, { ref, index: ability, text });
  aim(play, at, ref, text);
};

/** A card that lies face down is open from its first use on. */
export const turnUp = (play: Play, at: number, { kind, at: place }: TextRef): void => {
  const upgrade = kind === 'upgrade' ? shipAt(play.draft, at).upgrades[place] : undefined;
  if (!upgrade?.faceDown) return;
  upgrade.faceDown = false;
  play.draft.reveals++;
  play.emit?.({ type: 'turnedUp', ship: at, upgrade: place, card: upgrade.card });
  if (upgrade.bought === 'hidden' && isHiddenInvalid(play.draft.ships, at, place)) sinkInvalid(play, at);
};

/** Rules 9.1: revealing an invalid card destroys the ship at once; nothing saves it (ruling 34). */
const sinkInvalid = (play: Play, at: number): void => {
  play.emit?.({ type: 'invalidShown', ship: at });
  destroy(play, at);
  next(play, { type: 'reckon' });
};

/** The action of a card counts as an action of its title: the ship's own, or one that it was given. */
const noteAction = (play: Play, at: number, ref: TextRef): void => {
  const ship = shipAt(play.draft, at);
  ship.actions.push(titleOf(play.draft, at, ref));
  const given = takeGift(play);
  if (given) setMark(play, at, 'freeActionDone', true);
  else ship.acted = true;
};

/** If a text has given this action, its waiting operation is answered with it. */
export const takeGift = ({ draft }: Play): boolean => {
  const top = draft.agenda[draft.agenda.length - 1] as Work | undefined;
  if (top?.type !== 'chosen') return false;
  draft.agenda.pop();
  return true;
};

const aim = (play: Play, at: number, ref: TextRef, text: Ability): void => {
  const ships = targetsOf(play.draft, at, text);
  const [only] = ships;
  if (only === undefined) return;
  if (ships.length === 1) return work(play, at, only, ref, text);
  // The whole text waits for its target; its price is paid afterwards.
  next(
    play,
    { type: 'chosen', ship: at, target: at, from: ref, ops: text.effect },
    { type: 'pay', ship: at, from: ref, price: text.pay },
  );
  put(play, { type: 'chooseShip', seat: shipAt(play.draft, at).seat, ship: at, ships });
};

const work = (play: Play, at: number, target: number, ref: TextRef, text: Ability): void => {
  next(
    play,
    { type: 'pay', ship: at, from: ref, price: text.pay },
    { type: 'effects', ship: at, target, from: ref, ops: text.effect },
  );
};

/** The target was chosen: what it costs lies beneath, what it does comes after. */
export const aimAt = (play: Play, target: number): void => {
  const { agenda } = play.draft;
  const waiting = agenda.pop() as Work | undefined;
  const price = agenda.pop() as Work | undefined;
  if (waiting?.type !== 'chosen' || price?.type !== 'pay') return;
  play.emit?.({ type: 'aimed', ship: waiting.ship, target });
  next(play, price, { ...waiting, type: 'effects', target });
};
