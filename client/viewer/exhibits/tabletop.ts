import { TABLE } from '../../holodeck/measures';
import { type Bag, type Die, makeBag, makeDie } from '../../kit/things';
import type { Exhibit } from '../exhibit';
import { layTable, VIEWED_FROM } from './things';

const ROLLS: Readonly<Record<string, (die: Die) => void>> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((face) => [`shows ${face}`, (die: Die) => die.roll(face, 0)])),
  rolling: (die) => die.roll(5, 0.9),
  landing: (die) => die.roll(4, 0.9),
};

/** The die at rest on each face, and in the air. */
export const die: Exhibit = {
  states: Object.keys(ROLLS),
  moments: { rolling: 0.58, landing: 0.72 },
  build: (scene, _preset, colours) => {
    layTable(scene, colours);
    const shown = makeDie(scene, colours);
    shown.node.position.y = TABLE.height;
    // The reader stands at the bow's side of the viewer.
    shown.node.rotation.y = Math.PI + VIEWED_FROM;
    return {
      framing: { target: [0, TABLE.height + 0.016, 0], radius: 0.105, rise: 40 },
      show: (state) => {
        shown.update(0);
        ROLLS[state]?.(shown);
      },
      update: (time) => shown.update(time),
    };
  },
};

const PULLS: Readonly<Record<string, (bag: Bag) => void>> = {
  tied: (bag) => bag.open(false, 0),
  opening: (bag) => bag.open(true, 0.6),
  open: (bag) => bag.open(true, 0),
  shaken: (bag) => bag.shake(1),
};

/** The bag of threats. */
export const bag: Exhibit = {
  states: Object.keys(PULLS),
  moments: { opening: 0.3, shaken: 0.5 },
  build: (scene, _preset, colours) => {
    layTable(scene, colours);
    const shown = makeBag(scene, colours);
    shown.node.position.y = TABLE.height;
    return {
      framing: { target: [0, TABLE.height + 0.05, 0], radius: 0.2, rise: 30 },
      show: (state) => {
        shown.update(0);
        shown.open(false, 0);
        shown.count(27);
        PULLS[state]?.(shown);
        shown.update(0);
      },
      update: (time) => shown.update(time),
    };
  },
};
