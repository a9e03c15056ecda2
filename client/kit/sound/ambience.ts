import { makeChance } from '../chance';
import type { SoundName } from './names';
import type { Player } from './player';

const GRAINS = ['grainHigh', 'grainLow', 'grainTick'] as const satisfies readonly SoundName[];
/** Steps that sound well together in any order, in semitones. */
const STEPS = [-12, -7, -5, 0, 2, 5, 7] as const;
const HUM = 0.5;
/** Between two grains, in seconds. */
const PAUSE = { least: 3, more: 8 } as const;

export interface Ambience {
  stop(): void;
}

/** The hum of the room and, now and then, something far off in it. `later` calls back after so many seconds. */
export const startAmbience = (
  player: Player,
  later: (seconds: number, then: () => void) => () => void,
  seed = 7,
): Ambience => {
  const chance = makeChance(seed);
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(chance() * items.length)] ?? items[0];
  let cancel: () => void = () => undefined;
  const next = (): void => {
    cancel = later(PAUSE.least + PAUSE.more * chance(), () => {
      const [name, shift] = [pick(GRAINS), pick(STEPS)];
      player.play(name, { volume: 0.25 + 0.35 * chance(), pan: chance() * 1.6 - 0.8, shift });
      next();
    });
  };
  player.play('hum', { volume: HUM, pan: 0, loop: true });
  next();
  return {
    stop: () => {
      cancel();
      player.stop('hum');
    },
  };
};
