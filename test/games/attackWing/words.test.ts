import { viewOf } from '../../../shared/engine/kernel';
import { game, words } from '../../../shared/games/attackWing';
import { CAPTAINS } from '../../../shared/games/attackWing/data/captains';
import { DAMAGE, DAMAGE_IDS } from '../../../shared/games/attackWing/data/damage';
import { FLEETS } from '../../../shared/games/attackWing/data/fleets';
import { SHIPS } from '../../../shared/games/attackWing/data/ships';
import { type UpgradeId, UPGRADES } from '../../../shared/games/attackWing/data/upgrades';
import { ARCS, BEARINGS, poseAtMm } from '../../../shared/games/attackWing/geometry';
import type { Public } from '../../../shared/games/attackWing/board';
import type { Event } from '../../../shared/games/attackWing/events';
import type { Move } from '../../../shared/games/attackWing/moves';
import type { CardRef, Op, State } from '../../../shared/games/attackWing/types';
import { whereText } from '../../../shared/games/attackWing/words/en/names';
import { beginRandom, walk } from '../../helpers/randomGame';
import { FROM_ELSEWHERE } from './faceDown';
import { type Put, tableWith } from './helpers';

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

test.each([
  [457, 457, 0, 'in the middle, heading north'],
  [70, 70, 45, 'in the south-west, heading north-east'],
  [457, 850, 180, 'in the north, heading south'],
  [900, 457, 270, 'in the east, heading west'],
])('a ship at %i, %i, turned by %i, is %s', (x, y, heading, said) => {
  expect(whereText(poseAtMm(x, y, heading))).toBe(said);
});

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
        // Where a ship is gets told as one would say it; millimetres are for the table in words.
        expect(readable(words.event(event as Event, after, []))).not.toMatch(/\d mm\b/u);
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
  [{ type: 'used', ship: 0, card: 'romPraetus', ability: 1 }, 'I.R.W. Praetus uses its own text.'],
  [
    { type: 'used', ship: 0, card: 'romPlasmaTorpedoes', ability: 0 },
    'I.R.W. Praetus uses Plasma Torpedoes.',
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

/** A question of seat 0's Enterprise, with a text of this card waiting for the answer. */
const asking = (ops: readonly Op[], from: CardRef, own: Partial<Put> = {}): Public => {
  const state = tableWith({
    ships: [
      { seat: 0, ship: 'fedEnterprise', captain: 'koloth', at: [457, 300, 0], ...own },
      { seat: 1, at: [457, 500, 180] },
    ],
    agenda: [{ type: 'chosen', ship: 0, target: 0, from, ops }],
  });
  state.attack.attackDice = (['hit', 'blank', 'blank'] as const).map((face) => ({
    ...{ kind: 'attack', face, again: false, forced: false },
  }));
  return game.publicView(state);
};

test('a question that a card puts names the card, and its answers what they are about', () => {
  const reroll: Op = { op: 'reroll', dice: 'attack', face: 'any', count: 1 };
  const board = asking([reroll], { kind: 'captain', at: 0 });
  const question = {
    id: 1,
    seat: 0,
    type: 'chooseDice',
    ship: 0,
    dice: 'attack',
    most: 1,
    open: false,
  } as const;
  expect(words.ask(question, board, [])).toBe('Koloth: which attack die is rolled again?');
  expect(words.move({ type: 'chooseDice', dice: [1] }, board, []).sentence).toBe('Roll 1 blank again.');
  expect(words.move({ type: 'chooseFace', face: 'blank' }, board, []).sentence).toBe('Blank.');
  expect(words.move({ type: 'done' }, board, []).sentence).toBe('No, go on.');
  const found = asking([{ op: 'searchDamage', cards: [] }], { kind: 'ship', at: 0 });
  expect(words.move({ type: 'done' }, found, []).sentence).toBe('Take none of these.');
});

test('damage cards to be repaired are told apart', () => {
  const board = asking(
    [{ op: 'repair' }],
    { kind: 'captain', at: 0 },
    {
      damage: ['consoleFire', '-directHit', '-directHit'],
    },
  );
  const said = board.ships[0]!.damage.map(
    ({ serial }) => words.move({ type: 'chooseRepair', card: serial }, board, []).sentence,
  );
  expect(said).toEqual([
    'Repair Console Fire.',
    'Repair damage card 2 of 3, face down.',
    'Repair damage card 3 of 3, face down.',
  ]);
});

test.each<[UpgradeId, string]>([
  [
    'fedFullAlert',
    'Use Full Alert: take an Evade token, a Scan token and a Battle Stations token, do no free action this round (discard it, take 1 Auxiliary Power Token).',
  ],
  [
    'fedCorbomite',
    'Use Corbomite Maneuver: nobody can attack the ship this round, it cannot attack either (discard it).',
  ],
  [
    'romDecoy',
    'Use Decoy: the enemy rolls 3 attack dice fewer this round (discard it, discard another Weapon or Tech upgrade).',
  ],
  ['fedScott', 'Use Montgomery Scott: 2 attack dice more this round (disable 2 shields).'],
  ['kliKerla', 'Use Kerla: turn 1 Battle Stations into an Evade.'],
  ['kliTractorBeam', 'Use Tractor Beam: roll 2 attack dice, each Hit holds the target.'],
  ['kliKorax', 'Use Korax: the target loses 2 Crew upgrades (disable all shields, discard it).'],
])('what %s does and costs is said before it is used', (card, sentence) => {
  const state = tableWith({ ships: [{ seat: 0, upgrades: [card], at: [457, 300, 0] }] });
  const move: Move = { type: 'use', ship: 0, card: 'upgrade', at: 0, ability: 0 };
  expect(words.move(move, game.publicView(state), []).sentence).toBe(sentence);
});

test('whoever is asked is told every answer apart, face-down cards by their names (30 random battles)', () => {
  let named = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const options = { mission: 'balanceOfTerror', sheet1: FROM_ELSEWHERE[0], sheet2: FROM_ELSEWHERE[1] };
    for (const { state } of walk(beginRandom(game, 2 * seed, options), seed)) {
      const board = game.publicView(state as State);
      for (const asked of state.open) {
        const priv = game.privateView(state as State, asked.seat);
        const said = [...game.legalMoves(state as State, asked.seat)].map((move) => {
          const { sentence, path } = words.move(move, board, [], priv);
          return [...path, sentence].join(' / ');
        });
        expect([...new Set(said)]).toEqual(said);
        named += said.filter((text) => /^Turn up (?!the)/u.test(text)).length;
      }
    }
  }
  expect(named).toBeGreaterThan(20);
});
