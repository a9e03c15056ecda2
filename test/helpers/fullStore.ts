import { memoryStore } from '../../server/store/memoryStore';
import { type Store, StoreError } from '../../server/store/store';

/** A store whose disk can be full: while it is, nothing is written and everything is kept. */
export const fullStore = (): { readonly store: Store; readonly trouble: { full: boolean } } => {
  const trouble = { full: false };
  const inner = memoryStore();
  const store: Store = {
    ...inner,
    write: (...changes) =>
      trouble.full ? Promise.reject(new StoreError('full', 'no room left')) : inner.write(...changes),
  };
  return { store, trouble };
};
