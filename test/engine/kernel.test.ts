import { ask, askOf, withdraw } from '../../shared/engine/asks';
import {
  advance,
  EngineError,
  guessFrom,
  judge,
  start,
  step,
  viewOf,
  worth,
} from '../../shared/engine/kernel';
import { fastRng, keyFromSeed, streamRng } from '../../shared/engine/rng';
import { enter, isUndo, judgeUndo, onward, rewind, timeline } from '../../shared/engine/timeline';
import { game } from '../helpers/skirmish';
import type { Move, State } from '../helpers/skirmish/types';

const begin = (seats = 2, options: object = {}, seed = 1): State => {
  const started = start(game, options, seats, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  return started.value.state;
};

/** Answers this seat's question. */
const answer = (state: State, seat: number, move: Move): State => {
  const stepped = step(game, state, { actor: seat, ask: askOf(state, seat)?.id ?? 0, move });
  if (!stepped.ok) throw new Error(stepped.refusal.message);
  return stepped.value.state;
};

const placed = (): State =>
  answer(answer(begin(), 0, { type: 'place', spot: 3 }), 1, { type: 'place', spot: 97 });

describe('start', () => {
  test.each([
    [1, {}, 'badSeats', 'seats: expected 2 to 4, got 1'],
    [5, {}, 'badSeats', 'seats: expected 2 to 4, got 5'],
    [2.5, {}, 'badSeats', 'seats: expected 2 to 4, got 2.5'],
    [2, { hull: 0 }, 'badShape', 'options.hull: expected >=1, got 0'],
    [2, { speed: 1 }, 'badShape', 'options.speed: expected never, got "speed"'],
    [2, null, 'badShape', 'options: expected Object, got null'],
    [4, { rounds: 9 }, 'tooLong', 'rounds: expected at most 6 for 4 captains'],
  ])('with %p seats and options %j is refused as %s', (seats, options, code, message) => {
    expect(start(game, options, seats, keyFromSeed(1))).toEqual({ ok: false, refusal: { code, message } });
  });

  test('tells the story of the set-up and asks the first questions', () => {
    const started = start(game, {}, 3, keyFromSeed(1));
    expect(started.ok && started.value.events).toEqual([{ type: 'began', seats: 3, first: 0 }]);
    expect(begin(3).open.map(({ id, seat, type, open }) => [id, seat, type, open])).toEqual([
      [1, 0, 'place', true],
      [2, 1, 'place', true],
      [3, 2, 'place', true],
    ]);
  });

  test('the same key gives the same match, another key another one', () => {
    expect(begin(2, {}, 5)).toEqual(begin(2, {}, 5));
    expect(begin(2, {}, 5).deck).not.toEqual(begin(2, {}, 6).deck);
  });
});

describe('step', () => {
  const place: Move = { type: 'place', spot: 1 };
  test.each<[string, number | 'table', number, Move, string]>([
    ['a late answer', 0, 99, place, 'stale'],
    ['an answer to another seat’s question', 0, 2, place, 'stale'],
    ['an answer to no question', 0, 0, place, 'stale'],
    ['a seat that does not exist', 7, 1, place, 'notAsked'],
    ['an answer to another kind of question', 0, 1, { type: 'pass' }, 'wrongAnswer'],
    ['a move of the table by a seat', 0, 1, { type: 'callTime' }, 'wrongAnswer'],
    ['a move of a seat by the table', 'table', 0, place, 'notForTable'],
  ])('%s is refused', (_what, actor, asked, move, code) => {
    const refused = step(game, begin(), { actor, ask: asked, move });
    expect(refused.ok ? 'accepted' : refused.refusal.code).toBe(code);
  });

  test('a doubled answer does not fall into the next question', () => {
    let state = placed();
    const first = askOf(state, 0)!;
    const card = state.hands[0]!.cards[0]!;
    state = answer(state, 0, { type: 'pick', card });
    expect(judge(game, state, { actor: 0, ask: first.id, move: { type: 'pick', card } })?.code).toBe(
      'notAsked',
    );
    state = answer(state, 1, { type: 'pick', card: state.hands[1]!.cards[0]! });
    expect(judge(game, state, { actor: 0, ask: first.id, move: { type: 'pass' } })?.code).toBe('stale');
  });

  test('after the end every move is refused', () => {
    const over = answer(begin(), 0, { type: 'concede' });
    expect(game.outcome(over)).toEqual({ reason: 'lastAfloat', winners: [1], scores: [0, 4] });
    expect(over.open).toEqual([]);
    expect(judge(game, over, { actor: 1, ask: 2, move: place })?.code).toBe('over');
  });

  test('the table’s own move is done and counted like any other', () => {
    const called = step(game, placed(), { actor: 'table', ask: 0, move: { type: 'callTime' } });
    expect(called.ok && [called.value.events, called.value.state.rounds, called.value.state.seq]).toEqual([
      [{ type: 'timeCalled' }],
      1,
      3,
    ]);
  });

  test('a standing move leaves the seat’s question to be withdrawn by the game alone', () => {
    const conceded = answer(begin(3), 1, { type: 'concede' });
    expect(conceded.open.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(judge(game, conceded, { actor: 1, ask: 0, move: { type: 'concede' } })?.code).toBe('gone');
  });
});

describe('a game that breaks the contract', () => {
  test('and leaves neither question nor work is an engine error', () => {
    const stuck = { ...game, resume: () => undefined };
    expect(() => start(stuck, {}, 2, keyFromSeed(1))).toThrow(EngineError);
  });
  test('and goes round in circles is an engine error', () => {
    const circling: typeof game = { ...game, resume: (draft) => void draft.agenda.push({ type: 'again' }) };
    expect(() => start(circling, {}, 2, keyFromSeed(1))).toThrow('more than 100000 pieces of work');
  });
});

describe('questions', () => {
  test('carry what the game adds to them, and are taken back when they are no longer needed', () => {
    const state = begin();
    state.open = [];
    const asked = ask(state, { type: 'boarders', seat: 1, sector: 3 });
    expect(asked).toEqual({ type: 'boarders', seat: 1, sector: 3, id: 3, open: false });
    ask(state, { type: 'other', seat: 0 });
    withdraw(state, ({ type }) => type === 'boarders');
    expect(state.open.map(({ type }) => type)).toEqual(['other']);
    expect(askOf(state, 1)).toBeUndefined();
  });
});

describe('undo', () => {
  const line = () => timeline(begin());
  const entered = (from: ReturnType<typeof line>, seat: number, move: Move) => {
    const made = enter(game, from, { actor: seat, ask: askOf(from.state, seat)?.id ?? 0, move });
    if (!made.ok) throw new Error(made.refusal.message);
    return made.value.state;
  };

  test('goes back while one actor alone has moved and nothing was revealed', () => {
    const before = line();
    const after = entered(before, 0, { type: 'place', spot: 5 });
    expect(judgeUndo(after, 0, 0)).toBeUndefined();
    const back = rewind(after, 0);
    expect(back.state.spot).toEqual(before.state.spot);
    expect(back.state.seq).toBe(0);
  });

  test('gives the questions new numbers: an answer to an undone one is stale', () => {
    const after = entered(line(), 0, { type: 'place', spot: 5 });
    const back = rewind(after, 0);
    expect(back.state.open.map(({ id, seat }) => [id, seat])).toEqual([
      [3, 0],
      [4, 1],
    ]);
    expect(judge(game, back.state, { actor: 0, ask: 1, move: { type: 'place', spot: 6 } })?.code).toBe(
      'stale',
    );
  });

  test('stops at what another actor did', () => {
    const both = entered(entered(line(), 0, { type: 'place', spot: 5 }), 1, { type: 'place', spot: 6 });
    expect(judgeUndo(both, 0, 0)?.code).toBe('noUndo');
    expect(judgeUndo(both, 1, 0)?.code).toBe('noUndo');
    expect(judgeUndo(both, 1, 1)).toBeUndefined();
    expect(judgeUndo(both, 0, 1)?.code).toBe('noUndo');
  });

  test('stops at what was revealed', () => {
    const before = timeline(placed());
    const revealed = onward(before, 0, { ...before.state, seq: 3, reveals: before.state.reveals + 1 });
    expect(judgeUndo(revealed, 0, 2)?.code).toBe('noUndo');
    expect(() => rewind(revealed, 2)).toThrow('no state after 2 moves is kept');
  });

  test('stops at standing moves and at those of the table, and keeps nothing for them', () => {
    const saluting: typeof game = {
      ...game,
      standing: [...game.standing, 'salute' as never],
      check: (state, actor, move) =>
        (move.type as string) === 'salute' ? undefined : game.check(state, actor, move),
      apply: (draft, actor, move, rng, emit) => {
        if ((move.type as string) !== 'salute') game.apply(draft, actor, move, rng, emit);
      },
    };
    for (const actor of [0, 'table'] as const) {
      let now = entered(line(), 0, { type: 'place', spot: 5 });
      for (let i = 0; i < 100; i++) {
        const made = enter(saluting, now, { actor, ask: 0, move: { type: 'salute' } as never });
        if (!made.ok) throw new Error(made.refusal.message);
        now = made.value.state;
      }
      expect([now.state.seq, now.past.length]).toEqual([101, 0]);
      expect(judgeUndo(now, 0, 100)?.code).toBe('noUndo');
    }
  });

  test('as an entry is judged like any move', () => {
    const refused = enter(game, line(), { undo: 0 });
    expect(refused.ok ? '' : refused.refusal.code).toBe('noUndo');
    expect([isUndo({ undo: 1 }), isUndo({ actor: 0, ask: 1, move: { type: 'pass' } })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('views and guesses', () => {
  test('a spectator’s view has no private part, a seat’s view has its own', () => {
    const state = begin();
    expect(viewOf(game, state, 'spectator')).not.toHaveProperty('priv');
    expect(viewOf(game, state, 1).priv?.hands[1]).toEqual(state.hands[1]!.cards);
    expect(viewOf(game, state, 1).priv?.hands[0]).toEqual(['', '', '', '']);
  });

  test('a guess is a state one can play on from, with chance of its own', () => {
    const state = placed();
    const guess = guessFrom(game, viewOf(game, state, 0), fastRng(3));
    expect(guess.rng.key).toMatch(/^[0-9a-f]{64}$/u);
    expect(guess.rng.key).not.toBe(state.rng.key);
    advance(game, guess, 0, { type: 'pick', card: state.hands[0]!.cards[0]! }, streamRng(guess));
    expect(guess.seq).toBe(3);
  });
});

test('a win is worth 1 alone or as a crew, and is shared among tied rivals', () => {
  const tie = { reason: 'time', winners: [0, 2], scores: [1, 0, 1] };
  expect([worth(tie, 0, false), worth(tie, 1, false), worth(tie, 0, true)]).toEqual([0.5, 0, 1]);
});
