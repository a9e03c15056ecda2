import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { makePrompts, PROMPT } from '../../../client/kit/prompts';
import { makeStand } from '../input/stand';
import { FakeSurface } from './canvas';

Object.assign(globalThis, { OffscreenCanvas: FakeSurface });

test('x', async () => {
  const stand = makeStand();
  const prompts = await makePrompts(stand.scene, stand.input);
  prompts.ask({ title: 'a', choices: [{ id: 'x', text: 'hello' }], at: Vector3.Zero() });
  prompts.update(0);
  stand.scene.render();
  expect(PROMPT).toBe('prompt');
});
