import type { SessionState } from '../net/session';
import { hasWholeLink, linkTo } from '../ui/share';

/** Whoever opened a table has its whole address from then on: a reload comes back to it instead of opening another. */
export function keepAddress(state: SessionState): void {
  if (!hasWholeLink(state)) return;
  const url = new URL(linkTo(location.origin, state));
  url.search = location.search;
  if (url.href !== location.href) history.replaceState(undefined, '', url);
}
