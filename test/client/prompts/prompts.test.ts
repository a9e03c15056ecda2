import type { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera';
import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { TABLE } from '../../../client/kit/measures';
import type { Prompts, Question } from '../../../client/kit/prompts';
import { Panel } from '../../../client/kit/prompts/panel';
import { Sights } from '../../../client/kit/prompts/sights';
import { THEMES } from '../../../client/kit/theme';
import { set, written } from './stage';

const QUESTION: Question = {
  title: 'Send a team?',
  choices: [
    { id: 'send', text: 'Send it' },
    { id: 'keep', text: 'Keep it' },
  ],
  at: Vector3.Zero(),
};
const MANY: Question = {
  ...QUESTION,
  choices: Array.from({ length: 30 }, (_, i) => ({ id: `c${i}`, text: `Card ${i}` })),
};

test('nothing is shown, and nothing drawn, until there is something to say', async () => {
  const { draw, scene } = await set();
  draw();
  expect(
    scene.getActiveMeshes().data.filter((mesh) => ['question', 'status', 'marks'].includes(mesh.name)),
  ).toEqual([]);
  expect(written()).toEqual([]);
});

test('a choice is chosen with the mouse through the input layer', async () => {
  const { prompts, draw, over, chosen, told } = await set();
  prompts.ask(QUESTION, (id) => chosen.push(id));
  draw();
  over('question', 0.6, 0.9);
  expect(told.at(-1)).toBe('point choice:keep');
  over('question', 0.6, 0.9, 'pointerdown');
  over('question', 0.6, 0.9, 'pointerup');
  expect(chosen).toEqual(['keep']);
});

test('the panel covers what is behind it', async () => {
  const { prompts, draw, over, told, meshes } = await set();
  prompts.ask({ ...QUESTION, at: meshes.ship.position }, () => undefined);
  draw();
  over('question', 0.03, 0.5);
  expect(told).toEqual([]);
});

test('choices are walked through and chosen with the keys', async () => {
  const { prompts, draw, canvas, chosen, told } = await set();
  prompts.ask(QUESTION, (id) => chosen.push(id));
  draw();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) {
    canvas.send('keydown', { key });
    draw();
  }
  expect(told).toEqual(['point choice:send', 'point choice:keep', 'choose choice:keep']);
  expect(chosen).toEqual(['keep']);
});

test('a question that opens while somebody walks takes the focus to its first choice', async () => {
  const { prompts, draw, canvas, told } = await set();
  canvas.send('keydown', { key: 'ArrowRight' });
  draw();
  prompts.ask(QUESTION, () => undefined);
  draw();
  expect(told).toEqual(['point phaser', 'point choice:send']);
});

test('pages are turned, round and round, without choosing anything', async () => {
  const { prompts, draw, canvas, chosen } = await set();
  prompts.ask(MANY, (id) => chosen.push(id));
  draw();
  const press = (key: string): void => {
    canvas.send('keydown', { key });
    draw();
  };
  expect(written()).toContain('1 / 3');
  press('Home');
  press('ArrowUp');
  press('ArrowRight');
  press('ArrowUp');
  press('End');
  written();
  press('Enter');
  expect(written()).toContain('2 / 3');
  press('Enter');
  press('Enter');
  expect(written()).toContain('1 / 3');
  expect(chosen).toEqual([]);
});

test('a closed question can no longer be answered', async () => {
  const { prompts, draw, over, chosen, told, mesh } = await set();
  prompts.ask(QUESTION, (id) => chosen.push(id));
  draw();
  over('question', 0.6, 0.9, 'pointerdown');
  prompts.ask(undefined);
  draw();
  over('question', 0.6, 0.9, 'pointerup');
  expect(chosen).toEqual([]);
  expect(mesh('question').isEnabled()).toBe(false);
  expect(told.at(-1)).toBe('point -');
});

/** Marks at the table's edge; nothing where it is 0. */
const mark = (prompts: Prompts, numbers: readonly number[]): void =>
  numbers.forEach((much, at) =>
    prompts.label(
      `mark ${at}`,
      much > 0
        ? { text: `${much}`, at: new Vector3(at, 0, 0), meaning: much > 2 ? 'danger' : 'yellow', loud: true }
        : undefined,
    ),
  );

test('only what changes is drawn again', async () => {
  const { prompts, draw } = await set();
  const board = { alert: 'calm', phase: 'Draw', turn: 'Turn 1', waiting: 'Kirk', counts: [] } as const;
  prompts.status(board);
  mark(prompts, [1, 0, 0, 0, 0, 3]);
  prompts.ask(QUESTION);
  draw();
  expect(written()).toEqual(expect.arrayContaining(['DRAW', 'SEND IT', '1', '3']));
  for (let i = 0; i < 20; i++) {
    prompts.status({ ...board });
    mark(prompts, [1, 0, 0, 0, 0, 3]);
    draw();
  }
  expect(written()).toEqual([]);
  prompts.status({ ...board, phase: 'Play' });
  draw();
  const after = written();
  expect(after).toContain('PLAY');
  expect(after).not.toContain('SEND IT');
});

test('a refusal goes by itself when there was time to read it', async () => {
  const { prompts, draw, mesh } = await set();
  draw();
  prompts.refuse('Out of range.', Vector3.Zero());
  draw();
  expect(mesh('refusal').isEnabled()).toBe(true);
  draw(2);
  expect(mesh('refusal').isEnabled()).toBe(true);
  draw(9);
  draw();
  expect(mesh('refusal').isEnabled()).toBe(false);
});

test('a refusal keeps off what the table is about', async () => {
  const { draw, prompts } = await set();
  const star = { at: new Vector3(0, 0.12, 0), wide: 0.15, high: 0.1 };
  prompts.keepClear?.(() => [star]);
  prompts.refuse('That shield is whole.', Vector3.Zero());
  draw();
  const boxes = prompts.boxes?.() ?? [];
  const [refusal, ship] = [
    boxes.find(({ name }) => name === 'refusal')!,
    boxes.find(({ name }) => name === 'spot')!,
  ];
  const isApart =
    Math.abs(refusal.x - ship.x) * 2 >= refusal.w + ship.w - 1e-6 ||
    Math.abs(refusal.y - ship.y) * 2 >= refusal.h + ship.h - 1e-6;
  expect(isApart).toBe(true);
});

test('loud labels and quiet ones come and go', async () => {
  const { prompts, draw, mesh } = await set();
  mark(prompts, [0, 2, 0, 5, 0, 0]);
  prompts.label('kor', { text: 'Kor', at: Vector3.Zero(), meaning: 'danger' });
  draw();
  expect(written()).toEqual(expect.arrayContaining(['2', '5', 'KOR', '!', '▲']));
  mark(prompts, [0, 0, 0, 0, 0, 0]);
  prompts.label('kor', undefined);
  prompts.label('never', undefined);
  draw();
  expect(mesh('marks').isEnabled()).toBe(false);
});

test('while the eye moves a note goes with what it is about, and looks for room now and then', async () => {
  const { prompts, draw, scene, mesh } = await set();
  const about = new Vector3(0.2, 0, 0.1);
  prompts.keepClear!(() => [{ at: about, wide: 0.1, high: 0.1 }]);
  prompts.explain({ title: 'A cloak', lines: ['Hidden from everybody.'] }, about);
  draw();
  const eye = scene.activeCamera as ArcRotateCamera;
  const at = () => mesh('explanation').position.x;
  const looks = jest.spyOn(Sights.prototype, 'see');
  let [moved, last] = [0, at()];
  for (let frame = 0; frame < 10; frame++) {
    eye.alpha += 0.002;
    draw(0.05);
    if (at() !== last) moved++;
    last = at();
  }
  const searched = looks.mock.calls.length;
  looks.mockRestore();
  expect(moved).toBe(10);
  expect(searched).toBeGreaterThan(0);
  expect(searched).toBeLessThan(4);
});

test('what covers the picture as before is nothing new', async () => {
  const { prompts } = await set();
  const covered = { left: 0.1, right: 0, top: 0, bottom: 0.2 };
  prompts.covered(covered);
  const shows = jest.spyOn(Panel.prototype, 'show');
  prompts.covered({ ...covered });
  expect(shows).not.toHaveBeenCalled();
  prompts.covered({ ...covered, right: 0.3 });
  expect(shows).toHaveBeenCalled();
  shows.mockRestore();
});

test('the board tells how far down it reaches, so that what the page tells stands below', async () => {
  const { prompts, draw } = await set();
  draw();
  expect(prompts.reach?.()).toBe(0);
  prompts.status({ alert: 'calm', phase: 'Draw', turn: 'Turn 3', waiting: '', counts: [] });
  draw();
  const { y, h } = prompts.boxes?.().find(({ name }) => name === 'status') ?? { y: 0, h: 0 };
  expect(prompts.reach?.()).toBeCloseTo((1 - (y - h / 2)) / 2, 6);
  prompts.status(undefined);
  expect(prompts.reach?.()).toBe(0);
});

test('in an upright picture the board stands at the upper edge, off the table', async () => {
  const { prompts, draw, scene } = await set();
  const shape = jest.spyOn(scene.getEngine(), 'getAspectRatio').mockReturnValue(390 / 844);
  // The whole table, from as far as a slim picture needs.
  const eye = scene.activeCamera as ArcRotateCamera;
  eye.setTarget(new Vector3(0, TABLE.height, 0));
  Object.assign(eye, { beta: 0.62, radius: 7 });
  eye.getProjectionMatrix(true);
  prompts.covered({ left: 0, right: 0, top: 0.07, bottom: 0.4 });
  prompts.status({ alert: 'calm', phase: 'Draw', turn: 'Turn 3', waiting: '', counts: [] });
  draw();
  draw();
  const { y, h } = prompts.boxes?.().find(({ name }) => name === 'status') ?? { y: 0, h: 0 };
  expect((1 - (y + h / 2)) / 2).toBeLessThan(0.1);
  shape.mockRestore();
});

test('with larger letters the board leaves the page its corner', async () => {
  const { draw, prompts } = await set();
  const corner = 0.15;
  prompts.covered({ left: 0.08, right: 0, top: 0, bottom: 0.2, corner });
  const long = { title: 'word '.repeat(20), gauges: [] };
  prompts.status({
    alert: 'calm',
    phase: 'Trade',
    turn: 'Turn 1',
    waiting: '',
    counts: [],
    lines: [long, long],
  });
  prompts.scale(1.5);
  draw();
  const { x, w } = prompts.boxes?.().find(({ name }) => name === 'status') ?? { x: 9, w: 9 };
  expect(x + w / 2).toBeLessThanOrEqual(1 - 2 * 1.5 * corner + 1e-6);
});

test('more labels than there is room for do no harm', async () => {
  const { prompts, draw } = await set();
  for (let i = 0; i < 60; i++) prompts.label(`l${i}`, { text: `L${i}`, at: Vector3.Zero() });
  draw();
  expect(written().filter((text) => text.startsWith('L'))).toHaveLength(32);
});

test('another set of colours, a larger text: everything follows', async () => {
  const { prompts, draw, mesh } = await set();
  prompts.ask(QUESTION);
  draw();
  const before = mesh('question').scaling.y;
  written();
  prompts.colours(THEMES.highContrast);
  prompts.scale(1.5);
  draw();
  expect(written()).toContain('SEND IT');
  expect(mesh('question').scaling.y / before).toBeGreaterThan(1.3);
});

test('it comes softly, or at once in calm mode', async () => {
  const { prompts, draw, mesh } = await set();
  prompts.calm(false);
  draw();
  prompts.ask(QUESTION);
  draw(0.05);
  prompts.ask(undefined);
  draw(0.01);
  expect(mesh('question').isEnabled()).toBe(true);
  draw(1);
  expect(mesh('question').isEnabled()).toBe(false);
});

test('all sheets together stay within 12 MB, and one question costs one draw call', async () => {
  const { prompts, draw, scene } = await set();
  expect(prompts.memory()).toBeLessThanOrEqual(12 * 1024 * 1024);
  prompts.ask(QUESTION);
  prompts.explain({ title: 'Kor', lines: ['A ship.'] }, Vector3.Zero());
  prompts.refuse('No.', Vector3.Zero());
  prompts.status({ alert: 'calm', phase: 'Draw', turn: '', waiting: '', counts: [] });
  mark(prompts, [1, 1, 1, 1, 1, 1]);
  draw();
  const names = scene.getActiveMeshes().data.map(({ name }) => name);
  expect(
    names.filter((name) => ['question', 'explanation', 'refusal', 'status', 'marks'].includes(name)),
  ).toHaveLength(5);
});

test('disposed of, it leaves nothing behind', async () => {
  const { prompts, draw, scene, canvas, told } = await set();
  const before = scene.meshes.length;
  prompts.ask(QUESTION);
  draw();
  prompts.dispose();
  expect(scene.meshes.length).toBe(before - 5);
  expect(scene.textures.filter(({ name }) => ['question', 'marks'].includes(name))).toEqual([]);
  canvas.send('keydown', { key: 'ArrowRight' });
  expect(told).toEqual(['point phaser']);
});
