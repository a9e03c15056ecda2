import type { IncomingMessage, RequestListener } from 'node:http';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Addresses, Health } from '../../shared/api';
import { PROTOCOL } from '../../shared/protocol';
import type { Log } from '../log';
import type { Events } from '../rooms/event/events';
import type { Tables } from '../rooms/tables';
import { makeApi } from './api';
import { sendClient } from './files';
import type { CallerOf } from './caller';
import { sendMetrics } from './metrics';
import { policy } from './policy';

export interface WebOptions {
  readonly clientDir: string;
  readonly build: string | undefined;
  readonly log: Log;
  readonly tables: Tables;
  readonly events: Events;
  readonly callerOf: CallerOf;
  /** Who brings it may read the metrics here; undefined: nobody. */
  readonly metricsToken: string | undefined;
  /** Where other devices find this server, as seen from the page that asks. */
  readonly reach: (request: IncomingMessage) => Addresses;
}

/**
 * Everything the server answers over plain HTTP, matchmaking aside. What pages ask for and the files they are made of are
 * two applications: whoever is let through to the one never reaches the other, however an address is written.
 */
export interface WebApp {
  /** `/health` and `/api`. */
  readonly ways: RequestListener;
  /** The built client, and metrics for whoever has the token. */
  readonly files: RequestListener;
}

export function makeApp(options: WebOptions): WebApp {
  const { clientDir, build, log, tables, events, callerOf, metricsToken, reach } = options;
  const [ways, files] = [plainApp(), plainApp()];
  ways.get('/health', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json(healthOf(tables, build));
  });
  ways.use('/api', makeApi(tables, events, callerOf, reach));
  if (metricsToken !== undefined) files.get('/metrics', sendMetrics(tables, metricsToken));
  files.use(sendClient(clientDir));
  for (const app of [ways, files]) answerTheRest(app, log);
  return { ways, files };
}

const plainApp = (): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.use(policy);
  return app;
};

const healthOf = ({ all }: Tables, build: string | undefined): Health => {
  const storing = all.every(({ paused }) => paused !== 'diskFull');
  const people = all.reduce((sum, { presentCount }) => sum + presentCount, 0);
  return { ok: storing, protocol: PROTOCOL, build: build ?? '', tables: all.length, people, storing };
};

/** What is not there, and what went wrong. */
const answerTheRest = (app: Express, log: Log): void => {
  app.use((_request, response) => {
    response.status(404).type('text/plain').send('There is nothing here.\n');
  });
  const onError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = isClientError(error) ? error.status : 500;
    if (status === 500) log.error({ err: error }, 'a request failed');
    response.removeHeader('Content-Encoding');
    response
      .status(status)
      .type('text/plain')
      .send(status === 500 ? 'Something broke here.\n' : 'Bad request.\n');
  };
  app.use(onError);
};

const isClientError = (error: unknown): error is { status: number } =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500;
