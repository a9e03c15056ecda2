import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector';
import { makeNotes } from '../../../client/games/attackWing/fixtures/notes';
import type { ShipsFixture } from '../../../client/games/attackWing/fixtures/ships';
import { ATTACK_WING } from '../../../client/games/attackWing/table';
import type { Label } from '../../../client/kit/prompts';
import { BASE_SIDE, TOP } from '../../../client/kit/mat/measures';
import type { Tools } from '../../../client/tabletop/gameTable';
import { Aim } from '../../../client/viewpoint/gaze';

const [WIDTH, HEIGHT, FOV] = [1280, 720, 0.75];
/** Half of a mark of a few words, in points of that picture. */
const MARK = { across: 98, high: 19 };

/** How the table is looked at from the seat. */
const seat = (): Aim => {
  const { target, steep, far } = ATTACK_WING.sight;
  const at = Vector3.FromArray(target);
  const eye = at.add(new Vector3(0, far * Math.cos(steep), -far * Math.sin(steep)));
  const point = (2 * Math.tan(FOV / 2)) / HEIGHT;
  const gaze = new Aim();
  const lens = Matrix.PerspectiveFovLH(FOV, WIDTH / HEIGHT, 0.02, 140);
  gaze.aim(Matrix.LookAtLH(eye, at, Vector3.Up()), lens, point, point);
  return gaze;
};

test('what is said of a ship stands beside her, whatever the place, and goes in its time', () => {
  const labels = new Map<string, Label>();
  const label = (id: string, shown: Label | undefined): void => {
    if (shown) labels.set(id, shown);
    else labels.delete(id);
  };
  const middle = new Vector3(0.1, TOP + 0.04, 0.05);
  const ship = { isThere: () => true, middle: (into: Vector3) => void into.copyFrom(middle) };
  const notes = makeNotes(
    { prompts: { label } } as unknown as Tools,
    { at: () => ship } as unknown as ShipsFixture,
  );
  notes.update?.(1);
  notes.say({ ship: 3, text: '1 hit, 1 critical', mood: 'bad' }, 2);
  const said = labels.get('note 3')!;
  const gaze = seat();
  const see = ({ x, y, z }: Vector3) => gaze.see(x, y, z, { x: 0, y: 0, scale: 1, seen: false });
  const hull = see(middle);
  const half = (hull.scale * BASE_SIDE) / 2;
  for (const place of [said.at, ...said.or!]) {
    const at = see(place);
    const clear = [Math.abs(at.x - hull.x) - half - MARK.across, Math.abs(at.y - hull.y) - half - MARK.high];
    expect(Math.max(...clear)).toBeGreaterThan(0);
  }
  notes.update?.(3.1);
  expect(labels.size).toBe(0);

  // She flies on: she does not pass under it.
  notes.say({ ship: 3, text: 'Straight 4', mood: 'plain' }, 2);
  notes.update?.(3.2);
  expect(labels.size).toBe(1);
  middle.z += 0.05;
  notes.update?.(3.3);
  expect(labels.size).toBe(0);
});
