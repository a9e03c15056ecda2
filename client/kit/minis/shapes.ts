import { makeChance } from '../chance';
import { Shape } from '../shape';
import { addBall, addBox, TRIM } from './solids';

/** A starship as long as 1, nose along +z: saucer, neck, hull, two nacelles on pylons. */
export const starship = (): Shape => {
  const shape = new Shape();
  addBall(shape, [0, 0.05, 0.2], [0.27, 0.042, 0.27], 'hull', [16, 4]);
  addBall(shape, [0, 0.082, 0.2], [0.19, 0.03, 0.19], 'owner', [12, 3]);
  addBall(shape, [0, 0.115, 0.2], [0.055, 0.03, 0.055], 'lamp', [6, 3]);
  addBox(
    shape,
    { z: 0.06, x: [-0.025, 0.025], y: [-0.02, 0.05] },
    { z: -0.12, x: [-0.025, 0.025], y: [-0.09, 0.03] },
    'hull',
  );
  addBall(shape, [0, -0.07, -0.14], [0.065, 0.062, 0.27], 'hull', [8, 4]);
  addBall(shape, [0, -0.07, 0.115], [0.044, 0.044, 0.03], 'lamp', [6, 3]);
  for (const side of [-1, 1]) {
    const x = 0.2 * side;
    addBox(
      shape,
      { z: -0.16, x: side > 0 ? [0.02, x] : [x, -0.02], y: [0.035, 0.055] },
      { z: -0.27, x: side > 0 ? [0.02, x] : [x, -0.02], y: [0.035, 0.055] },
      'hull',
    );
    addBall(shape, [x, 0.085, -0.22], [0.042, 0.042, 0.29], 'owner', [6, 4]);
    addBall(shape, [x, 0.085, 0.045], [0.036, 0.036, 0.04], 'lamp', [6, 3]);
  }
  return shape;
};

/** A shuttlecraft as long as 1: a blunt box with a raked bow on two engines. */
export const shuttle = (): Shape => {
  const shape = new Shape();
  addBox(
    shape,
    { z: 0.5, x: [-0.2, 0.2], y: [-0.08, 0.02] },
    { z: 0.2, x: [-0.24, 0.24], y: [-0.1, 0.22] },
    'hull',
  );
  addBox(
    shape,
    { z: 0.2, x: [-0.24, 0.24], y: [-0.1, 0.22] },
    { z: -0.42, x: [-0.24, 0.24], y: [-0.1, 0.24] },
    'owner',
  );
  addBox(
    shape,
    { z: 0.36, x: [-0.17, 0.17], y: [0.1, 0.14] },
    { z: 0.24, x: [-0.18, 0.18], y: [0.19, 0.225] },
    'dark',
  );
  for (const side of [-1, 1]) {
    addBall(shape, [0.34 * side, -0.12, -0.06], [0.07, 0.07, 0.42], 'hull', [6, 4]);
    addBall(shape, [0.34 * side, -0.12, 0.33], [0.055, 0.055, 0.06], 'lamp', [5, 3]);
    addBox(
      shape,
      { z: 0.12, x: side > 0 ? [0.22, 0.34] : [-0.34, -0.22], y: [-0.1, -0.06] },
      { z: -0.3, x: side > 0 ? [0.22, 0.34] : [-0.34, -0.22], y: [-0.1, -0.06] },
      'hull',
    );
  }
  return shape;
};

const ARMS = 6;

/** A lifeform of space, 1 across: a bell of light with arms that wave; `trim` of an arm grows towards its tip. */
export const lifeform = (): Shape => {
  const shape = new Shape();
  addBall(shape, [0, 0.1, 0], [0.5, 0.42, 0.5], 'owner', [12, 6]);
  addBall(shape, [0, 0.2, 0], [0.2, 0.3, 0.2], 'lamp', [8, 4]);
  for (let k = 0; k < ARMS; k++) {
    const a = (k / ARMS) * 2 * Math.PI;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    const ring = [0, 1, 2, 3, 4].map((step) =>
      [-1, 1].map((side) => {
        const [r, y, w] = [0.34 + 0.05 * step, -0.02 - 0.2 * step, 0.075 * (1 - step / 4.6)];
        const made = shape.vertex(
          [s * r + c * w * side, y, c * r - s * w * side],
          [s, 0, c],
          [step / 4, side],
        );
        shape.extra('trim', TRIM.owner);
        return made;
      }),
    );
    for (let step = 0; step < 4; step++) {
      const [u, v] = [ring[step] ?? [], ring[step + 1] ?? []];
      shape.quad(u[0] ?? 0, u[1] ?? 0, v[1] ?? 0, v[0] ?? 0);
    }
  }
  return shape;
};

const HAIRS = 230;

/** A ball of fur, 1 across: a round body and hairs that stand off it; `uv.x` tells how far out a vertex is. */
export const tribble = (): Shape => {
  const shape = new Shape();
  addBall(shape, [0, 0, 0], [0.38, 0.32, 0.38], 'hull', [10, 6]);
  const chance = makeChance(23);
  for (let i = 0; i < HAIRS; i++) {
    // Evenly over the ball, by the golden angle.
    const y = 1 - (2 * (i + 0.5)) / HAIRS;
    const a = i * 2.399963 + 0.4 * chance();
    const flat = Math.sqrt(1 - y * y);
    const [x, z] = [flat * Math.sin(a), flat * Math.cos(a)];
    const long = 0.46 + 0.1 * chance();
    const lean = 0.16 * (chance() - 0.5);
    const [tx, tz] = [Math.cos(a) * 0.06, -Math.sin(a) * 0.06];
    const at = (px: number, py: number, pz: number, out: number): number => {
      const made = shape.vertex([px, py, pz], [x, y, z], [out, chance()]);
      shape.extra('trim', TRIM.owner);
      return made;
    };
    const tip = at(x * long + tx * lean * 8, y * long * 0.86 - 0.03, z * long + tz * lean * 8, 1);
    const left = at(x * 0.36 + tx, y * 0.3, z * 0.36 + tz, 0);
    const right = at(x * 0.36 - tx, y * 0.3, z * 0.36 - tz, 0);
    shape.triangle(tip, left, right);
  }
  return shape;
};
