import { advance, start, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed, streamRng } from '../../../shared/engine/rng';
import { game, words } from '../../../shared/games/panic';
import { CARD_ENTRIES, CARD_IDS } from '../../../shared/games/panic/data/cards';
import { CHARACTERS } from '../../../shared/games/panic/data/characters';
import { STILL_TURNS } from '../../../shared/games/panic/data/limits';
import { MISSIONS } from '../../../shared/games/panic/data/missions';
import { FACINGS } from '../../../shared/games/panic/data/ship';
import { TOKEN_ENTRIES, TOKEN_IDS } from '../../../shared/games/panic/data/tokens';
import type { PanicEvent } from '../../../shared/games/panic/events';
import { ENDINGS } from '../../../shared/games/panic/types';
import { play, runPhase, table } from './table';

/** Ids that are no English words; none of them may be read aloud. */
const RAW = new Set<string>(
  [
    ...CARD_IDS,
    ...TOKEN_IDS,
    ...[...CARD_ENTRIES, ...TOKEN_ENTRIES].map(({ kind }) => kind),
    ...MISSIONS,
  ].filter((id) => /[a-z][A-Z]|-\d/.test(id)),
);

const isSaid = (text: string): boolean =>
  /^[A-Z0-9“].*[.!?]$/su.test(text) &&
  !/undefined|null|NaN|\[object|[a-z][A-Z]/.test(text.replaceAll('McCoy', '')) &&
  !text.split(/[^A-Za-z0-9-]+/).some((word) => RAW.has(word));

const demandSentence = (text: string): void => {
  if (!isSaid(text)) throw new Error(`not a sentence for people: "${text}"`);
};

const QUESTIONS = [
  'character',
  'chooseEffect',
  'discard',
  'exchange',
  'idleDiscard',
  'pickThreat',
  'play',
  'removeThreat',
  'restore',
  'securityTeam',
  'takeBack',
  'trade',
  'tradeOffer',
  'treat',
];

const PUB = game.publicView(table({ tokens: { 'klingonCruiser-1': { sector: 2, range: 2 } } }));

describe('what a thing is', () => {
  const PLACES = [
    'deck',
    'discard',
    'removed',
    'bag',
    'threatDiscard',
    'missionDeck',
    'facing-0',
    'sector-2',
    'seat-0',
  ];
  test.each([
    ...CARD_IDS,
    ...TOKEN_IDS,
    ...MISSIONS,
    ...CHARACTERS,
    ...FACINGS.map(({ id }) => id),
    ...PLACES,
  ])('%s', (id) => {
    const text = words.about(id, PUB, []);
    demandSentence(text);
    expect(text).not.toBe(words.about('somethingElse', PUB, []));
  });

  test('something unknown still gets a sentence', () => {
    demandSentence(words.about('somethingElse', PUB, []));
  });

  test('a token on the board says where it is', () => {
    expect(words.about('klingonCruiser-1', PUB, [])).toBe(
      'Klingon Cruiser 1. In sector 2, medium range. Defence 2 of 2, fires for 1.',
    );
    expect(words.about('sector-2', PUB, [])).toBe('Sector 2: Klingon Cruiser 1.');
  });

  test.each(ENDINGS)('the ending %s', (reason) => {
    demandSentence(words.outcome({ reason, winners: [], scores: [] }, PUB, []));
  });
});

describe('sentences', () => {
  test('for every question, move, event and line, in games of random players and of bots', () => {
    const said = new Set<PanicEvent['type']>();
    const asked = new Set<string>();
    const moved = new Set<string>();
    for (let seed = 1; seed <= 36; seed++) {
      const options = {
        characters: seed % 3 ? 'dealt' : 'chosen',
        variant: seed % 7 ? 'standard' : 'noMissions',
      };
      const started = start(game, options, 1 + (seed % 6), keyFromSeed(seed));
      if (!started.ok) throw new Error(started.refusal.message);
      const { state, events } = started.value;
      const [rng, fast] = [streamRng(state), fastRng(seed)];
      const say = (event: PanicEvent): void => {
        said.add(event.type);
        demandSentence(words.event(event, game.publicView(state), []));
      };
      events.forEach(say);
      while (!game.outcome(state)) {
        const question = state.open[0]!;
        const { pub, priv } = viewOf(game, state, question.seat);
        asked.add(question.type);
        demandSentence(words.ask(question, pub, []));
        const move =
          seed > 24
            ? game.bots.heuristic!.choose(
                { viewer: question.seat, seq: state.seq, open: state.open, pub },
                question,
                fast,
                {},
              )
            : game.sampleMove!(state, question.seat, fast);
        moved.add(move.type);
        const { sentence, path } = words.move(move, pub, []);
        demandSentence(sentence);
        expect(path.length).toBeGreaterThan(0);
        for (const { lines } of words.table(pub, priv, [])) for (const line of lines) demandSentence(line);
        const told: PanicEvent[] = [];
        advance(game, state, question.seat, move, rng, (event) => void told.push(event));
        told.forEach(say);
      }
    }
    expect([...asked].sort()).toEqual(QUESTIONS);
    expect(said.size).toBeGreaterThan(45);
    expect(moved.size).toBeGreaterThan(24);
  });

  test('say who does what to whom', () => {
    const state = table({
      characters: ['chekov', 'uhura'],
      hands: [['phasersSideShort-1']],
      tokens: { 'klingonCruiser-3': { sector: 2, range: 3 } },
      mission: 'outpostDefense',
    });
    const pub = game.publicView(state);
    const shot = { type: 'fire', card: 'phasersSideShort-1', target: 'klingonCruiser-3' } as const;
    expect(words.move(shot, pub, [])).toEqual({
      sentence: 'Fire Phasers (side, short) at Klingon Cruiser 3 (sector 2, long range, defence 2).',
      path: ['Fire', 'Phasers (side, short)'],
    });
    expect(words.move({ type: 'commit', card: 'phasersSideShort-1', slot: 1 }, pub, [])).toEqual({
      sentence: 'Commit Phasers (side, short) [Command] as 1 Command credit.',
      path: ['Commit', 'Command credit'],
    });
    const events = play(state, shot);
    expect(events.map((event) => words.event(event, pub, []))).toEqual([
      'Chekov uses a special ability.',
      'Chekov fires Phasers (side, short) with Chekov’s aim at Klingon Cruiser 3 in sector 2, long range: 1 damage, 1 defence left.',
    ]);
  });

  test('say in time that nothing changes any more (R22)', () => {
    const state = table();
    runPhase(state, 'play');
    const asked = state.open[0]!;
    const said = (still: number): string => words.ask(asked, { ...game.publicView(state), still }, []);
    expect(said(STILL_TURNS - 1)).toMatch(/^Your turn: play cards/u);
    expect(said(STILL_TURNS)).toBe(
      'Nothing has changed for 12 turns; after 60 the game is lost. Play on, or give up.',
    );
  });

  test('ask about boarders with all that matters', () => {
    const state = table({
      shields: [2, 0, 2, 2, 2, 2],
      tokens: { 'kang-1': { sector: 2, range: 1 } },
      hands: [['securityTeam-1']],
    });
    runPhase(state, 'threats');
    const pub = game.publicView(state);
    expect(words.ask(state.open[0]!, pub, [])).toBe(
      'Boarders at the starboard side, sector 2, for 3 damage. Send a Security Team?',
    );
    expect(words.move({ type: 'pass' }, pub, []).sentence).toBe('Send no Security Team.');
  });
});
