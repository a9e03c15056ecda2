import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { CATEGORIES, SOUND_NAMES, type SoundName, SOUNDS } from '../../client/kit/sound/names';
import { Limiter } from '../../client/kit/sound/limiter';
import { startAmbience } from '../../client/kit/sound/ambience';
import type { Player, Voice } from '../../client/kit/sound/player';
import { readOnce } from '../../client/kit/sound/readOnce';
import { makeSounds, type SoundPorts } from '../../client/kit/sound/tableSounds';
import { soundWords, volumeWords } from '../../client/ui/soundWords';

type Call = readonly [string, ...unknown[]];

const fakePlayer = () => {
  const calls: Call[] = [];
  const player: Player = {
    load: (name) => {
      calls.push(['load', name]);
      return Promise.resolve(true);
    },
    play: (name, voice) => calls.push(['play', name, voice]),
    stop: (name) => calls.push(['stop', name]),
    volume: (category, value) => calls.push(['volume', category, value]),
    master: (value) => calls.push(['master', value]),
    dispose: () => calls.push(['dispose']),
  };
  return { player, calls };
};

/** A table whose gesture, clock and timers are in the test's hands. */
const table = (over: Partial<SoundPorts> = {}) => {
  const fake = fakePlayer();
  const hands = {
    time: 0,
    gesture: (): void => undefined,
    waiting: true,
    timers: [] as { seconds: number; then: () => void }[],
  };
  const sounds = makeSounds({
    gesture: (then) => {
      hands.gesture = then;
      return () => (hands.waiting = false);
    },
    player: () => Promise.resolve(fake.player),
    now: () => hands.time,
    later: (seconds, then) => {
      const timer = { seconds, then };
      hands.timers.push(timer);
      return () => void hands.timers.splice(hands.timers.indexOf(timer), 1);
    },
    ...over,
  });
  const played = () => fake.calls.filter(([what]) => what === 'play');
  const settle = () => new Promise((done) => setTimeout(done, 0));
  return { sounds, hands, played, settle, calls: fake.calls };
};

test('a sound is fetched once for all tables of a page; one that could not be had is tried again', async () => {
  const asked: string[] = [];
  const read = readOnce((name: string, rate: number) => {
    asked.push(name);
    return asked.length === 2 ? Promise.reject(new Error('no line')) : Promise.resolve(`${name} at ${rate}`);
  });
  expect(await Promise.all([read('hum', 1), read('hum', 1)])).toEqual(['hum at 1', 'hum at 1']);
  await expect(read('dice', 1)).rejects.toThrow('no line');
  expect(await read('dice', 1)).toBe('dice at 1');
  expect(await read('dice', 1)).toBe('dice at 1');
  expect(asked).toEqual(['hum', 'dice', 'dice']);
});

test('every sound that carries meaning has a caption, and only those', () => {
  const meant = SOUND_NAMES.filter((name) => 'meaning' in SOUNDS[name]);
  expect(Object.keys(soundWords).sort()).toEqual([...meant].sort());
  for (const text of Object.values(soundWords)) expect(text).toMatch(/^[A-Z].{2,30}$/);
  expect(Object.keys(volumeWords)).toEqual([...CATEGORIES]);
});

describe('before the first gesture', () => {
  test('nothing is opened, fetched or heard, and captions are told all the same', async () => {
    const { sounds, calls, settle } = table();
    const told: SoundName[] = [];
    sounds.onMeaning((name) => told.push(name));
    sounds.play('phaser');
    sounds.play('chirp');
    sounds.alert(true);
    sounds.ambience(true);
    await settle();
    expect(calls).toEqual([]);
    expect(told).toEqual(['phaser', 'redAlert']);
  });

  test('what was chosen before holds afterwards', async () => {
    const { sounds, calls, hands, settle, played } = table();
    sounds.volumes({ effects: 0.5, interface: 0.4, alert: 0.3, ambience: 0.2 });
    sounds.mute(true);
    sounds.ambience(true);
    hands.gesture();
    await settle();
    expect(calls).toContainEqual(['volume', 'alert', 0.3]);
    expect(calls).toContainEqual(['master', 0]);
    expect(played().map(([, name]) => name)).toEqual(['hum']);
    expect(calls.filter(([what]) => what === 'load')).toHaveLength(SOUND_NAMES.length);
  });
});

describe('without audio', () => {
  test.each([
    ['none', () => Promise.resolve(undefined)],
    ['forbidden', () => Promise.reject(new Error('not allowed'))],
  ] as const)('%s: everything can be asked and nothing breaks', async (_name, player) => {
    const { sounds, hands, settle } = table({ player });
    hands.gesture();
    await settle();
    sounds.play('explosion', { at: Vector3.Zero() });
    sounds.volumes({ effects: 1, interface: 1, alert: 1, ambience: 1 });
    sounds.alert(true);
    sounds.alert(false);
    sounds.ambience(true);
    sounds.ambience(false);
    sounds.mute(true);
    sounds.dispose();
  });

  test('a player that comes after the table has gone is closed at once', async () => {
    const { sounds, hands, settle, calls } = table();
    hands.gesture();
    sounds.dispose();
    await settle();
    expect(calls).toEqual([['dispose']]);
    expect(hands.waiting).toBe(false);
  });
});

describe('after it', () => {
  const opened = async (over: Partial<SoundPorts> = {}) => {
    const all = table(over);
    all.hands.gesture();
    await all.settle();
    return all;
  };

  test('a sound is played at its volume, in the middle', async () => {
    const { sounds, played } = await opened();
    sounds.play('phaser', { volume: 0.5 });
    expect(played()).toEqual([['play', 'phaser', { volume: 0.5, pan: 0 }]]);
  });

  test('a place is heard from its side', async () => {
    const ear = () => ({ position: new Vector3(1, 0, 0), right: new Vector3(1, 0, 0) });
    const { sounds, played, hands } = await opened({ ear });
    [new Vector3(1, 5, 5), new Vector3(1.8, 0, 0), new Vector3(-40, 0, 0)].forEach((at) => {
      hands.time += 10;
      sounds.play('phaser', { at });
    });
    expect(played().map(([, , voice]) => (voice as Voice).pan)).toEqual([0, 0.5, -0.85]);
  });

  test('muted, or with its volume at nothing, it is not even begun', async () => {
    const { sounds, played } = await opened();
    sounds.mute(true);
    sounds.play('phaser');
    sounds.mute(false);
    sounds.volumes({ effects: 0, interface: 1, alert: 1, ambience: 1 });
    sounds.play('torpedo');
    expect(played()).toEqual([]);
    sounds.play('chirp');
    expect(played()).toHaveLength(1);
  });

  test('the same caption is not told twice within a moment', async () => {
    const { sounds, hands } = await opened();
    const told: SoundName[] = [];
    const stop = sounds.onMeaning((name) => told.push(name));
    for (hands.time = 0; hands.time < 0.5; hands.time += 0.1) sounds.play('phaser');
    sounds.play('torpedo');
    hands.time = 2;
    sounds.play('phaser');
    stop();
    sounds.play('explosion');
    expect(told).toEqual(['phaser', 'torpedo', 'phaser']);
  });

  test('red alert calls thrice, once; and stops when told', async () => {
    const { sounds, played, calls } = await opened();
    sounds.alert(true);
    sounds.alert(true);
    expect(played().map(([, , voice]) => (voice as Voice).wait)).toEqual([0, 1.2, 2.4]);
    sounds.alert(false);
    expect(calls.at(-1)).toEqual(['stop', 'redAlert']);
  });

  test('the room hums, with grains now and then, until it is told to stop', async () => {
    const { sounds, played, hands, calls } = await opened();
    sounds.ambience(true);
    for (let i = 0; i < 12; i++) hands.timers.shift()?.then();
    expect(played()).toHaveLength(13);
    sounds.ambience(false);
    expect(hands.timers).toEqual([]);
    expect(calls.at(-1)).toEqual(['stop', 'hum']);
  });
});

test('the ambience is the same for the same seed and another for another (7, 8)', () => {
  const tell = (seed: number) => {
    const { player, calls } = fakePlayer();
    const timers: { seconds: number; then: () => void }[] = [];
    startAmbience(player, (seconds, then) => (timers.push({ seconds, then }), () => undefined), seed);
    for (let i = 0; i < 20; i++) timers[i]!.then();
    expect(timers.every(({ seconds }) => seconds >= 3 && seconds <= 11)).toBe(true);
    return JSON.stringify([calls, timers]);
  };
  expect(tell(7)).toBe(tell(7));
  expect(tell(7)).not.toBe(tell(8));
});

describe('the limiter', () => {
  const volley = (shots: number, gap: number, names: readonly SoundName[]) => {
    const limiter = new Limiter();
    const gains = Array.from({ length: shots }, (_, i) =>
      limiter.admit(names[i % names.length]!, 'effects', i * gap),
    );
    return gains.reduce((sum: number, gain) => sum + (gain ?? 0) ** 2, 0);
  };

  test.each([
    ['ten shots at once', 10, 0],
    ['ten shots in a fifth of a second', 10, 0.02],
    ['ten shots in half a second', 10, 0.05],
  ] as const)('%s have less than three times the power of one', (_name, shots, gap) => {
    expect(volley(shots, gap, ['phaser'])).toBeLessThan(3);
    expect(volley(shots, gap, ['phaser', 'torpedo', 'explosion', 'hullHit'])).toBeLessThan(3);
  });

  test('shots with time between them are each as loud as one', () => {
    expect(volley(10, 0.6, ['phaser'])).toBe(10);
  });

  test('other categories do not soften it', () => {
    const limiter = new Limiter();
    limiter.admit('chirp', 'interface', 0);
    expect(limiter.admit('phaser', 'effects', 0.01)).toBe(1);
  });
});
