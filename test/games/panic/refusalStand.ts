import type { PanicState } from '../../../shared/games/panic/types';
import { play, runPhase, table } from './table';

const SHIPS = {
  'klingonCruiser-1': { sector: 1, range: 2 },
  'romulanBattleCruiser-1': { sector: 1, range: 2, cloaked: true },
  'starbase-1': { sector: 1, range: 3 },
  'tholian-1': { sector: 2, range: 3 },
};
const HAND = ['photonTorpedo-1', 'phasersFrontShort-1', 'phasersSideLong-1', 'dilithium-1', 'tritanium-1'];
const MORE = [
  'forceField-1',
  'tractorBeam-1',
  'directHit-1',
  'emergencyRepairs-1',
  'libraryComputer-1',
  'evasiveAction-1',
  'sensorSweep-1',
];
export const bridge = (): PanicState =>
  table({ hands: [[...HAND, ...MORE], ['securityTeam-1']], tokens: SHIPS, shields: [2, 1, 0, 2, 2, 2] });
export const after = (build: () => PanicState, change: (state: PanicState) => void) => (): PanicState => {
  const state = build();
  change(state);
  return state;
};
export const asking = (
  type: 'trade' | 'draw' | 'newThreats' | 'threats' | 'status',
  build: () => PanicState,
) => after(build, (state) => void runPhase(state, type));
export const docking = (): PanicState => {
  const state = table({ shields: [1, 0, 2, 2, 2, 2], tokens: { 'starbase-1': { sector: 1, range: 2 } } });
  play(state, { type: 'maneuver', maneuver: 'forward' });
  return state;
};
export const mending = after(docking, (state) => void play(state, { type: 'chooseEffect', option: 0 }));
export const spock = asking('newThreats', () => table({ characters: ['spock'] }));
export const boarded = asking('threats', () =>
  table({
    shields: [0, 2, 2, 2, 2, 2],
    tokens: { 'klingonCruiser-1': { sector: 1, range: 1 } },
    hands: [['securityTeam-1', 'dilithium-1']],
  }),
);
export const sunward = (): PanicState => {
  const state = table({
    mission: 'aroundTheSun',
    tokens: { ...SHIPS, 'klingonCruiser-2': { sector: 5, range: 3 }, 'star-1': { sector: 4, range: 1 } },
  });
  state.mission.committed = [
    { card: 'dilithium-1', slot: 1 },
    { card: 'sensorSweep-1', slot: 2 },
  ];
  runPhase(state, 'status');
  return state;
};
export const traders = asking('trade', () => table({ hands: [['dilithium-1'], ['tritanium-1'], []] }));
export const choosing = after(
  () => table({ characters: ['kirk', 'spock'] }),
  (state) => {
    state.open = [{ type: 'character', id: 99, seat: 0, open: false }];
    state.characters = ['', 'spock'];
  },
);
