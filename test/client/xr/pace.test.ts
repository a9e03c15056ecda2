import { tellChanges } from '../../../client/xr/pace';

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
