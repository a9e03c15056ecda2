import type { Session } from '../net/session';

/** At a table of an event: whoever has a seat is ready at once, for the event begins; and the event is in sight. */
export const attendEvent = (session: Session): (() => void) => {
  let attends = false;
  let readied = '';
  return () => {
    const { view, link, seat } = session.state();
    if (view.event === '' || link.type !== 'connected') return;
    const { table } = link;
    if (!attends) {
      attends = true;
      void import('./events').then(({ openEventStrip }) => openEventStrip(view.event, table));
    }
    const waits = view.stage === 'lobby' && view.host === '' && seat >= 0;
    if (!waits) readied = '';
    else if (readied !== table && view.seats[String(seat)]?.ready === false) {
      readied = table;
      void session.ready();
    }
  };
};

/** Where one goes from a table: to the event it belongs to, or to the start page. */
export const homeOf = (session: Session): string => {
  const { event } = session.state().view;
  return `/${event === '' ? '' : `event/${event}`}${location.search}`;
};
