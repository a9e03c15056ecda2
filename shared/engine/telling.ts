/**
 * How much an event weighs in the story: a volley or a hit; what somebody has done that everybody should see; what is told;
 * what is only seen and logged.
 */
export const WEIGHTS = ['blow', 'deed', 'news', 'aside'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** By an event's type; one that is not named is news. */
export type Weights = Readonly<Partial<Record<string, Weight>>>;

interface Told {
  readonly type: string;
}

export const weightOf = ({ type }: Told, weights: Weights | undefined): Weight => weights?.[type] ?? 'news';

/** Blows that follow each other, such as a volley and its hits, take at least this long together. */
export const BLOW_MS = 1200;
/** No telling takes longer than this of anybody's clock. */
export const MOST_TELLING_MS = 10_000;
const EACH_MS: Readonly<Record<Weight, number>> = { blow: 600, deed: 500, news: 250, aside: 60 };

/**
 * How long these events are told at the usual pace to whoever is asked next, in milliseconds. With a clock a room allows so much
 * before time begins to run, and its bots wait as long; for a reaction nobody waits.
 */
export const tellingMs = (events: readonly Told[], weights: Weights | undefined): number => {
  let [whole, run] = [0, 0];
  const endRun = (): void => {
    if (run > 0) whole += Math.max(BLOW_MS, run);
    run = 0;
  };
  for (const event of events) {
    const weight = weightOf(event, weights);
    if (weight === 'blow') run += EACH_MS.blow;
    else {
      endRun();
      whole += EACH_MS[weight];
    }
  }
  endRun();
  return Math.min(MOST_TELLING_MS, whole);
};
