import { chancesOf, settled } from '../../../bots/chances';
import type { Public } from '../board';
import { CHANCES } from '../data/chances';
import { features, kindOf } from './features';

/** How likely each captain is to win. */
export const value = (pub: Public): readonly number[] =>
  pub.reason === ''
    ? chancesOf(CHANCES[kindOf(pub)] ?? [], features(pub))
    : settled(pub.captains.length, pub.winners);
