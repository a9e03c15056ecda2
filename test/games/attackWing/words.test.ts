import { viewOf } from '../../../shared/engine/kernel';
import { game, words } from '../../../shared/games/attackWing';
import { CAPTAINS } from '../../../shared/games/attackWing/data/captains';
import { DAMAGE, DAMAGE_IDS } from '../../../shared/games/attackWing/data/damage';
import { FLEETS } from '../../../shared/games/attackWing/data/fleets';
import { SHIPS } from '../../../shared/games/attackWing/data/ships';
import { UPGRADES } from '../../../shared/games/attackWing/data/upgrades';
import { ARCS, BEARINGS } from '../../../shared/games/attackWing/geometry';
import type { Public } from '../../../shared/games/attackWing/board';
import type { Event } from '../../../shared/games/attackWing/events';
import type { Move } from '../../../shared/games/attackWing/moves';
import type { State } from '../../../shared/games/attackWing/types';
import { beginRandom, walk } from '../../helpers/randomGame';
import { tableWith } from './helpers';

/** Names the program uses that no player should read: those with a capital in the middle. */
const RAW = [
  ...Object.keys(SHIPS),
  ...Object.keys(CAPTAINS),
  ...Object.keys(UPGRADES),
  ...DAMAGE_IDS,
  ...Object.keys(FLEETS),
  ...BEARINGS,
  ...ARCS,
  'battleStations',
  'targetLock',
].filter((id) => /[a-z][A-Z]|\d/u.test(id));

const readable = (text: string): string => {
  expect(text).toMatch(/^[\p{Lu}\p{N}].*[.!?]$/su);
  for (const id of RAW) if (text.includes(id)) throw new Error(`"${text}" shows ${id}`);
  return text;
};

test('everything in forty random battles is told in readable sentences', () => {
  const told = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    for (const { state, next, events } of walk(beginRandom(game, seed), seed)) {
      const pub = game.publicView(state as State);
      for (const asked of state.open) {
        readable(words.ask(asked, pub, []));
        told.add(`ask ${asked.type}`);
        if (state.seq % 7 > 0) continue;
        for (const move of game.legalMoves(state as State, asked.seat)) {
          readable(words.move(move, pub, []).sentence);
          told.add(`move ${move.type}`);
        }
      }
      const after = game.publicView(next as State);
      for (const event of events) {
        readable(words.event(event as Event, after, []));
        told.add(`event ${event.type}`);
      }
    }
  }
  // Most of what can happen did.
  expect(told.size).toBeGreaterThan(60);
});

const pub = (): Public =>
  game.publicView(
    tableWith({
      ships: [
        {
          seat: 0,
          ship: 'fedEnterprise',
          captain: 'kirk',
          upgrades: ['fedPhotonTorpedoes'],
          at: [457, 300, 0],
          lock: 1,
        },
        {
          seat: 1,
          ship: 'fedEnterprise',
          captain: 'kirk',
          at: [457, 500, 180],
          damage: ['consoleFire', '-directHit'],
        },
      ],
    }),
  );

test('ships that both fleets have are told with their owner', () => {
  const event: Event = { type: 'locked', ship: 0, target: 1 };
  expect(words.event(event, pub(), [])).toBe(
    "Player 1's U.S.S. Enterprise locks on to Player 2's U.S.S. Enterprise.",
  );
});

/** Events and moves that random battles seldom bring. */
test.each<Event>([
  { type: 'maneuverReplaced', ship: 0, maneuver: 'straight1', by: 1 },
  { type: 'deckRefilled', seat: 1, cards: 5 },
  { type: 'upgradeLost', ship: 0, upgrade: 0, card: 'fedPhotonTorpedoes', under: true },
  { type: 'coreContained', ship: 0 },
  { type: 'rolledOff', seat: 0, faces: ['battleStations', 'blank', 'blank', 'hit', 'hit'] },
  { type: 'timeCalled', overtime: false },
  { type: 'timeCalled', overtime: true },
  { type: 'missionTokensPlaced', tokens: [6, 0], totals: [6, 0] },
  { type: 'shieldsLeft', ship: 0 },
  { type: 'resultAdded', ship: 0, dice: 'defense', face: 'evade' },
  { type: 'removed', ship: 0, fate: 'surrendered' },
  { type: 'actionSkipped', ship: 0, why: 'nothing' },
])('$type is told', (event) => {
  readable(words.event(event, pub(), []));
});

test.each<Move>([
  { type: 'timeUp' },
  { type: 'concede' },
  { type: 'pickManeuver', maneuver: 'bankLeft2' },
  { type: 'discardUpgrade', ship: 0, upgrade: 0 },
  { type: 'repair', card: 1 },
  { type: 'enable', upgrade: 0 },
  { type: 'use', ship: 0, card: 'upgrade', at: 0, ability: 0 },
])('the move $type is told', (move) => {
  readable(words.move(move, pub(), []).sentence);
});

test.each(['elimination', 'fleetPoints', 'rollOff'])('an outcome by %s is told', (reason) => {
  readable(words.outcome({ reason, winners: [1], scores: [10, 40] }, pub(), []));
});

test.each([
  ...Object.keys(SHIPS),
  ...Object.keys(CAPTAINS),
  ...Object.keys(UPGRADES),
  ...Object.keys(DAMAGE),
  ...Object.keys(FLEETS),
  ...[
    'ship:0',
    'evade',
    'battleStations',
    'scan',
    'targetLock',
    'cloak',
    'aux',
    'shield',
    'attackDie',
    'defenseDie',
  ],
  ...['faceDownDamage', 'mat', 'ship:99', 'constructor', 'tribble'],
])('%s explains itself', (id) => {
  readable(words.about(id, pub(), []));
});

test('the table is told to each as far as he knows it', () => {
  const state = tableWith({
    ships: [
      { seat: 0, ship: 'fedEnterprise', captain: 'kirk', at: [457, 300, 0], dial: 'turnLeft2', aux: 1 },
      {
        seat: 1,
        ship: 'romD7',
        captain: 'tal',
        at: [457, 500, 180],
        damage: ['consoleFire', '-directHit'],
        cloak: 'red',
      },
    ],
  });
  const tell = (viewer: 0 | 1): string => {
    const view = viewOf(game, state, viewer);
    return words
      .table(view.pub, view.priv, [])
      .flatMap(({ title, lines }) => [title, ...lines])
      .join('\n');
  };
  expect(tell(0)).toContain('Dial: turn left 2, still hidden.');
  expect(tell(1)).not.toContain('turn left 2');
  expect(tell(1)).toContain('Its dial is set.');
  for (const viewer of [0, 1] as const) {
    expect(tell(viewer)).toContain('Damage: Console Fire, a face-down card.');
    expect(tell(viewer)).toContain('a red Cloak token');
    expect(tell(viewer)).toContain('1 Auxiliary Power Token');
  }
});

test.each<[Event, string]>([
  [{ type: 'used', ship: 0, card: 'romPraetus', ability: 1 }, 'The text of I.R.W. Praetus works.'],
  [
    { type: 'used', ship: 0, card: 'romPlasmaTorpedoes', ability: 0 },
    'The text of Plasma Torpedoes works for I.R.W. Praetus.',
  ],
  [
    { type: 'dieRolled', ship: 0, card: 'romPraetus', die: 'attack', face: 'battleStations' },
    'I.R.W. Praetus rolls one attack die: Battle Stations.',
  ],
  [
    { type: 'dieRolled', ship: 0, card: 'consoleFire', die: 'attack', face: 'hit' },
    'I.R.W. Praetus rolls for Console Fire: Hit.',
  ],
])('a text that works is told as its ship’s own or as another card’s: %j', (event, sentence) => {
  const state = tableWith({ ships: [{ seat: 0, ship: 'romPraetus', at: [457, 300, 0] }] });
  expect(words.event(event, game.publicView(state), [])).toBe(sentence);
});
