import type { Addresses } from '../../shared/api';
import { serverAt } from './server';

let asked: Promise<Addresses> | undefined;

/** Where other devices find this server. Asked once; where the server does not say, the page's own address must do. */
export const addressesOf = (origin: string): Promise<Addresses> =>
  (asked ??= serverAt(origin)
    .addresses()
    .then(({ share, headset }) => ({ share: share || origin, headset: headset || share || origin }))
    .catch(() => {
      asked = undefined;
      return { share: origin, headset: origin };
    }));
