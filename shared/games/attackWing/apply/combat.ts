import { pay } from '../abilities/costs';
import { statOf } from '../abilities/passives';
import { upgradeCard } from '../data/upgrades';
import { isAskedToAttack } from '../legal/asking';
import { sightWith } from '../legal/attacks';
import type { MoveOf } from '../moves';
import { isAlive, livingShips, next, type Play, put, shipAt } from '../play';
import { noAttack } from '../setup';
import { NONE, PRIMARY, type State } from '../types';
import { destroy } from './damage';
import { countFaces, rollDice } from './dice';
import { nextInOrder } from './order';
import { settleSkills } from './placement';

export const beginCombat = (play: Play): void => {
  play.draft.phase = 'combat';
  play.emit?.({ type: 'phaseBegan', phase: 'combat' });
  settleSkills(play);
  next(
    play,
    { type: 'trigger', timing: 'combatStart', ships: livingShips(play.draft) },
    { type: 'reckon' },
    { type: 'attackNext' },
    { type: 'endPhase' },
  );
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
  next(play, { type: 'attackOver', ship: at }, { type: 'reckon' });
  if (isAskedToAttack(draft, at)) put(play, { type: 'attack', seat: shipAt(draft, at).seat, ship: at });
};

/** Step 1, declare target: all costs are paid now, and a cloaked attacker shows itself. */
export const declareAttack = (play: Play, at: number, { weapon, target }: MoveOf<'attack'>): void => {
  const { draft } = play;
  const range = sightWith(draft, at, weapon, target)?.range ?? 0;
  draft.attack = { ...noAttack(), attacker: at, target, weapon, range };
  play.emit?.({ type: 'attackDeclared', ship: at, target, weapon, range });
  const card = shipAt(draft, at).upgrades[weapon]?.card;
  if (card) pay(play, at, { kind: 'upgrade', at: weapon }, upgradeCard(card).weapon?.pay ?? []);
  flipCloak(play, at);
  next(
    play,
    { type: 'trigger', timing: 'attackRoll', ships: [at] },
    { type: 'rollAttack' },
    { type: 'modify', timing: 'defendAttackModify' },
    { type: 'modify', timing: 'attackModify' },
    { type: 'rollDefense' },
    { type: 'modify', timing: 'attackDefenseModify' },
    { type: 'modify', timing: 'defenseModify' },
    { type: 'compare' },
  );
};

const flipCloak = (play: Play, at: number): void => {
  const ship = shipAt(play.draft, at);
  if (ship.cloak !== 'green') return;
  ship.cloak = 'red';
  play.emit?.({ type: 'cloakFlipped', ship: at });
};

const RANGE_BONUS = 1;
const CLOAK_BONUS = 4;

/** Step 2: the weapon's dice; one more at range 1, for the primary weapon only. */
export const attackDiceOf = (state: Readonly<State>): number => {
  const { attack } = state;
  const ship = shipAt(state, attack.attacker);
  const card = ship.upgrades[attack.weapon]?.card;
  const own = card
    ? (upgradeCard(card).weapon?.dice ?? 0)
    : statOf(ship, 'primary', state.round) + (attack.range === 1 ? RANGE_BONUS : 0);
  return attack.noAttackDice ? 0 : Math.max(0, own + attack.extraAttack);
};

/** Step 4: agility; four more cloaked; one more at range 3 against the primary weapon; one less per enemy Scan token. */
export const defenseDiceOf = (state: Readonly<State>): number => {
  const { attack } = state;
  const target = shipAt(state, attack.target);
  const far = attack.range === 3 && attack.weapon === PRIMARY ? RANGE_BONUS : 0;
  const cloaked = target.cloak === 'none' ? 0 : CLOAK_BONUS;
  const scanned = shipAt(state, attack.attacker).scan;
  const dice = statOf(target, 'agility', state.round) + cloaked + far + attack.extraDefense - scanned;
  return attack.noDefenseDice ? 0 : Math.max(0, dice);
};

export const rollAttack = (play: Play): void =>
  rollDice(play, play.draft.attack.attacker, 'attack', attackDiceOf(play.draft));

export const rollDefense = (play: Play): void =>
  rollDice(play, play.draft.attack.target, 'defense', defenseDiceOf(play.draft));

/** Step 6: every Evade cancels one result, Hits before Criticals. Step 7 deals what is left. */
export const compareResults = (play: Play): void => {
  const { attacker, target, attackDice, defenseDice } = play.draft.attack;
  const evades = countFaces(defenseDice, 'evade');
  const rolledHits = countFaces(attackDice, 'hit');
  const hits = Math.max(0, rolledHits - evades);
  const criticals = Math.max(0, countFaces(attackDice, 'critical') - Math.max(0, evades - rolledHits));
  play.emit?.({ type: 'compared', ship: attacker, target, evades, hits, criticals });
  if (hits + criticals > 0) next(play, { type: 'deal', ship: target, hits, criticals });
};

/** The ship's opportunity has passed; if it was only waiting for that, it goes down now. */
export const endAttack = (play: Play, at: number): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  ship.attacked = true;
  if (draft.attack.attacker !== NONE) draft.attack = noAttack();
  if (ship.doomed && isAlive(ship)) destroy(play, at);
};
