import { pictureOf } from '../../../client/games/attackWing/picture';
import { tell } from '../../../client/games/attackWing/tell';
import type { Viewer } from '../../../shared/engine/game';
import { fastRng, keyFromSeed } from '../../../shared/engine/rng';
import { start, step, viewOf } from '../../../shared/engine/kernel';
import { game } from '../../../shared/games/attackWing';
import { randomAction } from '../../helpers/randomGame';

const VIEWERS: readonly Viewer[] = ['spectator', 0, 1];

const paint = (state: Parameters<typeof game.publicView>[0], viewer: Viewer) => {
  const { pub, priv } = viewOf(game, state, viewer);
  return pictureOf(pub, priv, viewer === 'spectator' ? -1 : viewer);
};

/** How many battles of each mission; `MORE=1` tries a hundred. */
const BATTLES = process.env.MORE === '1' ? 100 : 4;

describe.each(['duel', 'balanceOfTerror'])('%s', (mission) => {
  test('what events paint is what the views show, in random battles, whoever looks', () => {
    for (let seed = 0; seed < BATTLES; seed++) {
      const started = start(game, { mission, fleets: 'ready' }, 2, keyFromSeed(seed));
      if (!started.ok) throw new Error(started.refusal.message);
      let { state } = started.value;
      const rng = fastRng(seed);
      const pictures = VIEWERS.map((viewer) => paint(state, viewer));
      while (!game.outcome(state)) {
        const action = randomAction({ game, seats: 2, timeUp: undefined }, state, rng);
        const stepped = step(game, state, action as never);
        if (!stepped.ok) throw new Error(stepped.refusal.message);
        ({ state } = stepped.value);
        VIEWERS.forEach((viewer, at) => {
          for (const event of stepped.value.events) {
            const told = game.redact(event, viewer);
            if (told !== undefined) tell(pictures[at]!, told);
          }
          expect(pictures[at]).toEqual(paint(state, viewer));
        });
      }
    }
  });
});
