import type { Viewer } from '../../engine/game';
import type { Event } from './events';

/** The event as this viewer may know it. */
export const redact = (event: Event, viewer: Viewer): Event => {
  switch (event.type) {
    case 'fleetChosen':
      return event.seat === viewer ? event : { ...event, fleet: '' };
    case 'dialSet':
      return event.seat === viewer ? event : { ...event, maneuver: '' };
    case 'fleetsRevealed':
      return { ...event, own: event.own.map((sheet, seat) => (seat === viewer ? sheet : '')) };
    case 'turnedUp':
    case 'captainDisabled':
    case 'cardSaved':
    case 'tokenKept':
    case 'aimed':
    case 'passed':
    case 'marked':
    case 'agilityChanged':
    case 'beamHeld':
    case 'beamReleased':
    case 'poolGained':
    case 'poolSpent':
    case 'debtTaken':
    case 'debtPaid':
    case 'resourceSpent':
    case 'shieldRepaired':
    case 'damageRepaired':
    case 'revived':
    case 'courseRecolored':
    case 'dialForced':
    case 'turnedAbout':
    case 'webPlaced':
    case 'webStruck':
    case 'obstaclePlaced':
    case 'planetMet':
    case 'obstacleStruck':
    case 'lockWaived':
    case 'cloakHeld':
    case 'attackForfeited':
    case 'attackCancelled':
    case 'diceNumbered':
    case 'dieLaid':
    case 'dieSwapped':
    case 'leftChanged':
    case 'resultCancelled':
    case 'struckBack':
    case 'deckSearched':
    case 'deckShuffled':
    case 'missionTokensPlaced':
    case 'initiativeTaken':
    case 'placed':
    case 'roundBegan':
    case 'phaseBegan':
    case 'dialsReopened':
    case 'dialsConfirmed':
    case 'anticipated':
    case 'letPass':
    case 'stacked':
    case 'suppressed':
    case 'dialRevealed':
    case 'maneuverReplaced':
    case 'flew':
    case 'auxPlaced':
    case 'auxRemoved':
    case 'actionSkipped':
    case 'tokenTaken':
    case 'locked':
    case 'cloaked':
    case 'echoed':
    case 'repairTried':
    case 'enabled':
    case 'dieRolled':
    case 'turnedDown':
    case 'coreContained':
    case 'upgradeLost':
    case 'attackDeclared':
    case 'upgradeDisabled':
    case 'lockSpent':
    case 'cloakFlipped':
    case 'diceRolled':
    case 'diceRolledAgain':
    case 'diceChanged':
    case 'resultAdded':
    case 'tokenSpent':
    case 'used':
    case 'compared':
    case 'shieldLost':
    case 'shieldsDisabled':
    case 'damaged':
    case 'deckRefilled':
    case 'doomed':
    case 'heldFire':
    case 'attackEnded':
    case 'removed':
    case 'tokensCleared':
    case 'cloakDropped':
    case 'cloakKept':
    case 'shieldsRaised':
    case 'shieldsLeft':
    case 'cardsShown':
    case 'invalidShown':
    case 'roundEnded':
    case 'timeCalled':
    case 'conceded':
    case 'rolledOff':
    case 'battleEnded':
      return event;
  }
};
