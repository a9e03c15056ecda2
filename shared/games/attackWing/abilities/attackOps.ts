import { addResult, changeDice, diceShowing, rollAgain } from '../apply/dice';
import { lookAgain } from '../apply/sighting';
import { DICE, type Face } from '../data/dice';
import { crewCount, isComparing, isOwnDice, leftOf, rerollable } from '../legal/usable';
import { next, type Play, put, shipAt } from '../play';
import type { Effects } from '../work';
import { askFor, type Handlers } from './handlers';
import type { Op } from './language';
import { releaseBeam } from './shipOps';

/* What happens in an attack. */

type OpOf<T extends Op['op']> = Extract<Op, { readonly op: T }>;

const changeNumber = (play: Play, { ship }: Effects, { dice, add }: OpOf<'dice'>): void => {
  const { attack } = play.draft;
  if (dice === 'attack') attack.extraAttack += add;
  else attack.extraDefense += add;
  play.emit?.({ type: 'diceNumbered', ship, dice, add });
};

/** Tractor Beam: the first attack of the round uses it up. */
const useBeam = (play: Play, { ship }: Effects): void => {
  const holder = shipAt(play.draft, ship);
  play.draft.attack.extraDefense -= holder.beamHits;
  play.emit?.({ type: 'diceNumbered', ship, dice: 'defense', add: -holder.beamHits });
  releaseBeam(play, ship);
};

const changeResults = (play: Play, { ship }: Effects, op: OpOf<'change'>): void => {
  const { attack } = play.draft;
  if (op.dice === 'attack' && isComparing(attack)) return changeLeft(play, ship, op.from, op.to);
  const places = diceShowing(attack, op.dice, op.from, op.count);
  if (places.length > 0) changeDice(play, ship, op.dice, places, op.to);
};

const changeLeft = (play: Play, ship: number, from: Face, to: Face): void => {
  const { left } = play.draft.attack;
  if (leftOf(play.draft.attack, from) === 0 || from !== 'critical' || to !== 'hit') return;
  left.critical--;
  left.hit++;
  play.emit?.({ type: 'leftChanged', ship, from, to });
};

/** Dice of a given face are taken as they come, an elite die before others; of any face the owner of the text chooses. */
const rollSomeAgain = (play: Play, effects: Effects, op: OpOf<'reroll'>): void => {
  const { draft } = play;
  const ship = shipAt(draft, effects.ship);
  const among = rerollable(draft, ship, op);
  const most = op.count === 'all' ? among.length : op.count === 'crew' ? crewCount(ship) : op.count;
  const byOwner = isOwnDice(draft, ship, op.dice);
  if (among.length === 0 || most === 0) return;
  if (op.count === 'all' || op.face !== 'any' || among.length === 1)
    return rollAgain(play, effects.ship, op.dice, among.slice(0, most), byOwner);
  askFor(play, effects, {
    type: 'chooseDice',
    seat: ship.seat,
    ship: effects.ship,
    dice: op.dice,
    most: Math.min(most, among.length),
    among,
    open: true,
  });
};

/** A result of the attack that is left is cancelled; the owner chooses between kinds. */
const cancelOne = (play: Play, effects: Effects, faces: readonly Face[]): void => {
  const there = faces.filter((face) => leftOf(play.draft.attack, face) > 0);
  const [only] = there;
  if (!only) return;
  if (there.length === 1) return cancelResult(play, effects.ship, only);
  const { seat } = shipAt(play.draft, effects.ship);
  askFor(play, effects, { type: 'chooseFace', seat, ship: effects.ship, faces: there });
};

export const cancelResult = (play: Play, ship: number, face: Face): void => {
  const { left } = play.draft.attack;
  if (face !== 'hit' && face !== 'doubleHit' && face !== 'critical') return;
  left[face]--;
  play.emit?.({ type: 'resultCancelled', ship, face });
};

/** Ruling 32: with any weapon that is legal against that target, in all seven steps. */
const attackExtra = (play: Play, { ship, target }: Effects): void => {
  next(play, { type: 'attackOver', ship, extra: true });
  put(play, { type: 'attack', seat: shipAt(play.draft, ship).seat, ship, target });
};

type AttackOp =
  | 'dice'
  | 'beamDice'
  | 'scanPenalty'
  | 'noDice'
  | 'setDie'
  | 'swapDie'
  | 'change'
  | 'reroll'
  | 'addResult'
  | 'cancel'
  | 'cancelAttack'
  | 'criticalPastShield'
  | 'waiveLock'
  | 'keepCloak'
  | 'recheckTarget'
  | 'extraAttack';

export const attackOps: Handlers<AttackOp> = {
  dice: changeNumber,
  beamDice: useBeam,
  scanPenalty: (play, { ship }, { add }) => {
    play.draft.attack.scanPenalty += add;
    play.emit?.({ type: 'diceNumbered', ship, dice: 'defense', add: -add });
  },
  noDice: (play, _, { dice }) => {
    if (dice === 'attack') play.draft.attack.noAttackDice = true;
    else play.draft.attack.noDefenseDice = true;
  },
  setDie: (play, effects) => {
    const { seat } = shipAt(play.draft, effects.ship);
    askFor(play, effects, { type: 'chooseFace', seat, ship: effects.ship, faces: [...new Set(DICE.attack)] });
  },
  swapDie: (play, { ship }, { die }) => {
    play.draft.attack[die] = true;
    play.emit?.({ type: 'dieSwapped', ship, die });
  },
  change: changeResults,
  reroll: rollSomeAgain,
  addResult: (play, { ship }, { dice, face }) => {
    addResult(play, ship, dice, face);
  },
  cancel: (play, effects, { faces }) => {
    cancelOne(play, effects, faces);
  },
  cancelAttack: (play, { ship }) => {
    play.draft.attack.cancelled = true;
    play.emit?.({ type: 'attackCancelled', ship });
  },
  criticalPastShield: (play) => {
    play.draft.attack.pastShields = true;
  },
  waiveLock: (play, { ship }) => {
    play.draft.attack.waivesLock = true;
    play.emit?.({ type: 'lockWaived', ship });
  },
  keepCloak: (play, { ship }) => {
    play.draft.attack.keepsCloak = true;
    play.emit?.({ type: 'cloakHeld', ship });
  },
  recheckTarget: lookAgain,
  extraAttack: attackExtra,
};
