import { Logger } from '@babylonjs/core/Misc/logger';
import { TABLE } from '../../../client/holodeck/measures';
import type { Tabletop } from '../../../client/tabletop/tabletop';
import { SOUND_NAMES, SOUNDS } from '../../../client/kit/sound/names';
import { soundWords } from '../../../client/ui/soundWords';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Tagged } from '../../../shared/engine/game';
import { game } from '../../../shared/games/panic';
import { CARD_IDS } from '../../../shared/games/panic/data/cards';
import type { PanicEvent } from '../../../shared/games/panic/events';
import { beginRandom, walk } from '../../helpers/randomGame';
import { publicOf } from './games';
import { makeRig } from './rig';

jest.useFakeTimers();
Logger.LogLevels = Logger.NoneLogLevel;

/** Plays an event to its end, letting the table's own time pass along. */
const playOut = async (scene: Tabletop, event: Tagged): Promise<void> => {
  const played = scene.play(event, { pace: 1, signal: new AbortController().signal });
  await jest.advanceTimersByTimeAsync(4000);
  await played;
};

test.each([
  [1, 0],
  [2, 1],
  [5, -1],
  [9, 0],
] as const)(
  'seed %i seen from seat %i: once the events are played, a snap changes nothing that can be seen',
  async (seed, me) => {
    const begun = beginRandom(game, seed);
    const rig = makeRig(me, begun.seats);
    const { scene } = rig;
    // As at a table where another match has just ended.
    scene.snap(publicOf(beginRandom(game, seed + 100).first), undefined);
    for (const event of begun.firstEvents) await playOut(scene, event);
    rig.pass(2);
    const compare = (state: Parameters<typeof publicOf>[0]): void => {
      const told = scene.trial.describe();
      scene.snap(publicOf(state), undefined);
      rig.pass(2);
      expect(scene.trial.describe()).toEqual(told);
    };
    compare(begun.first);
    let last = begun.first;
    for (const { events, next } of walk(begun, seed)) {
      for (const event of events) await playOut(scene, event);
      rig.pass(2);
      compare(next);
      last = next;
    }
    const fresh = makeRig(me, begun.seats);
    const other = fresh.scene;
    other.snap(publicOf(last), undefined);
    fresh.pass(1);
    expect(other.trial.describe()).toEqual(scene.trial.describe());
    scene.dispose();
    other.dispose();
    rig.close();
    fresh.close();
  },
);

const IN_PLACE: readonly string[] = [
  ...['placed', 'cloaked', 'destroyed', 'fired', 'volley', 'shieldHit', 'hullHit', 'boarded'],
  ...['cometPassed', 'docked', 'moved', 'reappeared', 'ended'],
];

test('the eye is asked to see each thing that happens somewhere, over the table and nowhere else', async () => {
  const begun = beginRandom(game, 7);
  const rig = makeRig(0, begun.seats);
  const { scene } = rig;
  scene.snap(publicOf(begun.first), undefined);
  let seen = 0;
  for (const { events } of walk(begun, 7)) {
    for (const event of events) {
      await playOut(scene, event);
      rig.pass(1);
      const watched = rig.watched.splice(0);
      expect([event.type, watched.length]).toEqual([event.type, IN_PLACE.includes(event.type) ? 1 : 0]);
      for (const { x, z } of watched.flat()) expect(Math.hypot(x, z)).toBeLessThan(TABLE.rim);
      seen += watched.length;
    }
  }
  expect(seen).toBeGreaterThan(20);
  scene.dispose();
  rig.close();
});

test('everything that there is to hear at this table is heard within some games', async () => {
  // Refusals belong to the hand, the red alert to the alarm, tribbles to another game; drawn by lot, moves rarely dock or win.
  const silent = ['refusal', 'redAlert', 'tribble', 'docking', 'victory'];
  const wanted = SOUND_NAMES.filter((name) => SOUNDS[name].category !== 'ambience' && !silent.includes(name));
  const [heard, shown] = [new Set<string>(), new Map<string, number>()];
  const isNew = (event: Tagged): boolean => {
    const kind = `${event.type} ${'why' in event ? String(event.why) : ''}`;
    shown.set(kind, (shown.get(kind) ?? 0) + 1);
    return (shown.get(kind) ?? 0) < 4;
  };
  for (let seed = 0; seed < 400 && wanted.some((name) => !heard.has(name)); seed++) {
    const begun = beginRandom(game, seed);
    for (const { state, events } of walk(begun, seed)) {
      if (!events.some(isNew)) continue;
      const rig = makeRig(0, begun.seats);
      const { scene } = rig;
      scene.snap(publicOf(state), undefined);
      for (const event of events) await playOut(scene, event);
      for (const what of rig.played) if (what.startsWith('sound ')) heard.add(what.slice(6));
      scene.dispose();
      rig.close();
    }
  }
  expect(wanted.filter((name) => !heard.has(name))).toEqual([]);
});

test.each([
  [{ type: 'docked', token: 'starbase-1', sector: 3, facing: 2 }, ['dock', 'sound docking']],
  [{ type: 'ended', won: true }, ['sound victory', 'moment']],
])('%j is seen and heard', async (event, expected) => {
  const rig = makeRig(0, 2);
  const { scene } = rig;
  scene.snap(publicOf(beginRandom(game, 1).first), undefined);
  rig.played.length = 0;
  await playOut(scene, event);
  expect(rig.played).toEqual(expect.arrayContaining(expected));
  scene.dispose();
  rig.close();
});

test('a table that is cleared in the middle of a beat is told nothing more', async () => {
  const rig = makeRig(0, 2);
  const { scene } = rig;
  scene.snap(publicOf(beginRandom(game, 1).first), undefined);
  // What is hit stays as it is for half of it.
  const event: PanicEvent = {
    ...{ type: 'fired', seat: 0, card: CARD_IDS[0]!, directHit: '', target: 'klingonCruiser-1' },
    ...{ facing: 0, sector: 1, range: 1, damage: 1, left: 1, ability: false },
  };
  const played = scene.play(event, { pace: 1, signal: new AbortController().signal });
  scene.dispose();
  const [seen, board] = [rig.played.length, rig.status()];
  await jest.advanceTimersByTimeAsync(4000);
  await played;
  expect([rig.captions, rig.played.slice(seen), rig.status()]).toEqual([[], [], board]);
  rig.close();
});

const AT = Vector3.Zero();

test('what is heard is also said, unless captions are off', () => {
  const rig = makeRig(0, 2);
  const { scene } = rig;
  const meant = SOUND_NAMES.filter((name) => 'meaning' in SOUNDS[name]);
  for (const name of meant) rig.sound(name);
  expect(rig.captions).toEqual(meant.map((name) => `[${soundWords[name]}]`));
  scene.settle({ ...rig.ground.settings, captions: false });
  rig.sound('phaser');
  expect(rig.captions).toHaveLength(meant.length);
  scene.dispose();
  rig.close();
});

test.each([
  [{ kind: 'sector', id: '3' }, 'pings sector-3'],
  [{ kind: 'shield', id: '2' }, 'pings facing-2'],
  [{ kind: 'hull', id: '5' }, 'pings facing-5'],
  [{ kind: 'token', id: 'tholian-2' }, 'pings tholian-2'],
  [{ kind: 'card', id: 'tritanium-1' }, undefined],
])('asking about %j: a place is pointed out to everybody, a card is held up', (pick, expected) => {
  const rig = makeRig(0, 2);
  const { scene } = rig;
  rig.gesture({ type: 'explain', pick, at: AT });
  expect(rig.played.filter((what) => what.startsWith('pings'))).toEqual(
    expected === undefined ? [] : [expected],
  );
  scene.dispose();
  rig.close();
});
