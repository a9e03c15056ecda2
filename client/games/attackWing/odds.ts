import { game } from '../../../shared/games/attackWing';
import type { Public } from '../../../shared/games/attackWing/board';
import { sightWith } from '../../../shared/games/attackWing/legal/attacks';
import type { Move, MoveOf } from '../../../shared/games/attackWing/moves';
import { type Odds, oddsOf } from '../../../shared/games/attackWing/odds';
import type { State } from '../../../shared/games/attackWing/types';
import { guessFrom } from '../../../shared/engine/kernel';
import { fastRng } from '../../../shared/engine/rng';

/** One shot that could be fired now. */
export interface Shot {
  readonly target: number;
  readonly weapon: number;
  readonly range: number;
  readonly odds: Odds;
}

/** A battle that fits what everybody knows: odds read nothing of it that lies hidden. */
const battleOf = (pub: Public): State =>
  guessFrom(game, { pub, viewer: 'spectator', open: [], seq: 0 }, fastRng(1));

const isAttack = (move: Move): move is MoveOf<'attack'> => move.type === 'attack';

/** What each of the attacks among these moves may come to, the likeliest to hit first. */
export const shotsOf = (moves: readonly Move[], attacker: number, pub: Public): readonly Shot[] => {
  const attacks = moves.filter(isAttack);
  if (attacks.length === 0) return [];
  const battle = battleOf(pub);
  return attacks
    .map(({ weapon, target }) => ({
      ...{ weapon, target },
      range: sightWith(battle, attacker, weapon, target)?.range ?? 0,
      odds: oddsOf(battle, attacker, weapon, target),
    }))
    .sort((a, b) => b.odds.hit - a.odds.hit);
};
