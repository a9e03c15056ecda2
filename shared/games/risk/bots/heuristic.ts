import type { Ask, Bot } from '../../../engine/game';
import type { Private, Public } from '../board';
import type { Move } from '../moves';
import { defenceLimit, holdings } from '../position';
import type { RiskAsk } from '../types';
import { chooseAction, chooseMoveIn } from './acting';
import { chooseAnswer } from './answering';
import { chooseCommand, FAVOURITES } from './commanding';
import { bestOf, chooseDeploy, chooseManeuver, useOf } from './deploying';
import { chooseCaptain, chooseFleet, chooseWormhole } from './starting';
import { chooseTrade } from './trading';

/** Where two more ships do most. */
const bestPlace =
  (pub: Public, { seat }: Ask) =>
  (): number =>
    bestOf(holdings(pub, seat), (at) => useOf(pub, seat, at, 2));

/** Masses its ships, takes what the odds favour, goes for the Quests, and defends with all it has. */
export const heuristic: Bot<Public, Private, Move> = {
  choose({ pub, priv }, ask, rng) {
    const { seat } = ask;
    const asked = ask as RiskAsk;
    const command = pub.questGoal > 0 ? chooseCommand(pub, asked, bestPlace(pub, asked)) : undefined;
    if (command) return command;
    switch (asked.type) {
      case 'chooseCaptain':
        return chooseCaptain(pub, rng);
      case 'keepCrew':
        return { type: 'keepCrew', crew: [...FAVOURITES] };
      case 'setWormhole':
        return chooseWormhole(pub, rng);
      case 'placeFleet':
        return chooseFleet(pub, seat, rng);
      case 'trade':
        return chooseTrade(pub, priv, seat);
      case 'deploy':
        return chooseDeploy(pub, seat);
      case 'act':
        return chooseAction(pub, seat);
      case 'defend':
        return { type: 'defend', ships: defenceLimit(pub, pub.invasion.to) };
      case 'moveIn':
        return chooseMoveIn(pub, seat);
      case 'maneuver':
        return asked.left === 0 ? { type: 'endTurn' } : chooseManeuver(pub, seat);
      default:
        return chooseAnswer(pub, asked, rng);
    }
  },
};
