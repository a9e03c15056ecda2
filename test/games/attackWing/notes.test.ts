import type { Event } from '../../../shared/games/attackWing/events';
import { noteOf } from '../../../shared/games/attackWing/words/en/notes';
import { game } from '../../../shared/games/attackWing';
import { beginRandom, walk } from '../../helpers/randomGame';

/** As many letters as a label has room for. */
const ROOM = 22;

test.each<[Event, number, string, string]>([
  [{ type: 'shieldLost', ship: 2, critical: false }, 2, 'Shield lost', 'bad'],
  [{ type: 'tokenTaken', ship: 1, token: 'battleStations' }, 1, 'Battle Stations', 'good'],
  [{ type: 'damaged', ship: 0, serial: 1, up: false, card: '' }, 0, 'Hull hit', 'bad'],
  [{ type: 'damaged', ship: 0, serial: 1, up: true, card: 'directHit' }, 0, 'Direct Hit', 'bad'],
  [
    { type: 'compared', ship: 0, target: 3, evades: 1, hits: 1, doubleHits: 1, criticals: 1 },
    3,
    '3 hits, 1 critical',
    'bad',
  ],
  [
    { type: 'compared', ship: 0, target: 3, evades: 2, hits: 0, doubleHits: 0, criticals: 0 },
    3,
    'Evaded',
    'good',
  ],
  [
    { type: 'compared', ship: 0, target: 3, evades: 0, hits: 0, doubleHits: 0, criticals: 0 },
    3,
    'Missed',
    'good',
  ],
  [{ type: 'actionSkipped', ship: 1, why: 'overlap' }, 1, 'No action', 'bad'],
  [{ type: 'actionSkipped', ship: 1, why: 'skip' }, 1, 'No action', 'bad'],
  [{ type: 'planetMet', ship: 1 }, 1, 'Slides off the planet', 'bad'],
  [{ type: 'obstacleStruck', ship: 1, face: 'critical', x: 0, y: 0 }, 1, 'Obstacle: Critical Hit', 'bad'],
  [
    { type: 'obstacleStruck', ship: 1, face: 'battleStations', x: 0, y: 0 },
    1,
    'Obstacle: no damage',
    'plain',
  ],
  [{ type: 'used', ship: 1, card: 'fedSulu', ability: 0 }, 1, 'Hikaru Sulu', 'plain'],
  [{ type: 'used', ship: 1, card: 'fedCochrane', ability: 0 }, 1, 'Cochrane Deceleration', 'plain'],
  [{ type: 'poolGained', ship: 1, count: 2 }, 1, '+2 attack dice', 'good'],
])('%j is said over ship %i: %s', (event, ship, text, mood) => {
  expect(noteOf(event)).toEqual({ ship, text, mood });
});

test('what was nobody’s business is not said over ships; every note finds room (20 random battles)', () => {
  expect(noteOf({ type: 'actionSkipped', ship: 1, why: 'choice' })).toBeUndefined();
  expect(noteOf({ type: 'roundBegan', round: 2 })).toBeUndefined();
  const said = new Set<string>();
  for (let seed = 1; seed <= 20; seed++)
    for (const { events } of walk(
      beginRandom(game, seed, { mission: 'balanceOfTerror', terrain: seed % 2 === 0 }),
      seed,
    ))
      for (const event of events) {
        const note = noteOf(event as Event);
        if (note) said.add(note.text);
      }
  expect([...said].filter((text) => text.length > ROOM)).toEqual([]);
  expect(said.size).toBeGreaterThan(10);
});
