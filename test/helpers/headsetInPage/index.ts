import { openAnswers, type Answers } from './answers';
import { openBody, type Body } from './body';
import { openEyes, type Eyes } from './eyes';
import { openTargets, type Targets } from './targets';

/** What a test does with an emulated headset; everything happens in the page, frame by frame. */
export type InPage = Eyes & Body & Answers & Targets;

/** What makes it in the page out of `device`, as text. */
export const openInPage = (blind: boolean): string => `
  const eyes = (${openEyes.toString()})(${String(blind)});
  const body = (${openBody.toString()})(device, ${String(blind)}, eyes);
  window.headset = Object.assign(
    eyes, body, (${openAnswers.toString()})(body), (${openTargets.toString()})(body));`;
