import { catchUpMs } from '../../client/app/haste';
import type { Play, Session } from '../../client/net/session';
import { readSettings } from '../../client/ui/settings';

const CLOCK = { perAskMs: 45_000, reserveMs: 0, reactionMs: 5000 };
const session = (time: object) => ({ state: () => ({ view: { time } }) }) as unknown as Session;
const play = (reaction: boolean) =>
  ({ module: { game: { weights: { hit: 'blow' } } }, offers: [{ ask: { reaction } }] }) as unknown as Play;
const hits = Array.from({ length: 10 }, () => ({ type: 'hit' }));

test.each([
  ['without a clock nobody is hurried', {}, false, false, undefined],
  ['who wants it is hurried', {}, false, true, 1500],
  ['with a clock there is the time that the room allows', CLOCK, false, false, 6000],
  ['for a reaction there is none', CLOCK, true, false, 1500],
  ['who wants haste has it with a clock too', CLOCK, false, true, 1500],
] as const)('%s', (_, time, reaction, hurry, ms) => {
  const settings = { ...readSettings(undefined), hurry };
  expect(catchUpMs(session(time), () => settings)(play(reaction), hits)).toBe(ms);
});
