import { enter, joinEvent, openEvent, startEvents } from '../../helpers/eventWire';
import { connected, type Host, openPage, playing, until } from '../../helpers/tables';
import { GAMES } from '../../../shared/games';
import type { League } from '../../../shared/eventProtocol';

jest.setTimeout(120_000);

let host: Host;
let ahead = 0;

beforeEach(async () => {
  ahead = 0;
  host = await startEvents({ date: () => Date.now() + ahead });
});
afterEach(() => host.close());

const pass = async (event: string, minutes: number): Promise<void> => {
  ahead += minutes * 60_000;
  host.events.get(event)!.nudge();
  await host.events.get(event)!.rest();
};

test('a Panic evening: a captain gathers the crew at its own table; at the end of the round it is taken as it stands', async () => {
  const { event } = await openEvent(host.origin, { options: { format: 'crews', rounds: 1 } });
  const organiser = await joinEvent(host.origin, event, 1);
  const kirk = await enter(host.origin, event, 11, 'Kirk', '');
  await enter(host.origin, event, 12, 'Pike', '');
  expect(await organiser.ask('start')).toBe('');
  await kirk.is(({ stage }) => stage === 'battle');
  expect(kirk.table()).toMatchObject({ players: [kirk.you().player], secret: '' });
  const captain = openPage(host.origin, { identity: kirk.identity, table: kirk.table().room, games: GAMES });
  await captain.is(connected);
  expect(captain.state().view.host).toBe(captain.state().you);
  await expect(captain.ask('configure', { game: 'risk' })).resolves.toMatchObject({ ok: false });
  await captain.ready();
  expect((await captain.ask('start', {})).ok).toBe(true);
  await captain.is(playing, 'the mission');
  await pass(event, 71);
  await organiser.is(({ stage }) => stage === 'final', 'the end of the evening');
  const [first] = organiser.view().rounds;
  const [own, other] = [
    first!.tables.find(({ came }) => came[0]),
    first!.tables.find(({ came }) => !came[0]),
  ];
  expect(own).toMatchObject({ status: 'over', scores: [{ battlePoints: 0 }] });
  expect(other).toMatchObject({ status: 'notFought' });
  captain.leave();
});

test('a Risk evening of a league: captains at one table, bots for whom nobody waits; the league adds up', async () => {
  const options = { format: 'captains', rounds: 1, tableSize: 3 } as const;
  const { event } = await openEvent(host.origin, { league: 'Autumn', options });
  const organiser = await joinEvent(host.origin, event, 1);
  const pages = [
    await enter(host.origin, event, 11, 'Kirk', ''),
    await enter(host.origin, event, 12, 'Kor', ''),
  ];
  expect(await organiser.ask('bot', { sheet: '' })).toBe('');
  await organiser.ask('start');
  await pages[0]!.is(({ stage }) => stage === 'battle');
  const { room } = pages[0]!.table();
  const here = openPage(host.origin, { identity: pages[0]!.identity, table: room, games: GAMES });
  await here.is(connected);
  await until(() => pages[0]!.table().came.includes(true), 'a captain at the table');
  await pass(event, 11);
  await here.is(playing, 'the game without those who are late');
  expect(host.tables.get(room)!.doc.chairs.filter(({ standIn }) => standIn)).toHaveLength(1);
  const report = { type: 'places', order: [2, 0, 1], held: [5, 3, 9] };
  expect(await organiser.ask('report', { round: 1, table: 0, report })).toBe('');
  await organiser.is(({ stage }) => stage === 'final');
  expect(await organiser.ask('close')).toBe('');
  const league = (await (await fetch(`${host.origin}/api/leagues/Autumn`)).json()) as League;
  // The bot has its rank in the event, but no place in the league.
  const seats = pages[0]!.view().rounds[0]!.tables[0]!.players;
  const ranks = ['Kirk', 'Kor'].map((name) => {
    const id = Object.entries(pages[0]!.view().entrants).find(([, one]) => one.name === name)![0];
    return report.order.indexOf(seats.indexOf(id));
  });
  const worth = [25, 18, 15];
  expect(new Map(league.lines.map(({ name, points }) => [name, points]))).toEqual(
    new Map([
      ['Kirk', worth[ranks[0]!]],
      ['Kor', worth[ranks[1]!]],
    ]),
  );
  expect((await fetch(`${host.origin}/api/leagues/Nothing`)).status).toBe(404);
  here.leave();
});
