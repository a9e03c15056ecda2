import { makeGlb, type Part } from '../lib/glb';
import { type Mesh, EMPTY, join, split } from '../lib/mesh';
import { bothSides, makeBody, makeNeck, makePylon } from './body';
import { makeBodyFrame, makeNacelleFrames, makeSaucerFrame } from './frames';
import { makeCaps, makeNacelles } from './nacelle';
import { type Facing, FACINGS, HUB_Z, RAY, WAIST_Z } from './plan';
import { makeSaucer } from './saucer';

export type BySection = Readonly<Record<Facing, Mesh>>;

interface Pieces {
  readonly saucer: Mesh;
  /** Belongs to the side sections, wherever it is. */
  readonly amidships: Mesh;
  /** Parted at the waist into side and rear. */
  readonly body: Mesh;
  readonly rear: Mesh;
}

const halves = (mesh: Mesh): { readonly starboard: Mesh; readonly port: Mesh } => {
  const [port, starboard] = split(mesh, (p) => p[0]);
  return { starboard, port };
};

/** Cuts a ship, or its skeleton, into the six sections. */
const cut = (pieces: Pieces): BySection => {
  // Front and side of the saucer part along rays from the hub, one on each side.
  const [front, side] = split(pieces.saucer, (p) => Math.abs(p[0]) * RAY[1] - (p[2] - HUB_Z) * RAY[0]);
  const [aft, fore] = split(pieces.body, (p) => p[2] - WAIST_Z);
  const [f, s, r] = [
    halves(front),
    halves(join([side, fore, pieces.amidships])),
    halves(join([aft, pieces.rear])),
  ];
  return { FR: f.starboard, SR: s.starboard, RR: r.starboard, RL: r.port, SL: s.port, FL: f.port };
};

export const makeSections = (): BySection =>
  cut({
    saucer: makeSaucer(),
    amidships: makeNeck(),
    body: makeBody(),
    rear: join([bothSides(makePylon()), makeNacelles()]),
  });

export const makeFrames = (): BySection =>
  cut({ saucer: makeSaucerFrame(), amidships: EMPTY, body: makeBodyFrame(), rear: makeNacelleFrames() });

export const makeEnterprise = async (): Promise<Uint8Array> => {
  const [sections, frames, caps] = [makeSections(), makeFrames(), halves(makeCaps())];
  const parts: Part[] = [
    ...FACINGS.map((facing) => ({ name: `section.${facing}`, mesh: sections[facing], material: 'hull' })),
    ...FACINGS.map((facing) => ({ name: `frame.${facing}`, mesh: frames[facing], material: 'hull' })),
    { name: 'cap.RR', mesh: caps.starboard, material: 'cap' },
    { name: 'cap.RL', mesh: caps.port, material: 'cap' },
  ];
  return makeGlb(parts);
};
