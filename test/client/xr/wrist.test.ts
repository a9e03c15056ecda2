import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { isRead } from '../../../client/xr/wrist';

const EYE = new Vector3(0, 1.2, 0);
/** Somebody in a large world is as far from their own hand as in a small one. */
const UNITS = [1, 1.425, 0.6] as const;

const reads = (x: number, y: number, z: number, at: Vector3, unit: number, already = false): boolean =>
  isRead(EYE.add(new Vector3(x, y, z).scale(unit)), EYE, at.subtract(EYE).normalize(), unit, already);

describe.each(UNITS)('with %s units to a metre', (unit) => {
  const lifted = [-0.1, -0.18, 0.3] as const;
  const at = (x: number, y: number, z: number): Vector3 => EYE.add(new Vector3(x, y, z).scale(unit));

  test('a wrist that is lifted and looked at is read', () => {
    expect(reads(...lifted, at(...lifted), unit)).toBe(true);
    expect(reads(...lifted, at(0.6, -0.4, 0.8), unit)).toBe(false);
  });

  test('a hand that is held over the table opens nothing, wherever somebody looks', () => {
    const held = [-0.22, -0.3, 0.32] as const;
    for (let right = -90; right <= 90; right += 10)
      for (let down = 0; down <= 80; down += 10) {
        const [yaw, pitch] = [(right * Math.PI) / 180, (down * Math.PI) / 180];
        const seen = at(Math.sin(yaw) * Math.cos(pitch), -Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch));
        expect(reads(...held, seen, unit)).toBe(false);
      }
  });

  test('while it is read it may sink a little', () => {
    const sunk = [-0.15, -0.3, 0.34] as const;
    expect(reads(...sunk, at(...sunk), unit, true)).toBe(true);
    expect(reads(-0.2, -0.45, 0.3, at(-0.2, -0.45, 0.3), unit, true)).toBe(false);
  });
});
