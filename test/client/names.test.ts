import { Glance } from '../../client/kit/gaze';
import { type Before, watchPanels } from '../../client/kit/names/panels';
import type { PanelBox } from '../../client/kit/prompts';
import { Aim } from '../../client/viewpoint/gaze';

const BOARD: PanelBox = { name: 'status', x: 0, y: 0.75, w: 1, h: 0.5 };
const HAND: PanelBox = { name: 'spot', x: 0, y: -0.875, w: 0.5, h: 0.5 };

test('what lies before the table is told in points, panels apart from marks, and only when it has changed', () => {
  let boxes: readonly PanelBox[] = [BOARD, HAND, { ...HAND, y: 0 }, { ...BOARD, name: 'label a' }];
  const told: Before[] = [];
  const watch = watchPanels({ boxes: () => boxes }, new Aim(), (before) => told.push(before));
  watch(0);
  const board = { left: 320, right: 960, top: 0, bottom: 180 };
  expect(told).toHaveLength(1);
  expect(told[0]!.marks).toEqual([board]);
  // The hand reaches over the foot of the picture; a spot in its middle is the table itself.
  expect(told[0]!.panels).toEqual([board, expect.objectContaining({ left: 480, right: 800, bottom: 765 })]);
  watch(1);
  expect(told).toHaveLength(1);
  boxes = [{ ...BOARD, h: 0.75 }];
  watch(1.1);
  expect(told).toHaveLength(1);
  watch(1.5);
  expect(told[1]).toEqual({ panels: [{ left: 320, right: 960, top: -45, bottom: 225 }], marks: [] });
});

test('a glance is due once things are seen otherwise, and no oftener than it may be', () => {
  const gaze = { turns: 0 };
  const glance = new Glance(gaze, 0.25);
  expect(glance.isDue(0)).toBe(true);
  expect(glance.isDue(1)).toBe(false);
  expect(glance.isDue(1, true)).toBe(true);
  gaze.turns = 1;
  expect(glance.isDue(1.1)).toBe(false);
  expect(glance.isDue(1.3)).toBe(true);
  gaze.turns = 2;
  glance.hurry();
  expect(glance.isDue(1.31)).toBe(true);
});
