/** Strokes that many signs are made of, in a box of 100 × 100. */

export const star = (points: number, outer: number, inner: number): string =>
  Array.from({ length: 2 * points }, (_, i) => {
    const a = (i / points) * Math.PI;
    const r = i % 2 === 0 ? outer : inner;
    return `${i === 0 ? 'M' : 'L'}${(50 + r * Math.sin(a)).toFixed(1)} ${(50 - r * Math.cos(a)).toFixed(1)}`;
  }).join(' ') + ' Z';

export const disc = (x: number, y: number, r: number): string =>
  `M${x} ${y - r} A${r} ${r} 0 1 1 ${x} ${y + r} A${r} ${r} 0 1 1 ${x} ${y - r} Z`;

export const spokes = (n: number, from: number, to: number): string =>
  Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 2 * Math.PI;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    return `M${(50 + from * s).toFixed(1)} ${(50 - from * c).toFixed(1)} L${(50 + to * s).toFixed(1)} ${(50 - to * c).toFixed(1)}`;
  }).join(' ');
