import type { Session } from '../net/session';

/** Whoever begins is ready. */
export async function begin(session: Session): Promise<void> {
  const { view, seat } = session.state();
  if (seat >= 0 && !view.seats[String(seat)]?.ready) await session.ready();
  await session.ask('start', {});
}
