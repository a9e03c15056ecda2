import { Client, type Room } from 'colyseus.js';
import { speakPlainly } from '../../client/net/connection';
import { readBoard } from '../../shared/engine/board';
import {
  EVENT,
  type EventAnswer,
  type EventRequestName,
  type EventView,
  type WishedEvent,
} from '../../shared/eventProtocol';
import { GAMES } from '../../shared/games';
import { PROTOCOL } from '../../shared/protocol';
import { type Host, identityOf, type ServerOptions, startTables, until } from './tables';

export const SHEET = 'aw1~Lone D7~kliD7.klingonCaptain';
export const HIDING = 'aw1~Secretive~fedConstitution.kirk.fedPhotonTorpedoes.fedCheatDeath-fedScott';

/** A page at an event that only sends and records. */
export interface EventPage {
  readonly identity: string;
  readonly room: Room;
  readonly heard: { readonly name: string; readonly message: unknown }[];
  view(): EventView;
  you(): EventAnswer<'you'>;
  /** `''`: done; else the code of the refusal. */
  ask(name: EventRequestName, message?: object): Promise<string>;
  is(what: (view: EventView) => boolean, name?: string, ms?: number): Promise<void>;
  /** The table where this person plays in the last round. */
  table(): EventView['rounds'][number]['tables'][number];
  leave(): Promise<void>;
}

export const startEvents = (options: ServerOptions = {}): Promise<Host> =>
  startTables({ games: GAMES, ...options });

export const post = async (origin: string, path: string, body: object): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

export const openEvent = async (
  origin: string,
  wish: Partial<WishedEvent> = {},
): Promise<{ event: string; secret: string }> => {
  const asked = { identity: identityOf(1), organiser: 'Spock', name: 'Balance of Terror', ...wish };
  const response = await post(origin, '/api/events', asked);
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as { event: string; secret: string };
};

let requests = 1;

export const joinEvent = async (
  origin: string,
  event: string,
  number: number,
  options: object = {},
): Promise<EventPage> => {
  const identity = identityOf(number);
  const hello = { protocol: PROTOCOL, build: 'test', event, identity, ...options };
  const room = speakPlainly(await new Client(origin).joinById(event, hello));
  const heard: { name: string; message: unknown }[] = [];
  let you: EventAnswer<'you'> | undefined;
  let view: EventView | undefined;
  const waiting = new Map<number, (code: string) => void>();
  room.onStateChange((state: { toJSON(): unknown }) => (view = readBoard<EventView>(EVENT, state.toJSON())));
  room.onMessage('you', (message: EventAnswer<'you'>) => (you = message));
  room.onMessage('done', ({ request }: { request: number }) => waiting.get(request)?.(''));
  room.onMessage('refused', ({ request, code }: { request: number; code: string }) =>
    waiting.get(request)?.(code),
  );
  for (const name of ['sheet', 'log', 'device'])
    room.onMessage(name, (message: unknown) => void heard.push({ name, message }));
  await until(() => you !== undefined && view !== undefined, 'a welcome');
  const page: EventPage = {
    identity,
    room,
    heard,
    view: () => view!,
    you: () => you!,
    ask: (name, message = {}) =>
      new Promise((resolve) => {
        const request = requests++;
        waiting.set(request, resolve);
        room.send(name, { ...message, request });
      }),
    is: (what, name, ms) => until(() => what(view!), name ?? what.toString(), ms),
    table: () => view!.rounds.at(-1)!.tables.find(({ players }) => players.includes(you!.player))!,
    leave: async () => {
      await room.leave();
    },
  };
  return page;
};

/** Joins and registers. */
export const enter = async (
  origin: string,
  event: string,
  number: number,
  name: string,
  sheet = SHEET,
): Promise<EventPage> => {
  const page = await joinEvent(origin, event, number);
  const nonce = String(number % 10).repeat(64);
  const refused = await page.ask('register', { name, sheet, nonce });
  if (refused !== '') throw new Error(`not registered: ${refused}`);
  await until(() => page.you().player !== '', 'a place');
  return page;
};
