import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import type { PanicProps } from '../../../client/games/panic/props';
import { game } from '../../../shared/games/panic';
import { table } from '../../games/panic/table';
import { makeRig } from '../panic/rig';

Logger.LogLevels = Logger.NoneLogLevel;

const ROLLED = { type: 'rolled', roll: 4, why: 'comet', token: 'comet-1' } as const;
const HAND = new Vector3(0.2, 1, -0.8);

/** Seat 0 plays, seen by this seat, who has a hand that throws when it is told to. */
const sit = (me: number, withHand = true) => {
  const rig = makeRig(me, 2);
  const did: string[] = [];
  let fling: () => void = () => undefined;
  if (withHand)
    Object.assign(rig.ground.viewpoint, {
      hand: () => HAND,
      thrown: (signal: AbortSignal) =>
        new Promise<void>((resolve) => {
          fling = resolve;
          signal.addEventListener('abort', () => resolve());
        }),
    });
  const { die } = rig.kit.props as PanicProps;
  Object.assign(die, {
    hold: (hand: Vector3) => did.push(`hold ${String(hand === HAND)}`),
    putBack: () => did.push('put back'),
    roll: (face: number, _: number, hand?: Vector3) => did.push(`roll ${face} ${String(hand === HAND)}`),
  });
  rig.scene.snap(game.publicView(table({ characters: ['uhura', 'sulu'] })), undefined);
  const skip = new AbortController();
  const play = () => rig.scene.play(ROLLED, { pace: 4, signal: skip.signal });
  const wait = () => new Promise((passed) => setTimeout(passed, 20));
  return { did, play, wait, skip: () => skip.abort(), fling: () => fling() };
};

test('one’s own dice lie in the hand until it throws them, and then land on what was rolled', async () => {
  const { did, play, wait, fling } = sit(0);
  const over = play();
  await wait();
  expect(did).toEqual(['hold true']);
  fling();
  await over;
  expect(did).toEqual(['hold true', 'roll 4 true']);
});

test('a story that is skipped leaves them where they lay', async () => {
  const { did, play, wait, skip } = sit(0);
  const over = play();
  await wait();
  skip();
  await over;
  expect(did).toEqual(['hold true', 'put back']);
});

test.each([
  ['of somebody else', 1, true],
  ['where no hand is seen', 0, false],
])('dice %s are rolled at once', async (_, me, withHand) => {
  const { did, play } = sit(me, withHand);
  await play();
  expect(did).toEqual(['roll 4 false']);
});
