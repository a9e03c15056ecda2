import type { FinishedMatch } from '../../../shared/api';
import { type Journal, verify } from '../../../shared/engine/journal';
import { GAMES, type GameId } from '../../../shared/games';
import {
  begin,
  connected,
  gather,
  type Gathered,
  type Host,
  identityOf,
  openPage,
  startTables,
  until,
} from '../../helpers/tables';
import { joinWire } from '../../helpers/wire';

jest.setTimeout(120_000);

const MOVES = 30;

let server: Host;
beforeAll(async () => {
  server = await startTables({ games: GAMES });
});
afterAll(() => server.close());

test.each(Object.keys(GAMES) as GameId[])(
  '%s is played at a table by bots, watched, ended and verified',
  async (id) => {
    const { game } = await GAMES[id]();
    const host = openPage(server.origin, { open: { game: id }, watch: true, games: GAMES });
    await host.is(connected, 'the host');
    for (let seat = 0; seat < game.seats.min; seat++) {
      expect(await host.ask('bot', { seat, level: 'heuristic' })).toMatchObject({ ok: true });
    }
    if (game.seats.min === 1) await host.ask('bot', { seat: 1, level: 'heuristic' });
    expect(await host.ask('start', {})).toMatchObject({ ok: true });
    await host.is(({ view }) => view.rev > MOVES || view.stage === 'over', `${String(MOVES)} moves`, 60_000);
    const { link, secret, view } = host.state();
    const table = link.type === 'connected' ? link.table : '';
    const { rev } = server.tables.get(table)!;
    const wire = await joinWire(server.origin, {
      table,
      secret,
      identity: identityOf(0x9a),
      watch: true,
      rev,
    });
    const bytes = wire.frames().reduce((sum, frame) => sum + frame.length, 0);
    expect(bytes).toBeLessThan(8192);
    await wire.leave();
    if (host.state().view.stage === 'playing') await host.ask('end', {});
    const finished = (await (
      await fetch(`${server.origin}/api/matches/${view.match}`)
    ).json()) as FinishedMatch;
    expect(verify(finished.journal as Journal, game)).toMatchObject({ ok: true });
    expect(finished.story.length).toBeGreaterThan(MOVES);
    host.leave();
  },
);

/** Whoever is asked is offered something, and what is chosen goes through. */
const firstMove = async ({ pages }: Gathered): Promise<void> => {
  const asked = () => pages.find((page) => (page.state().play?.offers.length ?? 0) > 0);
  await until(() => asked() !== undefined, 'an offer');
  const page = asked()!;
  const { ask, moves } = page.state().play!.offers[0]!;
  expect(ask.seat).toBe(page.state().seat);
  expect(await page.ask('move', { ask: ask.id, move: { ...moves[0]! } })).toMatchObject({ ok: true });
};

test.each(Object.keys(GAMES) as GameId[])(
  '%s is played by people: offers at once, and again in the rematch',
  async (id) => {
    const { game } = await GAMES[id]();
    const gathered = await gather(server.origin, Math.max(2, game.seats.min), { game: id }, { games: GAMES });
    await begin(gathered);
    await firstMove(gathered);
    await gathered.host.ask('end', {});
    await gathered.host.is(({ view }) => view.stage === 'over', 'the end');
    expect(await gathered.host.ask('rematch', {})).toMatchObject({ ok: true });
    await gathered.host.is(({ view }) => view.stage === 'lobby', 'the lobby');
    await begin(gathered);
    await firstMove(gathered);
    for (const page of gathered.pages) page.leave();
  },
);
