import express, { type Request, type RequestHandler, type Router } from 'express';
import * as v from 'valibot';
import { type Addresses, AskKnock, OpenTable, UseCode, WakeTable } from '../../shared/api';
import { addEvents } from './eventApi';
import { GONE, read, refuse, sendLarge, TOO_MANY } from './answers';
import { failed } from '../../shared/engine/result';
import { describe } from '../../shared/engine/shape';
import { NAME_LENGTH, TableId } from '../../shared/protocol';
import { levelsOf } from '../../shared/bots/thinker';
import { cleanText } from '../rooms/clean';
import { loadModule, served } from '../rooms/games';
import { whoOf } from '../rooms/secrets';
import type { Events } from '../rooms/event/events';
import type { Tables } from '../rooms/tables';
import { StoreError } from '../store/store';
import type { CallerOf } from './caller';
import { Sending } from './sending';

const LARGEST_BODY = '8kb';
/** What pages ask for over plain HTTP (shared/api.ts). */
export const makeApi = (
  tables: Tables,
  events: Events,
  callerOf: CallerOf,
  reach: (request: Request) => Addresses,
): Router => {
  const api = express.Router();
  api.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  api.use(express.json({ limit: LARGEST_BODY }));
  api.get('/tables', (_request, response) => void response.json({ tables: tables.list() }));
  api.post('/tables', openTable(tables, callerOf));
  api.post('/tables/:id/wake', wakeTable(tables, callerOf));
  api.post('/codes', useCode(tables, events, callerOf));
  api.post('/knocks', askKnock(tables));
  api.get('/addresses', (request, response) => void response.json(reach(request)));
  api.get('/games', listGames(tables));
  const sending = new Sending();
  api.get('/matches/:id', sendMatch(tables, events, callerOf, sending));
  addEvents(api, events, callerOf, sending);
  return api;
};

const openTable =
  (tables: Tables, callerOf: CallerOf): RequestHandler =>
  async (request, response) => {
    const asked = read(OpenTable, request, response);
    if (!asked) return;
    // A match that goes on is played again to see whether it can be.
    const cost = asked.from ? 4 : 1;
    if (!tables.house.doors.openings(callerOf(request)).take(cost)) {
      refuse(response, TOO_MANY);
      return;
    }
    try {
      const opened = await tables.open(asked, callerOf(request));
      if (opened.ok) response.status(201).json(opened.value);
      else refuse(response, opened.refusal);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      refuse(response, { code: 'paused', message: 'nothing can be stored at the moment' });
    }
  };

const wakeTable =
  (tables: Tables, callerOf: CallerOf): RequestHandler<{ id: string }> =>
  async (request, response) => {
    const asked = read(WakeTable, request as Request, response);
    if (!asked) return;
    const { guesses } = tables.house.doors;
    const woken = v.is(TableId, request.params.id)
      ? await tables.wake(request.params.id, asked.identity, asked.secret, callerOf(request as Request))
      : undefined;
    if (woken?.ok) response.json({});
    else if (woken && woken.refusal.code !== 'gone') refuse(response, woken.refusal);
    else if (guesses(callerOf(request as Request)).take()) refuse(response, GONE);
    else refuse(response, TOO_MANY);
  };

/** One box for both codes: the long one brings another device, the short one knocks. */
const useCode =
  (tables: Tables, events: Events, callerOf: CallerOf): RequestHandler =>
  async (request, response) => {
    const asked = read(UseCode, request, response);
    if (!asked) return;
    const { doors } = tables.house;
    const caller = callerOf(request);
    // Guessing is throttled whether the guess is right or wrong.
    if (!doors.guesses(caller).take()) {
      refuse(response, TOO_MANY);
      return;
    }
    const who = whoOf(asked.identity);
    const device = doors.useDeviceCode(asked.code);
    if (device) {
      const { table, person } = device;
      if (events.get(table)) {
        if (await events.addDevice(table, person, who)) response.json({ event: table });
        else refuse(response, GONE);
        return;
      }
      const moved = tables.addDevice(table, person, who);
      if (moved) response.json({ table });
      else refuse(response, GONE);
      return;
    }
    const knock = tables.knock(
      doors.tableOf(asked.code),
      who,
      cleanText(asked.name ?? '', NAME_LENGTH),
      caller,
    );
    if (knock) response.json({ knock: knock.id });
    else refuse(response, GONE);
  };

const askKnock =
  (tables: Tables): RequestHandler =>
  (request, response) => {
    const asked = read(AskKnock, request, response);
    if (!asked) return;
    const knock = tables.house.doors.knockOf(asked.knock);
    if (knock?.who !== whoOf(asked.identity)) response.json({ state: 'gone' });
    else response.json({ state: knock.state, ...(knock.state === 'admitted' ? { table: knock.table } : {}) });
  };

const listGames =
  (tables: Tables): RequestHandler =>
  async (_request, response) => {
    const { games } = tables.house;
    const loaded = await Promise.all(Object.keys(games).map((id) => loadModule(games, id)));
    response.json({
      games: loaded.flatMap((module) => {
        if (!module) return [];
        const { words } = module;
        const game = served(module);
        const { id, seats, options } = game;
        return [{ id, title: words.title, seats, fields: describe(options), levels: levelsOf(game) }];
      }),
    });
  };

const sendMatch =
  (tables: Tables, events: Events, callerOf: CallerOf, sending: Sending): RequestHandler<{ id: string }> =>
  async (request, response) => {
    const { id } = request.params;
    if (!v.is(TableId, id)) {
      refuse(response, GONE);
      return;
    }
    const caller = callerOf(request as Request);
    const allowance = tables.house.doors.pastBytes(caller);
    await sendLarge(response, { caller, allowance, sending }, async () => {
      if (events.isSealed(id)) return failed(SEALED);
      const found = await tables.finished(id);
      // A finished match never changes.
      if (found.ok) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      return found;
    });
  };

const SEALED = { code: 'notOver', message: 'its event is not closed yet: sheets are secret till then' };
