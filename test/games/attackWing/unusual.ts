import { fastRng, type Rng } from '../../../shared/engine/rng';
import { ADMIRAL_IDS } from '../../../shared/games/attackWing/data/admirals';
import { CAPTAIN_IDS } from '../../../shared/games/attackWing/data/captains';
import { RESOURCE_IDS } from '../../../shared/games/attackWing/data/resources';
import { SHIP_IDS } from '../../../shared/games/attackWing/data/ships';
import { UPGRADE_IDS } from '../../../shared/games/attackWing/data/upgrades';
import type { WrittenFleet, WrittenShip } from '../../../shared/games/attackWing/fleet/fleet';
import { limitsOf, fieldable } from '../../../shared/games/attackWing/fleet/offered';
import { makeFleet } from '../../../shared/games/attackWing/fleet/text';
import { FLEET_MAX_MOST } from '../../../shared/games/attackWing/fleet/limits';
import type { Mission, Options } from '../../../shared/games/attackWing/options';

/** Fleets as hardly anybody builds them, that the rules allow all the same. */
export const KINDS = ['lone', 'laden', 'swarm', 'medley', 'smugglers'] as const;
export type Kind = (typeof KINDS)[number];

const bare = (ship: string): WrittenShip => ({
  ship,
  captain: 'klingonCaptain',
  upgrades: [],
  hidden: [],
  admiral: '',
});

/** How many ships each kind begins with, and how often something is tried that might be added. */
const SHAPES: Readonly<Record<Kind, { readonly ships: number; readonly tries: number }>> = {
  lone: { ships: 1, tries: 0 },
  laden: { ships: 1, tries: 300 },
  swarm: { ships: 25, tries: 60 },
  medley: { ships: 6, tries: 300 },
  smugglers: { ships: 4, tries: 200 },
};

const CHANGES: readonly ((one: WrittenShip, rng: Rng) => WrittenShip)[] = [
  (one, rng) => ({ ...one, captain: rng.pick(CAPTAIN_IDS) }),
  (one, rng) => ({ ...one, upgrades: [...one.upgrades, rng.pick(UPGRADE_IDS)] }),
  (one, rng) => ({ ...one, upgrades: [...one.upgrades, rng.pick(UPGRADE_IDS)] }),
  (one, rng) => ({ ...one, ship: rng.pick(SHIP_IDS) }),
  (one, rng) => ({ ...one, admiral: rng.pick(ADMIRAL_IDS) }),
  (one, rng) => ({ ...one, hidden: [...one.hidden, rng.pick(UPGRADE_IDS)] }),
];

const changed = (fleet: WrittenFleet, kind: Kind, mission: Mission, rng: Rng): WrittenFleet => {
  if (rng.below(12) === 0) return { ...fleet, resources: [rng.pick(RESOURCE_IDS)] };
  const at = rng.below(fleet.ships.length);
  const change = rng.pick(kind === 'smugglers' && rng.below(2) === 0 ? CHANGES.slice(-1) : CHANGES);
  const ships = fleet.ships.map((one, place) => (place === at ? change(one, rng) : one));
  const most = mission === 'duel' ? 0 : kind === 'smugglers' ? 3 : 1;
  return ships.some(({ hidden }) => hidden.length > most) ? fleet : { ...fleet, ships };
};

const unusual = (kind: Kind, options: Options, rng: Rng): string => {
  const { ships, tries } = SHAPES[kind];
  let fleet: WrittenFleet = {
    name: kind,
    ships: Array.from({ length: ships }, () => bare(rng.pick(['kliD7', 'romD7']))),
    resources: [],
  };
  for (let tried = 0; tried < tries; tried++) {
    const next = changed(fleet, kind, options.mission, rng);
    if (fieldable(next, limitsOf(options))) fleet = next;
  }
  return makeFleet(fleet);
};

/** Options of a battle between two such fleets; every pair of kinds comes up in 25 seeds, each mission in two. */
export const unusualBattle = (seed: number): Partial<Options> => {
  const rng = fastRng(seed);
  const mission = seed % 2 === 0 ? 'duel' : 'balanceOfTerror';
  const options = { mission, fleetMax: FLEET_MAX_MOST, admirals: true, rounds: 6 } as const;
  const [one, two] = [KINDS[seed % 5], KINDS[Math.floor(seed / 5) % 5]].map((kind) =>
    unusual(kind ?? 'lone', options as unknown as Options, rng),
  );
  return { ...options, sheet1: one ?? '', sheet2: two ?? '' };
};
