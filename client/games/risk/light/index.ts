import type { Scene } from '@babylonjs/core/scene';
import { MEMBERS } from '../../../../shared/games/risk/data/map';
import { SECTORS } from '../../../../shared/games/risk/data/sectors';
import type { Preset } from '../../../holodeck/quality';
import { makeNames, type NameTools } from '../../../kit/names';
import type { Colours, Meaning } from '../../../kit/theme';
import { SPOTS, type Spot } from '../map/ground';
import { NAMED_WORLDS, RIM_LETTERS } from '../map/named';
import { type Force, makeForces } from './forces';
import { makeGlows } from './glows';
import { makeMapRim } from './rim';
import { makeSheet } from './sheet';
import { makeStarbases } from './starbases';
import { makeThreads } from './threads';
import { makeWorlds } from './worlds';

export type { Force } from './forces';

/** The two quadrants as a shallow volume of light over the table, with all that stands on them. */
export interface QuadrantMap {
  /** Resolves when everything can be read. */
  readonly ready: Promise<void>;
  /** Who is at a location; a new holder's light runs in from a neighbour, in so many seconds. */
  stand(location: number, force: Force | undefined, from?: number, seconds?: number): void;
  /** Whose light all of a sector has; its inner borders fade. */
  unite(sector: number, united: boolean, seconds?: number): void;
  /** Who waits at the near rim to be deployed. */
  wait(force: Force | undefined): void;
  /** Pieces that cross from location to location. */
  fly(force: Force, through: readonly number[], seconds: number): void;
  /** The wormhole's ends; below 0: not yet there. A new one opens in so many seconds. */
  wormhole(alpha: number, beta: number, seconds?: number): void;
  /** A lit ring about a world: what may be chosen. */
  ring(location: number, meaning: Meaning | undefined): void;
  /** Worlds that bear a Manhunt marker. */
  hunt(locations: readonly number[]): void;
  /** Brightens the land that is pointed at; below 0: none. */
  point(location: number): void;
  /** Lights a way through locations, one after the other; fewer than two: none. */
  way(through: readonly number[], meaning?: Meaning): void;
  /** Lights the threads from a location to others. */
  reach(from: number, to: readonly number[], meaning?: Meaning): void;
  /** Names that must be readable, whatever the screen. */
  important(locations: readonly number[]): void;
  /** How large letters are to be, 1 as usual. */
  letters(times: number): void;
  colours(colours: Colours): void;
  update(time: number): void;
  dispose(): void;
}

/** Lifeforms hold a location, but it has no captain's light. */
const holderOf = (force: Force | undefined): Meaning | undefined =>
  force?.kind === 'ships' ? force.meaning : undefined;

/** What the map is made with: who looks, and what lies before it. */
export interface MapTools extends NameTools {
  readonly preset: Preset;
}

export const makeQuadrantMap = (scene: Scene, tools: MapTools): QuadrantMap => {
  const { preset, gaze, colours } = tools;
  const [sheet, rim, worlds, glows, threads, starbases, forces, names] = [
    makeSheet(scene, colours),
    makeMapRim(scene, preset, colours),
    makeWorlds(scene, colours),
    makeGlows(scene, colours),
    makeThreads(scene, gaze, colours),
    makeStarbases(scene, colours),
    makeForces(scene, colours),
    makeNames(scene, tools, NAMED_WORLDS, RIM_LETTERS),
  ];
  const parts = [sheet, rim, worlds, glows, threads, starbases, forces, names] as const;
  const held = SPOTS.map((): Meaning | undefined => undefined);
  const spotOf = (location: number | undefined): Spot | undefined => SPOTS[location ?? -1];
  return {
    ready: Promise.all([rim.ready, names.ready]).then(() => undefined),
    stand: (location, force, from, seconds = 0) => {
      const by = holderOf(force);
      if (held[location] !== by) {
        held[location] = by;
        sheet.hold(location, by, spotOf(from), seconds);
        worlds.hold(location, by);
        glows.hold(location, by);
        starbases.hold(location, by);
      }
      forces.stand(location, force);
      names.count(location, force?.units, force?.meaning);
    },
    unite: (sector, united, seconds = 0) => {
      sheet.unite(sector, united, seconds);
      rim.unite(sector, united, seconds);
    },
    wait: (force) => forces.wait(force),
    fly: (force, through, seconds) =>
      forces.fly(
        force,
        through.map((location) => SPOTS[location] ?? [0, 0]),
        seconds,
      ),
    wormhole: (alpha, beta, seconds = 0) => {
      threads.wormhole(alpha, beta, seconds);
      glows.wormhole(alpha, beta, seconds);
    },
    ring: (location, meaning) => {
      glows.ring(location, meaning);
      sheet.light(location, meaning);
    },
    hunt: (locations) => glows.hunt(locations),
    point: (location) => sheet.point(location),
    way: (through, meaning = 'legal') => threads.way(through, through.length > 1 ? meaning : undefined),
    reach: (from, to, meaning = 'legal') => threads.reach(from, to, meaning),
    important: (locations) => names.important(locations),
    letters: (times) => names.letters(times),
    colours: (wanted) => {
      for (const part of parts) part.colours(wanted);
    },
    update: (time) => {
      for (const part of parts) part.update(time);
    },
    dispose: () => {
      for (const part of parts) part.dispose();
    },
  };
};

/** By sector: its one holder, if it has one. */
export const rulersOf = (owners: readonly (number | undefined)[]): readonly (number | undefined)[] =>
  SECTORS.map((_, sector) => {
    const [first, ...others] = (MEMBERS[sector] ?? []).map((location) => owners[location]);
    return others.every((owner) => owner === first) ? first : undefined;
  });
