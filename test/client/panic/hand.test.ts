import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { Logger } from '@babylonjs/core/Misc/logger';
import type { Pick } from '../../../client/input/gesture';
import type { Offer } from '../../../client/net/session';
import { game, words } from '../../../shared/games/panic';
import { STILL_TURNS } from '../../../shared/games/panic/data/limits';
import type { PanicMove } from '../../../shared/games/panic/moves';
import { type Setting, table } from '../../games/panic/table';
import { makeRig } from './rig';

Logger.LogLevels = Logger.NoneLogLevel;

const AT = Vector3.Zero();
const card = (id: string): Pick => ({ kind: 'card', id });
const token = (id: string): Pick => ({ kind: 'token', id });

/** Seat 0 is asked to play at a table of this kind. */
const sit = (setting: Setting, still = 0) => {
  const state = table({ characters: ['uhura', 'sulu'], ...setting });
  state.still = still;
  const rig = makeRig(0, 2);
  const { scene } = rig;
  const chosen: PanicMove[] = [];
  const ask = state.open[0]!;
  const offer: Offer<PanicMove> = {
    ask,
    moves: [...game.legalMoves(state, 0)],
    check: (move) => game.check(state, 0, move),
    choose: (move) => void chosen.push(move),
    quiet: () => undefined,
  };
  scene.snap(game.publicView(state), undefined);
  rig.waits(state.open);
  scene.offer([offer]);
  const drag = (pick: Pick, over: Pick | undefined): void => {
    rig.gesture({ type: 'drag', pick, over: undefined, at: AT, held: AT });
    rig.gesture({ type: 'drop', pick, over, at: AT, held: AT });
  };
  return { rig, scene, chosen, drag, offer };
};

const FIRE: Setting = {
  hands: [['phasersFrontLong-1', 'dilithium-1', 'bridgeBriefing-1'], ['tritanium-1']],
  tokens: { 'tholian-1': { sector: 1, range: 3 }, 'kang-1': { sector: 3, range: 3 } },
};

test('a card dragged onto a ship it reaches is fired', () => {
  const { chosen, drag } = sit(FIRE);
  drag(card('phasersFrontLong-1'), token('tholian-1'));
  expect(chosen).toEqual([{ type: 'fire', card: 'phasersFrontLong-1', target: 'tholian-1' }]);
});

test.each([
  ['a ship outside its facing', token('kang-1')],
  ['a shield', { kind: 'shield', id: '0' }],
  ['the discard pile', { kind: 'pile', id: 'discard' }],
])('a card dragged onto %s is refused in the game’s own words and goes back', (_name, over) => {
  const { rig, chosen, drag } = sit(FIRE);
  drag(card('phasersFrontLong-1'), over);
  expect(chosen).toEqual([]);
  expect(rig.refused).toHaveLength(1);
  expect(rig.refused[0]!.length).toBeGreaterThan(10);
  expect(rig.played).toContain('sound refusal');
});

test('after twelve turns in which nothing changed whoever plays may give up, by its prompt (R22)', () => {
  expect(sit({}, STILL_TURNS - 1).scene.trial.choices().named).toEqual(['End the phase']);
  const { rig, scene, chosen } = sit({}, STILL_TURNS);
  expect(scene.trial.choices().named).toEqual(['End the phase', 'Give up: the game is lost']);
  rig.answer(rig.question()!.choices.find(({ text }) => text.startsWith('Give up'))!.id);
  expect(chosen).toEqual([{ type: 'giveUp' }]);
});

test('a card without a target is played on the ship, wherever she is met, or by its prompt', () => {
  const dropped = sit(FIRE);
  dropped.drag(card('bridgeBriefing-1'), { kind: 'hull', id: '3' });
  expect(dropped.chosen).toEqual([{ type: 'playCard', card: 'bridgeBriefing-1' }]);
  const named = sit(FIRE);
  named.rig.gesture({ type: 'choose', pick: card('bridgeBriefing-1'), at: AT });
  const choice = named.rig.question()!.choices.find(({ text }) => text.startsWith('Play Bridge Briefing'));
  named.rig.answer(choice!.id);
  expect(named.chosen).toEqual([{ type: 'playCard', card: 'bridgeBriefing-1' }]);
});

test('let go in mid-air, cancelled or dropped on itself, a card is only put back', () => {
  const { rig, chosen, drag } = sit(FIRE);
  drag(card('phasersFrontLong-1'), undefined);
  drag(card('phasersFrontLong-1'), card('phasersFrontLong-1'));
  rig.gesture({ type: 'drag', pick: card('dilithium-1'), over: undefined, at: AT, held: AT });
  rig.gesture({ type: 'cancel', pick: card('dilithium-1') });
  expect(chosen).toEqual([]);
  expect(rig.refused).toEqual([]);
});

test('what was picked is let go by the prompt, and the question is asked again', () => {
  const { rig, scene } = sit(FIRE);
  rig.gesture({ type: 'choose', pick: card('bridgeBriefing-1'), at: AT });
  rig.say('Cancel');
  expect(rig.question()!.choices.map(({ text }) => text)).toEqual(['End the phase']);
  expect(scene.trial.choices().named).toEqual(['End the phase']);
});

test('after each pick the question says what is missing; empty space, Escape and Cancel let go', () => {
  const { rig, scene } = sit(FIRE);
  const pickUp = (): void => rig.gesture({ type: 'choose', pick: card('phasersFrontLong-1'), at: AT });
  pickUp();
  expect(rig.question()!.title).toMatch(/^Choose an enemy to fire at/u);
  // The panel asks: the board need not.
  expect(rig.status()!.question).toBe('');
  expect(rig.question()!.lines!.join()).toMatch(/Phasers/u);
  expect(rig.question()!.choices.map(({ text }) => text)).toEqual(['Cancel']);
  rig.say('Cancel');
  expect(rig.question()!.choices.map(({ text }) => text)).toEqual(['End the phase']);
  pickUp();
  rig.gesture({ type: 'choose', pick: { kind: 'sector', id: '3' }, at: AT });
  expect(scene.trial.choices().named).toEqual(['End the phase']);
  pickUp();
  rig.gesture({ type: 'cancel', pick: undefined });
  expect(scene.trial.choices().named).toEqual(['End the phase']);
  expect(rig.refused).toEqual([]);
});

test('a card that does not glow says why it is of no use now, pointed at and chosen', () => {
  const { rig } = sit(FIRE);
  rig.gesture({ type: 'point', pick: card('dilithium-1'), at: AT });
  rig.pass(0.5);
  expect(rig.explained()!.lines[0]).toBe('Of no use now: That section is not damaged.');
  rig.gesture({ type: 'choose', pick: card('dilithium-1'), at: AT });
  expect(rig.refused).toEqual(['Of no use now: That section is not damaged.']);
  rig.gesture({ type: 'point', pick: card('phasersFrontLong-1'), at: AT });
  rig.pass(0.5);
  expect(rig.explained()!.lines.join()).not.toMatch(/of no use/iu);
});

test('bare space is explained to whoever is asked, not under a pointer that rests where an answer was given', () => {
  const { rig, scene } = sit(FIRE);
  const space: Pick = { kind: 'sector', id: '5' };
  rig.gesture({ type: 'point', pick: space, at: AT });
  rig.pass(0.5);
  expect(rig.explained()!.title).toMatch(/sector/iu);
  rig.gesture({ type: 'point', pick: undefined, at: undefined });
  scene.offer([]);
  rig.gesture({ type: 'point', pick: space, at: AT });
  rig.pass(0.5);
  expect(rig.explained()).toBeUndefined();
  rig.gesture({ type: 'point', pick: token('kang-1'), at: AT });
  rig.pass(0.5);
  expect(rig.explained()).toBeDefined();
});

test('what is explained is true of the table as it is now, while the pointer rests', () => {
  const { rig, scene } = sit(FIRE);
  const kang = token('kang-1');
  rig.gesture({ type: 'point', pick: kang, at: AT });
  rig.pass(0.5);
  const before = rig.explained()!;
  const moved = table({
    characters: ['uhura', 'sulu'],
    ...{ ...FIRE, tokens: { 'kang-1': { sector: 3, range: 2 } } },
  });
  scene.offer([]);
  scene.snap(game.publicView(moved), undefined);
  const after = rig.explained()!;
  expect(after.title).toBe(before.title);
  expect(after.lines).not.toEqual(before.lines);
  // Whoever points at it only now is told the same.
  rig.gesture({ type: 'point', pick: undefined, at: undefined });
  rig.gesture({ type: 'point', pick: kang, at: AT });
  rig.pass(0.5);
  expect(rig.explained()).toEqual(after);
});

test('what is said keeps off a card where it is once it has been lifted, not where it lay', () => {
  const { rig, scene } = sit(FIRE);
  rig.pass(3);
  rig.gesture({ type: 'point', pick: card('phasersFrontLong-1'), at: AT });
  for (let frames = 0; frames < 20; frames++) rig.pass(0.1);
  const at = Vector3.FromArray(scene.trial.world(card('phasersFrontLong-1'))!);
  const held = rig.clear().filter((spot) => spot.held === true);
  expect(held.some((spot) => spot.at.equalsWithEpsilon(at, 1e-4))).toBe(true);
});

test('keys reach every card, token and section, each once', () => {
  const { rig } = sit(FIRE);
  const names = rig.stops().flatMap((row) => row.map(({ pick }) => `${pick.kind} ${pick.id}`));
  expect(new Set(names).size).toBe(names.length);
  for (const wanted of [
    'card phasersFrontLong-1',
    'card tritanium-1',
    'token kang-1',
    'shield 3',
    'seat 1',
    'pile deck',
  ])
    expect(names).toContain(wanted);
});

test('nothing asked: a touch of the table ends the story that is being told', () => {
  const { rig, scene } = sit(FIRE);
  scene.offer([]);
  rig.gesture({ type: 'choose', pick: token('tholian-1'), at: AT });
  expect(rig.played).toContain('skip');
});

test('a question that comes while the last one is being answered is not lost', () => {
  const { rig, scene, chosen, offer } = sit(FIRE);
  const next: Offer<PanicMove> = { ...offer, ask: { ...offer.ask, id: offer.ask.id + 1 } };
  scene.offer([{ ...offer, choose: () => scene.offer([next]) }]);
  rig.gesture({ type: 'choose', pick: card('phasersFrontLong-1'), at: AT });
  rig.gesture({ type: 'choose', pick: token('tholian-1'), at: AT });
  expect(scene.trial.choices().named).toEqual(['End the phase']);
  rig.gesture({ type: 'choose', pick: card('phasersFrontLong-1'), at: AT });
  rig.gesture({ type: 'choose', pick: token('tholian-1'), at: AT });
  expect(chosen).toHaveLength(1);
});

test('an answer that the table refuses leaves the question open, and the reason is said', () => {
  const { rig, scene, chosen, drag } = sit(FIRE);
  drag(card('phasersFrontLong-1'), token('tholian-1'));
  expect(scene.trial.choices()).toMatchObject({ next: [], named: [] });
  scene.refused({ code: 'tooFast', message: '' });
  expect(rig.refused).toEqual(['tooFast']);
  expect(scene.trial.choices().named).toEqual(['End the phase']);
  drag(card('phasersFrontLong-1'), token('tholian-1'));
  expect(chosen).toHaveLength(2);
});

test('the same question offered again while its answer is on its way is not asked twice; forgotten, it is', () => {
  const { rig, scene, drag, offer } = sit(FIRE);
  drag(card('phasersFrontLong-1'), token('tholian-1'));
  scene.offer([{ ...offer }]);
  expect(scene.trial.choices().named).toEqual([]);
  rig.waits([]);
  scene.greet();
  scene.offer([{ ...offer }]);
  expect(scene.trial.choices().named).toEqual(['End the phase']);
});

test('what was picked is still picked when somebody else’s move was told meanwhile', () => {
  const { rig, scene, offer } = sit(FIRE);
  rig.gesture({ type: 'choose', pick: card('bridgeBriefing-1'), at: AT });
  scene.offer([]);
  scene.offer([{ ...offer }]);
  expect(rig.question()!.choices.map(({ text }) => text)).toContain('Cancel');
});

test('an arrow that is barred says why', () => {
  const { rig, chosen } = sit({ ...FIRE, tokens: { 'tholian-1': { sector: 1, range: 1 } } });
  rig.gesture({ type: 'choose', pick: { kind: 'maneuver', id: 'forward' }, at: AT });
  expect(chosen).toEqual([]);
  expect(rig.refused).toHaveLength(1);
});

test('the words know everything that can be pointed at', () => {
  const { rig } = sit({ ...FIRE, mission: 'distressSignal' });
  const state = table({ ...FIRE, characters: ['uhura', 'sulu'] });
  const unknown = words.about('', game.publicView(state), []);
  for (const { kind, id } of rig.picks.values())
    if (kind === 'card' || kind === 'token' || kind === 'pile')
      expect(words.about(id, game.publicView(state), [])).not.toBe(unknown);
});
