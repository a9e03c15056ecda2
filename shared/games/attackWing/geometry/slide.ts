import { BASE, HALF, type Pose, shifted } from './pose';
import type { Template } from './templates';

/*
 * Rules 2.4: the center line of a template is prolonged by the straight line through the starting base (u from −40 mm
 * to 0) and by the straight line through the final base (u from L to L + 40 mm). A base lies on it with its rear edge
 * at u and its front edge at the first later point 40 mm away: that is where it stands when it slides back.
 */

/** The pose of a ship whose rear edge is `rear` micrometres along the line of its template (−40 000 … its length). */
export const poseAlong = (from: Pose, template: Template, rear: number): Pose => {
  if (template.radius === 0) return shifted(from, 0, template.way * (rear + BASE), 0, 1);
  return rear <= 0 ? rearBeforeArc(from, template, rear) : rearOnArc(from, template, rear);
};

/** Joins the two edge midpoints (template frame: origin where the template starts) into a pose. */
const between = (
  from: Pose,
  template: Template,
  rearX: number,
  rearY: number,
  frontX: number,
  frontY: number,
): Pose =>
  shifted(
    from,
    (template.side * (rearX + frontX)) / 2,
    (rearY + frontY) / 2 + HALF,
    (template.side * (frontX - rearX)) / BASE,
    (frontY - rearY) / BASE,
  );

/** Rear edge still on the straight line through the starting base. */
const rearBeforeArc = (from: Pose, template: Template, rear: number): Pose => {
  const { radius } = template;
  // Where the circle of the arc and the circle of 40 mm around the rear edge meet, ahead.
  const squared = radius * radius + rear * rear;
  const distance = Math.sqrt(squared);
  const along = (radius * radius - BASE * BASE + squared) / (2 * distance);
  const across = Math.sqrt(radius * radius - along * along);
  const x = radius + (across * rear - along * radius) / distance;
  const y = (along * rear + across * radius) / distance;
  return isWithinArc(template, (radius - x) / radius, y / radius)
    ? between(from, template, 0, rear, x, y)
    : frontAfterArc(from, template, 0, rear);
};

const rearOnArc = (from: Pose, template: Template, rear: number): Pose => {
  const { radius } = template;
  const angle = rear / radius;
  const sin = sine(angle);
  const cos = cosine(angle);
  const x = radius - radius * cos;
  const y = radius * sin;
  // The angle under which a chord of 40 mm is seen from the middle of the arc.
  const half = HALF / radius;
  const chordCos = 1 - 2 * half * half;
  const chordSin = 2 * half * Math.sqrt(1 - half * half);
  const frontCos = cos * chordCos - sin * chordSin;
  const frontSin = sin * chordCos + cos * chordSin;
  return isWithinArc(template, frontCos, frontSin)
    ? between(from, template, x, y, radius - radius * frontCos, radius * frontSin)
    : frontAfterArc(from, template, x, y);
};

const isWithinArc = ({ sin, cos }: Template, pointCos: number, pointSin: number): boolean =>
  sin * pointCos - cos * pointSin >= 0;

/** Front edge already on the straight line that prolongs the arc. */
const frontAfterArc = (from: Pose, template: Template, rearX: number, rearY: number): Pose => {
  const { radius, sin, cos } = template;
  const endX = radius - radius * cos;
  const endY = radius * sin;
  const toEndX = endX - rearX;
  const toEndY = endY - rearY;
  const ahead = toEndX * sin + toEndY * cos;
  const beyond = Math.sqrt(ahead * ahead - (toEndX * toEndX + toEndY * toEndY) + BASE * BASE) - ahead;
  return between(from, template, rearX, rearY, endX + beyond * sin, endY + beyond * cos);
};

/* Power series: no platform's own sine agrees with another's to the last bit. Exact to a double for 0 … 90 degrees. */
const sine = (angle: number): number => {
  const square = angle * angle;
  let sum = 1;
  for (let n = 20; n >= 2; n -= 2) sum = 1 - (square / (n * (n + 1))) * sum;
  return angle * sum;
};

const cosine = (angle: number): number => {
  const square = angle * angle;
  let sum = 1;
  for (let n = 21; n >= 1; n -= 2) sum = 1 - (square / (n * (n + 1))) * sum;
  return sum;
};
