import type { Scene } from '@babylonjs/core/scene';
import { makeMinis, MINI_KINDS, MINI_SIZE, type MiniKind } from '../../../kit/minis';
import type { Swarm } from '../../../kit/swarm';
import { type Colours, type Meaning, toRgb } from '../../../kit/theme';
import { piecesFor, stationOf } from '../map/formation';
import { HEIGHT, MAP, RESERVE, type Spot, SPOTS } from '../map/ground';

/** Who stands at a location: a captain's ships, or lifeforms, in the light of what they mean. */
export interface Force {
  readonly kind: 'ships' | 'aliens' | 'tribbles';
  readonly units: number;
  readonly meaning: Meaning;
}

export interface Forces {
  /** Who is at a location; undefined: nobody. */
  stand(location: number, force: Force | undefined): void;
  /** Who waits at the near rim; undefined: nobody. */
  wait(force: Force | undefined): void;
  /** Ships cross from one place to another through others in so many seconds; they are not counted anywhere while they fly. */
  fly(force: Force, through: readonly Spot[], seconds: number): void;
  colours(colours: Colours): void;
  update(time: number): void;
  dispose(): void;
}

/** Most pieces of a kind that are drawn at a time: all that the box has, and those in flight. */
const ROOM: Readonly<Record<MiniKind, number>> = { starship: 160, shuttle: 260, lifeform: 96, tribble: 64 };

const PIECES: Readonly<Record<Force['kind'], (units: number) => readonly (readonly [MiniKind, number])[]>> = {
  ships: (units) => {
    const { starships, shuttles } = piecesFor(units);
    return [
      ['starship', starships],
      ['shuttle', shuttles],
    ];
  },
  aliens: (units) => [['lifeform', units]],
  tribbles: (units) => [['tribble', units]],
};

interface Flight {
  readonly force: Force;
  readonly through: readonly Spot[];
  readonly start: number;
  readonly seconds: number;
}

/** Every fleet, lifeform and tribble: one draw call for each kind of piece. */
export const makeForces = (scene: Scene, colours: Colours): Forces => {
  const swarms: Readonly<Record<MiniKind, Swarm>> = {
    starship: makeMinis(scene, 'starship', ROOM.starship),
    shuttle: makeMinis(scene, 'shuttle', ROOM.shuttle),
    lifeform: makeMinis(scene, 'lifeform', ROOM.lifeform),
    tribble: makeMinis(scene, 'tribble', ROOM.tribble),
  };
  const forces = SPOTS.map((): Force | undefined => undefined);
  let waiting: Force | undefined;
  const flights: Flight[] = [];
  const used: Record<MiniKind, number> = { starship: 0, shuttle: 0, lifeform: 0, tribble: 0 };
  let palette = colours;
  let [time, changed] = [0, true];

  const lay = (force: Force, x: number, y: number, z: number, heading: number, shown: number): void => {
    const [r, g, b] = toRgb(palette[force.meaning]);
    for (const [kind, many] of PIECES[force.kind](force.units)) {
      for (let i = 0; i < many && used[kind] < ROOM[kind]; i++) {
        const at = used[kind]++;
        const [dx, dy, dz] = stationOf(kind, i);
        const [s, c] = [Math.sin(heading), Math.cos(heading)];
        swarms[kind].put(at, 0, x + c * dx + s * dz, y + dy, z + c * dz - s * dx, MINI_SIZE[kind]);
        swarms[kind].put(at, 1, heading, 0, (at * 0.381966) % 1, shown);
        swarms[kind].put(at, 2, r, g, b, 0);
      }
    }
  };
  const layAll = (): void => {
    for (const kind of MINI_KINDS) used[kind] = 0;
    forces.forEach((force, i) => {
      const [x, z] = SPOTS[i] ?? [0, 0];
      if (force) lay(force, x, HEIGHT + MAP.world, z, 0, 1);
    });
    if (waiting) lay(waiting, RESERVE[0], HEIGHT + MAP.world, RESERVE[1], 0, 1);
    for (const { force, through, start, seconds } of flights) {
      const legs = Math.max(1, through.length - 1);
      const part = Math.min(1, Math.max(0, (time - start) / seconds)) * legs;
      const leg = Math.min(legs - 1, Math.floor(part));
      const [from = RESERVE, to = from] = through.slice(leg, leg + 2);
      const t = (part - leg) * (part - leg) * (3 - 2 * (part - leg));
      const y = HEIGHT + MAP.world + 0.07 * 4 * t * (1 - t);
      const heading = Math.atan2(to[0] - from[0], to[1] - from[1]);
      lay(force, from[0] + (to[0] - from[0]) * t, y, from[1] + (to[1] - from[1]) * t, heading, 1);
    }
    for (const kind of MINI_KINDS) swarms[kind].count(used[kind]);
  };
  return {
    stand: (location, force) => {
      forces[location] = force;
      changed = true;
    },
    wait: (force) => {
      waiting = force;
      changed = true;
    },
    fly: (force, through, seconds) => {
      if (seconds > 0) flights.push({ force, through, start: time, seconds });
      changed = true;
    },
    colours: (wanted) => {
      palette = wanted;
      changed = true;
    },
    update: (now) => {
      time = now;
      if (changed || flights.length > 0) {
        for (let i = flights.length - 1; i >= 0; i--) {
          const flight = flights[i];
          if (flight && time >= flight.start + flight.seconds) flights.splice(i, 1);
        }
        layAll();
        changed = false;
      }
      for (const kind of MINI_KINDS) swarms[kind].update(time);
    },
    dispose: () => {
      for (const kind of MINI_KINDS) swarms[kind].dispose();
    },
  };
};
