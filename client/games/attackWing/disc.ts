import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import type { Body, Piece } from '../../tabletop/gameTable';
import type { MatKit } from './kit';
import type { DiscState } from './pieces';

/** Of a card's height: how large a disc is. */
const SIZE = 1.8;

/** One maneuver to be chosen, upright before whoever chooses. */
export const discBody = (scene: Scene, kit: MatKit, { state }: Piece): Body => {
  // Only the table's own pieces are made here.
  const { bearing, speed, color } = state as DiscState;
  const node = new TransformNode('disc', scene);
  const dial = kit.dials.take();
  dial.node.parent = node;
  dial.node.rotation.x = -Math.PI / 2;
  dial.node.scaling.setAll(SIZE);
  dial.own('mine');
  dial.face({ sign: bearing, speed, ease: color });
  dial.open(1, 0);
  return {
    node,
    body: dial.body,
    glow: (meaning) => dial.glow(meaning),
    remove: () => {
      dial.remove();
      node.dispose();
    },
  };
};
