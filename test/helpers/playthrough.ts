import { botNamed } from '../../shared/bots';
import type { GameModule } from '../../shared/engine/game';
import { start, step, viewOf } from '../../shared/engine/kernel';
import { fastRng, keyFromSeed } from '../../shared/engine/rng';
import { PEOPLE } from './people';

export interface Playthrough {
  readonly seats: number;
  readonly seed: number;
  readonly options: object;
  readonly bot: string;
}

/** A whole game told in words: what each seat was asked and answered, and what came of it. */
export const tellGame = (
  { game, words }: GameModule,
  { seats, seed, options, bot: name }: Playthrough,
): string => {
  const bot = botNamed(game, name);
  const started = start(game, options, seats, keyFromSeed(seed));
  if (!bot.ok || !started.ok) throw new Error(`${game.id}: cannot be played through`);
  let { state, events } = started.value;
  const lines = [
    `${words.title}: ${seats} seats, seed ${seed}, bots ${name}, options ${JSON.stringify(options)}.`,
  ];
  const rng = fastRng(seed);
  const tell = (): void => {
    const pub = game.publicView(state);
    for (const event of events) lines.push(`  ${words.event(event, pub, PEOPLE)}`);
  };
  tell();
  for (let asked = state.open[0]; asked; asked = state.open[0]) {
    const pub = game.publicView(state);
    const move = bot.value.choose(viewOf(game, state, asked.seat), asked, rng, { iterations: 20 });
    lines.push(
      `${asked.seat + 1}? ${words.ask(asked, pub, PEOPLE)} ${words.move(move, pub, PEOPLE).sentence}`,
    );
    const stepped = step(game, state, { actor: asked.seat, ask: asked.id, move });
    if (!stepped.ok) throw new Error(`${game.id}: ${stepped.refusal.message}`);
    ({ state, events } = stepped.value);
    tell();
  }
  const outcome = game.outcome(state);
  lines.push(outcome ? words.outcome(outcome, game.publicView(state), PEOPLE) : 'It never ended.');
  return `${lines.join('\n')}\n`;
};
