import type { UpgradeType } from '../data/kinds';
import { upgradeCard } from '../data/upgrades';
import { useKey } from '../legal/usable';
import { next, type Play, shipAt } from '../play';
import { CAPTAIN } from '../types';
import type { Effects, Work } from '../work';
import { askFor, type Handlers } from './handlers';
import { loseCard } from './losses';
import { setMark } from './shipOps';
import { losable } from './targets';
import type { Cost } from './language';

/* Cards that leave, are disabled or are saved. */

/** Upgrades of the target are lost; `seat` chooses which. What an enemy or damage takes does not survive. */
export const takeOne = (play: Play, effects: Effects, seat: number, types: readonly UpgradeType[]): void => {
  const upgrades = losable(shipAt(play.draft, effects.target), types);
  const [only] = upgrades;
  if (only === undefined) return;
  if (upgrades.length === 1) loseCard(play, effects.target, only, 'lost');
  else askFor(play, effects, { type: 'discardUpgrade', seat, ship: effects.target, upgrades });
};

const SELF: readonly Cost['pay'][] = ['discardThis', 'disableThis'];

/** The card that was about to go stays as it was: what would have taken it lies on top of the agenda. */
const takeItsPlace = (play: Play): void => {
  const { agenda } = play.draft;
  const work = agenda[agenda.length - 1] as Work | undefined;
  if (work?.type !== 'lose') return;
  agenda.pop();
  const { captain, upgrades, used } = shipAt(play.draft, work.ship);
  const saved = upgrades[work.place]?.card;
  const card = saved ?? captain;
  // Rules 7: a card that was to go as the price of its text does not use that text again this round.
  if (saved && work.how !== 'lost')
    upgradeCard(saved).abilities.forEach((text, index) => {
      const key = useKey({ kind: 'upgrade', at: work.place }, index, text);
      if (text.pay.some(({ pay }) => SELF.includes(pay)) && !used.includes(key)) used.push(key);
    });
  play.emit?.({ type: 'cardSaved', ship: work.ship, place: work.place, card });
};

/** Rules 7: the token that is kept has triggered this card and triggers no other this round. */
const keepToken = (play: Play, at: number): void => {
  setMark(play, at, 'tokenTriggered', true);
  shipAt(play.draft, at).battleStations++;
  play.emit?.({ type: 'tokenKept', ship: at, token: 'battleStations' });
};

type CardOp =
  'discardUpgrade' | 'takeUpgrades' | 'disableCaptain' | 'takeItsPlace' | 'loseThis' | 'keepToken';

export const cardOps: Handlers<CardOp> = {
  discardUpgrade: (play, effects, { types }) => {
    takeOne(play, effects, shipAt(play.draft, effects.target).seat, types);
  },
  takeUpgrades: (play, effects, { types, count }) => {
    if (count > 1)
      next(play, { ...effects, type: 'effects', ops: [{ op: 'takeUpgrades', types, count: count - 1 }] });
    takeOne(play, effects, shipAt(play.draft, effects.ship).seat, types);
  },
  disableCaptain: (play, { target }) => {
    loseCard(play, target, CAPTAIN, 'disabled');
  },
  takeItsPlace,
  loseThis: (play, { ship, from }) => {
    if (from.kind === 'upgrade') loseCard(play, ship, from.at, 'lost');
  },
  keepToken: (play, { target }) => {
    keepToken(play, target);
  },
};
