import type { Addresses } from '../../shared/api';
import { serverAt } from './server';

let answer: Promise<Addresses> | undefined;

/** Where other devices find this server. Asked once; where the server does not say, the page's own address must do. */
export const addressesOf = (origin: string): Promise<Addresses> =>
  (answer ??= serverAt(origin)
    .addresses()
    .then(({ share, headset }) => ({ share: share || origin, headset: headset || share || origin }))
    .catch(() => {
      answer = undefined;
      return { share: origin, headset: origin };
    }));
