import { QVENTS, type QVentId, qventsFor } from '../../../shared/games/risk/data/qvents';
import type { Move } from '../../../shared/games/risk/moves';
import { EMPTY, type RiskState, TRIBBLES } from '../../../shared/games/risk/types';
import { QVENT_TEXTS } from '../../../shared/games/risk/words/en/qvents';
import { at, type Frontier, flag, ownerOf, play, questionTo, turnOver, unitsOn } from './helpers';

/** Seat 0 holds a chain and a starbase, seats 1 and 2 are its neighbours. */
const FORCES: Frontier['forces'] = {
  bajor: [0, 5],
  trill: [0, 3],
  earth: [0, 2],
  volchok: [0, 1],
  chintoka: [1, 4],
  betazed: [1, 2],
  romulus: [2, 6],
  vulcan: [2, 1],
  coridan: ['aliens', 2],
} as unknown as Frontier['forces'];
const BASE: Frontier['forces'] = Object.fromEntries(
  Object.entries(FORCES).map(([id, force]) => [id === 'volchok' ? 'volchok-prime' : id, force]),
);
/** One ship on one location each: most cards find nothing to do. */
const BARE: Frontier['forces'] = { bajor: [0, 1], breen: [1, 1], remus: [2, 1] };

interface Try {
  readonly set?: Partial<Frontier>;
  readonly dice?: readonly number[];
  readonly picks?: readonly string[];
  /** Answers, each by a seat, to what the card asks. */
  readonly answers?: readonly (readonly [seat: number, move: Move, dice?: readonly number[]])[];
  readonly expect: (state: RiskState) => unknown;
  readonly toEqual: unknown;
}
type Tries = readonly [normal: Try, empty: Try, odd: Try];

const loc = (id: string, ships: number) => ({ type: 'pickUnits', location: at(id), ships }) as const;
const put = (id: string, ships: number) => ({ type: 'deploy', location: at(id), ships }) as const;
const keys = (state: RiskState) => state.flags.map(({ key, until }) => `${key} ${until}`);
const asked = (state: RiskState) => state.open.map(({ type, seat }) => `${type} ${seat}`);
const YES = { type: 'accept' } as const;
const NO = { type: 'decline' } as const;
const pick = (seat: number) => ({ type: 'pickCaptain', seat }) as const;
const choose = (option: number) => ({ type: 'choose', option }) as const;
const WITH_CARDS = { hands: [[], ['card-risa', 'card-breen'], []] } as const;

/** A card that only sets modifiers: they stand, also on a bare table, and end when they should. */
const sets = (...wanted: string[]): Tries => [
  { expect: keys, toEqual: wanted },
  { set: { forces: BARE }, expect: keys, toEqual: wanted },
  {
    // What lasted for a turn or a round of this captain ends; the rest stays.
    set: { flags: [flag('crewCostDelta', 100, { until: 'round' })] },
    expect: keys,
    toEqual: wanted,
  },
];

const CASES: Readonly<Record<string, Tries>> = {
  'trouble-with-tribbles': [
    {
      picks: ['risa'],
      expect: (s) => [ownerOf(s, 'risa'), unitsOn(s, 'risa'), s.supply.tribbles],
      toEqual: [TRIBBLES, 2, 48],
    },
    { set: { changes: full() }, expect: (s) => s.supply.tribbles, toEqual: 50 },
    {
      set: { changes: full('coridan') },
      dice: [6, 1, 1, 6, 1],
      expect: (s) => [ownerOf(s, 'coridan'), unitsOn(s, 'coridan')],
      toEqual: [TRIBBLES, 2],
    },
  ],
  'operation-annihilate': [
    {
      set: { forces: { ...BASE, andoria: ['aliens', 2] }, changes: { orders: [2, 2, 2] } },
      answers: [
        [
          1,
          { type: 'pickPair', from: at('coridan'), to: at('trill') },
          [6, 1, 1, 5, 1, 6, 6, 6, 1, 1, 1, 1, 1, 6],
        ],
      ],
      expect: (s) => [
        unitsOn(s, 'trill'),
        ownerOf(s, 'betazed'),
        ownerOf(s, 'coridan'),
        unitsOn(s, 'andoria'),
      ],
      toEqual: [2, 5, EMPTY, 1],
    },
    { set: { forces: BARE }, expect: (s) => unitsOn(s, 'bajor'), toEqual: 1 + 3 },
    {
      set: { forces: { ...BARE, chintoka: ['aliens', 1] } },
      dice: [6, 6, 6, 1],
      expect: (s) => [s.alive[0], ownerOf(s, 'bajor'), ownerOf(s, 'chintoka'), s.turn],
      toEqual: [0, 5, EMPTY, 1],
    },
  ],
  'return-to-tomorrow': [
    {
      answers: [
        [0, loc('bajor', 4)],
        [0, NO],
        [0, put('earth', 4)],
      ],
      expect: (s) => [unitsOn(s, 'bajor'), unitsOn(s, 'earth')],
      toEqual: [1, 6],
    },
    { set: { forces: BARE }, expect: (s) => asked(s).includes('pickUnits 0'), toEqual: false },
    { answers: [[0, NO]], expect: (s) => unitsOn(s, 'bajor'), toEqual: 5 },
  ],
  'that-which-survives': sets('survivorBonus turn'),
  'tomorrow-is-yesterday': [
    {
      answers: [
        [0, put('bajor', 5)],
        [1, put('chintoka', 6)],
        [2, put('romulus', 6)],
      ],
      expect: (s) => [unitsOn(s, 'bajor'), unitsOn(s, 'chintoka'), unitsOn(s, 'romulus')],
      toEqual: [10, 10, 12],
    },
    { set: { forces: BARE }, expect: (s) => [unitsOn(s, 'breen'), unitsOn(s, 'remus')], toEqual: [7, 7] },
    {
      set: { seats: 4, forces: { ...BARE, qonos: [3, 1] } },
      expect: (s) => [unitsOn(s, 'breen'), unitsOn(s, 'remus'), unitsOn(s, 'qonos')],
      toEqual: [6, 6, 7],
    },
  ],
  'balance-of-terror': sets('neutralZoneClosed round'),
  'shore-leave': [
    { answers: [[0, choose(0)]], expect: (s) => [s.pool, keys(s)], toEqual: [3 + 4, ['noInvade turn']] },
    { answers: [[0, choose(1)]], expect: (s) => [s.pool, keys(s)], toEqual: [3, []] },
    {
      set: { options: { reserve: 30 }, forces: { ...BASE, risa: [0, 18] } },
      answers: [[0, choose(0)]],
      expect: (s) => s.pool,
      toEqual: 1 + 3,
    },
  ],
  'doomsday-machine': [
    { picks: ['chintoka'], expect: (s) => unitsOn(s, 'chintoka'), toEqual: 1 },
    { picks: ['risa'], expect: (s) => unitsOn(s, 'risa'), toEqual: 0 },
    { picks: ['coridan'], expect: (s) => [ownerOf(s, 'coridan'), s.supply.aliens], toEqual: [EMPTY, 72] },
  ],
  arena: [
    {
      answers: [[0, pick(2), [5, 5, 6, 1]]],
      expect: (s) => [unitsOn(s, 'romulus'), s.credits[0]],
      toEqual: [4, 200 + 300],
    },
    {
      set: { forces: { bajor: [0, 1], breen: [1, 1], dozaria: [1, 1] } },
      dice: [6, 1],
      expect: (s) => s.ships[1],
      toEqual: 2,
    },
    {
      answers: [
        [0, pick(1), [1, 6]],
        [0, loc('bajor', 1)],
        [0, loc('trill', 1)],
      ],
      expect: (s) => [unitsOn(s, 'bajor'), unitsOn(s, 'trill'), s.credits[1]],
      toEqual: [4, 2, 200],
    },
  ],
  'errand-of-mercy': [
    { expect: (s) => [s.credits[0], keys(s)], toEqual: [600, ['noInvadeCaptains turn']] },
    { set: { forces: BARE }, expect: (s) => s.credits[0], toEqual: 600 },
    { set: { credits: [50] }, expect: (s) => s.credits[0], toEqual: 650 },
  ],
  'booby-trap': sets('attackDiceMax turn', 'noManeuver turn'),
  'i-borg': [
    {
      dice: [1, 4, 5],
      answers: [[0, { type: 'pickCrew', role: 2 }]],
      expect: (s) => [s.crew[0]!.map(({ role }) => role), s.boxed[0]],
      toEqual: [
        [0, 1, 3],
        [4, 5, 2],
      ],
    },
    { set: { crew: [[], [], []] }, expect: (s) => asked(s)[0], toEqual: 'deploy 0' },
    {
      set: { crew: [[3], [0], [1]] },
      dice: [2, 2, 5, 1, 6],
      expect: (s) => s.crew.map(({ length }) => length),
      toEqual: [0, 1, 1],
    },
  ],
  manhunt: [
    {
      picks: ['risa', 'breen', 'qonos', 'remus', 'bajor'],
      expect: (s) => [s.manhunt, keys(s)],
      toEqual: [['risa', 'breen', 'qonos', 'remus', 'bajor'].map(at), ['manhuntReward game']],
    },
    { set: { forces: BARE }, expect: (s) => s.manhunt.length, toEqual: 5 },
    {
      set: {
        changes: { manhunt: [1, 2, 3, 4, 5] },
        flags: [flag('manhuntReward', { ships: 1, credits: 100 }, { seat: -1, until: 'game' })],
      },
      picks: ['risa', 'breen', 'qonos', 'remus', 'bajor'],
      expect: (s) => [s.manhunt[0], s.flags.length],
      toEqual: [at('risa'), 1],
    },
  ],
  'q-who': [
    {
      picks: ['risa'],
      answers: [[0, YES]],
      expect: (s) => [ownerOf(s, 'risa'), unitsOn(s, 'risa')],
      toEqual: [0, 3],
    },
    { picks: ['risa'], answers: [[0, NO]], expect: (s) => ownerOf(s, 'risa'), toEqual: EMPTY },
    {
      set: { forces: { ...BASE, risa: ['tribbles', 8] } },
      picks: ['risa'],
      expect: (s) => [unitsOn(s, 'risa'), ownerOf(s, 'boreth')],
      toEqual: [7, TRIBBLES],
    },
  ],
  'best-of-both-worlds': [
    {
      set: { forces: { ...BASE, risa: [0, 3] } },
      answers: [
        [0, { type: 'pickLocation', location: at('bajor') }],
        [0, { type: 'pickLocation', location: at('trill') }],
        [0, { type: 'pickLocation', location: at('risa') }],
      ],
      expect: (s) => [unitsOn(s, 'bajor'), unitsOn(s, 'trill'), unitsOn(s, 'earth'), unitsOn(s, 'risa')],
      toEqual: [4, 2, 2, 2],
    },
    { set: { forces: BARE }, expect: (s) => s.ships.slice(1), toEqual: [1, 1] },
    { expect: (s) => [unitsOn(s, 'bajor'), unitsOn(s, 'trill'), unitsOn(s, 'earth')], toEqual: [4, 2, 1] },
  ],
  'yesterdays-enterprise': [
    {
      answers: [[0, { type: 'pickQuest', quest: 'quest-two-sectors' }]],
      expect: (s) => [
        s.questsOpen.includes('quest-two-sectors'),
        s.questReserve.includes('quest-two-sectors'),
      ],
      toEqual: [false, true],
    },
    { set: { changes: { questReserve: [] } }, expect: (s) => asked(s)[0], toEqual: 'deploy 0' },
    { answers: [[0, NO]], expect: (s) => s.questsOpen.includes('quest-two-sectors'), toEqual: true },
  ],
  'cause-and-effect': [
    {
      set: { changes: { lastQVent: 'qvent-errand-of-mercy' } },
      expect: (s) => [s.credits[0], s.lastQVent, s.qventDiscard],
      toEqual: [600, 'qvent-errand-of-mercy', ['qvent-cause-and-effect']],
    },
    {
      set: { changes: { lastQVent: '' } },
      expect: (s) => s.qventDiscard[0],
      toEqual: 'qvent-cause-and-effect',
    },
    {
      set: { changes: { lastQVent: 'qvent-deja-q' } },
      expect: (s) => s.flags.map(({ seat, by }) => [seat, by]),
      toEqual: [
        [1, 0],
        [2, 0],
      ],
    },
  ],
  'chain-of-command': sets('crewCostDelta round'),
  'peak-performance': sets('attackHighBonus turn'),
  'deja-q': [
    {
      expect: (s) => [s.credits, keys(s)],
      toEqual: [
        [400, 100, 100],
        ['noQVent round', 'noQVent round'],
      ],
    },
    {
      set: { forces: { bajor: [0, 1], breen: [1, 1] } },
      expect: (s) => s.credits.slice(0, 2),
      toEqual: [400, 100],
    },
    { set: { credits: [0, 50, 0] }, expect: (s) => s.credits[1], toEqual: 150 },
  ],
  'to-the-death': sets('toTheDeath turn'),
  'trials-and-tribbleations': [
    {
      picks: ['risa', 'breen'],
      expect: (s) => [unitsOn(s, 'risa'), unitsOn(s, 'breen'), s.supply.tribbles],
      toEqual: [1, 1, 48],
    },
    { set: { changes: full() }, expect: (s) => s.supply.tribbles, toEqual: 50 },
    {
      set: { changes: full('coridan', 'risa') },
      picks: ['risa', 'coridan'],
      dice: [1, 6, 5, 2],
      expect: (s) => [unitsOn(s, 'risa'), s.supply.tribbles],
      toEqual: [1, 49],
    },
  ],
  emissary: [
    {
      answers: [[0, { type: 'pickLocation', location: at('earth') }]],
      expect: (s) => s.wormhole[0],
      toEqual: at('earth'),
    },
    { answers: [[0, NO]], expect: (s) => s.wormhole[0], toEqual: at('ferenginar') },
    {
      expect: (s) => (s.open[0] as { places?: number[] }).places!.includes(at('ferenginar')),
      toEqual: false,
    },
  ],
  'way-of-the-warrior': [
    {
      expect: (s) => [unitsOn(s, 'qonos'), unitsOn(s, 'mempa'), s.supply.aliens],
      toEqual: [2, 2, 72 - 2 - 16],
    },
    { set: { changes: full() }, expect: (s) => unitsOn(s, 'qonos'), toEqual: 1 },
    {
      set: { changes: { supply: { aliens: 3, tribbles: 50 } } },
      expect: (s) => [unitsOn(s, 'archanis'), unitsOn(s, 'boreth'), s.supply.aliens],
      toEqual: [2, 1, 0],
    },
  ],
  'rules-of-acquisition': [
    {
      answers: [
        [0, loc('bajor', 2)],
        [0, NO],
      ],
      expect: (s) => [s.credits[0], unitsOn(s, 'bajor')],
      toEqual: [100 + 200 + 300, 3],
    },
    { set: { forces: BARE }, expect: (s) => [s.credits[0], asked(s)[0]], toEqual: [300, 'act 0'] },
    {
      answers: [[0, loc('bajor', 3)]],
      expect: (s) => [s.credits[0], asked(s)[0]],
      toEqual: [100 + 300 + 300, 'deploy 0'],
    },
  ],
  'in-the-pale-moonlight': [
    {
      set: { credits: [300] },
      answers: [
        [0, YES],
        [0, loc('chintoka', 3)],
      ],
      expect: (s) => [s.credits[0], unitsOn(s, 'chintoka')],
      toEqual: [300, 1],
    },
    { set: { credits: [299] }, expect: (s) => asked(s)[0], toEqual: 'deploy 0' },
    {
      set: { credits: [400] },
      answers: [[0, NO]],
      expect: (s) => [s.credits[0], unitsOn(s, 'chintoka')],
      toEqual: [700, 4],
    },
  ],
  'siege-of-ar558': [
    {
      answers: [[0, { type: 'pickLocation', location: at('trill') }]],
      expect: (s) => s.flags.map((one) => [one.key, one.at, one.until]),
      toEqual: [['defenseHighBonus', at('trill'), 'round']],
    },
    { set: { forces: BARE }, expect: (s) => s.flags[0]!.at, toEqual: at('bajor') },
    {
      answers: [[0, { type: 'pickLocation', location: at('earth') }]],
      expect: (s) => s.flags.length,
      toEqual: 1,
    },
  ],
  'sacrifice-of-angels': sets('wormholeClosed round'),
  'favor-the-bold': sets('extraCardIfConquered turn'),
  'move-along-home': [
    {
      answers: [
        [0, { type: 'maneuver', from: at('bajor'), to: at('trill'), ships: 4 }],
        [1, NO],
      ],
      expect: (s) => [unitsOn(s, 'trill'), asked(s)[0]],
      toEqual: [7, 'deploy 0'],
    },
    { set: { forces: BARE }, expect: (s) => asked(s)[0], toEqual: 'act 0' },
    {
      set: { flags: [flag('maneuverAdjacentOnly', 1, { seat: -1, by: 1, until: 'round' })] },
      expect: (s) => asked(s),
      toEqual: ['freeManeuver 0'],
    },
  ],
  'before-and-after': [
    {
      answers: [
        [0, put('bajor', 3)],
        [0, { type: 'maneuver', from: at('bajor'), to: at('trill'), ships: 2 }],
        [0, { type: 'endActions' }],
        [0, put('earth', 2)],
      ],
      expect: (s) => [unitsOn(s, 'trill'), unitsOn(s, 'earth'), asked(s)[0]],
      toEqual: [5, 4, 'maneuver 0'],
    },
    {
      set: { forces: { ...BARE, bajor: [0, 1] } },
      answers: [[0, { type: 'endActions' }]],
      expect: (s) => asked(s)[0],
      toEqual: 'place 0',
    },
    {
      answers: [
        [0, put('bajor', 3)],
        [0, NO],
        [0, { type: 'endActions' }],
        [0, NO],
      ],
      expect: (s) => asked(s)[0],
      toEqual: 'maneuver 0',
    },
  ],
  'the-cloud': sets('cloudLock round'),
  'year-of-hell': [
    { dice: [2], expect: (s) => [unitsOn(s, 'bajor'), unitsOn(s, 'chintoka')], toEqual: [4, 3] },
    { dice: [1], expect: (s) => s.ships.slice(1), toEqual: [6, 7] },
    {
      set: { forces: { ...BARE, cardassia: ['aliens', 1], chintoka: ['tribbles', 2] } },
      dice: [2],
      expect: (s) => [s.alive[0], ownerOf(s, 'cardassia'), unitsOn(s, 'chintoka') >= 2],
      toEqual: [0, EMPTY, true],
    },
  ],
  caretaker: [
    {
      picks: ['risa'],
      expect: (s) => [unitsOn(s, 'bajor'), unitsOn(s, 'risa'), ownerOf(s, 'risa')],
      toEqual: [3, 2, 0],
    },
    { set: { forces: BARE }, expect: (s) => s.ships[0], toEqual: 4 },
    {
      set: { forces: { ...BASE, trill: [0, 5] } },
      answers: [[0, { type: 'pickLocation', location: at('trill') }]],
      expect: (s) => unitsOn(s, 'trill'),
      toEqual: 3,
    },
  ],
  scorpion: [
    {
      answers: [
        [0, pick(1)],
        [1, choose(0)],
        [0, put('bajor', 2)],
        [1, put('chintoka', 2)],
      ],
      expect: (s) => [unitsOn(s, 'bajor'), unitsOn(s, 'chintoka'), s.truces],
      toEqual: [7, 6, [{ a: 0, b: 1, by: 0 }]],
    },
    {
      set: { forces: { bajor: [0, 1], breen: [1, 1] } },
      answers: [[1, choose(0)]],
      expect: (s) => s.ships[1],
      toEqual: 3,
    },
    {
      answers: [
        [0, pick(1)],
        [1, choose(1)],
        [0, put('bajor', 1)],
      ],
      expect: (s) => [unitsOn(s, 'bajor'), s.truces],
      toEqual: [6, []],
    },
  ],
  timeless: sets('rerollAttack turn'),
  'death-wish': [
    {
      answers: [
        [0, { type: 'vote', seat: 2 }],
        [1, { type: 'vote', seat: 2 }],
        [2, { type: 'vote', seat: 0 }],
      ],
      expect: (s) => unitsOn(s, 'romulus'),
      toEqual: 4,
    },
    {
      set: { forces: BARE },
      answers: [
        [0, { type: 'vote', seat: 1 }],
        [1, { type: 'vote', seat: 0 }],
        [2, { type: 'vote', seat: 1 }],
      ],
      expect: (s) => s.ships[1],
      toEqual: 1,
    },
    {
      set: { forces: { bajor: [0, 3], breen: [1, 3] } },
      answers: [[0, pick(1)]],
      expect: (s) => [s.ships[1], unitsOn(s, 'breen')],
      toEqual: [1, 1],
    },
  ],
  'message-in-a-bottle': [
    { expect: (s) => s.hands[0]!.cards.length, toEqual: 1 },
    { set: { changes: { deck: [], discard: [] } }, expect: (s) => s.hands[0]!.cards.length, toEqual: 0 },
    { expect: (s) => asked(s)[0], toEqual: 'trade 0' },
  ],
  'the-void': [
    { expect: (s) => [s.credits[0], keys(s)], toEqual: [0, ['noCreditIncome round']] },
    { set: { forces: BARE }, expect: (s) => s.credits[0], toEqual: 0 },
    { set: { credits: [70] }, expect: (s) => s.credits[0], toEqual: 70 },
  ],
  'killing-game': sets('topPairLoss turn'),
  'in-a-mirror-darkly': sets('mirrorDice turn'),
  'broken-bow': [
    { expect: (s) => s.pool, toEqual: 3 + 3 },
    { set: { forces: BARE }, expect: (s) => unitsOn(s, 'bajor'), toEqual: 1 + 1 + 3 },
    {
      set: { options: { reserve: 30, atLeastThree: false }, forces: { ...BASE, risa: [0, 19] } },
      expect: (s) => asked(s)[0],
      toEqual: 'act 0',
    },
  ],
  minefield: sets('mines turn'),
  'andorian-incident': [
    {
      set: { credits: [200], ...WITH_CARDS },
      answers: [[0, pick(1)]],
      expect: (s) => [s.credits.slice(0, 2), s.hands[0]!.cards.length, s.hands[1]!.cards.length],
      toEqual: [[300, 200], 1, 1],
    },
    { set: { credits: [199], ...WITH_CARDS }, expect: (s) => asked(s)[0], toEqual: 'deploy 0' },
    {
      set: { credits: [200], ...WITH_CARDS },
      answers: [[0, NO]],
      expect: (s) => [s.credits[0], s.hands[1]!.cards.length],
      toEqual: [500, 2],
    },
  ],
  'shuttlepod-one': [
    {
      answers: [[0, { type: 'pickLocation', location: at('volchok-prime') }]],
      expect: (s) => unitsOn(s, 'volchok-prime'),
      toEqual: 3,
    },
    { set: { forces: { ...BARE, bajor: [0, 2] } }, expect: (s) => unitsOn(s, 'bajor'), toEqual: 5 },
    { answers: [[0, NO]], expect: (s) => unitsOn(s, 'volchok-prime'), toEqual: 1 },
  ],
  regeneration: [
    {
      picks: ['risa', 'coridan'],
      expect: (s) => [unitsOn(s, 'risa'), unitsOn(s, 'coridan')],
      toEqual: [2, 4],
    },
    { picks: ['bajor', 'romulus'], expect: (s) => s.supply.aliens, toEqual: 70 },
    {
      set: { changes: { supply: { aliens: 1, tribbles: 50 } } },
      picks: ['risa', 'coridan'],
      expect: (s) => [unitsOn(s, 'risa'), unitsOn(s, 'coridan')],
      toEqual: [1, 2],
    },
  ],
  'the-expanse': sets('maneuverAdjacentOnly round'),
  'cease-fire': [
    {
      answers: [[0, { type: 'pickTwo', a: 1, b: 2 }]],
      expect: (s) => s.truces,
      toEqual: [{ a: 1, b: 2, by: 0 }],
    },
    {
      set: { forces: { bajor: [0, 1], breen: [1, 1] } },
      expect: (s) => s.truces,
      toEqual: [{ a: 0, b: 1, by: 0 }],
    },
    { answers: [[0, { type: 'pickTwo', a: 0, b: 2 }]], expect: (s) => s.truces.length, toEqual: 1 },
  ],
  'dead-stop': [
    {
      set: { credits: [300] },
      answers: [
        [0, { type: 'pickCrew', role: 1 }],
        [0, { type: 'buy', location: at('earth'), ships: 3 }],
      ],
      expect: (s) => [s.credits[0], unitsOn(s, 'earth'), s.crew[0]![1]],
      toEqual: [300, 5, { role: 1, ready: false, used: false }],
    },
    { set: { credits: [99] }, expect: (s) => asked(s)[0], toEqual: 'deploy 0' },
    {
      set: { credits: [300] },
      answers: [[0, NO]],
      expect: (s) => [s.credits[0], s.crew[0]!.every(({ ready }) => ready)],
      toEqual: [600, true],
    },
  ],
  'cold-front': [
    {
      answers: [[0, { type: 'reorder', order: [2, 0, 1] }]],
      expect: (s) => s.qventDeck.seen.slice(-3),
      toEqual: [2, 2, 2],
    },
    { set: { changes: {} }, expect: (s) => asked(s), toEqual: ['reorder 0'] },
    {
      answers: [[0, { type: 'reorder', order: [0, 1, 2] }]],
      expect: (s) => asked(s)[0],
      toEqual: 'deploy 0',
    },
  ],
};

/** A map without an empty location: a rival's ship on each; those named have one Alien Lifeform instead. */
function full(...aliens: readonly string[]): Partial<RiskState> {
  const owner = Array.from({ length: 44 }, (_, location): number =>
    aliens.map(at).includes(location) ? 5 : 1,
  );
  for (const [id, seat] of [
    ['bajor', 0],
    ['trill', 0],
    ['romulus', 2],
  ] as const)
    owner[at(id)] = seat;
  const held = [0, 1, 2].map((seat) => owner.filter((one) => one === seat).length);
  return { owner, units: owner.map(() => 1), held, ships: [...held] };
}

const ids = Object.keys(CASES).map((id): QVentId => `qvent-${id}`);

test('fifty cards, 41 of them for two captains, each with its cases and its words', () => {
  expect([QVENTS.length, qventsFor(2).length, qventsFor(3).length]).toEqual([50, 41, 50]);
  expect(ids.sort()).toEqual(QVENTS.map(({ id }) => id).sort());
  expect(Object.keys(QVENT_TEXTS).sort()).toEqual(QVENTS.map(({ id }) => id).sort());
});

describe.each(Object.entries(CASES))('%s', (id, tries) => {
  test.each(['normal', 'empty', 'odd'].map((name, at_) => [name, tries[at_]!] as const))('%s', (_, one) => {
    const { state } = turnOver(`qvent-${id}`, { forces: BASE, ...one.set }, one);
    for (const [seat, move, dice] of one.answers ?? []) {
      if (questionTo(state, seat) === undefined)
        throw new Error(`${id}: nobody asks ${seat}: ${asked(state).join()}`);
      play(state, seat, move, dice ?? [], []);
    }
    expect(one.expect(state)).toEqual(one.toEqual);
    if (state.drawn === '') expect(state.qventDiscard).toContain(`qvent-${id}`);
  });
});
