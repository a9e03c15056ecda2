import { maySeeChances } from '../../../client/app/chances';
import type { Play, Session } from '../../../client/net/session';
import { NO_TABLE } from '../../../shared/protocol';

const playOf = (viewer: number | 'spectator') => ({ view: { viewer } }) as unknown as Play;
const sessionWith = (chances: boolean) =>
  ({ state: () => ({ view: { ...NO_TABLE, chances } }) }) as unknown as Session;

test.each([
  ['a spectator', 'spectator', false, true],
  ['somebody who plays', 0, false, false],
  ['somebody who plays where the table allows it', 1, true, true],
] as const)('the chances to win: %s', (_, viewer, allowed, sees) =>
  expect(maySeeChances(sessionWith(allowed), playOf(viewer))).toBe(sees),
);
