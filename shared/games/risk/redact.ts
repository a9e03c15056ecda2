import type { Viewer } from '../../engine/game';
import type { Event, EventType } from './events';

const hidden = (cards: readonly string[]): ''[] => cards.map(() => '');

/** Kinds of events that tell something not everybody may know. */
const SECRET = [
  'cardDrawn',
  'spoils',
  'cardTaken',
  'voted',
  'qventsSeen',
  'qventsReturned',
] as const satisfies EventType[];
type Secret = (typeof SECRET)[number];
const isSecret = (event: Event): event is Extract<Event, { readonly type: Secret }> =>
  (SECRET as readonly string[]).includes(event.type);

/**
 * The event as this viewer may know it: cards drawn are the drawer's, cards won or taken are known to both captains, a
 * ballot and the Q-Vents looked at to one alone. All others are told to everybody.
 */
export const redact = (event: Event, viewer: Viewer): Event => {
  if (!isSecret(event) || event.seat === viewer) return event;
  switch (event.type) {
    case 'cardDrawn':
      return { ...event, card: '' };
    case 'spoils':
      return event.from === viewer ? event : { ...event, cards: hidden(event.cards) };
    case 'cardTaken':
      return event.from === viewer ? event : { ...event, card: '' };
    case 'voted':
      return { ...event, named: -1 };
    case 'qventsSeen':
    case 'qventsReturned':
      return { ...event, cards: hidden(event.cards) };
  }
};
