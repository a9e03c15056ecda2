import { advance } from '../../../shared/engine/kernel';
import { fastRng, streamRng } from '../../../shared/engine/rng';
import { game, words } from '../../../shared/games/risk';
import { CAPTAINS } from '../../../shared/games/risk/data/captains';
import { CARDS } from '../../../shared/games/risk/data/cards';
import { LOCATIONS } from '../../../shared/games/risk/data/locations';
import { qventOf } from '../../../shared/games/risk/data/qvents';
import { SECTORS } from '../../../shared/games/risk/data/sectors';
import type { Event } from '../../../shared/games/risk/events';
import { type Move, STANDING } from '../../../shared/games/risk/moves';
import { sampleMove } from '../../../shared/games/risk/sample';
import { ALIENS } from '../../../shared/games/risk/types';
import { at, begin, scene, turnOver } from './helpers';

const SENTENCE = /^[A-Z0-9].*[.?!]$/su;
/** Names of code that must not slip into language. */
const RAW = /undefined|null|NaN|\[object|card-|[a-z]+[A-Z]|[a-z]-[ivx]+\b/u;
const NAMES = /Chin'Toka|Ty'Gokor|Qo'noS/gu;
const demandSentence = (text: string, what: unknown): void => {
  if (!SENTENCE.test(text) || RAW.test(text.replaceAll(NAMES, '')))
    throw new Error(`no sentence for ${JSON.stringify(what)}: "${text}"`);
};

test.each([1, 2, 3, 4, 5, 6, 7, 8])('everything that happens can be said (seed %i)', (seed) => {
  const state = begin(2 + (seed % 4), seed);
  const [pick, chance] = [fastRng(seed), streamRng(state)];
  const seen = new Set<string>();
  while (!game.outcome(state)) {
    const asked = state.open[0]!;
    const pub = game.publicView(state);
    demandSentence(words.ask(asked, pub, []), asked);
    const move = sampleMove(state, asked.seat, pick);
    demandSentence(words.move(move, pub, []).sentence, move);
    for (const heading of words.move(move, pub, []).path) expect(heading).toMatch(/^[A-Z]/u);
    const events: Event[] = [];
    advance(game, state, asked.seat, move, chance, (event) => void events.push(event));
    const after = game.publicView(state);
    for (const event of events) {
      seen.add(event.type);
      for (const viewer of [0, 'spectator'] as const) {
        const shown = game.redact(event, viewer);
        if (shown) demandSentence(words.event(shown, after, []), shown);
      }
    }
  }
  demandSentence(words.outcome(game.outcome(state)!, game.publicView(state), []), 'outcome');
  for (const { lines } of words.table(game.publicView(state), game.privateView(state, 0), []))
    for (const line of lines) demandSentence(line, 'table');
  expect(seen.size).toBeGreaterThan(15);
});

const state = () =>
  scene({
    forces: { bajor: [0, 7], chintoka: [1, 2], earth: [1, 3], risa: [2, 3], trill: ['aliens', 2] },
    hands: [['card-earth'], ['card-risa'], []],
  });

const FOUGHT = {
  attackBonus: 0,
  defenceBonus: 0,
  mirror: false,
  attackerSpared: 0,
  defenderSpared: 0,
} as const;
const REINFORCED = { type: 'reinforced', seat: 0, starbases: 0, credits: 0, beyond: 0 } as const;

test.each<[Event, string]>([
  [
    {
      type: 'engaged',
      ...FOUGHT,
      attacker: 0,
      from: at('bajor'),
      to: at('chintoka'),
      defender: 1,
      attack: [6, 4, 1],
      defence: [5, 4],
      attackerLost: 1,
      defenderLost: 1,
    },
    "At Chin'Toka: 6, 4 and 1 against 5 and 4. Captain Kirk loses one ship, Captain Picard loses one ship.",
  ],
  [
    {
      type: 'engaged',
      ...FOUGHT,
      attacker: 0,
      from: at('bajor'),
      to: at('trill'),
      defender: ALIENS,
      attack: [6, 6],
      defence: [5, 4],
      attackerLost: 0,
      defenderLost: 2,
    },
    'At Trill: 6 and 6 against 5 and 4. The Alien Lifeforms lose two.',
  ],
  [
    { type: 'movedIn', seat: 0, from: at('bajor'), to: at('trill'), ships: 0 },
    'No more ships follow from Bajor to Trill.',
  ],
  [
    { type: 'movedIn', seat: 0, from: at('bajor'), to: at('trill'), ships: 1 },
    'One more ship follows from Bajor to Trill.',
  ],
  [{ type: 'cardDrawn', seat: 0, card: '' }, 'Captain Kirk draws a Location card.'],
  [{ type: 'cardDrawn', seat: 0, card: 'card-earth' }, 'Captain Kirk draws Earth (two stars).'],
  [
    { type: 'spoils', seat: 0, from: 1, cards: ['', ''], credits: 0 },
    'Captain Kirk takes two Location cards from Captain Picard.',
  ],
  [
    { type: 'spoils', seat: 0, from: 1, cards: ['card-earth', 'card-risa'], credits: 0 },
    'Captain Kirk takes two Location cards from Captain Picard: Earth (two stars) and Risa (one star).',
  ],
  [
    { ...REINFORCED, locations: 12, base: 4, sectors: [2], bonus: 2, lost: 0 },
    'Captain Kirk holds 12 locations: four ships, and two ships for the Ferengi Alliance.',
  ],
  [
    { ...REINFORCED, locations: 3, base: 3, sectors: [], bonus: 0, lost: 1 },
    'Captain Kirk holds three locations: three ships. One ship beyond the reserve is lost.',
  ],
  [
    { type: 'limitReached', round: 5, rolls: [{ seats: [0, 2], dice: [4, 2] }] },
    'The last round is over. The tied captains roll: Captain Kirk 4 and Captain Sisko 2.',
  ],
  [
    { type: 'conceded', seat: 1, locations: [at('earth')], cards: ['card-risa'], credits: 0 },
    'Captain Picard concedes and leaves Earth. To the discards: Risa (one star).',
  ],
  [{ type: 'ended', reason: 'locations', winners: [0] }, 'Captain Kirk holds 25 locations and wins.'],
  [
    { type: 'ended', reason: 'lastCaptain', winners: [1] },
    'Captain Picard is the last captain in the contest and wins.',
  ],
])('%j', (event, sentence) => {
  expect(words.event(event, game.publicView(state()), [])).toBe(sentence);
});

test('standing moves can be said', () => {
  const pub = game.publicView(state());
  for (const type of STANDING) demandSentence(words.move({ type }, pub, []).sentence, type);
});

test('whoever puts Q-Vents back reads their names; nobody else does', () => {
  const { state: table } = turnOver('qvent-cold-front', { forces: { earth: [0, 4], risa: [1, 4] } });
  expect(table.open[0]).toMatchObject({ type: 'reorder', seat: 0 });
  const [pub, priv] = [game.publicView(table), game.privateView(table, 0)];
  const [third, second, first] = table.qventDeck.cards.slice(-3).map((id) => `"${qventOf(id).name}"`);
  const move: Move = { type: 'reorder', order: [2, 0, 1] };
  expect(words.move(move, pub, [], priv).sentence).toBe(
    `Put them back as ${third!}, ${first!} and ${second!}, from the top.`,
  );
  for (const other of [undefined, game.privateView(table, 1)])
    expect(words.move(move, pub, [], other).sentence).toBe('Put them back as 3, 1 and 2, from the top.');
});

test('everything on the table can be pointed at', () => {
  const pub = game.publicView(state());
  const things = [
    ...LOCATIONS.map(({ id }) => id),
    ...SECTORS.map(({ id }) => `sector-${id}`),
    ...CAPTAINS.map(({ id }) => id),
    ...CARDS,
    ...['wormhole', 'aliens', 'nebula', 'neutralZone', 'deck', 'starbase'],
  ];
  for (const id of things) {
    const about = words.about(id, pub, []);
    demandSentence(about, id);
    expect(about).not.toBe('Nothing is known about this.');
  }
  expect(words.about('borg', pub, [])).toBe('Nothing is known about this.');
});

test('the table in words: what a captain knows is there, what it does not is not', () => {
  const said = (seat: number): string =>
    JSON.stringify(words.table(game.publicView(state()), game.privateView(state(), seat), []));
  expect(said(0)).toContain('In the hand of Captain Kirk: Earth (two stars).');
  expect(said(0)).not.toContain('Risa (one star)');
  expect(said(1)).toContain('In the hand of Captain Picard: Risa (one star).');
  expect(JSON.stringify(words.table(game.publicView(state()), undefined, []))).not.toContain(
    'In the hand of',
  );
});

test('before captains are chosen players have numbers', () => {
  const begun = begin(3);
  expect(words.ask(begun.open[0]!, game.publicView(begun), [])).toBe('Which captain are you?');
  expect(words.table(game.publicView(begun), undefined, [])[1]!.lines[0]).toMatch(/^Player 1: /u);
});
