import type { Viewer } from '../../engine/game';
import type { Event, ShownCard } from './events';

const hidden = (cards: readonly ShownCard[]): ShownCard[] => cards.map(() => '');

/** The event as this viewer may know it: cards drawn are the drawer's, cards won are known to both captains. */
export const redact = (event: Event, viewer: Viewer): Event => {
  switch (event.type) {
    case 'cardDrawn':
      return event.seat === viewer ? event : { ...event, card: '' };
    case 'spoils':
      return event.seat === viewer || event.from === viewer
        ? event
        : { ...event, cards: hidden(event.cards) };
    case 'began':
    case 'captainChosen':
    case 'rolledForOrder':
    case 'wormholeSet':
    case 'aliensFound':
    case 'fleetPlaced':
    case 'betaBegins':
    case 'turnBegan':
    case 'reinforced':
    case 'cardTraded':
    case 'traded':
    case 'cardsKept':
    case 'deployed':
    case 'expanded':
    case 'invaded':
    case 'engaged':
    case 'conquered':
    case 'movedIn':
    case 'sectorTaken':
    case 'sectorLost':
    case 'eliminated':
    case 'actionsEnded':
    case 'maneuvered':
    case 'deckRenewed':
    case 'ordered':
    case 'conceded':
    case 'limitReached':
    case 'ended':
      return event;
  }
};
