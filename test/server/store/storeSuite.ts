import { type Store, StoreError } from '../../../server/store/store';

/** What one engine must offer to be run through the suite. */
export interface Engine {
  /** Opens the store kept at a place; the same place twice in a row is the same store. */
  open(place: string): Promise<Store>;
  /** A place nobody has used. */
  place(): string;
  /** True: what was written is still there after `close` and `open`. */
  readonly lasting: boolean;
}

const trouble = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise;
    return 'none';
  } catch (error) {
    return error instanceof StoreError ? error.trouble : `not a StoreError: ${String(error)}`;
  }
};

const append = (journal: string, at: number, text: string) => ({ do: 'append', journal, at, text }) as const;

/** The one suite every engine is run through. */
export const storeSuite = (name: string, engine: Engine): void => {
  describe(`store: ${name}`, () => {
    let store: Store;
    let place: string;
    beforeEach(async () => {
      place = engine.place();
      store = await engine.open(place);
    });
    afterEach(() => store.close());

    test('lines come back in order, each journal by itself', async () => {
      await Promise.all([
        store.write(append('a', 0, 'a0')),
        store.write(append('b', 0, 'b0')),
        store.write(append('a', 1, "it's; DROP TABLE lines; -- \u{1F596} \n \\ \u2028")),
      ]);
      expect(await store.lines('a')).toEqual({
        lines: [
          { at: 0, text: 'a0' },
          { at: 1, text: "it's; DROP TABLE lines; -- \u{1F596} \n \\ \u2028" },
        ],
        cut: false,
      });
      expect((await store.lines('b')).lines).toEqual([{ at: 0, text: 'b0' }]);
      expect(await store.lines('nobody')).toEqual({ lines: [], cut: false });
    });

    test('a line that exists is not written again, and fails alone in its group', async () => {
      await store.write(append('a', 0, 'first'));
      const [again, other] = await Promise.all([
        trouble(store.write(append('a', 0, 'second'))),
        trouble(store.write(append('a', 1, 'next'))),
      ]);
      expect([again, other]).toEqual(['conflict', 'none']);
      expect((await store.lines('a')).lines.map(({ text }) => text)).toEqual(['first', 'next']);
    });

    test('the changes of one write are done all or none', async () => {
      await store.write(append('a', 0, 'first'));
      const put = { do: 'put', shelf: 'table', key: 't', text: 'half' } as const;
      expect(await trouble(store.write(put, append('a', 0, 'again')))).toBe('conflict');
      expect(await store.get('table', 't')).toBeUndefined();
    });

    test('a gap is damage, and says where', async () => {
      await store.write(append('a', 0, 'first'));
      await store.write(append('a', 2, 'third'));
      await store.write(append('a', 3, 'fourth'));
      const read = await store.lines('a');
      expect(read.damage).toBe('journal a: line 1 of 3 is damaged or missing');
    });

    test('shelves put, replace, list and remove', async () => {
      await store.write({ do: 'put', shelf: 'table', key: 'b', text: '1' });
      await store.write({ do: 'put', shelf: 'table', key: 'a', text: '2' });
      await store.write({ do: 'put', shelf: 'match', key: 'm', text: '3' });
      await store.write({ do: 'put', shelf: 'table', key: 'b', text: '4' });
      expect((await store.list('table')).map(({ key, bytes }) => [key, bytes])).toEqual([
        ['a', 1],
        ['b', 1],
      ]);
      expect((await store.list('table')).every(({ at }) => Math.abs(at - Date.now()) < 60_000)).toBe(true);
      expect(await store.get('table', 'b')).toBe('4');
      await store.write({ do: 'remove', shelf: 'table', key: 'b' });
      expect(await store.get('table', 'b')).toBeUndefined();
      expect((await store.list('match')).map(({ key }) => key)).toEqual(['m']);
    });

    test('add is for what is new: what exists is left as it is', async () => {
      const add = (text: string) => ({ do: 'add', shelf: 'table', key: 't', text }) as const;
      await store.write(add('first'));
      expect(await trouble(store.write(append('a', 0, 'with it'), add('second')))).toBe('conflict');
      expect([await store.get('table', 't'), (await store.lines('a')).lines]).toEqual(['first', []]);
    });

    test('whoever reads sees what was committed before, however many others are reading', async () => {
      await Promise.all(
        Array.from({ length: 250 }, (_, at) => store.write(append('long', at, 'x'.repeat(80)))),
      );
      let reading = true;
      const readers = Array.from({ length: 4 }, async () => {
        while (reading) await Promise.all([store.lines('long'), new Promise((later) => setImmediate(later))]);
      });
      const missed: string[] = [];
      const write = async (writer: number): Promise<void> => {
        for (let i = 0; i < 20; i++) {
          const key = `${String(writer)}-${String(i)}`;
          await store.write({ do: 'add', shelf: 'table', key, text: key });
          if ((await store.get('table', key)) !== key) missed.push(key);
        }
      };
      await Promise.all(Array.from({ length: 20 }, (_, writer) => write(writer)));
      reading = false;
      await Promise.all(readers);
      expect(missed).toEqual([]);
    });

    test('cut takes lines away from one on', async () => {
      for (const at of [0, 1, 2]) await store.write(append('a', at, String(at)));
      await store.write({ do: 'cut', journal: 'a', from: 1 });
      expect((await store.lines('a')).lines).toEqual([{ at: 0, text: '0' }]);
      await store.write({ do: 'cut', journal: 'a', from: 0 });
      expect((await store.lines('a')).lines).toEqual([]);
    });

    test('a thousand writes at once are all there, in order', async () => {
      await Promise.all(
        Array.from({ length: 1000 }, (_, at) => store.write(append('a', at, `line ${String(at)}`))),
      );
      const { lines } = await store.lines('a');
      expect(lines.map(({ at }) => at)).toEqual(Array.from({ length: 1000 }, (_, at) => at));
    });

    test('close finishes what was asked for, then refuses', async () => {
      const writes = [store.write(append('a', 0, 'x')), store.write(append('a', 1, 'y'))];
      await store.close();
      await expect(Promise.all(writes)).resolves.toHaveLength(2);
      expect(await trouble(store.write(append('a', 2, 'z')))).toBe('closed');
      store = await engine.open(place);
      if (engine.lasting) expect((await store.lines('a')).lines).toHaveLength(2);
    });
  });
};
