import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Material } from '@babylonjs/core/Materials/material';
import type { Mesh } from '@babylonjs/core/Meshes/mesh';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { MANEUVERS, type Part } from '../../../shared/games/panic/data/ship';
import { TABLE } from '../../holodeck/measures';
import type { Input, Pick } from '../../input/gesture';
import { makeShader, PLAIN_VERTEX } from '../../kit/shader';
import { ring, Shape } from '../../kit/shape';
import { BASE } from '../../kit/ship/base';
import { type Colours, type Meaning, toRgb } from '../../kit/theme';
import { pick } from './reach';
import { ARROWS, facingAt, hullFacingAt, hullVolume, outline, PARTS_DRAWN, shieldWall } from './targetShapes';
import { TARGET_FRAGMENT, TARGET_VERTEX } from './targetGlsl';

/** Places on the ship and the table that can be meant, and the light on them. */
export interface Targets {
  /** Lights what may be picked. */
  show(glow: (pick: Pick) => Meaning | undefined, steering: boolean): void;
  /** The middle of a section, an arrow or a sector in the world. */
  middle(pick: Pick, into: Vector3): boolean;
  colours(colours: Colours): void;
  update(time: number): void;
  dispose(): void;
}

const UNSEEN = 'precision highp float; void main() { gl_FragColor = vec4(0.0); }';

/** Met by pointers, never drawn; yet everything in a scene must have a material to be ready. */
const hidden = (mesh: Mesh, parent: TransformNode | null, material: Material): Mesh => {
  mesh.parent = parent;
  mesh.material = material;
  mesh.isVisible = false;
  return mesh;
};

const sectorAt = (x: number, z: number): number => facingAt(x, z) + 1;

/** Order of the drawn parts: six shields, six hull sections, three arrows. */
const PICKS: readonly Pick[] = [
  ...Array.from({ length: 6 }, (_, facing) => pick.section('shield', facing)),
  ...Array.from({ length: 6 }, (_, facing) => pick.section('hull', facing)),
  ...MANEUVERS.map(pick.maneuver),
];

const MIDDLES: Readonly<Record<Part, readonly [number, number]>> = { shield: [166, 0], hull: [105, -36] };

export const makeTargets = (scene: Scene, pivot: TransformNode, input: Input): Targets => {
  const material = makeShader(scene, 'targets', {
    vertex: TARGET_VERTEX,
    fragment: TARGET_FRAGMENT,
    attributes: ['position', 'normal', 'uv', 'part'],
    uniforms: ['tints', 'time'],
    blend: 'add',
    bothSides: true,
  });
  const drawn = outline().mesh('targets', scene);
  drawn.material = material;
  drawn.parent = pivot;
  drawn.isPickable = false;
  drawn.alwaysSelectAsActiveMesh = true;
  const unseen = makeShader(scene, 'unseen', {
    vertex: PLAIN_VERTEX,
    fragment: UNSEEN,
    attributes: ['position', 'normal', 'uv'],
  });
  const wall = hidden(shieldWall().mesh('shield picks', scene), pivot, unseen);
  const hull = hidden(hullVolume().mesh('hull picks', scene), pivot, unseen);
  const space = hidden(
    ring(TABLE.centre, TABLE.long, TABLE.height, 72).mesh('sector picks', scene),
    null,
    unseen,
  );
  const arrows = ARROWS.map(({ id, shape }) => {
    const made = new Shape();
    shape(made, 1.5);
    return { id, mesh: hidden(made.mesh(`arrow ${id}`, scene), pivot, unseen) };
  });
  input.pickable(wall, pick.section('shield', 0), {
    exact: true,
    part: (x, _y, z) => pick.section('shield', facingAt(x, z)),
  });
  input.pickable(hull, pick.section('hull', 0), {
    exact: true,
    part: (x, _y, z) => pick.section('hull', hullFacingAt(x, z)),
  });
  input.pickable(
    space,
    { kind: 'sector', id: '1' },
    { exact: true, part: (x, _y, z) => ({ kind: 'sector', id: String(sectorAt(x, z)) }) },
  );
  for (const { id, mesh } of arrows) input.pickable(mesh, pick.maneuver(id), { exact: true });
  const tints = new Array<number>(4 * PARTS_DRAWN).fill(0);
  let palette: Colours | undefined;
  const meshes = [drawn, wall, hull, space, ...arrows.map(({ mesh }) => mesh)];
  return {
    show: (glow, steering) => {
      let any = false;
      PICKS.forEach((one, at) => {
        const meaning = glow(one);
        const faint = one.kind === 'maneuver' && steering ? 0.28 : 0;
        const [r, g, b] = palette ? toRgb(palette[meaning ?? 'calm']) : [1, 1, 1];
        const strength = meaning === undefined ? faint : 1;
        any ||= strength > 0;
        [tints[4 * at], tints[4 * at + 1], tints[4 * at + 2], tints[4 * at + 3]] = [r, g, b, strength];
      });
      drawn.setEnabled(any);
      material.setArray4('tints', tints);
    },
    middle: (wanted, into) => {
      if (wanted.kind === 'sector') {
        const a = ((Number(wanted.id) - 0.5) * Math.PI) / 3;
        into.set(TABLE.medium * Math.sin(a), TABLE.height, TABLE.medium * Math.cos(a));
        return true;
      }
      if (wanted.kind === 'shield' || wanted.kind === 'hull') {
        const [radius, y] = MIDDLES[wanted.kind];
        const a = ((Number(wanted.id) + 0.5) * Math.PI) / 3;
        into.set(radius * Math.sin(a), y, radius * Math.cos(a));
      } else {
        const arrow = ARROWS.find(({ id }) => wanted.kind === 'maneuver' && id === wanted.id);
        if (arrow !== undefined) into.set(arrow.at[0], BASE.top - 4, arrow.at[1]);
        else if (wanted.kind === 'ship') into.set(0, 40, 0);
        else return false;
      }
      Vector3.TransformCoordinatesToRef(into, pivot.computeWorldMatrix(true), into);
      return true;
    },
    colours: (colours) => {
      palette = colours;
    },
    update: (time) => {
      material.setFloat('time', time);
    },
    dispose: () => {
      for (const mesh of meshes) {
        input.pickable(mesh, undefined);
        mesh.dispose();
      }
      material.dispose();
      unseen.dispose();
    },
  };
};
