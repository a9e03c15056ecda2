import { peopleAt } from '../../client/net/play';
import { readTape } from '../../client/net/pastMatch';
import { nameIn } from '../../client/showcase/names';
import { recordGame } from '../../client/showcase/record';
import { seatTitle } from '../../client/ui/table/tableWords';
import { fastRng } from '../../shared/engine/rng';
import { GAMES, type GameId } from '../../shared/games';

const SEAT = {
  ...{ connected: true, bot: false, level: '', ready: true, offered: '', askMs: 0, reserveMs: 0 },
  ...{ name: 'Nyota', person: 'p1' },
};
const SEATS = { '0': SEAT, '1': { ...SEAT, name: 'Bot', person: '', bot: true, level: 'search' } };

const chance = () => {
  const rng = fastRng(5);
  return (bytes: number): string =>
    Array.from({ length: bytes }, () => rng.below(256).toString(16).padStart(2, '0')).join('');
};
const filmed = async (id: GameId) => {
  const module = await GAMES[id]();
  const tape = await recordGame({
    ...{ module, seats: 2, options: {}, random: chance(), breathe: () => Promise.resolve() },
  });
  if (!tape.ok) throw new Error(tape.refusal.message);
  return tape.value;
};

test('a bot without a character has the name of what it is, in the lobby, in every sentence and on the scoreboard', async () => {
  const { module, journal, ...tape } = await filmed('attackWing');
  const people = peopleAt({ seats: SEATS }, module.game);
  expect(people.slice(0, 3)).toEqual(['Nyota', 'Strategist 2', '']);
  expect(seatTitle(1, SEATS['1'])).toBe('Strategist 2');
  const play = { module, people, view: { pub: {} } };
  expect([0, 1].map(nameIn(play, () => ''))).toEqual(['Nyota', 'Strategist 2']);
  expect(tape.people).toEqual(['Officer 1', 'Officer 2']);
  const kept = await readTape({ journal, names: ['Nyota', 'Bot (heuristic)'] }, GAMES);
  expect(kept.ok && kept.value.people).toEqual(['Nyota', 'Officer 2']);
});

test('one that plays somebody is called by that', async () => {
  const { game } = await GAMES.panic();
  expect(peopleAt({ seats: SEATS }, game).slice(0, 2)).toEqual(['Nyota', '']);
});
