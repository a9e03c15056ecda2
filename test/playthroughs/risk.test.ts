import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { advance, start, viewOf } from '../../shared/engine/kernel';
import { fastRng, keyFromSeed, streamRng } from '../../shared/engine/rng';
import { game, words } from '../../shared/games/risk';
import { heuristic } from '../../shared/games/risk/bots/heuristic';
import type { Event } from '../../shared/games/risk/events';

const FILE = join(__dirname, 'risk.txt');
const SEED = 1966;
const SEATS = 3;
const OPTIONS = { goal: 16 };

/** A whole game of heuristic bots as everybody at the table sees it, move by move. */
const tell = (): string => {
  const lines = [`Risk, version ${game.version}: ${SEATS} captains, goal ${OPTIONS.goal}, seed ${SEED}.`, ''];
  const started = start(game, OPTIONS, SEATS, keyFromSeed(SEED));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state, events } = started.value;
  const say = (event: Event): void => {
    const shown = game.redact(event, 'spectator');
    if (shown) lines.push(`  ${words.event(shown, game.publicView(state))}`);
  };
  events.forEach(say);
  const [chance, own] = [streamRng(state), fastRng(SEED)];
  while (!game.outcome(state)) {
    const asked = state.open[0]!;
    const view = viewOf(game, state, asked.seat);
    const move = heuristic.choose(view, asked, own, {});
    lines.push(`Seat ${asked.seat}: ${words.ask(asked, view.pub)} > ${words.move(move, view.pub).sentence}`);
    const told: Event[] = [];
    advance(game, state, asked.seat, move, chance, (event) => void told.push(event));
    told.forEach(say);
  }
  lines.push('', words.outcome(game.outcome(state)!, game.publicView(state)));
  for (const { title, lines: said } of words.table(game.publicView(state), undefined))
    lines.push('', title, ...said.map((line) => `  ${line}`));
  return `${lines.join('\n')}\n`;
};

/** To change the golden log on purpose: delete it, run this test, read the difference. */
test(`the game of seed ${SEED} goes as written down in risk.txt`, () => {
  const told = tell();
  if (!existsSync(FILE) && process.env.CI === undefined) writeFileSync(FILE, told);
  expect(told.split('\n')).toEqual(readFileSync(FILE, 'utf8').split('\n'));
});
