import { chancesOf, settled } from '../../../bots/chances';
import type { Public } from '../board';
import { CHANCES } from '../data/chances';
import { features, kindOf } from './features';

/** How likely each side is to win the battle. */
export const value = (pub: Public): readonly number[] =>
  pub.result.reason === ''
    ? chancesOf(CHANCES[kindOf(pub)] ?? [], features(pub))
    : settled(pub.players.length, [pub.result.winner]);
