import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { type Centrepiece, loadCentrepiece } from '../../holodeck/centrepiece';
import { SHIP_SCALE, TABLE } from '../../holodeck/measures';
import { makeRoom, type Room } from '../../holodeck/room';
import { type Effects, makeEffects, muzzleToRef, type Weapon } from '../../kit/effects';
import { placeAt as place, playEverything, webAt } from '../../kit/effects/everything';
import { bearing } from '../../kit/facings';
import { MEANINGS } from '../../kit/theme';
import type { Exhibit, Framing } from '../exhibit';

interface Stand {
  readonly effects: Effects;
  readonly piece: Centrepiece;
  readonly room: Room;
}

const muzzle = ({ piece }: Stand, weapon: Weapon, facing: number): Vector3 => {
  piece.pivot.computeWorldMatrix(true);
  return muzzleToRef(piece.pivot, weapon, facing, new Vector3());
};
/** Where fire meets a shield of hers. */
const shieldAt = (facing: number): Vector3 => {
  const [a, out] = [bearing(facing), 168 * SHIP_SCALE];
  return new Vector3(out * Math.sin(a), TABLE.height + 0.085, out * Math.cos(a));
};
const outward = (facing: number): Vector3 =>
  new Vector3(Math.sin(bearing(facing)), 0.1, Math.cos(bearing(facing)));

const BOW = { target: [0, TABLE.height + 0.06, 0.42], radius: 1.0, rise: 22 } as const;
const NEAR = { target: [0.22, TABLE.height + 0.06, 0.5], radius: 0.55, rise: 26 } as const;
const CLOSE = { target: [0, TABLE.height + 0.1, 0.12], radius: 0.5, rise: 24 } as const;
const WHOLE = { target: [0, TABLE.height + 0.02, 0], radius: 2.7, rise: 32 } as const;

interface Act {
  readonly framing: Framing;
  readonly moment: number;
  readonly play: (stand: Stand) => void;
}

const ACTS: Readonly<Record<string, Act>> = {
  phaser: {
    framing: BOW,
    moment: 0.4,
    play: (s) => {
      s.effects.phaser(muzzle(s, 'phaser', 0), place(24, 0.72), 0.9);
      s.effects.phaser(muzzle(s, 'phaser', 5), place(-34, 0.6), 0.9);
    },
  },
  torpedo: {
    framing: BOW,
    moment: 0.62,
    play: (s) => {
      s.effects.torpedo(muzzle(s, 'torpedo', 0), place(30, 0.82));
      s.effects.torpedo(muzzle(s, 'torpedo', 5), place(-20, 0.78), 1.4);
    },
  },
  disruptor: {
    framing: BOW,
    moment: 0.5,
    play: (s) => {
      s.effects.disruptor(place(20, 0.8), shieldAt(0));
      s.effects.disruptor(place(-32, 0.74), shieldAt(5), 0.9, 'rivalD');
    },
  },
  ripple: {
    framing: BOW,
    moment: 0.32,
    play: (s) => {
      s.effects.ripple(shieldAt(0), outward(0));
      s.effects.ripple(place(-24, 0.64), new Vector3(-0.4, 0.1, 0.9));
    },
  },
  'hull burst': {
    framing: CLOSE,
    moment: 0.3,
    play: (s) => {
      s.piece.ship.setSection(0, 'destroyed', 0.9);
      s.effects.burst(new Vector3(0.045, TABLE.height + 0.13, 0.17), 0.055);
    },
  },
  explosion: { framing: NEAR, moment: 0.55, play: (s) => s.effects.explosion(place(24, 0.55), 0.065) },
  'explosion late': { framing: NEAR, moment: 1.05, play: (s) => s.effects.explosion(place(24, 0.55), 0.065) },
  'tholian web drawing': {
    framing: NEAR,
    moment: 1.3,
    play: (s) => s.effects.web(webAt(place(24, 0.55), 0.17)),
  },
  'tholian web': {
    framing: NEAR,
    moment: 3.5,
    play: (s) => s.effects.web(webAt(place(24, 0.55), 0.17)),
  },
  'force field': { framing: NEAR, moment: 1.6, play: (s) => s.effects.forceField(place(24, 0.55), 0.075) },
  transporter: {
    framing: NEAR,
    moment: 0.8,
    play: (s) => {
      s.effects.beam(place(20, 0.5, 0.005));
      s.effects.beam(place(32, 0.6, 0.005), 1.7, 'danger');
    },
  },
  comet: {
    framing: WHOLE,
    moment: 0.95,
    play: (s) => s.effects.comet(place(-65, 1, 0.1), place(75, 1, 0.1)),
  },
  'warp in': { framing: BOW, moment: 0.47, play: (s) => s.effects.warpIn(place(20, 0.6), place(200, 0.4)) },
  'warp out': { framing: BOW, moment: 0.62, play: (s) => s.effects.warpOut(place(30, 0.5), place(-50, 0.9)) },
  docking: { framing: NEAR, moment: 0.9, play: (s) => s.effects.dock(place(-20, 0.55), place(34, 0.56)) },
  'tractor beam': {
    framing: BOW,
    moment: 0.7,
    play: (s) => s.effects.tractor(muzzle(s, 'torpedo', 0), place(22, 0.74)),
  },
  'cloak shimmer': { framing: NEAR, moment: 0.6, play: (s) => s.effects.cloakShimmer(place(24, 0.55), 0.08) },
  ping: {
    framing: WHOLE,
    moment: 0.85,
    play: (s) =>
      MEANINGS.forEach((meaning, i) => {
        const ring = Math.floor(i / 8);
        s.effects.ping(place(45 * i + 22.5 * (ring % 2), 0.44 + 0.16 * ring, 0), meaning);
      }),
  },
  'red alert': {
    framing: WHOLE,
    moment: 1.25,
    play: (s) => {
      s.room.alert('red');
      s.effects.moment('redAlert');
    },
  },
  'yellow alert': {
    framing: WHOLE,
    moment: 1.25,
    play: (s) => {
      s.room.alert('yellow');
      s.effects.moment('yellowAlert');
    },
  },
  victory: { framing: WHOLE, moment: 3.4, play: (s) => s.effects.moment('victory') },
  defeat: {
    framing: WHOLE,
    moment: 2.4,
    play: (s) => {
      s.room.alert('red');
      s.effects.moment('defeat');
    },
  },
  'comet, calm': {
    framing: WHOLE,
    moment: 0.95,
    play: (s) => {
      s.effects.calm(true);
      s.effects.comet(place(-65, 1, 0.1), place(75, 1, 0.1));
    },
  },
  'explosion, limited': {
    framing: NEAR,
    moment: 0.55,
    play: (s) => {
      s.effects.limit(true);
      s.effects.explosion(place(24, 0.55), 0.065);
    },
  },
  'all at once': {
    framing: WHOLE,
    moment: 0.55,
    play: (s) => {
      playEverything(s.effects);
    },
  },
};

const state = (name: string): Act | undefined => ACTS[name];

/** Every effect over the table and about the ship, each in mid-flight. */
export const effects: Exhibit = {
  states: Object.keys(ACTS),
  moments: Object.fromEntries(Object.entries(ACTS).map(([name, { moment }]) => [name, moment])),
  build: async (scene, preset, colours) => {
    const room = makeRoom(scene, preset.stars);
    room.colours(colours);
    const piece = await loadCentrepiece(scene, preset);
    piece.colours(colours);
    const shown = makeEffects(scene, preset);
    shown.colours(colours);
    const stand = { effects: shown, piece, room };
    let [framing, now]: [Framing, string] = [WHOLE, ''];
    return {
      get framing() {
        return framing;
      },
      show: (name) => {
        room.surround('space', 0);
        room.alert('calm');
        piece.update(0);
        shown.clear();
        shown.calm(false);
        shown.limit(false);
        shown.update(0);
        framing = state(name)?.framing ?? WHOLE;
        now = name;
        state(name)?.play(stand);
      },
      update: (time) => {
        if (time > 1 && shown.live() === 0) state(now)?.play(stand);
        room.update(time, false);
        piece.update(time);
        shown.update(time);
      },
    };
  },
};
