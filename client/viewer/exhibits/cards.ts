import { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import type { Scene } from '@babylonjs/core/scene';
import { CARD_IDS } from '../../../shared/games/panic/data/cards';
import { CHARACTERS } from '../../../shared/games/panic/data/characters';
import { MISSIONS } from '../../../shared/games/panic/data/missions';
import { makeFaces } from '../../games/panic/faces';
import { CARD, type Card, type Cards, makeCards } from '../../kit/cards';
import { MEANINGS } from '../../kit/theme';
import type { Exhibit } from '../exhibit';

const HAND = ['phasersSideMedium-1', 'photonTorpedo-1', 'dilithium-4', 'securityTeam-1', 'tractorBeam-2'];
const OTHERS = ['back:enterprise', 'back:mission', 'back:character', 'emergencyRepairs-1', 'phasersLong-1'];

/** Everything the states need to put cards down. */
interface Stand {
  readonly cards: Cards;
  readonly root: TransformNode;
  readonly shown: Card[];
}

const put = (stand: Stand, face: string, x: number, y: number, z = 0): Card => {
  const card = stand.cards.add(face);
  card.node.parent = stand.root;
  card.node.position.set(x, y, z);
  stand.shown.push(card);
  return card;
};

/** As in a hand of 110 pixels in height on a small screen. */
const fan = (stand: Stand, faces: readonly string[], y: number): Card[] =>
  faces.map((face, i) => {
    const a = (i - (faces.length - 1) / 2) * 0.075;
    const card = put(stand, face, Math.sin(a) * 0.55, y + (Math.cos(a) - 1) * 0.55, -0.0012 * i);
    card.node.rotation.z = -a;
    return card;
  });

const grid = (stand: Stand, faces: readonly string[], columns: number, size: number): void => {
  const rows = Math.ceil(faces.length / columns);
  const [w, h] = [CARD.width * size * 1.08, CARD.height * size * 1.06];
  faces.forEach((face, i) => {
    const x = ((i % columns) - (columns - 1) / 2) * w;
    put(stand, face, x, ((rows - 1) / 2 - Math.floor(i / columns)) * h).node.scaling.setAll(size);
  });
};

const hold = (stand: Stand, face: string): void => {
  const node = stand.cards.hold(face);
  node.parent = stand.root;
  node.scaling.setAll(6.1);
};

const ACTS: Readonly<Record<string, (stand: Stand) => void>> = {
  fan: (stand) => {
    fan(stand, HAND, -0.05);
    fan(stand, OTHERS, 0.09);
  },
  glow: (stand) => {
    fan(stand, HAND, -0.08).forEach((card, i) => card.glow(i % 2 === 0 ? 'legal' : undefined));
    MEANINGS.slice(0, 8).forEach((meaning, i) => {
      put(stand, 'back:enterprise', (i - 3.5) * 0.085, 0.09).glow(meaning);
    });
  },
  dim: (stand) => {
    fan(stand, HAND, -0.05).forEach((card, i) => card.dim(i % 2 === 1));
    fan(stand, OTHERS, 0.09).forEach((card) => card.dim(true));
  },
  'all cards': (stand) => grid(stand, CARD_IDS, 15, 1),
  'all missions': (stand) =>
    grid(
      stand,
      MISSIONS.map((id) => `mission:${id}`),
      9,
      1.55,
    ),
  'the crew': (stand) =>
    grid(
      stand,
      CHARACTERS.map((id) => `character:${id}`),
      7,
      2,
    ),
  'held phasers': (stand) => hold(stand, 'phasersSideMedium-1'),
  'held torpedo': (stand) => hold(stand, 'photonTorpedo-1'),
  'held action': (stand) => hold(stand, 'emergencyRepairs-1'),
  'held mission': (stand) => hold(stand, 'mission:doomsdayMachine'),
  'held character': (stand) => hold(stand, 'character:spock'),
};

/** Stands before the eye of the viewer's first side. */
const makeRoot = (scene: Scene): TransformNode => {
  const root = new TransformNode('stand', scene);
  root.rotation.set(0, Math.PI + 0.62, 0);
  return root;
};

/** Panic's cards: in the hand, lit, dimmed, all of them, and some held up. */
export const cards: Exhibit = {
  states: Object.keys(ACTS),
  build: async (scene, preset, colours) => {
    const stand: Stand = {
      cards: makeCards(scene, preset, makeFaces()),
      root: makeRoot(scene),
      shown: [],
    };
    stand.cards.colours(colours);
    await stand.cards.ready;
    return {
      framing: { target: [0, 0, 0], radius: 0.73, rise: 0 },
      show: (state) => {
        for (const card of stand.shown.splice(0)) card.remove();
        stand.cards.hold(undefined);
        ACTS[state]?.(stand);
      },
      update: (time) => stand.cards.update(time),
    };
  },
};
