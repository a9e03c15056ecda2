import type { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import { markDanger } from '../../../client/games/panic/fixtures/board';
import { ShipFixture } from '../../../client/games/panic/fixtures/ship';
import { Webs } from '../../../client/games/panic/fixtures/webs';
import type { PanicProps } from '../../../client/games/panic/props';
import { PANIC } from '../../../client/games/panic/table';
import type { Centrepiece } from '../../../client/holodeck/centrepiece';
import { SHIP_SCALE } from '../../../client/holodeck/measures';
import type { Pick } from '../../../client/input/gesture';
import type { Condition } from '../../../client/kit/facings';
import type { Props } from '../../../client/tabletop/gameTable';
import { words } from '../../../shared/games/panic';
import { makeRig as makeAnyRig, plainBody, type PropTools, type Rig } from '../tabletop/rig';

export type { Rig };

/** Met wherever the ship or the space about her is met. */
const ALWAYS = ['ship', 'shield', 'hull', 'maneuver', 'sector'];

const conditions = () => {
  const now: Condition[] = Array.from({ length: 6 }, () => 'intact');
  return {
    set: (index: number, condition: Condition) => void (now[index] = condition),
    get: (index: number): Condition => now[index] ?? 'intact',
  };
};

const props = ({ scene, effects, sounds, prompts }: PropTools): Props<object> => {
  const pivot = new TransformNode('heading', scene);
  pivot.scaling.setAll(SHIP_SCALE);
  const [shields, hulls] = [conditions(), conditions()];
  const centre = {
    pivot,
    shields: { set: shields.set, condition: shields.get, hit: () => undefined },
    ship: { root: new TransformNode('enterprise', scene), setSection: hulls.set, section: hulls.get },
    show: () => undefined,
  } as unknown as Centrepiece;
  const made: PanicProps = {
    centre,
    die: {
      node: new TransformNode('die', scene),
      roll: () => undefined,
      hold: () => undefined,
      putBack: () => undefined,
    },
    kinds: { token: () => plainBody(scene, true) },
    fixtures: [
      new ShipFixture(centre),
      new Webs(effects, pivot, (at) => sounds.play('web', { at })),
      markDanger((id, label) => prompts.label(id, label)),
      {
        middle: ({ kind, id }: Pick, into: Vector3) =>
          (ALWAYS.includes(kind) || id === 'bag') && (into.setAll(0), true),
        things: () => [0, 1, 2, 3, 4, 5].map((facing) => ({ kind: 'shield', id: String(facing) })),
        dispose: () => undefined,
      },
    ],
  };
  return made;
};

/** Panic with a ship that is only her conditions. */
export const makeRig = (me: number, players: number): Rig =>
  makeAnyRig({ table: PANIC, words, me, players, props });
