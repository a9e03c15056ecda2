import { chancesOf } from '../../../bots/chances';
import { isWin } from '../apply/ending';
import type { PanicPublic } from '../board';
import { CHANCES } from '../data/chances';
import { features, kindOf } from './features';

const crewsChance = (pub: PanicPublic): number => {
  if (pub.ending !== '') return isWin(pub.ending) ? 1 : 0;
  return chancesOf(CHANCES[kindOf(pub)] ?? [], features(pub))[0] ?? 0;
};

/** The crew's chance to win, the same for every seat. */
export const value = (pub: PanicPublic): readonly number[] =>
  new Array<number>(pub.players).fill(crewsChance(pub));
