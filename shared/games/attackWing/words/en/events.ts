import type { People } from '../../../../engine/game';
import { personName, withPeople } from '../../../../words/en';
import type { Public } from '../../board';
import { fleetOf } from '../../data/fleets';
import { upgradeCard } from '../../data/upgrades';
import type { Event, EventOf } from '../../events';
import { CAPTAIN, NONE } from '../../types';
import {
  type Battle,
  colored,
  counted,
  damageName,
  facesText,
  maneuverName,
  phaseName,
  shipName,
  TOKEN_NAMES,
  upgradeName,
  whereText,
} from './names';
import { attackEvent, type AttackEvent, isAttackEvent } from './attackEvents';
import { isTextEvent, type TextEvent, textEvent } from './textEvents';

export const eventText = (event: Event, board: Public, people: People): string => {
  const pub = withPeople(board, people);
  if (isTextEvent(event)) return textEvent(event, pub);
  return isAttackEvent(event) ? attackEvent(event, pub) : tableEvent(event, pub);
};

const tableEvent = (event: Exclude<Event, AttackEvent | TextEvent>, pub: Battle): string => {
  switch (event.type) {
    case 'fleetChosen':
      return event.fleet === ''
        ? `${personName(event.seat, pub.people)} has chosen a fleet.`
        : `${personName(event.seat, pub.people)} has chosen ${event.fleet === 'own' ? 'a fleet of their own' : fleetOf(event.fleet).name}.`;
    case 'fleetsRevealed': {
      const fleets = event.fleets.map(
        (_, seat) =>
          `${personName(seat, pub.people)} fields ${event.names[seat] ?? 'a fleet'} for ${String(event.points[seat] ?? 0)} squadron points`,
      );
      return `${fleets.join('; ')}.`;
    }
    case 'missionTokensPlaced':
      return `Mission tokens are placed on the captains: ${tokensText(event.totals, pub)}.`;
    case 'letPass':
      return `${personName(event.seat, pub.people)} makes no guess about ${shipName(pub, event.ship)}.`;
    case 'stacked':
      return `${personName(event.seat, pub.people)} has guessed right ${timesText(event.stack)}.`;
    case 'initiativeTaken':
      return `${personName(event.seat, pub.people)} has the initiative and the southern edge, ${event.by === 'points' ? 'with the cheaper fleet' : 'by the throw of a die'}.`;
    case 'placed':
      return `${shipName(pub, event.ship)} is placed ${whereText(event.pose)}.`;
    case 'roundBegan':
      return `Round ${String(event.round)} begins.`;
    case 'phaseBegan':
      return `${phaseName(event.phase, pub)}.`;
    case 'dialSet':
      return event.maneuver === ''
        ? `${personName(event.seat, pub.people)} sets the dial of ${shipName(pub, event.ship)}.`
        : `${personName(event.seat, pub.people)} sets ${shipName(pub, event.ship)} to ${maneuverName(event.maneuver)}.`;
    case 'dialsReopened':
      return `${personName(event.seat, pub.people)} takes all dials back.`;
    case 'dialsConfirmed':
      return `${personName(event.seat, pub.people)} is ready.`;
    case 'roundEnded':
      return `Round ${String(event.round)} is over.`;
    case 'timeCalled':
      return event.overtime ? 'Overtime is over as well.' : 'Time is called.';
    case 'cardsShown':
      return `What lay face down: ${event.cards.map(({ ship, card }) => `${upgradeCard(card).name} on ${shipName(pub, ship)}`).join(', ')}.`;
    case 'conceded':
      return `${personName(event.seat, pub.people)} surrenders.`;
    case 'rolledOff':
      return `${personName(event.seat, pub.people)} rolls ${facesText(event.faces)} in the roll-off.`;
    case 'battleEnded':
      return `${personName(event.winner, pub.people)} wins the battle; fleet points ${event.scores.join(' to ')}.`;
    default:
      return shipEvent(event, pub);
  }
};

type ShipEvent = Exclude<
  Event,
  | AttackEvent
  | TextEvent
  | Extract<
      Event,
      {
        readonly type:
          | 'fleetChosen'
          | 'fleetsRevealed'
          | 'missionTokensPlaced'
          | 'letPass'
          | 'stacked'
          | 'initiativeTaken'
          | 'placed'
          | 'roundBegan'
          | 'phaseBegan'
          | 'dialSet'
          | 'dialsReopened'
          | 'dialsConfirmed'
          | 'roundEnded'
          | 'timeCalled'
          | 'conceded'
          | 'cardsShown'
          | 'rolledOff'
          | 'battleEnded';
      }
    >
>;

/** "Player 1 has 6, Player 2 has 9". */
const tokensText = (totals: readonly number[], pub: Battle): string =>
  totals.map((count, seat) => `${personName(seat, pub.people)} has ${String(count)}`).join(', ');

const timesText = (times: number): string => (times === 1 ? 'once' : `${String(times)} times`);

/** What a guess came to. */
const guessText = ({ speedRight, bearingRight }: EventOf<'anticipated'>): string => {
  if (speedRight && bearingRight) return 'right';
  if (!speedRight && !bearingRight) return 'wrong in speed and bearing';
  return `half right, the ${speedRight ? 'speed' : 'bearing'} is the same`;
};

const WHY_NO_ACTION = {
  choice: 'takes no action',
  enough: 'does nothing more',
  skip: 'must do without an action',
  overlap: 'has overlapped another ship and takes no action',
  aux: 'has an Auxiliary Power Token and takes no action',
  nothing: 'has no action it could take',
} as const;

const shipEvent = (event: ShipEvent, pub: Battle): string => {
  const name = shipName(pub, 'ship' in event ? event.ship : NONE);
  switch (event.type) {
    case 'anticipated':
      return `${name} spends a Mission token and guesses ${maneuverName(event.maneuver)} for ${shipName(pub, event.target)}: ${guessText(event)}.`;
    case 'invalidShown':
      return `${name} may not carry that card face down: it is destroyed.`;
    case 'suppressed':
      return `${name} is seen through: it uses no card and takes no free action this round.`;
    case 'dialRevealed':
      return `${name} reveals ${colored(event.color, event.maneuver)}.`;
    case 'maneuverReplaced':
      return `${personName(event.by, pub.people)} has ${name} fly ${maneuverName(event.maneuver)} instead.`;
    case 'flew':
      return event.touching === NONE
        ? `${name} flies ${maneuverName(event.maneuver)} and ends ${whereText(event.to)}.`
        : `${name} flies ${maneuverName(event.maneuver)}, slides back and stops ${whereText(event.to)}, touching ${shipName(pub, event.touching)}.`;
    case 'auxPlaced':
      return `${name} takes ${counted(event.count, 'Auxiliary Power Token')}.`;
    case 'auxRemoved':
      return `${name} sheds an Auxiliary Power Token.`;
    case 'actionSkipped':
      return `${name} ${WHY_NO_ACTION[event.why]}.`;
    case 'tokenTaken':
      return `${name} takes ${TOKEN_NAMES[event.token]}.`;
    case 'locked':
      return `${name} locks on to ${shipName(pub, event.target)}.`;
    case 'cloaked':
      return `${name} cloaks.`;
    case 'echoed':
      return `${name} slips aside and ends ${whereText(event.to)}.`;
    case 'repairTried':
      return `${name} tries to repair ${damageName(event.card)}.`;
    case 'enabled':
      return event.upgrade === CAPTAIN
        ? `The captain of ${name} is back.`
        : `${name} makes ${upgradeName(pub, event.ship, event.upgrade)} ready again.`;
    case 'coreContained':
      return `${name} contains its warp core and flies no faster than speed 1 from now on.`;
    case 'heldFire':
      return `${name} holds fire.`;
    case 'attackEnded':
      return `The attack of ${name} on ${shipName(pub, event.target)} is over.`;
    case 'tokensCleared':
      return `Evade, Battle Stations and Scan tokens are removed from ${event.ships.map((at) => shipName(pub, at)).join(', ')}.`;
    case 'cloakDropped':
      return `${name} drops its cloak.`;
    case 'cloakKept':
      return `${name} stays cloaked.`;
    case 'shieldsRaised':
      return `${name} raises ${counted(event.count, 'shield')}.`;
    case 'shieldsLeft':
      return `${name} leaves its shields down.`;
  }
};
