import { encodeQR } from 'qr';

const SVG = 'http://www.w3.org/2000/svg';

/** A link as a QR code, drawn as one path. */
export function makeQrCode(page: Document, text: string, label: string): SVGElement {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const svg = page.createElementNS(SVG, 'svg');
  const path = page.createElementNS(SVG, 'path');
  const dots = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  path.setAttribute('d', dots.join(''));
  svg.setAttribute('viewBox', `0 0 ${rows.length} ${rows.length}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  svg.classList.add('qr');
  svg.append(path);
  return svg;
}
