import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Condition } from '../../kit/facings';
import { makeBase } from '../../kit/ship/base';
import { makeShields, type Shields } from '../../kit/shields';
import type { Exhibit } from '../exhibit';

const all = (shields: Shields, condition: Condition, seconds: number): void => {
  for (let i = 0; i < 6; i++) shields.set(i, condition, seconds);
};

const ACTS: Readonly<Record<string, (shields: Shields) => void>> = {
  intact: (s) => all(s, 'intact', 0),
  shimmer: (s) => [0, 1, 2, 3, 4, 5].forEach((i) => s.shimmer(i)),
  hit: (s) => [0, 2, 4].forEach((i) => s.hit(i)),
  flicker: (s) => all(s, 'damaged', 1.8),
  damaged: (s) => all(s, 'damaged', 0),
  shatter: (s) => {
    [0, 2, 4].forEach((i) => s.hit(i));
    all(s, 'destroyed', 1.8);
  },
  drift: (s) => all(s, 'destroyed', 1.8),
  destroyed: (s) => all(s, 'destroyed', 0),
  assemble: (s) => {
    all(s, 'destroyed', 0);
    all(s, 'intact', 1.8);
  },
};

/** The six shields by themselves, and everything that can happen to them. */
export const shields: Exhibit = {
  states: Object.keys(ACTS),
  moments: { shimmer: 1.1, hit: 0.35, flicker: 0.4, shatter: 0.6, drift: 1.3, assemble: 0.8 },
  build: (scene, _preset, colours) => {
    const root = new TransformNode('stand', scene);
    const shown = makeShields(scene, root);
    shown.colours(colours);
    return {
      framing: { target: [0, 0, 0], radius: 480, rise: 24 },
      show: (state) => {
        shown.update(-100);
        all(shown, 'intact', 0);
        shown.update(0);
        ACTS[state]?.(shown);
      },
      update: (time) => shown.update(time),
    };
  },
};

/** The base she hovers over: front facings marked, slots for the shields. */
export const base: Exhibit = {
  states: ['lit'],
  build: (scene, _preset, colours) => {
    const shown = makeBase(scene, new TransformNode('stand', scene));
    shown.colours(colours);
    return {
      framing: { target: [0, -42, 0], radius: 470, rise: 38 },
      show: () => shown.update(0),
      update: (time) => shown.update(time),
    };
  },
};
