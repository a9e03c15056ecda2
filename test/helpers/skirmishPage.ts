import { direct } from '../../client/director/director';
import { seenBy } from '../../client/director/audience';
import { openHolodeck } from '../../client/holodeck';
import { startLocal } from '../../client/net/localSession';
import { openTabletop } from '../../client/tabletop';
import type { SceneTrial } from '../../client/tabletop/scene';
import { readSettings } from '../../client/ui/settings';
import { openDesk } from '../../client/viewpoint/desk';
import { answer } from '../../shared/bots/thinker';
import { skirmish } from './skirmish';
import { SKIRMISH } from './skirmish/scene';

/** The reference game in a real page, against bots, seen through its scene and nothing else. */
export interface SkirmishPage {
  readonly trial: SceneTrial;
  stage(): string;
  rev(): number;
  /** Lets so many seconds pass. */
  step(seconds: number): void;
  /** What this seat holds, as far as it may know. */
  hand(): readonly string[];
}

/** The same bytes every time. */
const repeating = (seed: number) => {
  let state = seed >>> 0;
  return (bytes: number): string =>
    Array.from({ length: bytes }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return (state >>> 24).toString(16).padStart(2, '0');
    }).join('');
};

export const openSkirmish = async (canvas: HTMLCanvasElement, seed: number): Promise<SkirmishPage> => {
  const begun = startLocal(
    { game: 'skirmish', options: { rounds: 2 }, levels: ['', 'heuristic', 'heuristic'] },
    {
      module: skirmish,
      botDelayMs: 0,
      names: { you: 'You', bot: (seat) => `Bot ${seat}` },
      random: repeating(seed),
      thinker: {
        think: (job) => Promise.resolve(answer(skirmish.game, job, () => performance.now())),
        close: () => Promise.resolve(),
      },
    },
  );
  if (!begun.ok) throw new Error(begun.refusal.message);
  const session = begun.value;
  const deck = await openHolodeck(canvas, { quality: 'test', calm: true });
  await deck.centrepiece;
  const director = direct(session, { pace: 'skip' });
  const scene = await openTabletop(SKIRMISH)({
    deck,
    viewpoint: openDesk(deck, canvas),
    words: skirmish.words,
    settings: {
      ...readSettings(undefined),
      calm: true,
      volumes: { effects: 0, interface: 0, alert: 0, ambience: 0 },
    },
    company: () => {
      const { seat, play, view } = session.state();
      const seats = Object.values(view.seats).map(({ name }) => ({ name, note: '' }));
      return { me: seat, seats, people: [], open: play?.view.open ?? [], clock: '' };
    },
    heard: () => undefined,
    skip: () => director.skip(),
    ping: () => undefined,
    refusal: ({ message }) => message,
  });
  director.join(seenBy(scene));
  return {
    trial: scene.trial,
    stage: () => session.state().view.stage,
    rev: () => session.state().view.rev,
    step: (seconds) => deck.step(seconds, false),
    hand: () => {
      const { seat, play } = session.state();
      const priv = play?.view.priv as { readonly hands: readonly (readonly string[])[] } | undefined;
      return priv?.hands[seat] ?? [];
    },
  };
};
