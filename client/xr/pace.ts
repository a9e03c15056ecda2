import type { WebXRSessionManager } from '@babylonjs/core/XR/webXRSessionManager';

/** Pictures a second that a standalone headset can keep up with; what it offers nearest above or at this is asked for. */
const WANTED = 72;

/** Asks for fewer pixels at the edges and a frame rate that can be kept, where the device has them. */
export const requestComfort = (session: WebXRSessionManager): void => {
  try {
    session.fixedFoveation = 0.6;
  } catch {
    // A device without it draws everything alike.
  }
  const rates = [...(session.supportedFrameRates ?? [])].sort((a, b) => a - b);
  const rate = rates.find((one) => one >= WANTED);
  if (rate !== undefined) session.updateTargetFrameRate(rate).catch(() => undefined);
};

/**
 * Babylon tells the device in every frame how far one sees, wherever a metre is not one unit of the world. A device that is told so
 * may well make its picture anew each time: it is told what has changed.
 */
export const tellChanges = (manager: Pick<WebXRSessionManager, 'updateRenderState'>): void => {
  const tell = manager.updateRenderState.bind(manager);
  let [near, far] = [NaN, NaN];
  manager.updateRenderState = (state) => {
    const { depthNear = near, depthFar = far, ...rest } = state;
    if (depthNear === near && depthFar === far && Object.keys(rest).length === 0) return;
    [near, far] = [depthNear, depthFar];
    tell(state);
  };
};

const [FIRST, ENOUGH] = [30, 120];

/** Notes how long pictures really take, and says how sharp they may be the next time. */
export class Pacemaker {
  private last = -1;
  private count = 0;
  private seconds = 0;

  note(time: number): void {
    const passed = this.last < 0 ? 0 : time - this.last;
    this.last = time;
    this.count += 1;
    // While everything is still being made ready nothing is learnt.
    if (this.count > FIRST) this.seconds += passed;
  }

  /** Pictures a second; undefined: too few were seen. */
  rate(): number | undefined {
    const seen = this.count - FIRST;
    return seen < ENOUGH || this.seconds <= 0 ? undefined : seen / this.seconds;
  }

  /** A little less where the device fell behind, a little more where it never did. */
  sharpness(before: number): number {
    const rate = this.rate();
    if (rate === undefined) return before;
    const next = rate < WANTED * 0.85 ? before - 0.1 : rate > WANTED * 0.97 ? before + 0.05 : before;
    return Math.round(Math.min(1.2, Math.max(0.6, next)) * 100) / 100;
  }
}
