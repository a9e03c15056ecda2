import type { Request, RequestHandler, Router } from 'express';
import * as v from 'valibot';
import { WakeTable } from '../../shared/api';
import { OpenEvent, UseEventCode } from '../../shared/eventProtocol';
import { TableId } from '../../shared/protocol';
import type { Events } from '../rooms/event/events';
import { StoreError } from '../store/store';
import { GONE, read, refuse, sendLarge, TOO_MANY } from './answers';
import type { CallerOf } from './caller';
import type { Sending } from './sending';

/** What pages ask for about events over plain HTTP (shared/eventProtocol.ts). */
export const addEvents = (api: Router, events: Events, callerOf: CallerOf, sending: Sending): void => {
  api.get('/events', (_request, response) => void response.json({ events: events.list() }));
  api.post('/events', openEvent(events, callerOf));
  api.post('/events/codes', useCode(events, callerOf));
  api.post('/events/:id/wake', wakeEvent(events, callerOf));
  api.get('/events/:id', sendRecord(events, callerOf, sending));
  api.get('/leagues/:name', (request, response) => {
    const league = events.league(request.params.name);
    if (league) response.json(league);
    else refuse(response, GONE);
  });
};

const openEvent =
  (events: Events, callerOf: CallerOf): RequestHandler =>
  async (request, response) => {
    const asked = read(OpenEvent, request, response);
    if (!asked) return;
    const caller = callerOf(request);
    if (!events.house.doors.events(caller).take()) {
      refuse(response, TOO_MANY);
      return;
    }
    try {
      const opened = await events.open(asked, caller);
      if (opened.ok) response.status(201).json(opened.value);
      else refuse(response, opened.refusal);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      refuse(response, { code: 'paused', message: 'nothing can be stored at the moment' });
    }
  };

/** Guessing is throttled whether the guess is right or wrong. */
const useCode =
  (events: Events, callerOf: CallerOf): RequestHandler =>
  (request, response) => {
    const asked = read(UseEventCode, request, response);
    if (!asked) return;
    if (!events.house.doors.guesses(callerOf(request)).take()) {
      refuse(response, TOO_MANY);
      return;
    }
    const found = events.byCode(asked.code);
    if (found) response.json(found);
    else refuse(response, GONE);
  };

const wakeEvent =
  (events: Events, callerOf: CallerOf): RequestHandler<{ id: string }> =>
  async (request, response) => {
    const asked = read(WakeTable, request as Request, response);
    if (!asked) return;
    const woken = v.is(TableId, request.params.id)
      ? await events.wake(request.params.id, asked.identity, asked.secret, callerOf(request as Request))
      : undefined;
    if (woken?.ok) response.json({});
    else if (woken && woken.refusal.code !== 'gone') refuse(response, woken.refusal);
    else if (events.house.doors.guesses(callerOf(request as Request)).take()) refuse(response, GONE);
    else refuse(response, TOO_MANY);
  };

const sendRecord =
  (events: Events, callerOf: CallerOf, sending: Sending): RequestHandler<{ id: string }> =>
  async (request, response) => {
    const { id } = request.params;
    if (!v.is(TableId, id)) {
      refuse(response, GONE);
      return;
    }
    const caller = callerOf(request as Request);
    const allowance = events.house.doors.pastBytes(caller);
    await sendLarge(response, { caller, allowance, sending }, () => events.record(id));
  };
