/** What is drawn into a video: the picture of the scene, and over it the sentence that stands there. */
export interface Painter {
  readonly canvas: HTMLCanvasElement;
  /** Draws one frame. */
  paint(title: string, text: string): void;
  /** Shows the last frame once more: whoever records takes what is drawn, and nothing else. */
  repeat(): void;
}

const LETTERS = 'Antonio, system-ui, sans-serif';

/** A sentence in lines of at most so many pixels. */
export const wrapText = (
  widthOf: (text: string) => number,
  text: string,
  most: number,
): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter((one) => one !== '')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length === 0 || widthOf(longer) > most) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
};

/** Paints the scene's canvas into one of this size, captions drawn in. */
export function makePainter(
  page: Document,
  source: HTMLCanvasElement,
  size: readonly [number, number],
): Painter {
  const canvas = page.createElement('canvas');
  [canvas.width, canvas.height] = size;
  const pen = canvas.getContext('2d', { alpha: false });
  const unit = canvas.height / 100;
  const scene = (on: CanvasRenderingContext2D): void => {
    // The scene fills the picture; what does not fit is cut off on both sides.
    const scale = Math.max(canvas.width / source.width, canvas.height / source.height);
    const [width, height] = [source.width * scale, source.height * scale];
    on.drawImage(source, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  };
  const third = (on: CanvasRenderingContext2D, title: string, text: string): void => {
    const left = 4 * unit;
    on.textBaseline = 'middle';
    on.font = `${4.2 * unit}px ${LETTERS}`;
    const lines = wrapText((one) => on.measureText(one).width, text, canvas.width * 0.6);
    const wide = Math.max(...lines.map((line) => on.measureText(line).width)) + 4 * unit;
    const high = lines.length * 5.4 * unit + 1.6 * unit;
    const top = canvas.height - 6 * unit - high;
    on.fillStyle = 'rgb(5 8 16 / 86%)';
    on.fillRect(left, top, wide, high);
    on.fillStyle = '#ffffff';
    lines.forEach((line, at) => on.fillText(line, left + 2 * unit, top + (at * 5.4 + 3.5) * unit));
    if (title === '') return;
    on.font = `600 ${3.2 * unit}px ${LETTERS}`;
    const name = title.toUpperCase();
    on.fillStyle = '#63b8ff';
    on.fillRect(left, top - 4.6 * unit, on.measureText(name).width + 4 * unit, 4.6 * unit);
    on.fillStyle = '#05070d';
    on.fillText(name, left + 2 * unit, top - 2.2 * unit);
  };
  return {
    canvas,
    paint(title, text) {
      if (!pen) return;
      pen.fillStyle = '#05070d';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      scene(pen);
      if (text !== '') third(pen, title, text);
    },
    repeat: () => pen?.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1),
  };
}
