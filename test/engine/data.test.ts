import fc from 'fast-check';
import * as v from 'valibot';
import { Decoder, Encoder } from '@colyseus/schema';
import { schemaOf } from '../../server/sync/boardSchema';
import { differences, makeBoard, project } from '../../server/sync/project';
import { json, type PublicOf, readBoard, text } from '../../shared/engine/board';
import { canonical } from '../../shared/engine/canonical';
import { clone } from '../../shared/engine/clone';
import { describe as fieldsOf, parse } from '../../shared/engine/shape';
import { optionsShape } from '../helpers/skirmish/types';

const plainJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    tie('list'),
    tie('record'),
  ),
  list: fc.array(tie('value'), { maxLength: 5 }),
  record: fc.dictionary(fc.string(), tie('value'), { maxKeys: 5 }),
})).value;

const sharesNothing = (a: unknown, b: unknown): boolean =>
  typeof a !== 'object' || a === null
    ? true
    : a !== b && Object.keys(a).every((key) => sharesNothing((a as never)[key], (b as never)[key]));

describe('clone', () => {
  test('equals the original and shares nothing with it', () => {
    fc.assert(
      fc.property(plainJson, (value) => {
        const copy = clone(value);
        expect(copy).toEqual(value);
        expect(sharesNothing(value, copy)).toBe(true);
      }),
      { seed: 11 },
    );
  });
});

describe('canonical', () => {
  test('does not depend on the order of keys', () => {
    expect(canonical({ b: [1, { d: 'x', c: true }], a: 2 })).toBe(
      canonical({ a: 2, b: [1, { c: true, d: 'x' }] }),
    );
  });
  test('is JSON that reads back as the same value', () => {
    fc.assert(
      fc.property(plainJson, (value) =>
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value))),
      ),
      { seed: 12 },
    );
  });
  test('leaves undefined fields out', () => expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}'));
});

describe('parse', () => {
  const shape = v.strictObject({
    n: v.pipe(v.number(), v.integer(), v.minValue(1)),
    kind: v.picklist(['a', 'b']),
  });
  test.each([
    [{ n: 'x', kind: 'a' }, 'move.n: expected number, got "x"'],
    [{ n: 0, kind: 'a' }, 'move.n: expected >=1, got 0'],
    [{ n: 1, kind: 'c' }, 'move.kind: expected ("a" | "b"), got "c"'],
    [{ n: 1 }, 'move.kind: expected a value, got nothing'],
    [{ n: 1, kind: 'a', more: 1 }, 'move.more: expected never, got "more"'],
    [null, 'move: expected Object, got null'],
    [[], 'move.n: expected a value, got nothing'],
    ['y'.repeat(100), `move: expected Object, got "${'y'.repeat(56)}…`],
  ])('%j: names what was expected and what came', (data, message) => {
    expect(parse(shape, data, 'move')).toEqual({ ok: false, refusal: { code: 'badShape', message } });
  });
  test('gives what fits', () =>
    expect(parse(shape, { n: 2, kind: 'b' })).toEqual({ ok: true, value: { n: 2, kind: 'b' } }));

  describe('of several kinds', () => {
    const kinds = v.variant('type', [
      v.strictObject({ type: v.literal('go'), to: v.number() }),
      v.strictObject({ type: v.literal('stay') }),
    ]);
    const alike = v.variant('type', [
      v.strictObject({ type: v.literal('go'), to: v.number() }),
      v.strictObject({ type: v.literal('go'), back: v.boolean() }),
    ]);
    const nested = v.variant('type', [kinds, v.strictObject({ type: v.literal('turn') })]);
    test.each([
      ['go', { type: 'go', to: 3 }],
      ['without what it needs', { type: 'go' }],
      ['with something wrong in it', { type: 'go', to: 'there' }],
      ['with more than it has', { type: 'stay', to: 3 }],
      ['with another kind beside', { type: 'go', back: true }],
      ['of no kind', { type: 'fly' }],
      ['of a kind only inside', { type: 'turn' }],
      ['without a kind', {}],
      ['a kind by its prototype', Object.create({ type: 'stay' }) as object],
      ['not even a thing', 'go'],
      ['nothing', null],
    ])('%s fares as if every kind were tried', (_, data) => {
      for (const shape of [kinds, alike, nested]) {
        const tried = v.lazy(() => shape as v.GenericSchema);
        expect(parse(shape as v.GenericSchema, data)).toEqual(parse(tried, data));
      }
    });
  });
});

describe('the fields of an options shape', () => {
  test('have titles, ranges, choices and defaults for a form', () => {
    expect(fieldsOf(optionsShape)).toEqual([
      { name: 'hull', title: 'Hull', description: '', kind: 'number', min: 1, max: 9, initial: 4 },
      { name: 'rounds', title: 'Rounds', description: '', kind: 'number', min: 1, max: 9, initial: 5 },
      {
        name: 'start',
        title: 'Who begins',
        description: '',
        kind: 'choice',
        choices: ['first', 'random'],
        initial: 'first',
      },
      { name: 'calm', title: 'No ambushes', description: '', kind: 'flag', initial: false },
    ]);
  });
  test('texts have their default, and what no form can draw is named', () => {
    expect(fieldsOf(v.object({ note: v.optional(v.string(), 'hello') }))[0]).toMatchObject({
      kind: 'text',
      initial: 'hello',
    });
    expect(() => fieldsOf(v.object({ when: v.date() }))).toThrow(
      'option when: expected number, picklist, boolean or string, got date',
    );
  });
});

const BOARD = {
  phase: text<'red' | 'blue'>(),
  turn: 'uint8',
  flag: { on: 'boolean', deep: { at: 'int16' } },
  tokens: { map: { kind: 'string', places: { list: 'uint8' } } },
  counts: { map: 'uint8' },
  names: { list: 'string' },
  piles: { list: { size: 'uint8' } },
  odd: json<unknown[]>(),
} as const;
type View = PublicOf<typeof BOARD>;

const viewArbitrary: fc.Arbitrary<View> = fc.record({
  phase: fc.constantFrom('red', 'blue'),
  turn: fc.nat(255),
  flag: fc.record({ on: fc.boolean(), deep: fc.record({ at: fc.integer({ min: -32768, max: 32767 }) }) }),
  tokens: fc.dictionary(
    fc.stringMatching(/^[a-z]{1,2}$/u),
    fc.record({ kind: fc.string(), places: fc.array(fc.nat(255), { maxLength: 4 }) }),
  ),
  counts: fc.dictionary(fc.stringMatching(/^[a-z]$/u), fc.nat(255)),
  names: fc.array(fc.string(), { maxLength: 5 }),
  piles: fc.array(fc.record({ size: fc.nat(255) }), { maxLength: 5 }),
  odd: fc.array(fc.oneof(fc.constant(null), fc.string(), fc.record({ a: fc.nat() }))),
});

describe('a board on its way to the client', () => {
  test.each([
    ['each object is looked at', false],
    ['only what is not in the view before', true],
  ])('arrives as it was sent, whole and by patches: %s', (_, isKnown) => {
    const walk = (views: readonly View[]): void => {
      let before: View | undefined = views[0];
      const live = makeBoard(BOARD, views[0]!);
      const encoder = new Encoder(live);
      const mirror = new (schemaOf(BOARD))();
      const decoder = new Decoder(mirror);
      decoder.decode(encoder.encodeAll());
      encoder.discardChanges();
      for (const view of views) {
        const writes = differences(BOARD, live, view, isKnown ? structuredClone(before) : undefined);
        // Looking changes nothing.
        expect(encoder.hasChanges).toBe(false);
        for (const write of writes) write();
        before = view;
        decoder.decode(encoder.encode());
        encoder.discardChanges();
        expect(readBoard(BOARD, mirror.toJSON())).toEqual({ ...view });
      }
    };
    fc.assert(fc.property(fc.array(viewArbitrary, { minLength: 1, maxLength: 6 }), walk), {
      seed: 13,
      numRuns: 200,
    });
  });

  test.each([31, 32, 254, 255, 256, 257])('carries JSON of %i bytes', (bytes) => {
    const odd = ['x'.repeat(bytes - 4)];
    expect(JSON.stringify(odd)).toHaveLength(bytes);
    const view = {
      phase: 'red',
      turn: 1,
      flag: { on: true, deep: { at: 5 } },
      tokens: {},
      counts: {},
      names: [],
      piles: [],
      odd,
    } as View;
    const mirror = new (schemaOf(BOARD))();
    new Decoder(mirror).decode(new Encoder(makeBoard(BOARD, view)).encodeAll());
    expect(readBoard(BOARD, mirror.toJSON())).toEqual(view);
  });

  test('sends nothing when nothing changed, and little when little did', () => {
    const view: View = {
      phase: 'red',
      turn: 1,
      flag: { on: true, deep: { at: 5 } },
      tokens: { a: { kind: 'x', places: [1, 2] } },
      counts: { k: 3 },
      names: ['n'],
      piles: [{ size: 4 }],
      odd: [],
    };
    const live = makeBoard(BOARD, view);
    const encoder = new Encoder(live);
    encoder.encodeAll();
    encoder.discardChanges();
    project(BOARD, live, structuredClone(view));
    expect(encoder.hasChanges).toBe(false);
    project(BOARD, live, { ...view, turn: 2 });
    expect(encoder.encode().length).toBeLessThan(8);
  });
});
