import { game } from '../../shared/games/attackWing';
import type { Public } from '../../shared/games/attackWing/board';
import type { CaptainId } from '../../shared/games/attackWing/data/captains';
import type { Face } from '../../shared/games/attackWing/data/dice';
import type { ShipId } from '../../shared/games/attackWing/data/ships';
import { PLANET } from '../../shared/games/attackWing/data/terrain';
import type { UpgradeId } from '../../shared/games/attackWing/data/upgrades';
import type { Event } from '../../shared/games/attackWing/events';
import { poseAtMm } from '../../shared/games/attackWing/geometry';
import { obstacleAt } from '../../shared/games/attackWing/legal/terrain';
import type { Die } from '../../shared/games/attackWing/types';
import { type Put, tableWith } from '../games/attackWing/helpers';

type Crew = readonly [ship: ShipId, captain: CaptainId, ...upgrades: UpgradeId[]];

/** Four ships a side, of every faction, each with cards of every kind. */
const FLEETS: readonly (readonly Crew[])[] = [
  [
    ['fedConstitution', 'kirk', 'fedPhotonTorpedoes', 'fedUhura', 'fedScott', 'fedCheatDeath'],
    ['fedRefit', 'pike', 'fedPhotonTorpedoes', 'fedSulu'],
    ['fedMiranda', 'federationCaptain', 'fedPhotonTorpedoes'],
    ['fedConstitution', 'federationCaptain', 'fedUhura'],
  ],
  [
    ['romAlgeron', 'toreth', 'romPlasmaTorpedoes', 'romCommandPod', 'romInterphaseGenerator', 'romCenturion'],
    ['romGalGaththong', 'toreth', 'romPlasmaTorpedoes'],
    ['kliKronosOne', 'chang', 'kliPhotonTorpedoes4', 'kliKorax'],
    ['kliD7', 'krell', 'kliPhotonTorpedoes4'],
  ],
];

/** Every token a ship can have beside it, wounds open and hidden, the first upgrade face down. */
const laden = (seat: number, nth: number): Put => {
  const [ship, captain, ...upgrades] = FLEETS[seat]![nth]!;
  return {
    ...{ seat, ship, captain, upgrades },
    at: [150 + nth * 205, seat === 0 ? 330 : 590, seat === 0 ? 0 : 180],
    ...{ evade: 2, battleStations: 2, scan: 2, aux: 2, mission: 2, lock: (1 - seat) * 4 + nth },
    ...{ cloak: seat === 1 ? ('green' as const) : ('none' as const), shields: 1, disabledShields: 1 },
    ...{ dial: 'straight1', revealed: nth % 2 === 0, marks: ['staysDown'], suppressed: nth === 3 },
    damage: ['directHit', '-munitionsFailure'],
  };
};

const thrown = (kind: Die['kind'], faces: readonly Face[]): Die[] =>
  faces.map((face) => ({ kind, face, again: false, forced: false }));

/** Eight ships with all their tokens and cards, both players' dice on the mat, webs, terrain, stacks of guesses. */
export const busiest = (): Public => {
  const seats = [0, 0, 0, 0, 1, 1, 1, 1];
  const state = tableWith({
    options: { mission: 'balanceOfTerror' },
    ships: seats.map((seat, at) => laden(seat, at % 4)),
  });
  for (const { upgrades } of state.ships) if (upgrades[0]) upgrades[0].faceDown = true;
  state.players.forEach((player) => {
    player.stack = 4;
    player.resource = 'resSabotage';
  });
  state.webs = [0, 1, 2].map((nth) => ({
    seat: 1,
    card: 'indEnergyWeb',
    pose: poseAtMm(200 + nth * 200, 460, 0),
  }));
  state.terrain = [
    PLANET,
    ...[221, 457, 693].flatMap((y) =>
      [221, 693].map((x) => ({ kind: 'obstacle' as const, seat: 0, ...obstacleAt(x, y) })),
    ),
  ];
  Object.assign(state.attack, {
    ...{ attacker: 0, target: 4, weapon: -1, range: 2 },
    attackDice: thrown('attack', ['hit', 'hit', 'critical', 'battleStations', 'blank', 'hit']),
    defenseDice: thrown('defense', ['evade', 'evade', 'battleStations', 'blank', 'evade', 'blank']),
  });
  return game.publicView(state);
};

/** Triangles that a full mat has at least: eight ships with all that is theirs have 74,000, the bare mat 4,000. */
export const FULL_MAT = 60_000;

/** Much of what can happen, all of it at once. */
export const STORM: readonly Event[] = [
  {
    type: 'anticipated',
    ...{ ship: 4, target: 0, maneuver: 'straight1', speedRight: true, bearingRight: true },
  },
  { type: 'suppressed', ship: 1 },
  {
    type: 'flew',
    ...{ ship: 2, maneuver: 'straight1', color: 'green', touching: 3 },
    ...{ from: poseAtMm(560, 330, 0), to: poseAtMm(560, 400, 0) },
  },
  { type: 'locked', ship: 3, target: 7 },
  { type: 'cloaked', ship: 5 },
  { type: 'compared', ship: 0, target: 4, evades: 1, hits: 2, doubleHits: 0, criticals: 1 },
  { type: 'beamHeld', ship: 6, target: 2, hits: 2 },
  { type: 'shieldLost', ship: 4, critical: false },
  { type: 'damaged', ship: 7, serial: 99, up: true, card: 'directHit' },
  { type: 'removed', ship: 6, fate: 'destroyed' },
];
