import { NEIGHBOURS, SIZE } from '../../../../shared/games/risk/data/map';
import type { Picture } from '../picture';

type Ground = Pick<Picture, 'owner' | 'wormhole'>;

const besides = ({ wormhole: [alpha, beta] }: Ground, here: number): readonly number[] => {
  const printed = NEIGHBOURS[here] ?? [];
  const far = here === alpha ? beta : here === beta ? alpha : undefined;
  return far === undefined || far < 0 ? printed : [...printed, far];
};

/** The shortest chain of locations that pass from one to another; none: nothing joins them. */
const chain = (ground: Ground, from: number, to: number, passes: (at: number) => boolean): number[] => {
  const before = Array.from({ length: SIZE }, () => -1);
  before[from] = from;
  const reached = [from];
  // The list grows while it is walked.
  for (const here of reached) {
    if (here === to) break;
    for (const there of besides(ground, here)) {
      if (before[there] !== -1 || !(there === to || passes(there))) continue;
      before[there] = here;
      reached.push(there);
    }
  }
  if ((before[to] ?? -1) < 0) return [];
  const way = [to];
  for (let at = to; at !== from; at = before[at] ?? from) way.unshift(before[at] ?? from);
  return way;
};

/** The way ships take from one location to another: through their own where that is possible, else through whatever lies between. */
export const wayBetween = (ground: Ground, from: number, to: number): readonly number[] => {
  const mine = chain(ground, from, to, (at) => ground.owner[at] === ground.owner[from]);
  return mine.length > 0 ? mine : chain(ground, from, to, () => true);
};
