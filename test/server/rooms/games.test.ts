import type { FinishedMatch } from '../../../shared/api';
import { type Journal, verify } from '../../../shared/engine/journal';
import { GAMES, type GameId } from '../../../shared/games';
import { fastRng } from '../../../shared/engine/rng';
import {
  answerOne,
  begin,
  connected,
  type Host,
  identityOf,
  openPage,
  startTables,
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
    const host = openPage(server.origin, { open: { game: id }, watch: true, games: GAMES } as object);
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

// A game without secrets sends no private view; its people must be asked all the same.
test.each(Object.keys(GAMES) as GameId[])(
  '%s: a person with a bot is asked and answers (seed 1)',
  async (id) => {
    const { game } = await GAMES[id]();
    const host = openPage(server.origin, { open: { game: id }, games: GAMES } as object);
    await host.is((state) => connected(state) && state.seat === 0, 'a seat');
    for (let seat = 1; seat < Math.max(2, game.seats.min); seat++)
      expect(await host.ask('bot', { seat, level: 'heuristic' })).toMatchObject({ ok: true });
    await begin({ host, pages: [host], table: '', secret: '' });
    const rng = fastRng(1);
    for (let moves = 0; moves < 5; moves++) {
      await host.is(({ play }) => (play?.offers.length ?? 0) > 0, 'a question', 20_000);
      const { rev } = host.state().view;
      expect(await answerOne(host, (all) => rng.pick(all))).toBe(true);
      await host.is(({ view }) => view.rev > rev, 'the move');
    }
    host.leave();
  },
);
