import { releaseBeam, setMark } from '../abilities/shipOps';
import type { Timing } from '../abilities/language';
import { attackDiceOf, debtsDue, defenseDiceOf } from '../abilities/rolls';
import type { Text } from '../abilities/sources';
import { upgradeCard, type UpgradeId } from '../data/upgrades';
import type { DieKind } from '../data/dice';
import { hasMoment, isAskedToAttack } from '../legal/asking';
import { waiverOf } from '../legal/attacks';
import type { MoveOf } from '../moves';
import { isAlive, next, type Play, playerAt, put, shipAt } from '../play';
import { noAttack } from '../setup';
import { NONE, PRIMARY, type State, type Window } from '../types';
import type { Work } from '../work';
import { destroy } from './damage';
import { countFaces, rollDice } from './dice';
import { nextInOrder } from './order';
import { settleSkills } from './placement';
import { takeSight } from './sighting';
import { noteUse, shipByShip } from './triggering';
import { turnUp } from './using';
import { isAttackOn, noteDefenseRoll } from './windows';

export const beginCombat = (play: Play): void => {
  play.draft.phase = 'combat';
  play.emit?.({ type: 'phaseBegan', phase: 'combat' });
  settleSkills(play);
  next(play, ...shipByShip(play.draft, 'combatStart'), { type: 'attackNext' }, { type: 'endPhase' });
};

/** Descending skill. */
export const attackNext = (play: Play): void => {
  const { draft } = play;
  const ships = nextInOrder(draft, false, (ship) => !ship.attacked);
  const [first] = ships;
  draft.active = NONE;
  if (first === undefined) return;
  next(play, { type: 'attackNext' });
  if (ships.length === 1) next(play, { type: 'attackWith', ship: first });
  else put(play, { type: 'order', seat: shipAt(draft, first).seat, phase: 'combat', ships });
};

/** One ship's chance to attack; a ship with nothing in sight is passed over. */
export const attackWith = (play: Play, at: number): void => {
  const { draft } = play;
  draft.active = at;
  next(play, { type: 'attackOver', ship: at, extra: false }, { type: 'reckon' });
  if (isAskedToAttack(draft, at))
    put(play, { type: 'attack', seat: shipAt(draft, at).seat, ship: at, target: NONE });
};

/** Step 1, declare target; everything that follows lies on the agenda, moments that cannot come left out. */
export const declareAttack = (play: Play, { weapon, target }: MoveOf<'attack'>): void => {
  const { draft } = play;
  const over = draft.agenda[draft.agenda.length - 1] as Work | undefined;
  if (over?.type !== 'attackOver') return;
  const { ship: at, extra } = over;
  const ship = shipAt(draft, at);
  // An attack in return: the one it answers is over.
  tellAttackEnd(play);
  const card = ship.upgrades[weapon]?.card;
  const waiver = card !== undefined && ship.lock !== target ? waiverFor(draft, at, card) : undefined;
  draft.attack = {
    ...noAttack(),
    attacker: at,
    target,
    weapon,
    cloaked: ship.cloak !== 'none',
    extra,
    waivesLock: waiver !== undefined,
  };
  takeSight(play);
  if (extra) setMark(play, at, 'firedBack', true);
  else {
    ship.attacked = true;
    ship.attacks++;
    // Once More Unto The Breach: a weapon card in place of the two attacks is one attack.
    if (weapon !== PRIMARY) setMark(play, at, 'twoAttacks', false);
  }
  if (card) turnUp(play, at, { kind: 'upgrade', at: weapon });
  // Ruling 14: the card may have cost the ship.
  if (!isAlive(ship)) return;
  const { range, obstructed } = draft.attack;
  play.emit?.({
    type: 'attackDeclared',
    ship: at,
    target,
    weapon,
    card: card ?? '',
    range,
    ...(obstructed && { obstructed }),
  });
  if (waiver) {
    noteUse(play, at, waiver);
    play.emit?.({ type: 'lockWaived', ship: at });
  }
  next(play, ...steps(draft, at, target));
};

const waiverFor = (state: Readonly<State>, at: number, card: UpgradeId): Text | undefined => {
  const { weapon } = upgradeCard(card);
  return weapon && waiverOf(state, at, weapon);
};

/** Steps 1 to 6 with their moments, those left out for which neither ship has a card. */
const steps = (state: Readonly<State>, attacker: number, target: number): Work[] => {
  const moment = (timing: Window, ship: number, always = false): Work[] =>
    always || hasMoment(state, ship, timing) ? [{ type: 'window', timing, ship }] : [];
  const roll = (timing: Window & Timing, ship: number, always = false): Work[] => {
    const acts = timing === 'defenseRoll' || timing === 'attackRoll' || hasMoment(state, ship, timing);
    const compulsory: Work[] = acts ? [{ type: 'trigger', timing, ships: [ship] }] : [];
    return [...compulsory, ...moment(timing, ship, always)];
  };
  return [
    ...moment('attackDeclare', attacker),
    { type: 'payWeapon' },
    ...moment('defendDeclare', target),
    ...roll('attackRoll', attacker, shipAt(state, attacker).pool > 0),
    ...roll('defendAttackRoll', target),
    ...moment('attackDice', attacker),
    { type: 'rollAttack' },
    ...moment('defendAttackModify', target),
    ...moment('attackModify', attacker, true),
    ...roll('attackDefenseRoll', attacker),
    ...roll('defenseRoll', target),
    { type: 'rollDefense' },
    ...moment('attackDefenseModify', attacker),
    ...moment('defenseModify', target, true),
    ...moment('defendAfterRolls', target),
    { type: 'compare' },
  ];
};

/** Parts 1d and 1e: all costs of the weapon; a cloaked attacker shows itself unless the token is kept green. */
export const payWeapon = (play: Play): void => {
  if (!isAttackOn(play)) return;
  const { attacker: at, weapon, waivesLock: waived, keepsCloak } = play.draft.attack;
  const ship = shipAt(play.draft, at);
  const card = ship.upgrades[weapon]?.card;
  const price = (card ? upgradeCard(card).weapon?.pay : undefined) ?? [];
  const due = price.filter(({ pay }) => pay !== 'targetLock' || !waived);
  const shows = ship.cloak === 'green' && !keepsCloak;
  next(
    play,
    ...(due.length > 0
      ? [{ type: 'pay', ship: at, from: { kind: 'upgrade', at: weapon }, price: due } as const]
      : []),
    ...(shows ? [{ type: 'showCloak', ship: at } as const] : []),
  );
};

/** Part 1e: the green Cloak token turns red. */
export const showCloak = (play: Play, at: number): void => {
  shipAt(play.draft, at).cloak = 'red';
  play.emit?.({ type: 'cloakFlipped', ship: at });
};

/** Step 2: debts are taken off; one die may lie already, one of the others be the elite die. */
export const rollAttack = (play: Play): void => {
  if (!isAttackOn(play)) return;
  const { draft } = play;
  const { attacker, setFace, elite } = draft.attack;
  const count = attackDiceOf(draft);
  const { own, player } = debtsDue(draft);
  const ship = shipAt(draft, attacker);
  ship.debt -= own;
  playerAt(draft, ship.seat).debt -= player;
  if (own + player > 0) play.emit?.({ type: 'debtPaid', ship: attacker, seat: ship.seat, own, player });
  const kinds: DieKind[] = Array.from({ length: count }, () => 'attack');
  const swapped = setFace === '' ? 0 : 1;
  if (elite && swapped < count) kinds[swapped] = 'elite';
  rollDice(play, attacker, 'attack', kinds, setFace);
};

/** Step 4: rolling is compulsory; with no dice the next step still comes. */
export const rollDefense = (play: Play): void => {
  if (!isAttackOn(play)) return;
  const { target, counter } = play.draft.attack;
  const count = defenseDiceOf(play.draft);
  const kinds: DieKind[] = Array.from({ length: count }, () => 'defense');
  if (counter && count > 0) kinds[0] = 'counter';
  if (count > 0) noteDefenseRoll(play, target);
  rollDice(play, target, 'defense', kinds);
};

/** Step 6: every Evade cancels one result: Hits, then double Hits, then Criticals. */
export const compareResults = (play: Play): void => {
  if (!isAttackOn(play)) return;
  const { draft } = play;
  const { attacker, target, attackDice, defenseDice } = draft.attack;
  const evades = countFaces(defenseDice, 'evade');
  let answered = evades;
  const rest = (face: 'hit' | 'doubleHit' | 'critical'): number => {
    const count = countFaces(attackDice, face);
    const gone = Math.min(count, answered);
    answered -= gone;
    return count - gone;
  };
  const left = { hit: rest('hit'), doubleHit: rest('doubleHit'), critical: rest('critical') };
  draft.attack.left = left;
  play.emit?.({
    type: 'compared',
    ship: attacker,
    target,
    evades,
    hits: left.hit,
    doubleHits: left.doubleHit,
    criticals: left.critical,
  });
  const isHit = left.hit + left.doubleHit + left.critical > 0;
  next(
    play,
    ...(isHit && hasMoment(draft, target, 'compare')
      ? [{ type: 'window', timing: 'compare', ship: target } as const]
      : []),
    ...(isHit ? [{ type: 'dealLeft' } as const] : []),
    ...(draft.attack.counter ? [{ type: 'counterDie' } as const] : []),
    ...(hasMoment(draft, target, 'afterAttack')
      ? [{ type: 'window', timing: 'afterAttack', ship: target } as const]
      : []),
  );
};

/** Step 7: what is left is dealt; a double Hit is two damage. */
export const dealLeft = (play: Play): void => {
  if (!isAttackOn(play)) return;
  const { attacker, target, left } = play.draft.attack;
  const hits = left.hit + 2 * left.doubleHit;
  if (hits + left.critical > 0) next(play, { type: 'deal', ship: target, hits, criticals: left.critical });
  next(play, { type: 'trigger', timing: 'dealDamage', ships: [attacker] });
};

/** The Hits and Criticals of a Counter Attack Die strike the attacker, even if the defender is gone. */
export const strikeBack = (play: Play): void => {
  const { attacker, cancelled, defenseDice } = play.draft.attack;
  if (cancelled) return;
  const dice = defenseDice.filter(({ kind }) => kind === 'counter');
  const [hits, criticals] = [countFaces(dice, 'hit'), countFaces(dice, 'critical')];
  if (hits + criticals === 0) return;
  play.emit?.({ type: 'struckBack', ship: attacker, hits, criticals });
  next(play, { type: 'deal', ship: attacker, hits, criticals });
};

/** Whoever may attack twice has attacked once, and has somebody left to attack. */
const isSecondDue = (draft: Readonly<State>, at: number): boolean => {
  const ship = shipAt(draft, at);
  return (
    ship.attacks === 1 && ship.marks.includes('twoAttacks') && isAlive(ship) && isAskedToAttack(draft, at)
  );
};

/** A ship that holds its fire gives up this attack, and the second of two for good. */
export const holdFire = (play: Play, at: number): void => {
  play.emit?.({ type: 'heldFire', ship: at });
  if (shipAt(play.draft, at).attacks > 0) setMark(play, at, 'twoAttacks', false);
};

const tellAttackEnd = (play: Play): void => {
  const { attacker, target } = play.draft.attack;
  if (attacker !== NONE) play.emit?.({ type: 'attackEnded', ship: attacker, target });
};

/** The attack, or the chance for one, is over; whoever was only waiting for it goes down now. */
export const endAttack = (play: Play, at: number, extra: boolean): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  const fired = extra ? ship.marks.includes('firedBack') : ship.attacks > 0;
  tellAttackEnd(play);
  draft.attack = noAttack();
  // A beam serves the first attack of the round, whomever it is on.
  if (fired && ship.beamHits > 0) releaseBeam(play, at);
  if (extra) return;
  ship.attacked = true;
  if (isSecondDue(draft, at)) next(play, { type: 'attackWith', ship: at });
  else if (ship.doomed && isAlive(ship)) destroy(play, at);
};
