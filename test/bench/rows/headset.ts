import { sitDownAlone } from '../../helpers/headPictures';
import { enterHeadset, wearHeadset } from '../../helpers/headset';
import { openStudio } from '../../helpers/studio';
import type { Row } from '../measure';

/** Milliseconds from the button to the first picture in an emulated headset, at a table with a game on it. */
const entering = async (): Promise<number> => {
  const { origin, browser, close } = await openStudio();
  try {
    const context = await browser.newContext({ viewport: { width: 640, height: 360 } });
    await wearHeadset(context);
    const page = await context.newPage();
    await sitDownAlone(page, origin, 'panic', 'test');
    return await enterHeadset(page);
  } finally {
    await close();
  }
};

/** The first picture is there within 4 s of the button. */
export const rows: readonly Row[] = [
  {
    name: 'headset-enter',
    unit: 'times within 4 s from the button to the first picture',
    goal: 1,
    measure: async () => ({ ours: 4000 / (await entering()) }),
  },
];
