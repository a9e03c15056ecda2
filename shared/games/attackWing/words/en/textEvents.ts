import { personName } from '../../../../words/en';
import type { Event } from '../../events';
import { CAPTAIN, NONE } from '../../types';
import { cardName, MARK_TEXTS } from './cards';
import {
  type Battle,
  colored,
  counted,
  damageName,
  faceName,
  facesText,
  harms,
  headingName,
  maneuverName,
  shipName,
  sideText,
  TOKEN_NAMES,
} from './names';

const TEXT_EVENTS = [
  'used',
  'turnedUp',
  'captainDisabled',
  'cardSaved',
  'tokenKept',
  'aimed',
  'passed',
  'marked',
  'agilityChanged',
  'beamHeld',
  'beamReleased',
  'poolGained',
  'poolSpent',
  'debtTaken',
  'debtPaid',
  'resourceSpent',
  'shieldRepaired',
  'damageRepaired',
  'revived',
  'courseRecolored',
  'dialForced',
  'turnedAbout',
  'webPlaced',
  'webStruck',
  'obstaclePlaced',
  'planetMet',
  'obstacleStruck',
  'lockWaived',
  'cloakHeld',
  'attackForfeited',
  'attackCancelled',
  'diceNumbered',
  'dieLaid',
  'dieSwapped',
  'leftChanged',
  'resultCancelled',
  'struckBack',
  'deckSearched',
  'deckShuffled',
] as const satisfies readonly Event['type'][];

/** What texts of cards do. */
export type TextEvent = Extract<Event, { readonly type: (typeof TEXT_EVENTS)[number] }>;

export const isTextEvent = (event: Event): event is TextEvent =>
  TEXT_EVENTS.some((type) => type === event.type);

export const textEvent = (event: TextEvent, pub: Battle): string => {
  switch (event.type) {
    case 'passed':
      return `${personName(event.seat, pub.people)} does nothing more.`;
    case 'debtTaken':
      return `${event.ship === NONE ? personName(event.seat, pub.people) : shipName(pub, event.ship)} will roll ${counted(event.count, 'attack die', 'attack dice')} fewer this round.`;
    case 'deckSearched':
      return event.found.length === 0
        ? `The damage deck of ${personName(event.seat, pub.people)} is searched in vain.`
        : `The damage deck of ${personName(event.seat, pub.people)} is searched: ${event.found.map(damageName).join(' and ')} found.`;
    case 'deckShuffled':
      return `The damage deck of ${personName(event.seat, pub.people)} is shuffled.`;
    case 'obstaclePlaced':
      return `${personName(event.seat, pub.people)} places an obstacle ${sideText(event)}.`;
    default:
      return cardEvent(event, shipName(pub, event.ship), pub);
  }
};

type ShipTextEvent = Exclude<
  TextEvent,
  { readonly type: 'passed' | 'debtTaken' | 'deckSearched' | 'deckShuffled' | 'obstaclePlaced' }
>;

const cardEvent = (event: ShipTextEvent, name: string, pub: Battle): string => {
  switch (event.type) {
    case 'used':
      return usedText(event, name, pub);
    case 'turnedUp':
      return `${name} turns up ${cardName(event.card)}.`;
    case 'captainDisabled':
      return `The captain of ${name} is disabled.`;
    case 'cardSaved':
      return event.place === CAPTAIN
        ? `The captain of ${name} is saved.`
        : `${cardName(event.card)} on ${name} is saved.`;
    case 'tokenKept':
      return `${name} keeps ${TOKEN_NAMES[event.token]}.`;
    case 'aimed':
      return `${name} chooses ${shipName(pub, event.target)}.`;
    case 'marked':
      return `${name} ${MARK_TEXTS[event.mark][event.on ? 0 : 1]}.`;
    case 'agilityChanged':
      return `The agility of ${name} is ${String(Math.abs(event.by))} ${event.by > 0 ? 'higher' : 'lower'} this round.`;
    case 'shieldRepaired':
      return `${name} repairs a shield${event.active ? '' : ', which stays disabled under its cloak'}.`;
    case 'damageRepaired':
      return `${name} is rid of ${damageName(event.card)}.`;
    case 'revived':
      return `${name} cheats death with one hull point.`;
    case 'resourceSpent':
      return `${name} uses a token of the fleet's resource; ${String(event.left)} left.`;
    default:
      return flightEvent(event, name, pub);
  }
};

/** A ship with a text of its own uses that. */
const usedText = (
  { ship, card }: Extract<TextEvent, { readonly type: 'used' }>,
  name: string,
  pub: Battle,
): string =>
  pub.ships[ship]?.card === card ? `${name} uses its own text.` : `${name} uses ${cardName(card)}.`;

type FlightEvent = Extract<
  ShipTextEvent,
  {
    readonly type:
      | 'beamHeld'
      | 'beamReleased'
      | 'poolGained'
      | 'poolSpent'
      | 'debtPaid'
      | 'courseRecolored'
      | 'dialForced'
      | 'turnedAbout'
      | 'webPlaced'
      | 'webStruck'
      | 'planetMet'
      | 'obstacleStruck'
      | 'lockWaived'
      | 'cloakHeld'
      | 'attackForfeited'
      | 'attackCancelled'
      | 'diceNumbered'
      | 'dieLaid'
      | 'dieSwapped'
      | 'leftChanged'
      | 'resultCancelled'
      | 'struckBack';
  }
>;

const flightEvent = (event: FlightEvent, name: string, pub: Battle): string => {
  switch (event.type) {
    case 'beamHeld':
      return `The tractor beam of ${name} holds ${shipName(pub, event.target)} with ${counted(event.hits, 'Hit')}.`;
    case 'beamReleased':
      return `The tractor beam of ${name} lets go.`;
    case 'courseRecolored':
      return `The maneuver of ${name} counts as ${colored(event.color, event.maneuver)}.`;
    case 'dialForced':
      return `${personName(event.by, pub.people)} has ${name} fly ${maneuverName(event.maneuver)} this round.`;
    case 'turnedAbout':
      return `${name} turns about on the spot and heads ${headingName(event.to)}.`;
    case 'webPlaced':
      return `${name} lays a token of the Energy Web.`;
    case 'webStruck':
      return `The Energy Web of ${personName(event.seat, pub.people)} strikes ${name}: ${facesText(event.faces)}.`;
    case 'planetMet':
      return `The planet is in the way: ${name} has slid back from it.`;
    case 'obstacleStruck':
      return `${name} runs into an obstacle and rolls ${facesText([event.face])}${harms(event.face) ? '' : ', which does no harm'}.`;
    case 'lockWaived':
      return `${name} needs no Target Lock.`;
    case 'cloakHeld':
      return `${name} attacks without showing itself.`;
    case 'attackForfeited':
      return `${name} can no longer attack ${shipName(pub, event.target)}.`;
    case 'attackCancelled':
      return `The attack on ${name} comes to nothing.`;
    default:
      return diceEvent(event, name);
  }
};

type DiceEvent = Extract<
  FlightEvent,
  {
    readonly type:
      | 'poolGained'
      | 'poolSpent'
      | 'debtPaid'
      | 'diceNumbered'
      | 'dieLaid'
      | 'dieSwapped'
      | 'leftChanged'
      | 'resultCancelled'
      | 'struckBack';
  }
>;

const diceEvent = (event: DiceEvent, name: string): string => {
  switch (event.type) {
    case 'poolGained':
      return `${name} has ${counted(event.count, 'attack die', 'attack dice')} to add this round.`;
    case 'poolSpent':
      return `${name} adds ${counted(event.count, 'attack die', 'attack dice')}.`;
    case 'debtPaid':
      return `${name} rolls ${counted(event.own + event.player, 'attack die', 'attack dice')} fewer.`;
    case 'diceNumbered':
      return `${name} ${event.add > 0 ? 'adds' : 'takes away'} ${counted(Math.abs(event.add), `${event.dice} die`, `${event.dice} dice`)}.`;
    case 'dieLaid':
      return `${name} lays one attack die on ${faceName(event.face)}.`;
    case 'dieSwapped':
      return `${name} takes the ${event.die === 'elite' ? 'elite attack' : 'counter attack'} die.`;
    case 'leftChanged':
      return `${name} softens a ${faceName(event.from)} to a ${faceName(event.to)}.`;
    case 'resultCancelled':
      return `${name} cancels one ${faceName(event.face)}.`;
    case 'struckBack':
      return `${name} is struck by the counter attack die: ${counted(event.hits, 'Hit')} and ${counted(event.criticals, 'Critical Hit')}.`;
  }
};
