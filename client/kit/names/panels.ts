import type { Gaze } from '../gaze';
import type { PanelBox, Prompts } from '../prompts';
import type { Box } from './options';

/** What lies before the table: panels hide what is under them, marks come and go with what they say. */
export interface Before {
  readonly panels: readonly Box[];
  readonly marks: readonly Box[];
}

/** Seconds after which is looked again for what lies before the table. */
const AGAIN = 0.4;

/** The board, what is asked, cards beside the table, and what is held at the foot of the picture. */
const isPanel = ({ name, y, h }: PanelBox): boolean =>
  ['status', 'question', 'aside'].includes(name) || (name === 'spot' && y - h / 2 < -1);
/** What is said over something. */
const isMark = ({ name }: PanelBox): boolean => name.startsWith('label ');

const inPoints = ({ x, y, w, h }: PanelBox, { wide, high }: Gaze): Box => ({
  left: ((x - w / 2 + 1) / 2) * wide,
  right: ((x + w / 2 + 1) / 2) * wide,
  top: ((1 - y - h / 2) / 2) * high,
  bottom: ((1 - y + h / 2) / 2) * high,
});

/** Looks now and then what lies before the table, and tells when that has changed. */
export const watchPanels = (
  prompts: Pick<Prompts, 'boxes'>,
  gaze: Gaze,
  changed: (before: Before) => void,
): ((time: number) => void) => {
  let [next, known] = [0, ''];
  return (time) => {
    if (time < next) return;
    next = time + AGAIN;
    const boxes = prompts.boxes?.(gaze) ?? [];
    const those = (is: (box: PanelBox) => boolean): Box[] =>
      boxes.filter(is).map((box) => inPoints(box, gaze));
    const [panels, marks] = [those(isPanel), those(isMark)];
    const key = [...panels, ...marks].flatMap((box) => Object.values(box).map(Math.round)).join();
    if (key === known) return;
    known = key;
    changed({ panels, marks });
  };
};

/** So far beyond the picture nothing is written, in points. */
const FAR = 400;
/** What lies beyond the picture: a name there would be cut off. */
export const beyond = ({ wide, high }: Gaze): readonly Box[] => [
  { left: -FAR, right: 0, top: 0, bottom: high },
  { left: wide, right: wide + FAR, top: 0, bottom: high },
  { left: 0, right: wide, top: -FAR, bottom: 0 },
  { left: 0, right: wide, top: high, bottom: high + FAR },
];
