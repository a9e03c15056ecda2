import { cleanText } from '../../../server/rooms/clean';
import { Doors } from '../../../server/rooms/doors';
import { readingMatch } from '../../../server/rooms/journalLines';
import { inSlices } from '../../../server/rooms/slices';
import { bucket, buckets } from '../../../server/rooms/limits';
import {
  CODE_LETTERS,
  hexSecret,
  isSame,
  newCode,
  newId,
  readCode,
  whoOf,
} from '../../../server/rooms/secrets';
import { readTableDoc } from '../../../server/rooms/tableDoc';
import { isOwnOrigin } from '../../../server/web/origin';
import { repeatable } from '../../helpers/tables';

describe('text', () => {
  test.each([
    ['  James  T. Kirk ', 'James T. Kirk'],
    ['line\none\r\ntwo\u2028three', 'line one two three'],
    ['\u202Eevil\u202C', 'evil'],
    ['zero\u200Bwidth\uFEFF', 'zerowidth'],
    ['bell\u0007\u0000', 'bell'],
    ['e\u0301', 'é'],
    ['Z\u0300\u0301\u0302\u0303\u0304\u0305', 'Z\u0300\u0301\u0302'],
    ['👩‍🚀 ready', '👩‍🚀 ready'],
    ['<script>', '<script>'],
    ['\u200B\u202E', ''],
    ['abcdefghijkl', 'abcdefgh'.slice(0, 8)],
    ['\uD800', ''],
  ])('%j is shown as %j', (text, shown) => {
    expect(cleanText(text, text === 'abcdefghijkl' ? 8 : 40)).toBe(shown);
  });
});

describe('rates', () => {
  test('a burst, then so many a second', () => {
    let now = 0;
    const rate = bucket({ burst: 3, perSecond: 2 }, () => now);
    expect([1, 2, 3, 4, 5].map(() => rate.take())).toEqual([true, true, true, false, false]);
    expect(rate.refused).toBe(2);
    now += 500;
    expect([rate.take(), rate.take()]).toEqual([true, false]);
    now += 60_000;
    expect([1, 2, 3, 4].map(() => rate.take())).toEqual([true, true, true, false]);
  });

  test('by key, with a bound on how many keys are remembered', () => {
    const rates = buckets({ burst: 1, perSecond: 0 }, () => 0, 2);
    expect([rates('a').take(), rates('a').take(), rates('b').take()]).toEqual([true, false, true]);
    rates('c').take();
    expect(rates('c').take()).toBe(false);
    expect(rates('a').take()).toBe(true);
  });
});

describe('secrets', () => {
  const random = repeatable(9);
  test('ids, codes and secrets have their shapes, and differ', () => {
    const ids = new Set(Array.from({ length: 1000 }, () => newId(random)));
    expect(ids.size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^\w{12}$/u);
    expect(hexSecret(random, 16)).toMatch(/^[0-9a-f]{32}$/u);
  });

  test('codes use every letter about as often as any other', () => {
    const counts = new Map<string, number>();
    for (const letter of newCode(random, 24_000)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect([...counts.keys()].sort().join('')).toBe(Array.from(CODE_LETTERS).sort().join(''));
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });

  test('codes are read as people type them', () => {
    expect(readCode(' bcd-fg ')).toBe('BCDFG');
  });

  test('an identity is kept as a hash', () => {
    expect(whoOf('00'.repeat(16))).not.toContain('0000');
    expect([isSame('abc', 'abc'), isSame('abc', 'abd'), isSame('abc', 'ab')]).toEqual([true, false, false]);
  });
});

describe('doors', () => {
  test('a code leads to one table; codes and knocks end by themselves', () => {
    let now = 0;
    const doors = new Doors(repeatable(3), () => now);
    expect([doors.open('BCDFG', 'one'), doors.open('BCDFG', 'two'), doors.open('BCDFG', 'one')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(doors.tableOf('bcdfg')).toBe('one');
    const code = doors.deviceCode('one', 'p1');
    const knock = doors.knock('one', 'somebody', 'Somebody', '::1');
    expect(doors.knock('one', 'somebody', 'Again', '::1')).toBe(knock);
    expect(doors.waitingAt('one')).toEqual([knock]);
    now += 6 * 60_000;
    expect(doors.useDeviceCode(code)).toBeUndefined();
    expect([doors.knockOf(knock.id), doors.waitingAt('one')]).toEqual([undefined, []]);
    doors.shut('BCDFG');
    expect(doors.tableOf('BCDFG')).toBeUndefined();
  });
});

describe('origin', () => {
  test.each([
    [{ host: 'a.example:80' }, true],
    [{ host: 'a.example:2567', origin: 'http://a.example:2567' }, true],
    [{ host: 'a.example', origin: 'https://a.example' }, true],
    [{ host: 'a.example', origin: 'https://evil.example' }, false],
    [{ host: 'a.example', origin: 'null' }, false],
    [{ host: 'a.example', origin: 'https://a.example.evil.example' }, false],
    [{ host: 'a.example', origin: 'https://friend.example' }, true],
    [{ origin: 'https://a.example' }, false],
  ])('%j: %j', (headers, own) => {
    expect(isOwnOrigin({ headers }, ['https://friend.example'])).toBe(own);
  });
});

describe('records from the disk', () => {
  test.each(['', '{', '[]', '{"format":2}', '{"format":1,"id":3}'])(
    'a table kept as %j is refused',
    (text) => {
      expect(readTableDoc(text).ok).toBe(false);
    },
  );
  test.each([[[]], [['{}']], [['{"header":{}}']], [['null', 'null']]])(
    'a journal of %j is refused',
    async (texts) => {
      expect((await inSlices(readingMatch(texts.map((text, at) => ({ at, text }))))).ok).toBe(false);
    },
  );
});
