import path from 'node:path';
import { readEnvironment } from '../../server/env';

test('without settings everything has a default', () => {
  expect(readEnvironment({}, '/srv/starboard')).toMatchObject({
    port: 2567,
    logLevel: 'warn',
    dataDir: path.resolve('/srv/starboard/data'),
    maxDataMb: undefined,
    origins: [],
    graceSeconds: 20,
    sleepMinutes: 10,
    botDelayMs: 700,
  });
});

test('what is set is taken', () => {
  const env = {
    PORT: '0',
    DATA_DIR: '../elsewhere',
    MAX_DATA_MB: '50',
    ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080',
    GRACE_SECONDS: '0',
    BOT_THREADS: '2',
  };
  expect(readEnvironment(env, '/srv/starboard')).toMatchObject({
    port: 0,
    dataDir: path.resolve('/srv/elsewhere'),
    maxDataMb: 50,
    origins: ['https://a.example', 'http://b.example:8080'],
    graceSeconds: 0,
    botThreads: 2,
  });
});

test.each([
  [{ PORT: '70000' }, 'PORT must be'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent,'],
  [{ ALLOWED_ORIGINS: 'example.org' }, 'ALLOWED_ORIGINS must be origins such as https://example.org'],
  [{ ALLOWED_ORIGINS: 'https://a.example/path' }, 'ALLOWED_ORIGINS must be'],
  [{ GRACE_SECONDS: '-1' }, 'GRACE_SECONDS must be a whole number from 0 to 3600, and is "-1".'],
  [{ SLEEP_MINUTES: '0' }, 'SLEEP_MINUTES must be a whole number from 1 to 1440, and is "0".'],
  [{ BOT_DELAY_MS: 'soon' }, 'BOT_DELAY_MS must be a whole number'],
  [{ BOT_THREADS: '1e3' }, 'BOT_THREADS must be a whole number'],
  [{ MAX_DATA_MB: '1.5' }, 'MAX_DATA_MB must be a whole number'],
])('%j is refused in one line', (env, line) => {
  const read = readEnvironment(env, '/');
  expect(read).toEqual(expect.stringContaining(line));
  expect(read).not.toEqual(expect.stringContaining('\n'));
});
