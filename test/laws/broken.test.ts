import type { GameModule } from '../../shared/engine/game';
import { game as panic, words as panicWords } from '../../shared/games/panic';
import { game, skirmish } from '../helpers/skirmish';
import type { Event, Public, State } from '../helpers/skirmish/types';
import { words } from '../helpers/skirmish/words';
import { LAWS } from './laws';

/** The reference game with one thing wrong. */
const broken = (changes: Partial<typeof game>): GameModule => ({ game: { ...game, ...changes }, words });

let outside = 0;

/** Which law, what is wrong, and what the law says of it. */
const CASES: readonly (readonly [keyof typeof LAWS, string, GameModule, RegExp])[] = [
  [
    'legality',
    'check takes anything',
    broken({ check: () => undefined }),
    /not listed for \w+ and accepted/u,
  ],
  [
    'legality',
    'a legal move is refused',
    broken({
      check: (state, actor, move) =>
        move.type === 'vote' ? { code: 'no', message: 'No.' } : game.check(state, actor, move),
    }),
    /listed and refused|refused: No/u,
  ],
  [
    'legality',
    'a seat is asked and has no answer',
    broken({
      legalMoves: (state, seat) =>
        state.open.some((asked) => asked.type === 'peek') ? [] : game.legalMoves(state, seat),
      sampleMove: (state, seat, rng) => game.sampleMove!(state, seat, rng),
    }),
    /asked peek, 0 moves/u,
  ],
  [
    'legality',
    'the sampler makes a move up',
    broken({ sampleMove: () => ({ type: 'pass' }) }),
    /refused|sampled, not legal/u,
  ],
  [
    'purity',
    'the view writes into the state',
    broken({
      publicView: (state) => {
        (state as State).round++;
        return game.publicView(state);
      },
    }),
    /read only|was changed/u,
  ],
  [
    'purity',
    'the state holds undefined',
    broken({
      apply: (draft, actor, move, rng, emit) => {
        game.apply(draft, actor, move, rng, emit);
        Object.assign(draft, { note: undefined });
      },
    }),
    /undefined, null or something that is not JSON|frozen/u,
  ],
  [
    'purity',
    'a copy by hand that forgets a part',
    broken({ clone: (state) => ({ ...game.clone!(state), hull: state.hull }) }),
    /read only/u,
  ],
  [
    'silence',
    'something is done while it is told',
    broken({
      apply: (draft, actor, move, rng, emit) => {
        game.apply(draft, actor, move, rng, emit);
        emit?.({ type: 'roundBegan', round: ++draft.round });
      },
    }),
    /nobody listens to/u,
  ],
  [
    'replaying',
    'chance from outside the state',
    broken({
      apply: (draft, actor, move, rng, emit) => {
        game.apply(draft, actor, move, rng, emit);
        draft.spot[0] = ++outside % 100;
      },
    }),
    /ends elsewhere/u,
  ],
  ['ending', 'longer than it says', broken({ longest: 5 }), /longer than 5 moves/u],
  [
    'ending',
    'a score is missing',
    broken({
      outcome: (state) => {
        const outcome = game.outcome(state);
        return outcome && { ...outcome, scores: [1] };
      },
    }),
    /scores: 1/u,
  ],
  [
    'guessing',
    'a guess that does not fit',
    broken({ guess: (pub, priv, viewer, rng) => ({ ...game.guess(pub, priv, viewer, rng), round: 7 }) }),
    /a guess looks different/u,
  ],
  [
    'guessing',
    'a refusal that tells a secret',
    broken({
      check: (state, actor, move) => {
        const refusal = game.check(state, actor, move);
        const inDeck = 'card' in move && state.deck.cards.includes(move.card);
        return refusal?.code === 'notHeld' && inDeck
          ? { code: 'inDeck', message: 'It is in the deck.' }
          : refusal;
      },
    }),
    /refusals differ in a guess/u,
  ],
  [
    'guessing',
    'a guess that cannot be wrong',
    // What the kernel makes up in every guess is left out: chance, and the last number given out, of which a viewer knows only
    // those still open (where all are asked at once, the last may have answered first).
    broken({
      publicView: (state) => ({
        ...game.publicView(state),
        agenda: [{ type: JSON.stringify({ ...state, rng: 0, reveals: 0, lastAsk: 0 }) }],
      }),
      guess: (pub) => {
        const all = JSON.parse(pub.agenda[0]!.type) as State;
        return all;
      },
    }),
    /all guesses are the same/u,
  ],
  [
    'twoWorlds',
    'a drawn card is shown to all',
    broken({ redact: (event) => event }),
    /events tell what the view does not/u,
  ],
  [
    'twoWorlds',
    'nobody is told what was picked',
    broken({
      redact: (event: Event, viewer) => (event.type === 'showed' ? undefined : game.redact(event, viewer)),
    }),
    /no event told/u,
  ],
  [
    'undoing',
    'a peek that can be taken back',
    broken({
      apply: (draft, actor, move, rng, emit) => {
        const { reveals } = draft;
        game.apply(draft, actor, move, rng, emit);
        if (move.type === 'peek') draft.reveals = reveals;
      },
      resume: (draft, work, rng, emit) => {
        const { reveals } = draft;
        game.resume(draft, work, rng, emit);
        if (work.type === 'round') draft.reveals = reveals;
      },
    }),
    /revealed and not counted/u,
  ],
  [
    'synchronising',
    'a number too large for its field',
    broken({ publicView: (state) => ({ ...game.publicView(state), round: 300 + state.seq }) }),
    /shows something else/u,
  ],
  [
    'questions',
    'a number given out twice',
    broken({
      apply: (draft, actor, move, rng, emit) => {
        draft.lastAsk--;
        game.apply(draft, actor, move, rng, emit);
      },
    }),
    /used before|open after its answer/u,
  ],
  [
    'questions',
    'a quiet answer that is none',
    broken({ quiet: () => ({ type: 'pass' }) }),
    /quiet answer to \w+ is refused/u,
  ],
  ['saying', 'an event without words', { game, words: { ...words, event: () => '' } }, /no sentence/u],
  [
    'saying',
    'a move said by its name',
    { game, words: { ...words, move: (move) => ({ sentence: move.type, path: [] }) } },
    /no sentence/u,
  ],
  [
    'telling',
    'a sentence that looks at what its record changes',
    { game, words: { ...words, event: (_event, { round }: Public) => `It is round ${String(round)}.` } },
    /is told differently/u,
  ],
  [
    'telling',
    'a game that keeps to itself whom people play',
    { game: { ...panic, cast: () => [] }, words: panicWords },
    /is told differently/u,
  ],
  [
    'telling',
    'a chapter by the name of what is chosen just now',
    {
      game,
      words: {
        ...words,
        chapter: (_event, { captains }: Public) => captains.map(({ spot }) => spot).join(' '),
      },
    },
    /is told differently/u,
  ],
  ['chances', 'chances for nobody', broken({ value: () => [] }), /0 chances for/u],
  [
    'chances',
    'more than all there is',
    broken({ value: ({ captains }) => captains.map(() => 1) }),
    /add up to something else/u,
  ],
  [
    'chances',
    'a chance from memory',
    broken({
      value: ({ captains }) => {
        const lucky = ++outside % captains.length;
        return captains.map((_, seat) => (seat === lucky ? 1 : 0));
      },
    }),
    /differ when asked twice/u,
  ],
  [
    'chances',
    'a hand that is looked into',
    {
      game: {
        ...game,
        // The view keeps the state at hand: what is hidden there changes the chances.
        publicView: (state) => Object.defineProperty(game.publicView(state), 'state', { value: state }),
        value: (pub) => {
          const { state } = pub as Public & { readonly state: State };
          const own = state.deck.cards.indexOf('ambush-3') % 2 === 0 ? 1 : 0;
          return pub.captains.map((_, seat) => (seat === own ? 1 : 0));
        },
      } satisfies typeof game,
      words,
    },
    /tell a secret/u,
  ],
  [
    'chances',
    'an end that is still open',
    broken({ value: ({ captains }) => captains.map(() => 1 / captains.length) }),
    /the end is not certain/u,
  ],
];

describe('a broken game trips the law of', () => {
  test.each(CASES)('%s: %s', (law, _what, module, says) => {
    const tryAll = (): void => {
      for (let seed = 1; seed <= 30; seed++) LAWS[law]!(module, seed);
    };
    expect(tryAll).toThrow(says);
  });

  test('every law is tripped by some broken game', () => {
    expect(new Set(CASES.map(([law]) => law))).toEqual(new Set(Object.keys(LAWS)));
  });

  test('the reference game itself trips none', () => {
    for (const law of Object.values(LAWS)) expect(() => law(skirmish, 1)).not.toThrow();
  });
});
