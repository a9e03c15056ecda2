import { pay } from '../abilities/costs';
import { runEffects, targetOf } from '../abilities/effects';
import { upgradeCard } from '../data/upgrades';
import { isAskedToModify } from '../legal/asking';
import { isOpenToMore, modifierOf, type ModifyMove, useKey } from '../legal/modify';
import type { MoveOf } from '../moves';
import { next, type Play, put, shipAt } from '../play';
import { type ModifyTiming, NONE } from '../types';
import { addResult, changeDice, diceShowing, rollAgain } from './dice';

/** Steps 3 and 5 of an attack: each side changes the dice as it likes, one thing after another, until it is done. */
export const openModify = (play: Play, timing: ModifyTiming): void => {
  const { draft } = play;
  const asks = isAskedToModify(draft, timing);
  draft.attack.timing = asks ? timing : '';
  if (!asks) return;
  const ship = modifierOf(draft, timing);
  put(play, {
    type: 'modify',
    seat: shipAt(draft, ship).seat,
    ship,
    timing,
    open: isOpenToMore(draft, timing),
  });
};

export const doneModifying = ({ draft }: Play): void => {
  draft.attack.timing = '';
};

export const modify = (play: Play, move: ModifyMove): void => {
  const { timing } = play.draft.attack;
  if (timing === '') return;
  const at = modifierOf(play.draft, timing);
  next(play, { type: 'modify', timing });
  switch (move.type) {
    case 'spendBattleStations':
      return spendBattleStations(play, at, timing === 'attackModify');
    case 'spendEvade':
      shipAt(play.draft, at).evade--;
      play.emit?.({ type: 'tokenSpent', ship: at, token: 'evade' });
      return addResult(play, at, 'defense', 'evade');
    case 'spendTargetLock':
      return spendLock(play, at, move.dice);
    case 'use':
      return use(play, at, move);
  }
};

const spendBattleStations = (play: Play, at: number, attacking: boolean): void => {
  const dice = attacking ? 'attack' : 'defense';
  shipAt(play.draft, at).battleStations--;
  play.emit?.({ type: 'tokenSpent', ship: at, token: 'battleStations' });
  const places = diceShowing(play.draft.attack, dice, 'battleStations', 'all');
  changeDice(play, at, dice, places, attacking ? 'hit' : 'evade');
};

const spendLock = (play: Play, at: number, dice: readonly number[]): void => {
  const ship = shipAt(play.draft, at);
  play.emit?.({ type: 'lockSpent', ship: at, target: ship.lock });
  ship.lock = NONE;
  rollAgain(play, at, 'attack', dice);
};

const use = (play: Play, at: number, { upgrade, ability }: MoveOf<'use'>): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  const card = ship.upgrades[upgrade];
  const text = card && upgradeCard(card.card).abilities[ability];
  if (!text) return;
  const key = useKey(at, upgrade, ability);
  draft.attack.used.push(key);
  if (text.frequency === 'oncePerRound') ship.used.push(key);
  play.emit?.({ type: 'used', ship: at, upgrade, ability });
  const from = { kind: 'upgrade', at: upgrade } as const;
  pay(play, at, from, text.pay);
  runEffects(play, { ship: at, target: targetOf(draft, at, text), from, ops: text.effect });
};
