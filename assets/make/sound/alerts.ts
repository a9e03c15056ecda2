import { filter, finish, glide, mix, room, SHAPES, strike, sway, swell, tone, type Wave, warm } from './dsp';

/** What concerns the whole table. */

/** One call of the klaxon and the silence after it, so that it can follow itself. */
export const redAlert = (): Wave => {
  const seconds = 0.82;
  const pitch = glide(330, 690, 0.6);
  const call = mix(
    [tone(seconds, pitch, swell(seconds, 0.06, 0.16), SHAPES.hollow), 1],
    [tone(seconds, (t) => pitch(t) * 1.006, swell(seconds, 0.06, 0.16), SHAPES.reed), 0.6],
  );
  const horn = filter(warm(call, 1.6), 'band', 1100, 0.7);
  return finish(mix([horn, 1], [new Float64Array(1), 0, 1.2]), 0.7, 0.02);
};

export const yellowAlert = (): Wave => {
  const horn = (pitch: number): Wave =>
    filter(
      mix(
        [tone(0.42, pitch, swell(0.42, 0.05, 0.2), SHAPES.reed), 1],
        [tone(0.42, pitch * 1.5, swell(0.42, 0.08, 0.2)), 0.3],
      ),
      'low',
      1700,
      0.8,
    );
  return finish(mix([horn(392), 1], [horn(330), 1, 0.38]), 0.5, 0.1);
};

/** A voice of a small choir of horns. */
const horns = (pitch: number, seconds: number): Wave => {
  const loud = swell(seconds, 0.05, Math.min(0.5, seconds * 0.6));
  return filter(
    mix(
      [tone(seconds, pitch, loud, SHAPES.reed), 0.7],
      [tone(seconds, pitch * 1.004, loud, SHAPES.reed), 0.5],
      [tone(seconds, pitch * 0.5, loud, SHAPES.triangle), 0.4],
    ),
    'low',
    (t) => 700 + 1500 * swell(seconds, 0.12, seconds * 0.8)(t),
    0.8,
  );
};

const chord = (pitches: readonly number[], seconds: number): Wave =>
  mix(...pitches.map((pitch) => [horns(pitch, seconds), 1 / pitches.length] as const));

/** Three steps up to an open chord. */
export const victory = (): Wave => {
  const song = mix(
    [chord([294, 440], 0.3), 0.8],
    [chord([330, 494], 0.3), 0.85, 0.24],
    [chord([392, 587], 0.34), 0.9, 0.48],
    [chord([294, 440, 587, 740, 880], 1.5), 1.5, 0.76],
    [tone(1.2, 1760, strike(0.01, 0.25)), 0.08, 0.8],
  );
  return finish(room(song, 0.3, 0.4), 0.7, 0.5);
};

/** Lights going out, deck by deck. */
export const defeat = (): Wave => {
  const song = mix(
    [chord([392, 466, 587], 0.6), 1],
    [chord([349, 415, 523], 0.6), 1, 0.48],
    [chord([147, 220, 294, 349], 1.5), 1.4, 0.96],
    [tone(1.6, glide(110, 36, 1.4), swell(1.6, 0.2, 1)), 0.5, 0.9],
  );
  return finish(sway(song, 0.006, 0.8, 0.3), 0.65, 0.6);
};
