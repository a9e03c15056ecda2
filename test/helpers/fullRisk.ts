import { start, viewOf } from '../../shared/engine/kernel';
import { keyFromSeed } from '../../shared/engine/rng';
import { game } from '../../shared/games/risk';
import type { Public } from '../../shared/games/risk/board';
import { locationIndex, SIZE } from '../../shared/games/risk/data/map';
import { QUESTS } from '../../shared/games/risk/data/quests';
import { QVENTS } from '../../shared/games/risk/data/qvents';
import type { Event } from '../../shared/games/risk/events';
import { ALIENS, TRIBBLES } from '../../shared/games/risk/types';

/** All that the box holds: 75 units of each of five captains, 72 Alien Lifeforms, 50 tribbles, everybody's crew, all cards in hands. */
export const busiest = (): Public => {
  const started = start(game, { mission: 2 }, 5, keyFromSeed(1));
  if (!started.ok) throw new Error(started.refusal.message);
  const { pub } = viewOf(game, started.value.state, 'spectator');
  const ofCaptains = (location: number): boolean => location < 35;
  const owner = Array.from({ length: SIZE }, (_, at) => {
    if (ofCaptains(at)) return at % 5;
    return at < 41 ? ALIENS : TRIBBLES;
  });
  const units = Array.from({ length: SIZE }, (_, at) => {
    if (ofCaptains(at)) return at < 25 ? 11 : 10;
    return at < 41 ? 12 : at === 41 ? 16 : 17;
  });
  const eight = Array.from({ length: 8 }, () => 0);
  return {
    ...pub,
    owner,
    units,
    round: 3,
    order: [0, 1, 2, 3, 4],
    captains: [0, 1, 2, 3, 4],
    wormhole: [locationIndex('ferenginar'), locationIndex('narendra-iii')],
    hands: Array.from({ length: 5 }, () => ({ seen: eight, epoch: eight })),
    crew: Array.from({ length: 5 }, () => [0, 1, 2, 3].map((role) => ({ role, ready: true, used: false }))),
    questsOpen: QUESTS.slice(0, 6).map(({ id }) => id),
    drawn: QVENTS[0]?.id ?? '',
  };
};

/** Much of what can happen, all of it at once. */
export const STORM: readonly Event[] = [
  { type: 'maneuvered', seat: 0, from: 0, to: 5, ships: 9 },
  {
    type: 'engaged',
    ...{ attacker: 0, from: 0, to: 1, defender: 1 },
    ...{ attack: [6, 5, 3], defence: [4, 2], attackBonus: 0, defenceBonus: 0, mirror: false },
    ...{ attackerSpared: 0, defenderSpared: 0, attackerLost: 0, defenderLost: 2 },
  },
  { type: 'qventDrawn', seat: 0, card: QVENTS[1]!.id, knownBy: 0 },
  { type: 'tribbleGrew', location: 41, units: 16, supply: 3 },
  { type: 'eliminated', seat: 4, by: 0 },
];
