import { buildId, download, storage } from './browser';
import { joinEvent } from '../net/eventSession';
import { readIdentity } from '../net/identity';
import { find } from '../ui/dom';
import { openEventList } from '../ui/events/eventList';
import { openEventPage } from '../ui/events/eventPage';
import { openStrip } from '../ui/events/strip';
import type { Address } from '../ui/address';
import { loadEvenings } from './shelf';

const keepSearch = (path: string, hash = ''): string => `${path}${location.search}${hash}`;

/** Opens the page of all events, or that of one. */
export const openEvents = async (address: Address): Promise<void> => {
  const root = find(document, 'event');
  const identity = readIdentity(storage());
  root.hidden = false;
  document.body.classList.add('event');
  const evenings = await loadEvenings();
  const { event } = address;
  if (event === undefined) {
    openEventList(document, root, {
      identity,
      evenings,
      go: (id, secret) => location.assign(keepSearch(`/event/${id}`, secret === '' ? '' : `#${secret}`)),
      home: () => location.assign(keepSearch('/')),
    });
    return;
  }
  document.body.classList.add('at-event');
  const session = joinEvent({
    origin: location.origin,
    build: buildId(),
    identity,
    event,
    secret: address.secret,
  });
  openEventPage(document, root, {
    session,
    event,
    table: ({ room, secret }, watch) => {
      const url = new URL(keepSearch(`/table/${room}`), location.origin);
      if (watch) url.searchParams.set('watch', '');
      return `${url.pathname}${url.search}${secret === '' ? '' : `#${secret}`}`;
    },
    replay: (match) => keepSearch(`/replay/${match}`),
    go: (to) => location.assign(to),
    save: download,
    evenings,
  });
};

/** Shows at a table which event it belongs to, and its clock. */
export const openEventStrip = (event: string, table: string): (() => void) => {
  const session = joinEvent({
    origin: location.origin,
    build: buildId(),
    identity: readIdentity(storage()),
    event,
  });
  const close = openStrip(document, session, table, keepSearch(`/event/${event}`));
  return () => {
    close();
    session.leave();
  };
};
