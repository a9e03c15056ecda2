import { peopleAt } from '../../../client/net/play';
import { memoryStore } from '../../../server/store/memoryStore';
import type { Store } from '../../../server/store/store';
import { isKept } from '../../../shared/events/charter';
import { replayLedger } from '../../../shared/events/ledger';
import { enter, type EventPage, joinEvent, openEvent, post, startEvents } from '../../helpers/eventWire';
import { connected, type Host, identityOf, openPage, playing, until } from '../../helpers/tables';
import { GAMES } from '../../../shared/games';

jest.setTimeout(120_000);

let host: Host;
let store: Store;
/** The clock on the wall; tests turn it. */
let ahead = 0;
const date = (): number => Date.now() + ahead;

beforeEach(async () => {
  ahead = 0;
  store = memoryStore();
  host = await startEvents({ store: keptOpen(store), date });
});
afterEach(() => host.close());

/** A store that outlives its server, as a folder does. */
const keptOpen = (inner: Store): Store => ({ ...inner, close: () => Promise.resolve() });

/** Turns the clock on and lets the desk look at it. */
const pass = async (event: string, minutes: number): Promise<void> => {
  ahead += minutes * 60_000;
  host.events.get(event)!.nudge();
  await host.events.get(event)!.rest();
};

const sitDown = (page: EventPage) =>
  openPage(host.origin, { identity: page.identity, table: page.table().room, games: GAMES });

/** Both sign and come to the table; the first concedes. */
const concede = async (loser: EventPage, winner: EventPage): Promise<void> => {
  for (const page of [loser, winner]) expect(await page.ask('signBuild')).toBe('');
  const [one, two] = [sitDown(loser), sitDown(winner)];
  for (const page of [one, two]) {
    await page.is(connected);
    await page.ready();
  }
  for (const page of [one, two]) await page.is(playing, 'the battle');
  const conceded = await one.ask('move', { ask: 0, move: { type: 'concede' } });
  expect(conceded.ok).toBe(true);
  await two.is((state) => state.view.stage === 'over');
  one.leave();
  two.leave();
};

test('a whole event: rounds open their tables, conceded battles report, ranks at the end, chance can be verified', async () => {
  const { event } = await openEvent(host.origin);
  const organiser = await joinEvent(host.origin, event, 1);
  expect(organiser.you()).toMatchObject({ organiser: true, player: '' });
  const players = [
    await enter(host.origin, event, 11, 'Kirk'),
    await enter(host.origin, event, 12, 'Sulu'),
    await enter(host.origin, event, 13, 'Uhura'),
    await enter(host.origin, event, 14, 'Scott'),
  ];
  expect(await organiser.ask('start')).toBe('');
  for (let round = 1; round <= 3; round++) {
    await organiser.is(({ rounds, stage }) => rounds.length === round && stage === 'verifying');
    const { tables } = organiser.view().rounds.at(-1)!;
    expect(tables).toHaveLength(2);
    for (const { players: pair } of tables) {
      const [loser, winner] = pair.map((id) => players.find((page) => page.you().player === id)!);
      await concede(loser!, winner!);
    }
    await organiser.is(({ stage }) => stage === (round < 3 ? 'closing' : 'final'), 'the end of a round');
    const last = organiser.view().rounds.at(-1)!;
    expect(last.tables.flatMap(({ scores }) => scores.map(({ result }) => result)).sort()).toEqual([
      'L',
      'L',
      'W',
      'W',
    ]);
    if (round < 3) expect(await organiser.ask('nextRound')).toBe('');
  }
  expect((await fetch(`${host.origin}/api/events/${event}`)).status).toBe(409);
  expect(await organiser.ask('close')).toBe('');
  await organiser.is(({ stage }) => stage === 'closed');
  const record = (await (await fetch(`${host.origin}/api/events/${event}`)).json()) as {
    charter: Parameters<typeof isKept>[0];
    lines: Parameters<typeof replayLedger>[1];
  };
  expect(isKept(record.charter)).toBe(true);
  expect(record.charter.commitment).toBe(organiser.view().commitment);
  const again = replayLedger(record.charter, record.lines);
  expect(again.ok && again.value.event.rounds.map(({ tables }) => tables.map((one) => one.scores))).toEqual(
    organiser.view().rounds.map(({ tables }) => tables.map((one) => one.scores)),
  );
  expect(organiser.view().seed).toBe(record.charter.seed);
});

test('who does not sign is signed for, who does not come gives the battle up, the event goes on by itself', async () => {
  const { event } = await openEvent(host.origin);
  const organiser = await joinEvent(host.origin, event, 1);
  const [kirk, sulu] = [
    await enter(host.origin, event, 11, 'Kirk'),
    await enter(host.origin, event, 12, 'Sulu'),
  ];
  await organiser.ask('start');
  await kirk.is(({ rounds }) => rounds.length === 1);
  const here = sitDown(kirk);
  await here.is(connected);
  await until(() => kirk.table().came.includes(true), 'Kirk at his table');
  await pass(event, 3.1);
  await kirk.is(({ stage }) => stage === 'battle');
  expect(kirk.table().builds).toEqual(['signedForHim', 'signedForHim']);
  await pass(event, 0.5);
  await here.is(playing, 'a battle against nobody');
  await pass(event, 7);
  await kirk.is(({ stage }) => stage === 'closing', 'the absent one loses');
  const { scores } = kirk.table();
  expect(scores.find(({ player }) => player === kirk.you().player)).toMatchObject({
    result: 'W',
    fleetPoints: 100,
  });
  expect(scores.find(({ player }) => player === sulu.you().player)).toMatchObject({ result: 'L' });
  await here.is((state) => state.view.stage === 'over', 'the battle ends');
  await pass(event, 3.1);
  await kirk.is(({ rounds }) => rounds.length === 2, 'the next round');
  here.leave();
});

test('a disputed result waits for the organiser, who corrects it, or lets it stand', async () => {
  const { event } = await openEvent(host.origin);
  const organiser = await joinEvent(host.origin, event, 1);
  const [kirk, sulu] = [
    await enter(host.origin, event, 11, 'Kirk'),
    await enter(host.origin, event, 12, 'Sulu'),
  ];
  await organiser.ask('start');
  await kirk.is(({ rounds }) => rounds.length === 1);
  await concede(kirk, sulu);
  await kirk.is(({ stage }) => stage === 'closing');
  expect(await kirk.ask('signResult')).toBe('');
  expect(await kirk.ask('dispute', { reason: ' ' })).toBe('noReason');
  expect(await kirk.ask('dispute', { reason: 'The button was next to the torpedoes.' })).toBe('');
  await pass(event, 30);
  expect(kirk.view().stage).toBe('closing');
  const winner = kirk.table().players.indexOf(kirk.you().player);
  const report = { type: 'battle', winner, surviving: [10, 10], stacks: [0, 0] };
  const correction = { round: 1, table: 0, report, reason: 'The button was next to the torpedoes.' };
  expect(await kirk.ask('correct', correction)).toBe('organiserOnly');
  expect(await organiser.ask('correct', correction)).toBe('');
  await kirk.is(() => kirk.table().corrections.length === 1);
  expect(kirk.table().results).toEqual(['none', 'none']);
  expect(await organiser.ask('undo')).toBe('');
  await kirk.is(() => kirk.table().corrections.length === 0);
  expect(kirk.table().objections).toHaveLength(1);
  expect(await organiser.ask('log', { from: 0 })).toBe('');
  const { lines } = organiser.heard.at(-1)!.message as { lines: { type: string; undone: boolean }[] };
  expect(lines.at(-1)).toMatchObject({ type: 'undo', by: 'organiser' });
  expect(lines.find(({ type }) => type === 'correct')).toMatchObject({
    undone: true,
    by: 'organiser',
    reason: correction.reason,
  });
  expect(await kirk.ask('settle', { player: kirk.you().player })).toBe('organiserOnly');
  expect(await organiser.ask('settle', { player: kirk.you().player })).toBe('');
  await organiser.is(({ rounds }) => rounds.length === 2, 'the event goes on');
});

test('who leaves in a battle gives it up; put out is the same; a bot fills the odd place and signs by itself', async () => {
  const { event } = await openEvent(host.origin);
  const organiser = await joinEvent(host.origin, event, 1);
  const [kirk, sulu] = [
    await enter(host.origin, event, 11, 'Kirk'),
    await enter(host.origin, event, 12, 'Sulu'),
  ];
  const everybody = [kirk, sulu];
  for (const [at, name] of ['Uhura', 'Scott', 'Chekov'].entries())
    everybody.push(await enter(host.origin, event, 13 + at, name));
  expect(await organiser.ask('bot')).toBe('');
  await organiser.ask('start');
  await kirk.is(({ rounds }) => rounds.length === 1);
  expect(kirk.view().rounds[0]!.bye).toBe('');
  await until(() => {
    const withBot = kirk.view().rounds[0]!.tables.find(({ players }) => players.includes('bot1'));
    return withBot?.builds.includes('signedForHim') === true;
  }, 'the bot’s signature');
  // At the table, too, it has the name that it has in the event.
  const { room, players } = kirk.view().rounds[0]!.tables.find((one) => one.players.includes('bot1'))!;
  const met = everybody.find((page) => players.includes(page.you().player))!;
  const page = openPage(host.origin, { identity: met.identity, table: room, games: GAMES });
  await page.is(connected);
  expect(peopleAt(page.state().view, {}).filter((name) => name !== '')).toContain('Bot 1');
  page.leave();
  const beaten = kirk.table();
  expect(await kirk.ask('leave')).toBe('');
  await kirk.is(({ entrants }) => entrants[kirk.you().player]!.leftAfter === 1);
  const at = kirk.view().rounds[0]!.tables.findIndex(({ room }) => room === beaten.room);
  expect(kirk.view().rounds[0]!.tables[at]!.status).toBe('over');
  expect(await organiser.ask('putOut', { player: sulu.you().player })).toBe('');
  await sulu.is(({ entrants }) => entrants[sulu.you().player]!.leftAfter === 1);
  expect(await organiser.ask('undo')).toBe('');
  await sulu.is(({ entrants }) => entrants[sulu.you().player]!.leftAfter === -1);
});

test('killed in mid-round and between a result and its report, the event goes on where it was', async () => {
  const { event } = await openEvent(host.origin);
  const organiser = await joinEvent(host.origin, event, 1);
  const [kirk, sulu] = [
    await enter(host.origin, event, 11, 'Kirk'),
    await enter(host.origin, event, 12, 'Sulu'),
  ];
  await organiser.ask('start');
  await kirk.is(({ rounds }) => rounds.length === 1);
  for (const page of [kirk, sulu]) await page.ask('signBuild');
  const room = kirk.table().room;
  await host.close();
  host = await startEvents({ store: keptOpen(store), date });
  await until(() => host.tables.get(room) !== undefined, 'the table awake by itself');
  const back = await joinEvent(host.origin, event, 11);
  expect(back.you().player).toBe(kirk.you().player);
  expect(back.view()).toMatchObject({ stage: 'battle', rounds: [{ number: 1 }] });
  const again = await joinEvent(host.origin, event, 12);
  const [one, two] = [sitDown(back), sitDown(again)];
  for (const page of [one, two]) {
    await page.is(connected);
    await page.ready();
  }
  for (const page of [one, two]) await page.is(playing);
  // The table's last word is on the disk, the event does not hear of it any more.
  host.tables.get(room)!.listener = undefined;
  await one.ask('move', { ask: 0, move: { type: 'concede' } });
  await one.is((state) => state.view.stage === 'over');
  expect(back.view().stage).toBe('battle');
  for (const page of [one, two]) page.leave();
  await host.close();
  host = await startEvents({ store: keptOpen(store), date });
  const third = await joinEvent(host.origin, event, 12);
  await third.is(({ stage }) => stage === 'closing', 'the result');
  expect(third.table().scores.find(({ player }) => player === third.you().player)?.result).toBe('W');
});

test('whoever asks for an event while the server is still starting does not hear that it is gone', async () => {
  const { event } = await openEvent(host.origin);
  const { port } = new URL(host.origin);
  await host.close();
  const slow: Store = {
    ...keptOpen(store),
    list: async (shelf) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return store.list(shelf);
    },
  };
  const started = new AbortController();
  const answers = new Set<number>();
  const wake = async (): Promise<void> => {
    const asked = post(`http://localhost:${port}`, `/api/events/${event}/wake`, { identity: identityOf(1) });
    answers.add((await asked.catch(() => undefined))?.status ?? 0);
  };
  const asking = (async () => {
    while (!started.signal.aborted) await wake();
  })();
  host = await startEvents({ store: slow, date, port: Number(port) });
  started.abort();
  await asking;
  await wake();
  expect(answers).not.toContain(404);
  expect((await joinEvent(host.origin, event, 1)).you().organiser).toBe(true);
});
