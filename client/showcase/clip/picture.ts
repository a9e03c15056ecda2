import { makePainter } from './painter';

const SIZE = [640, 360] as const;
/** So many frames after things stand as they should: what moves has come to rest. */
const FRAMES = 3;

/** The scene as it is just now, as the address of a picture. */
export const takePicture = (
  page: Document,
  scene: HTMLCanvasElement,
  drawn: (listener: () => void) => () => void,
): Promise<string> =>
  new Promise((resolve) => {
    const painter = makePainter(page, scene, SIZE);
    let frames = 0;
    const stop = drawn(() => {
      if (++frames < FRAMES) return;
      stop();
      painter.paint('', '');
      resolve(painter.canvas.toDataURL('image/jpeg', 0.85));
    });
  });
