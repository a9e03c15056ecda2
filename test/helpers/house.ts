import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, type PageOptions, type Watched } from './browser';
import { startServer, type TestServer, type TestServerOptions } from './server';

/** Flags for a browser that has no WebGL; nor does it need a graphics card, or what stands for one, to draw its pages. */
export const FLAT = ['--disable-3d-apis', '--disable-gpu'] as const;

/** A real server and a real browser for the tests of one file. */
export interface House {
  /** A test that stops it puts another in its place. */
  server: TestServer;
  readonly browser: Browser;
  /** Closes a page when the test that opened it is over. */
  keep(watched: Watched): Watched;
  /** Opens a page at an address of the server, or anywhere else. */
  visit(address: string, size?: PageOptions): Promise<Watched>;
  /** Opens one without WebGL, which is there much sooner. */
  visitFlat(address: string, size?: PageOptions): Promise<Watched>;
}

/** Opened before the first test of a file, closed after its last. */
export const openHouse = (
  options: TestServerOptions | Promise<TestServerOptions> = {},
  flags: readonly string[] = [],
): House => {
  const open: Watched[] = [];
  let inside: { server: TestServer; readonly browser: Browser; flat?: Browser } | undefined;
  const get = (): NonNullable<typeof inside> => {
    if (inside === undefined) throw new Error('the house opens before the first test');
    return inside;
  };
  beforeAll(async () => {
    inside = { server: await startServer(await options), browser: await launchBrowser(flags) };
  }, 600_000);
  afterEach(async () => {
    for (const { context } of open.splice(0)) await context.close();
  });
  afterAll(async () => {
    await inside?.browser.close();
    await inside?.flat?.close();
    await inside?.server.close();
  });
  const keep = (watched: Watched): Watched => {
    open.push(watched);
    return watched;
  };
  const visit = async (browser: Browser, address: string, size?: PageOptions): Promise<Watched> => {
    const watched = keep(await openPage(browser, size));
    await watched.page.goto(new URL(address, get().server.origin).href);
    return watched;
  };
  return {
    get server() {
      return get().server;
    },
    set server(next) {
      get().server = next;
    },
    get browser() {
      return get().browser;
    },
    keep,
    visit: (address, size) => visit(get().browser, address, size),
    visitFlat: async (address, size) => visit((get().flat ??= await launchBrowser(FLAT)), address, size),
  };
};
