import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import type { Pick } from '../../../client/input/gesture';
import type { Offer } from '../../../client/net/session';
import { consolesOf } from '../../../client/tabletop/status';
import { SURFACE } from '../../../client/tabletop/surface';
import { consoleOf } from '../../../client/viewpoint/seating';
import { canonical } from '../../../shared/engine/canonical';
import type { AnyGame, Ask, BaseState, Tagged } from '../../../shared/engine/game';
import { step } from '../../../shared/engine/kernel';
import { fastRng, type Rng } from '../../../shared/engine/rng';
import { beginRandom, walk } from '../../helpers/randomGame';
import { SCENE_GAMES } from '../../helpers/sceneGames';
import { SCENE_LAWS, seenBy } from '../../laws/scenes';
import { makeRig, type Rig } from './rig';

jest.useFakeTimers();
Logger.LogLevels = Logger.NoneLogLevel;

/** Heard in the whole room. */
const ANYWHERE = ['yellowAlert', 'victory', 'defeat', 'refusal'];

describe.each(SCENE_GAMES)('$id', ({ load, options }) => {
  // A sample; `npm run laws` plays hundreds.
  test.each([0, 1, 2, 3, 4, 5, 6, 7])('seed %i keeps the law of telling', async (seed) => {
    SCENE_LAWS.telling!({ ...(await load()), options }, seed);
  });

  test.each([2, 5])('seed %i keeps the law of reaching', async (seed) => {
    SCENE_LAWS.reaching!({ ...(await load()), options }, seed);
  });

  test('what happens somewhere is heard from there, whoever looks', async () => {
    const { table, module } = await load();
    const { game, words } = module;
    const begun = beginRandom(game, 7, options(7));
    const rig = makeRig({ table, words, me: -1, players: begun.seats });
    rig.scene.snap(game.publicView(begun.first), undefined);
    for (const { events } of walk(begun, 7))
      for (const event of events) {
        const shown = game.redact(event, 'spectator');
        if (shown === undefined) continue;
        const played = rig.scene.play(shown, { pace: 4, signal: new AbortController().signal });
        await jest.advanceTimersByTimeAsync(1000);
        await played;
      }
    const nowhere = rig.heard.filter(([name, at]) => at === undefined && !ANYWHERE.includes(name));
    expect([...new Set(nowhere.map(([name]) => name))]).toEqual([]);
    expect(rig.heard.length).toBeGreaterThan(20);
    rig.close();
  });

  test('a seat has one colour, on its console and in its pings; of one who looks on a ping is nobody’s', async () => {
    const { table, module } = await load();
    const { game, words } = module;
    const begun = beginRandom(game, 3, options(3));
    const seats = Array.from({ length: begun.seats }, () => ({ name: 'somebody', note: '' }));
    for (const me of [-1, 0, begun.seats - 1]) {
      const rig = makeRig({ table, words, me, players: begun.seats });
      const pub = game.publicView(begun.first);
      rig.scene.snap(pub, undefined);
      const place = words.landmarks(pub, []).find(({ id }) => table.names.pick(id) !== undefined);
      const ping = (seat: number): string => {
        rig.played.length = 0;
        rig.scene.pinged(place?.id ?? '', seat, `Officer ${seat}`);
        if (place) expect([...rig.labels.values()]).toContain(`Officer ${seat}`);
        return rig.played.join().replace('ping ', '');
      };
      const consoles = consolesOf({ me, seats, people: [], open: [], clock: '' });
      const colours = seats.map((_, seat) => consoles[consoleOf(seat, me, seats.length)]?.meaning);
      if (place) expect(seats.map((_, seat) => ping(seat))).toEqual(colours);
      if (place) expect(ping(-1)).toBe('calm');
      rig.pass(4);
      expect([...rig.labels.values()].filter((text) => text.startsWith('Officer '))).toEqual([]);
      expect(new Set(colours).size).toBe(seats.length);
      expect(colours.indexOf('mine')).toBe(me < 0 ? (seats.length === 6 ? 5 : -1) : me);
      rig.close();
    }
  });

  test.each([1, 2])('seed %i: a whole game is played by gestures alone', async (seed) => {
    const { table, module } = await load();
    const { game, words } = module;
    const begun = beginRandom(game, seed, options(seed));
    const rng = fastRng(seed);
    const rigs = Array.from({ length: begun.seats }, (_, me) =>
      makeRig({ table, words, me, players: begun.seats }),
    );
    let state = begun.first;
    while (!game.outcome(state)) {
      const ask = rng.pick(state.open);
      const move = byGestures(rigs[ask.seat]!, game, state, ask, rng);
      const stepped = step(game, state, { actor: ask.seat, ask: ask.id, move });
      if (!stepped.ok) throw new Error(`${canonical(move)} refused: ${stepped.refusal.message}`);
      ({ state } = stepped.value);
    }
    for (const rig of rigs) {
      rig.scene.dispose();
      rig.close();
    }
  });

  test('once the events are played, a snap changes nothing that can be seen', async () => {
    const { table, module } = await load();
    const { game, words } = module;
    const begun = beginRandom(game, 3, options(3));
    const viewer = 0;
    const rig = makeRig({ table, words, me: viewer, players: begun.seats });
    const snap = (state: BaseState): void => {
      const { pub, priv } = seenBy(game, state, viewer);
      rig.scene.snap(pub, priv);
      rig.pass(2);
    };
    snap(begun.first);
    let steps = 0;
    for (const { events, next } of walk(begun, 3)) {
      for (const event of events) await playOut(rig, game.redact(event, viewer));
      rig.pass(2);
      const told = rig.scene.trial.describe();
      snap(next);
      expect(rig.scene.trial.describe()).toEqual(told);
      if (++steps > 60) break;
    }
    rig.scene.dispose();
    rig.close();
  });
});

const playOut = async (rig: Rig, event: Tagged | undefined): Promise<void> => {
  if (event === undefined) return;
  const played = rig.scene.play(event, { pace: 1, signal: new AbortController().signal });
  await jest.advanceTimersByTimeAsync(4000);
  await played;
};

const AT = Vector3.Zero();
const SHORT_OF = 0.9;

/** Answers a question with a move drawn by lot, as a hand would make it. */
const byGestures = (rig: Rig, game: AnyGame, state: BaseState, ask: Ask, rng: Rng): Tagged => {
  const { pub, priv } = seenBy(game, state, ask.seat);
  let chosen: Tagged | undefined;
  const offer: Offer<Tagged> = {
    ask,
    moves: [...game.legalMoves(state, ask.seat)],
    check: (move) => game.check(state, ask.seat, move),
    choose: (move) => (chosen = move),
    quiet: () => undefined,
  };
  const wanted = rng.pick(offer.moves);
  rig.waits(state.open);
  rig.scene.snap(pub, priv);
  rig.scene.offer([offer]);
  const choose = (pick: Pick, at = AT): void => rig.gesture({ type: 'choose', pick, at });
  for (const pick of rig.scene.trial.wayTo(wanted)) if (chosen === undefined) choose(pick);
  for (let tries = 0; chosen === undefined && rig.scene.trial.choices().point && tries < 200; tries++) {
    const [x, z] = [rng.below(181) - 90, rng.below(181) - 90].map((part) => (part / 100) * SHORT_OF);
    choose(SURFACE, new Vector3(x, 0.78, z));
  }
  if (chosen === undefined) {
    const { sentence } = rig.ground.words.move(wanted, pub, [], priv);
    sayStep(rig, sentence.replace(/\.$/u, ''), () => chosen !== undefined);
  }
  if (chosen === undefined) throw new Error(`no gesture makes ${canonical(wanted)}`);
  return chosen;
};

/** Chooses a text; where it is not there yet, an amount is raised until it is. */
const sayStep = (rig: Rig, text: string, done: () => boolean): void => {
  for (let steps = 0; steps < 400 && !done(); steps++) {
    const texts = rig.question()?.choices.map((choice) => choice.text) ?? [];
    rig.say(texts.includes(text) || !texts.includes('1 more') ? text : '1 more');
  }
};
