import type { Bot } from '../../../engine/game';
import type { Private, Public } from '../board';
import type { Move } from '../moves';
import { defenceLimit } from '../position';
import { chooseAction, chooseMoveIn } from './acting';
import { chooseDeploy, chooseManeuver } from './deploying';
import { chooseCaptain, chooseFleet, chooseWormhole } from './starting';
import { chooseTrade } from './trading';

/** Masses its ships, takes what the odds favour, and defends with all it has. */
export const heuristic: Bot<Public, Private, Move> = {
  choose({ pub, priv }, ask, rng) {
    const { seat } = ask;
    switch (ask.type) {
      case 'chooseCaptain':
        return chooseCaptain(pub, rng);
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
      default:
        return chooseManeuver(pub, seat);
    }
  },
};
