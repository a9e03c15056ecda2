import { Panel } from '../../client/kit/shields/panelState';

const look = (panel: Panel, now: number) => {
  const [states, hits] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  panel.write(now, 0, states, hits);
  const [whole, apart, shine, flick] = states as [number, number, number, number];
  return { whole, apart, shine, flick, hitAge: hits[3]! };
};

test('a panel begins whole and unhit', () => {
  expect(look(new Panel(0), 0)).toMatchObject({ whole: 1, apart: 0, shine: 0, flick: 0, hitAge: 10 });
});

test('damage flickers in and stays', () => {
  const panel = new Panel(1);
  panel.change(5, 'damaged', 2);
  expect(look(panel, 5.2)).toMatchObject({ whole: 1, apart: 0 });
  expect(look(panel, 5.2).flick).toBeGreaterThan(0.8);
  expect(look(panel, 7)).toMatchObject({ whole: 0.5, apart: 0, flick: 0 });
});

test('a destroyed panel comes apart and is gone', () => {
  const panel = new Panel(2);
  panel.change(0, 'destroyed', 2);
  expect(look(panel, 1)).toMatchObject({ whole: 1, apart: 0.5 });
  expect(look(panel, 2)).toMatchObject({ whole: 0, apart: 1 });
});

test('rebuilt, it assembles itself again', () => {
  const panel = new Panel(3);
  panel.change(0, 'destroyed', 0);
  panel.change(1, 'intact', 2);
  expect(look(panel, 1)).toMatchObject({ whole: 1, apart: 1 });
  expect(look(panel, 2).apart).toBeCloseTo(0.25);
  expect(look(panel, 3)).toMatchObject({ whole: 1, apart: 0 });
});

test('at once means at once', () => {
  const panel = new Panel(4);
  panel.change(9, 'destroyed', 0);
  expect(look(panel, 9)).toMatchObject({ whole: 0, apart: 1 });
});

test('a hit has an age, a shimmer passes', () => {
  const panel = new Panel(5);
  panel.strike(3);
  panel.shine(3);
  expect(look(panel, 3.5).hitAge).toBeCloseTo(0.5);
  expect(look(panel, 3.5).shine).toBeGreaterThan(0);
  expect(look(panel, 9).shine).toBe(0);
});

test('the same past gives the same look, however often it is asked', () => {
  const panel = new Panel(0);
  panel.change(0, 'destroyed', 1.8);
  const first = look(panel, 0.7);
  look(panel, 50);
  expect(look(panel, 0.7)).toEqual(first);
});
