import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { PROTOCOL } from '../../shared/protocol';
import { launchBrowser } from '../helpers/browser';
import { FLAT } from '../helpers/house';
import { type Host, startTables } from '../helpers/tables';

jest.setTimeout(120_000);

/** A site that has nothing to do with ours. */
const openSite = (): Promise<http.Server> =>
  new Promise((resolve) => {
    const site = http.createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Another site</title>');
    });
    site.listen(0, '127.0.0.1', () => resolve(site));
  });
const originOf = (site: http.Server): string =>
  `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;

let server: Host;
let browser: Browser;
const sites: http.Server[] = [];
beforeAll(async () => {
  sites.push(await openSite(), await openSite());
  server = await startTables({ origins: [originOf(sites[0]!)] });
  browser = await launchBrowser(FLAT);
});
afterAll(async () => {
  await browser.close();
  await server.close();
  for (const site of sites) site.close();
});

/** What a page there gets to see: a table opened, a place at it, and a socket. */
const use = (page: Page) =>
  page.evaluate(
    async ({ origin, protocol }) => {
      const post = async (path: string, body: object): Promise<Record<string, string>> => {
        const response = await fetch(origin + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          credentials: 'include',
          body: JSON.stringify(body),
        });
        return (await response.json()) as Record<string, string>;
      };
      try {
        const { table, secret } = await post('/api/tables', { game: 'skirmish' });
        const join = { protocol, build: 'x', table, secret, identity: 'ab'.repeat(16) };
        const { sessionId, room } = await post(`/matchmake/joinById/${String(table)}`, join);
        const { processId } = room as unknown as { processId: string };
        const address = `${origin.replace('http', 'ws')}/${processId}/${String(table)}?sessionId=${String(sessionId)}`;
        return await new Promise<string>((resolve) => {
          const socket = new WebSocket(address);
          socket.onmessage = () => resolve('a table');
          socket.onclose = () => resolve('no socket');
        });
      } catch (error) {
        return String(error);
      }
    },
    { origin: server.origin, protocol: PROTOCOL },
  );

test.each([
  ['an allowed site opens a table, joins it and hears of it', 0, /^a table$/u],
  ['any other site gets nothing', 1, /Failed to fetch/u],
])('in a browser %s', async (_name, number, seen) => {
  const page = await browser.newPage();
  await page.goto(originOf(sites[number]!));
  expect(await use(page)).toMatch(seen);
  await page.close();
});
