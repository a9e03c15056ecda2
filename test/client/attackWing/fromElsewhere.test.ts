import { ATTACK_WING } from '../../../client/games/attackWing/table';
import type { GameModule } from '../../../shared/engine/game';
import { game, words } from '../../../shared/games/attackWing';
import { FROM_ELSEWHERE } from '../../games/attackWing/faceDown';
import { SCENE_LAWS } from '../../laws/scenes';

const [sheet1, sheet2] = FROM_ELSEWHERE;

test.each(Object.entries(SCENE_LAWS))(
  'with several face-down cards on a ship the law of %s holds (6 random battles)',
  (_, law) => {
    const module = { game, words } as unknown as GameModule;
    const options = () => ({ mission: 'balanceOfTerror', sheet1, sheet2 });
    for (let seed = 1; seed <= 6; seed++) law({ table: ATTACK_WING, module, options }, seed);
  },
);
