import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import { seenBy } from '../../client/director/audience';
import { direct } from '../../client/director/director';
import { SURFACE } from '../../client/tabletop/surface';
import { makeRig, type Rig } from '../client/tabletop/rig';
import { fullStore } from '../helpers/fullStore';
import { skirmish } from '../helpers/skirmish';
import { SKIRMISH } from '../helpers/skirmish/scene';
import {
  begin,
  gather,
  type Host,
  type Page,
  type ServerOptions,
  startTables,
  until,
} from '../helpers/tables';

Logger.LogLevels = Logger.NoneLogLevel;

const { store, trouble } = fullStore();

const ends: (() => unknown)[] = [];
afterEach(async () => {
  trouble.full = false;
  for (const end of ends.splice(0).reverse()) await end();
});

/** A real table with two people, the first of whom sits before a scene. */
const sit = async (options: ServerOptions): Promise<{ rig: Rig; host: Page; server: Host }> => {
  const server = await startTables(options);
  const gathered = await gather(server.origin, 2);
  const { host, pages } = gathered;
  ends.push(
    () => server.close(),
    () => pages.forEach((page) => page.leave()),
  );
  await begin(gathered);
  const rig = makeRig({ table: SKIRMISH, words: skirmish.words, me: host.state().seat, players: 2 });
  const director = direct(host, { pace: 'skip' });
  const stop = host.watch((news) => {
    rig.waits(host.state().play?.view.open ?? []);
    if (news.type === 'refused' && news.request === 'move') rig.scene.refused(news.refusal);
  });
  ends.push(
    stop,
    () => director.dispose(),
    () => rig.close(),
  );
  director.join(seenBy(rig.scene));
  await until(() => rig.scene.trial.choices().point, 'the first question');
  return { rig, host, server };
};

const put = (rig: Rig, x: number): void =>
  rig.gesture({ type: 'choose', pick: SURFACE, at: new Vector3(x, 0, 0) });

const isAsked = (rig: Rig): boolean => rig.scene.trial.choices().point;

/** The question is gone while its answer is on its way, and there again when that was refused; the next one counts. */
const refusedOnce = async (
  rig: Rig,
  host: Page,
  why: string,
  mend: () => Promise<unknown>,
): Promise<void> => {
  const { rev } = host.state().view;
  put(rig, 0.1);
  expect(isAsked(rig)).toBe(false);
  await until(() => rig.refused.length > 0, 'a refusal');
  expect(rig.refused).toEqual([why]);
  expect(isAsked(rig)).toBe(true);
  await mend();
  put(rig, 0.2);
  await host.is(({ view }) => view.rev > rev, 'the answer');
  expect(rig.refused).toEqual([why]);
  expect(isAsked(rig)).toBe(false);
};

test('the table pauses: the question is there again, the reason is said, and the next answer counts', async () => {
  const { rig, host } = await sit({ store, retryMs: 50 });
  trouble.full = true;
  await refusedOnce(rig, host, 'paused', async () => {
    trouble.full = false;
    await host.is(({ view }) => view.paused === '', 'room on the disk');
  });
});

test('too fast: the answer goes again by itself, the question waits for it, and it counts once', async () => {
  const { rig, host } = await sit({ rate: { burst: 12, perSecond: 4 } });
  const { rev } = host.state().view;
  for (let said = 0; said < 12; said++) void host.ask('say', { text: 'hail' });
  put(rig, 0.2);
  expect(isAsked(rig)).toBe(false);
  await host.is(({ view }) => view.rev > rev, 'the answer', 15_000);
  expect(rig.refused).toEqual([]);
  expect(isAsked(rig)).toBe(false);
});

test('answered already elsewhere: that is said, and the next question is asked', async () => {
  const { rig, host } = await sit({});
  const { ask } = host.state().play!.offers[0]!;
  void host.ask('move', { ask: ask.id, move: { type: 'place', spot: 4 } });
  put(rig, 0.3);
  await until(() => rig.refused.length > 0, 'a refusal');
  expect(rig.refused).toHaveLength(1);
  expect(isAsked(rig)).toBe(false);
  expect(host.state().play!.view.pub).toMatchObject({ captains: [{ spot: 4 }, {}] });
});
