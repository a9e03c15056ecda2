import type { TransformNode } from '@babylonjs/core/Meshes/transformNode';
import { loadMatKit, type MatKit, SHIP_IDS } from '../../games/attackWing/kit';
import { spotOf, startOf, stripOf } from '../../games/attackWing/place';
import { TABLE } from '../../holodeck/measures';
import { CHIP_KINDS, type ChipKind } from '../../kit/mat/chips';
import { THICK } from '../../kit/mat/measures';
import type { Colours, Meaning } from '../../kit/theme';
import { CLASSES } from '../../../shared/games/attackWing/data/classes';
import { dialOf } from '../../../shared/games/attackWing/data/dials';
import { DICE } from '../../../shared/games/attackWing/data/dice';
import { shipCard, type ShipId } from '../../../shared/games/attackWing/data/ships';
import { fly, isOnMat, type Pose, poseAtMm, templateOf } from '../../../shared/games/attackWing/geometry';
import type { Exhibit, Framing } from '../exhibit';
import { layTable, seenAt, VIEWED_FROM } from './things';

const TOP = TABLE.height + THICK.mat;

const put = (node: TransformNode, pose: Pose, lift = 0): void => {
  const { x, z, turn } = spotOf(pose);
  node.position.set(x, TOP + lift, z);
  node.rotation.y = turn;
};

interface Stood {
  readonly ship: ShipId;
  readonly pose: Pose;
  readonly side: Meaning;
}

/** A ship with everything about it: base, model, plate. */
const stand = (kit: MatKit, colours: Colours, { ship, pose, side }: Stood, skill = 4, lost = 0) => {
  const card = shipCard(ship);
  const { forward, rear } = CLASSES[card.shipClass];
  const base = kit.bases.take();
  put(base.node, pose);
  base.own(side);
  base.print({ forward, rear: rear !== 'none', skill });
  const mini = kit.minis.add(ship);
  put(mini.node, pose);
  mini.tinted(colours, undefined);
  const plate = kit.plates.take();
  plate.own(side);
  plate.show({
    name: card.name.replace(/^(U\.S\.S\.|I\.K\.S\.|I\.R\.W\.) /u, ''),
    skill,
    hull: card.hull - lost,
    mostHull: card.hull,
    shields: Math.max(0, card.shields - lost),
    disabledShields: 0,
    mostShields: card.shields,
  });
  const { x, z } = spotOf(pose);
  plate.node.position.set(x, TOP + 0.002, z);
  return { base, mini, plate };
};

const chipsBeside = (kit: MatKit, pose: Pose, kinds: readonly ChipKind[]): void =>
  kinds.forEach((kind, i) => {
    const chip = kit.chips.take(kind);
    put(chip.node, { ...pose, x: pose.x + 34_000, y: pose.y + (i - (kinds.length - 1) / 2) * 17_000 });
    chip.node.rotation.y = 0;
  });

type Act = (kit: MatKit, colours: Colours) => void;

const exhibit = (
  framing: Framing,
  acts: Readonly<Record<string, Act>>,
  moments: Readonly<Record<string, number>> = {},
  mat = true,
): Exhibit => ({
  states: Object.keys(acts),
  moments,
  build: async (scene, preset, colours) => {
    layTable(scene, colours);
    const kit = await loadMatKit(scene, preset, colours);
    kit.grid.node.position.y = TABLE.height;
    kit.grid.node.setEnabled(mat);
    return {
      framing,
      show: (state) => {
        kit.update(0);
        acts[state]?.(kit, colours);
        kit.update(0);
      },
      update: (time) => kit.update(time),
    };
  },
});

const SIDES: Readonly<Record<string, Meaning>> = { fed: 'mine', kli: 'rivalA', rom: 'rivalB', ind: 'rivalC' };

/** Every ship of the roster close by, and all of them side by side. */
export const wing: Exhibit = exhibit(
  { target: [0, TOP + 0.012, 0], radius: 0.25, rise: 30 },
  Object.fromEntries(
    SHIP_IDS.map((ship): [string, Act] => [
      ship,
      (kit, colours) =>
        void stand(kit, colours, {
          ship,
          pose: poseAtMm(457, 457, 0),
          side: SIDES[ship.slice(0, 3)] ?? 'mine',
        }),
    ]),
  ),
);

export const roster: Exhibit = exhibit(
  { target: [0, TOP, 0], radius: 0.95, rise: 44 },
  {
    all: (kit, colours) =>
      SHIP_IDS.forEach((ship, i) => {
        const [x, z] = seenAt(((i % 6) - 2.5) * 0.15, (Math.floor(i / 6) - 1.5) * 0.15);
        const pose = poseAtMm(Math.round(457 + x / 0.0016), Math.round(457 + z / 0.0016), 60);
        stand(kit, colours, { ship, pose, side: SIDES[ship.slice(0, 3)] ?? 'mine' }, 2 + (i % 8));
      }),
  },
);

const BATTLE: readonly (readonly [ShipId, number, number, number, Meaning, number])[] = [
  ['fedEnterprise', 300, 320, 30, 'mine', 8],
  ['fedReliant', 470, 250, 0, 'mine', 5],
  ['fedRefit', 620, 330, 345, 'mine', 6],
  ['fedConstellation', 740, 210, 330, 'mine', 3],
  ['kliKronosOne', 330, 640, 165, 'rivalA', 9],
  ['romGalGaththong', 500, 600, 180, 'rivalA', 7],
  ['indGornarus', 660, 660, 210, 'rivalA', 4],
  ['indTholiaOne', 180, 560, 135, 'rivalA', 2],
];

const battle = (kit: MatKit, colours: Colours) =>
  BATTLE.map(([ship, x, y, heading, side, skill], i) => ({
    pose: poseAtMm(x, y, heading),
    ...stand(kit, colours, { ship, pose: poseAtMm(x, y, heading), side }, skill, i % 3),
  }));

/** The path of a maneuver, the template and the base at its end, as the rules reckon it. */
const ghost = (
  kit: MatKit,
  from: Pose,
  id: Parameters<typeof templateOf>[0],
  others: readonly Pose[],
): void => {
  const template = templateOf(id);
  const { pose, touching } = fly(from, template, others);
  const meaning: Meaning = !isOnMat(pose) ? 'danger' : touching >= 0 ? 'yellow' : 'legal';
  const path = kit.paths.path();
  const { x, z, turn } = startOf(from, template);
  path.node.position.set(x, TOP, z);
  path.node.rotation.y = turn;
  path.lay(stripOf(template));
  path.mean(meaning, 0.9);
  const end = kit.paths.ghost();
  put(end.node, pose);
  end.mean(meaning, meaning !== 'legal');
};

/** The battle mat with eight ships, as a player sees it. */
export const mat: Exhibit = exhibit(
  { target: [0, TOP, 0], radius: 1.5, rise: 52 },
  {
    battle: (kit, colours) => {
      const ships = battle(kit, colours);
      const [first, second, , , fifth, sixth] = ships;
      if (!first || !second || !fifth || !sixth) return;
      chipsBeside(kit, first.pose, ['evade', 'lock', 'battleStations']);
      chipsBeside(kit, second.pose, ['scan', 'aux']);
      chipsBeside(kit, fifth.pose, ['damage', 'mission']);
      chipsBeside(kit, sixth.pose, ['cloak']);
      sixth.mini.cloak(true, 0);
      ships[2]?.mini.hurt(0.7, 0);
    },
    placement: (kit) =>
      kit.grid.zones(
        [
          { area: 'south', meaning: 'mine' },
          { area: 'north', meaning: 'rivalA' },
        ],
        0,
      ),
    paths: (kit, colours) => {
      const ships = battle(kit, colours);
      const from = ships[0]?.pose;
      if (!from) return;
      const others = ships.slice(1).map(({ pose }) => pose);
      for (const id of [
        'straight4',
        'bankLeft2',
        'bankRight3',
        'turnLeft2',
        'turnRight2',
        'reverse2',
      ] as const)
        ghost(kit, from, id, others);
    },
    attack: (kit, colours) => {
      const ships = battle(kit, colours);
      const [first] = ships;
      if (!first) return;
      const ruler = kit.rulers.take();
      put(ruler.node, first.pose);
      ruler.lay({ forward: 'forward180' }, 3);
      ruler.show(true, 0);
      first.base.glow('mine');
      ships[4]?.base.glow('danger');
      ships[5]?.base.glow('danger');
    },
  },
);

/** Tokens, each known by its outline. */
export const chips: Exhibit = exhibit(
  { target: [0, TOP, 0], radius: 0.17, rise: 56 },
  {
    all: (kit) =>
      CHIP_KINDS.forEach((kind, i) => {
        const chip = kit.chips.take(kind);
        const [x, z] = seenAt(((i % 5) - 2) * 0.028, (Math.floor(i / 5) - 0.5) * 0.03);
        chip.node.position.set(x, TOP, z);
        chip.node.rotation.y = Math.PI + VIEWED_FROM;
      }),
  },
);

const OPENINGS: Readonly<Record<string, number>> = { shut: 0, opening: 0.42, open: 1 };

/** The dial of a Bird-of-Prey, its blades shut, opening and open. */
export const dials: Exhibit = exhibit(
  { target: [0, TOP, 0], radius: 0.36, rise: 58 },
  Object.fromEntries(
    Object.entries(OPENINGS).map(([state, part]): [string, Act] => [
      state,
      (kit) =>
        dialOf('birdOfPrey').forEach(({ bearing, speed, color }, i) => {
          const dial = kit.dials.take();
          const [x, z] = seenAt(((i % 5) - 2) * 0.056, (Math.floor(i / 5) - 1) * 0.056);
          dial.node.position.set(x, TOP, z);
          dial.node.rotation.y = Math.PI + VIEWED_FROM;
          dial.own(i % 2 === 0 ? 'mine' : 'rivalA');
          dial.face({ sign: bearing, speed, ease: color });
          dial.open(part, 0);
          if (i === 2) dial.glow('legal');
        }),
    ]),
  ),
);

/** Attack and defense dice at rest on each of their signs, and thrown. */
export const combatDice: Exhibit = exhibit(
  { target: [0, TOP + 0.01, 0], radius: 0.24, rise: 50 },
  {
    signs: (kit) =>
      (['attack', 'defense'] as const).forEach((kind, row) =>
        DICE[kind].forEach((face, i) => {
          const die = kit.dice.take(DICE[kind], row === 0 ? 'danger' : 'legal');
          const [x, z] = seenAt(((i % 4) - 1.5) * 0.042, (row * 2 + Math.floor(i / 4) - 1.5) * 0.042);
          die.node.position.set(x, TOP, z);
          die.node.rotation.y = Math.PI + VIEWED_FROM;
          die.roll(face, 0, i);
        }),
      ),
    thrown: (kit) =>
      DICE.attack.slice(0, 5).forEach((face, i) => {
        const die = kit.dice.take(DICE.attack, 'danger');
        const [x, z] = seenAt((i - 2) * 0.045, 0);
        die.node.position.set(x, TOP, z);
        die.node.rotation.y = Math.PI + VIEWED_FROM;
        die.roll(face, 1.1);
      }),
  },
  { thrown: 0.55 },
);
