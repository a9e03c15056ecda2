import { CLASSES, type ClassId } from '../../../../shared/games/attackWing/data/classes';
import { dialOf } from '../../../../shared/games/attackWing/data/dials';
import {
  fly,
  type ManeuverId,
  MM,
  poseAtMm,
  templateOf,
  UNIT,
} from '../../../../shared/games/attackWing/geometry';
import { poseAlong } from '../../../../shared/games/attackWing/geometry/slide';
import { TEMPLATES } from '../../../../shared/games/attackWing/geometry/templates';

/** Forward and to the right, in millimetres to 0.001, and the turn in degrees. */
const DELTAS: Readonly<Record<string, readonly [number, number, number]>> = {
  straight1: [80, 0, 0],
  straight2: [120, 0, 0],
  straight3: [160, 0, 0],
  straight4: [200, 0, 0],
  straight5: [240, 0, 0],
  straight6: [280, 0, 0],
  comeAbout1: [80, 0, 180],
  comeAbout2: [120, 0, 180],
  comeAbout3: [160, 0, 180],
  comeAbout4: [200, 0, 180],
  comeAbout5: [240, 0, 180],
  comeAbout6: [280, 0, 180],
  reverse1: [-80, 0, 0],
  reverse2: [-120, 0, 0],
  reverse3: [-160, 0, 0],
  reverse4: [-200, 0, 0],
  reverse5: [-240, 0, 0],
  reverse6: [-280, 0, 0],
  bankRight1: [90.711, 37.574, 45],
  bankRight2: [126.066, 52.218, 45],
  bankRight3: [161.421, 66.863, 45],
  bankLeft1: [90.711, -37.574, -45],
  bankLeft2: [126.066, -52.218, -45],
  bankLeft3: [161.421, -66.863, -45],
  turnRight1: [55, 55, 90],
  turnRight2: [82.5, 82.5, 90],
  turnRight3: [110, 110, 90],
  turnLeft1: [55, -55, -90],
  turnLeft2: [82.5, -82.5, -90],
  turnLeft3: [110, -110, -90],
};

const HEADINGS = Array.from({ length: 24 }, (_, at) => at * 15);

test('there is a delta for every template', () => {
  expect(Object.keys(DELTAS).sort()).toEqual([...TEMPLATES.keys()].sort());
});

test.each(Object.entries(DELTAS))('%s goes %p from every heading', (id, [forward, right, turn]) => {
  for (const heading of HEADINGS) {
    const { pose } = fly(poseAtMm(457, 457, heading), templateOf(id as ManeuverId), []);
    const angle = (heading * Math.PI) / 180;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    expect(Math.abs(pose.x / MM - (457 + forward * sin + right * cos))).toBeLessThanOrEqual(0.0011);
    expect(Math.abs(pose.y / MM - (457 + forward * cos - right * sin))).toBeLessThanOrEqual(0.0011);
    const wanted = poseAtMm(0, 0, (heading + turn + 360) % 360);
    expect(Math.abs(pose.ux - wanted.ux)).toBeLessThanOrEqual(2);
    expect(Math.abs(pose.uy - wanted.uy)).toBeLessThanOrEqual(2);
  }
});

test.each([...TEMPLATES.values()])('$id: sliding from its start to its end meets both', (template) => {
  const from = poseAtMm(457, 457, 30);
  expect(poseAlong(from, template, -40 * MM)).toEqual(from);
  const end = poseAlong(from, template, template.length);
  const wanted = fly(from, template, []).pose;
  expect(Math.abs(end.x - wanted.x)).toBeLessThanOrEqual(1);
  expect(Math.abs(end.y - wanted.y)).toBeLessThanOrEqual(1);
  // Coming about happens at the end only: slid back it is a plain straight.
  const turned = template.bearing === 'comeAbout' ? -1 : 1;
  expect(Math.abs(end.ux - turned * wanted.ux)).toBeLessThanOrEqual(2);
  expect(Math.abs(end.uy - turned * wanted.uy)).toBeLessThanOrEqual(2);
});

test.each([...TEMPLATES.values()])(
  '$id: on the way the base moves without jumps and its heading keeps its length',
  (template) => {
    const from = poseAtMm(457, 457, 0);
    let before = from;
    let longest = 0;
    let bent = 0;
    for (let rear = -40 * MM; rear <= template.length; rear += 250) {
      const pose = poseAlong(from, template, rear);
      longest = Math.max(longest, Math.hypot(pose.x - before.x, pose.y - before.y));
      bent = Math.max(bent, Math.abs(Math.hypot(pose.ux, pose.uy) / UNIT - 1));
      before = pose;
    }
    expect(longest).toBeLessThanOrEqual(250 * 1.3 + 2);
    expect(bent).toBeLessThan(2e-9);
  },
);

test('every maneuver of every dial has its template, and banks and turns go both ways', () => {
  for (const id of Object.keys(CLASSES) as ClassId[]) {
    const dial = dialOf(id);
    for (const { id: maneuver, bearing, speed, color } of dial) {
      expect(templateOf(maneuver)).toMatchObject({ bearing, speed });
      const mirrored = bearing.endsWith('Left') ? bearing.replace('Left', 'Right') : bearing;
      expect(dial).toContainEqual(expect.objectContaining({ bearing: mirrored, speed, color }));
    }
  }
});

test('an unknown template is an error, not a guess', () => {
  expect(() => templateOf('bankLeft9' as ManeuverId)).toThrow('no template');
});

test('poses are whole numbers and never −0', () => {
  for (const template of TEMPLATES.values()) {
    for (const heading of HEADINGS) {
      const values = Object.values(fly(poseAtMm(457, 457, heading), template, []).pose);
      expect(values.every((value) => Number.isInteger(value) && !Object.is(value, -0))).toBe(true);
    }
  }
});
