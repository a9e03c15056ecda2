import { game } from '../../shared/games/panic';
import type { PanicPublic } from '../../shared/games/panic/board';
import { CARD_IDS } from '../../shared/games/panic/data/cards';
import { THREAT_IDS } from '../../shared/games/panic/data/tokens';
import type { PanicEvent } from '../../shared/games/panic/events';
import { table } from '../games/panic/table';

/** All threats on the board, six hands of six, wounds everywhere: more than any game has at once. */
export const busiest = (): PanicPublic => {
  const hands = Array.from({ length: 6 }, (_, seat) => CARD_IDS.slice(seat * 6, seat * 6 + 6));
  const tokens = Object.fromEntries(
    THREAT_IDS.map((id, at) => [id, { sector: (at % 6) + 1, range: (Math.floor(at / 6) % 3) + 1 }]),
  );
  const cast = ['kirk', 'spock', 'mccoy', 'scott', 'uhura', 'sulu'] as const;
  return game.publicView(
    table({
      characters: cast,
      hands,
      tokens,
      shields: [2, 1, 0, 2, 1, 2],
      hulls: [2, 1, 0, 1, 0, 2],
      mission: 'distressSignal',
      discard: CARD_IDS.slice(40, 46),
    }),
  );
};

/** Much of what can happen, all of it at once. */
export const STORM: readonly PanicEvent[] = [
  { type: 'volley', sector: 1, facing: 0, shooters: THREAT_IDS.slice(0, 8), damage: 8, why: 'kang' },
  { type: 'cometPassed', token: 'comet-1', sector: 2, facing: 1 },
  { type: 'destroyed', token: 'klingonCruiser-1', sector: 1, range: 1, by: 'card' },
  { type: 'boarded', sector: 3, facing: 2, tokens: [], damage: 2 },
  { type: 'docked', token: 'starbase-1', sector: 4, facing: 3 },
  { type: 'rolled', roll: 4, why: 'comet', token: 'comet-1' },
  { type: 'ended', ending: 'hullLost', won: false },
];
