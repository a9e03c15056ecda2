import path from 'node:path';
import { readEnvironment } from '../../server/env';

test('without settings everything has a default', () => {
  expect(readEnvironment({}, '/srv/starboard')).toMatchObject({
    port: 2567,
    httpsPort: 2568,
    https: undefined,
    logLevel: 'warn',
    dataDir: path.resolve('/srv/starboard/data'),
    maxDataMb: undefined,
    origins: [],
    hosts: [],
    proxies: [],
    metrics: { port: undefined, token: undefined },
    graceSeconds: 20,
    sleepMinutes: 10,
    botDelayMs: 700,
  });
});

test('what is set is taken', () => {
  const env = {
    PORT: '0',
    HTTPS_CERT: 'own.pem',
    HTTPS_KEY: '/etc/key.pem',
    DATA_DIR: '../elsewhere',
    MAX_DATA_MB: '50',
    ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080',
    ALLOWED_HOSTS: 'starboard.example, other.example',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, ::1',
    METRICS_PORT: '9100',
    METRICS_TOKEN: 'abcdefgh-12345678',
    GRACE_SECONDS: '0',
    BOT_THREADS: '2',
  };
  expect(readEnvironment(env, '/srv/starboard')).toMatchObject({
    port: 0,
    httpsPort: 0,
    https: { certFile: path.resolve('/srv/starboard/own.pem'), keyFile: path.resolve('/etc/key.pem') },
    dataDir: path.resolve('/srv/elsewhere'),
    maxDataMb: 50,
    origins: ['https://a.example', 'http://b.example:8080'],
    hosts: ['starboard.example', 'other.example'],
    proxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
    metrics: { port: 9100, token: 'abcdefgh-12345678' },
    graceSeconds: 0,
    botThreads: 2,
  });
});

test.each([
  [{ HTTPS_PORT: 'off' }, undefined],
  [{ HTTPS_PORT: '443' }, 443],
  [{ PORT: '65535' }, 65534],
])('%j: HTTPS on %s', (env, httpsPort) => {
  expect(readEnvironment(env, '/')).toMatchObject({ httpsPort });
});

test.each([
  [{ PORT: '70000' }, 'PORT must be'],
  [
    { HTTPS_PORT: 'on' },
    'HTTPS_PORT must be off or a whole number from 0 to 65535 other than PORT, and is "on".',
  ],
  [{ PORT: '8080', HTTPS_PORT: '8080' }, 'HTTPS_PORT must be off'],
  [{ HTTPS_CERT: 'cert.pem' }, 'HTTPS_CERT and HTTPS_KEY go together'],
  [{ HTTPS_KEY: 'key.pem' }, 'HTTPS_CERT and HTTPS_KEY go together'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent,'],
  [{ ALLOWED_ORIGINS: 'example.org' }, 'ALLOWED_ORIGINS must be origins such as https://example.org'],
  [{ ALLOWED_ORIGINS: 'https://a.example/path' }, 'ALLOWED_ORIGINS must be'],
  [{ ALLOWED_HOSTS: 'https://a.example' }, 'ALLOWED_HOSTS must be names such as example.org, or *'],
  [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be'],
  [{ METRICS_PORT: 'on' }, 'METRICS_PORT must be a whole number'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be 16 or more'],
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
