import { MISSION, type MissionId } from '../../../shared/games/panic/data/missions';
import type { PanicState } from '../../../shared/games/panic/types';
import { askedOf, dice, handOf, play, type Setting, table } from './table';

/** Cards that meet the card needs of a mission, by slot, and where its token must stand (heading 0). */
export const READY: Readonly<Record<MissionId, { cards: [string, number][]; at?: [number, number] }>> = {
  distressSignal: {
    cards: [
      ['sickbayRounds-1', 1],
      ['dilithium-1', 2],
    ],
    at: [6, 1],
  },
  outpostDefense: { cards: [['bridgeBriefing-1', 1]], at: [3, 2] },
  doomsdayMachine: {
    cards: [
      ['dilithium-1', 1],
      ['dilithium-2', 1],
      ['bridgeBriefing-1', 2],
      ['photonTorpedo-1', 3],
    ],
    at: [1, 1],
  },
  silentDerelict: {
    cards: [
      ['securityTeam-1', 1],
      ['sickbayRounds-1', 2],
      ['sensorSweep-1', 3],
    ],
    at: [1, 1],
  },
  furryStowaways: {
    cards: [
      ['sickbayRounds-1', 0],
      ['securityTeam-4', 0],
      ['sensorSweep-1', 1],
      ['bridgeBriefing-1', 2],
    ],
  },
  neutralZoneRaider: { cards: [['sensorSweep-1', 1]] },
  caughtInTheWeave: {
    cards: [
      ['sensorSweep-1', 0],
      ['libraryComputer-1', 0],
      ['dilithium-1', 1],
      ['dilithium-2', 1],
    ],
  },
  quarantineProtocol: {
    cards: [
      ['sickbayRounds-1', 0],
      ['securityTeam-4', 0],
      ['phasersRearLong-2', 0],
      ['sensorSweep-1', 1],
    ],
  },
  courierToTheConference: {
    cards: [
      ['bridgeBriefing-1', 1],
      ['securityTeam-1', 2],
    ],
  },
  barrierAtTheRim: {
    cards: [
      ['dilithium-1', 1],
      ['sickbayRounds-1', 2],
    ],
  },
  theDevourer: {
    cards: [
      ['sensorSweep-1', 0],
      ['libraryComputer-1', 0],
      ['sickbayRounds-1', 1],
      ['photonTorpedo-1', 2],
    ],
  },
  lostShuttlecraft: { cards: [['dilithium-1', 1]], at: [3, 1] },
  rogueProbe: {
    cards: [
      ['bridgeBriefing-1', 0],
      ['bridgeBriefing-2', 0],
      ['sensorSweep-1', 1],
    ],
  },
  oreForTheColony: {
    cards: [
      ['dilithium-1', 0],
      ['dilithium-4', 0],
      ['tritanium-1', 1],
      ['tritanium-4', 1],
    ],
  },
  fireControlTrials: {
    cards: [
      ['phasersFrontShort-3', 0],
      ['phasersSide-1', 1],
      ['phasersShort-1', 2],
      ['bridgeBriefing-1', 3],
    ],
  },
  aroundTheSun: {
    cards: [
      ['dilithium-1', 1],
      ['sensorSweep-1', 2],
    ],
    at: [4, 1],
  },
  contestOfCaptains: {
    cards: [
      ['sensorSweep-1', 0],
      ['libraryComputer-1', 0],
      ['dilithium-1', 1],
      ['bridgeBriefing-1', 2],
    ],
  },
  fallingOrbit: {
    cards: [
      ['dilithium-1', 0],
      ['dilithium-2', 0],
      ['dilithium-3', 0],
      ['sensorSweep-1', 1],
      ['bridgeBriefing-1', 2],
    ],
  },
};

/** The mission with everything laid down by committing it, in place. */
export const ready = (id: MissionId, more: Setting = {}): PanicState => {
  const { cards, at } = READY[id];
  const token = MISSION[id].token;
  const tokens = token && at ? { [token.id]: { sector: at[0], range: at[1] } } : {};
  const state = table({
    mission: id,
    ...more,
    hands: [cards.map(([card]) => card)],
    tokens: { ...tokens, ...more.tokens },
  });
  for (const [card, slot] of cards) play(state, { type: 'commit', card, slot });
  state.mission.destroyed = 4;
  state.mission.tokenDestroyed = id === 'neutralZoneRaider';
  state.mission.departed = id === 'courierToTheConference';
  state.mission.forwards = 3;
  return state;
};

/** Goes on until nothing but the question of phase 4 is open, choosing the first offer or passing. */
export const settle = (state: PanicState): void => {
  for (let i = 0; i < 20 && askedOf(state) !== 'play'; i++) {
    const { seat, type } = state.open[0]!;
    if (type === 'chooseEffect') play(state, { type: 'chooseEffect', option: 0 }, dice(), seat);
    else if (type === 'discard')
      play(state, { type: 'discard', card: handOf(state, seat)[0]! }, dice(), seat);
    else play(state, { type: 'pass' }, dice(), seat);
  }
};
