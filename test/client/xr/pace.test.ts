import type { WebXRSessionManager } from '@babylonjs/core/XR/webXRSessionManager';
import { Pacemaker, requestComfort, tellChanges } from '../../../client/xr/pace';

/** A device, and what it was asked for. */
const device = (rates: readonly number[] | undefined, grants: boolean) => {
  const asked: Record<string, number> = {};
  const manager = {
    supportedFrameRates: rates && Float32Array.from(rates),
    set fixedFoveation(value: number) {
      if (!grants) throw new Error('no such thing here');
      asked.foveation = value;
    },
    updateTargetFrameRate: (rate: number) => {
      asked.rate = rate;
      return grants ? Promise.resolve() : Promise.reject(new Error('not that one'));
    },
  };
  return { asked, manager: manager as unknown as WebXRSessionManager };
};

test.each<[string, readonly number[] | undefined, boolean, Record<string, number>]>([
  ['the least that is smooth', [120, 60, 90, 72], true, { foveation: 0.6, rate: 72 }],
  ['one above it', [60, 80, 90], true, { foveation: 0.6, rate: 80 }],
  ['none, where all are too slow', [36, 60], true, { foveation: 0.6 }],
  ['none, where nothing can be chosen', undefined, true, { foveation: 0.6 }],
  ['a device that refuses goes on', [72], false, { rate: 72 }],
])('fewer pixels at the edges and a frame rate are asked for: %s', async (_name, rates, grants, wanted) => {
  const { asked, manager } = device(rates, grants);
  expect(() => requestComfort(manager)).not.toThrow();
  await Promise.resolve();
  expect(asked).toEqual(wanted);
});

/** A visit of so many pictures, each of which took so long. */
const visited = (count: number, seconds: number): Pacemaker => {
  const pacemaker = new Pacemaker();
  for (let frame = 0; frame < count; frame++) pacemaker.note(frame * seconds);
  return pacemaker;
};

test.each<[string, number, number, number, number]>([
  ['that fell behind is less sharp', 400, 1 / 50, 1, 0.9],
  ['that kept up is a little sharper', 400, 1 / 72, 1, 1.05],
  ['that nearly did stays as it is', 400, 1 / 66, 1, 1],
  ['is never a blur', 400, 1 / 20, 0.62, 0.6],
  ['is never sharper than is of use', 400, 1 / 90, 1.2, 1.2],
  ['that was too short says nothing', 140, 1 / 20, 1, 1],
])('the next visit after one %s', (_name, count, seconds, before, next) => {
  expect(visited(count, seconds).sharpness(before)).toBe(next);
});

test('what the first pictures take is not counted: everything is still being made ready', () => {
  const pacemaker = new Pacemaker();
  for (let frame = 0, time = 0; frame < 400; frame++) pacemaker.note((time += frame < 30 ? 0.5 : 1 / 72));
  expect(pacemaker.rate()).toBeCloseTo(72, 0);
});

test('a device is told how far one sees when that changes, not in every frame', () => {
  const told: XRRenderStateInit[] = [];
  const manager = { updateRenderState: (state: XRRenderStateInit) => void told.push(state) };
  tellChanges(manager);
  for (let frames = 0; frames < 3; frames++) manager.updateRenderState({ depthNear: 0.1, depthFar: 200 });
  manager.updateRenderState({ depthNear: 0.1, depthFar: 300 });
  const layer = { baseLayer: {} as XRWebGLLayer };
  manager.updateRenderState(layer);
  manager.updateRenderState({ depthNear: 0.1, depthFar: 300 });
  expect(told).toEqual([{ depthNear: 0.1, depthFar: 200 }, { depthNear: 0.1, depthFar: 300 }, layer]);
});
