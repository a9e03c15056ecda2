import type { People } from '../../../../engine/game';
import { personName } from '../../../../words/en';
import type { PanicPublic } from '../../board';
import { MISSION } from '../../data/missions';
import type {
  DiscardReason,
  DrawReason,
  EventOf,
  LeaveReason,
  MoveReason,
  PanicEvent,
  RollReason,
  Leg,
} from '../../events';
import type { Ending } from '../../types';
import { ABILITIES } from './about';
import { CHARACTER } from '../../data/characters';
import { missionName, slotText } from './missions';
import {
  capital,
  cardList,
  cardName,
  cardWithCredit,
  type Cast,
  count,
  facingName,
  listed,
  phaseName,
  place,
  rangeName,
  seatName,
  sectionName,
  tokenList,
  tokenName,
  timerText,
} from './names';

const DRAW_REASONS: Readonly<Record<DrawReason, string>> = {
  deal: 'is dealt',
  refill: 'draws',
  reward: 'draws, as a reward,',
  docking: 'draws, thanks to the starbase,',
  bridgeBriefing: 'draws at the briefing',
  sickbayRounds: 'draws on the sickbay rounds',
  mccoy: 'draws on McCoy’s orders',
  exchange: 'draws in exchange',
};

const ROLL_REASONS: Readonly<Record<RollReason, string>> = {
  placing: 'the sector of a new threat',
  missionToken: 'the sector of the mission’s token',
  reappearing: 'where hidden ships reappear',
  comet: 'the path of the comet',
  ambush: 'an ambush aboard the derelict',
  forwardStress: 'which bow is shaken',
  missionRoll: 'the end of the mission',
  zap: 'which sector is struck',
};

const MOVE_REASONS: Readonly<Record<MoveReason, string>> = {
  advance: 'The threats move',
  forward: 'Going forward brings closer',
  koloth: 'Koloth drives his ships on',
  tractorBeam: 'The tractor beam pushes',
  pushBack: 'The ships are pushed back',
  hook: 'The mission moves',
};

const LEAVE_REASONS: Readonly<Record<LeaveReason, string>> = {
  boarding: 'is left behind by its boarders and leaves the board',
  crushed: 'is crushed',
  reward: 'is sent away',
  docked: 'goes to the threat discard pile after docking',
  missionOver: 'goes back to its pile',
  departed: 'departs to safety',
};

const DISCARD_REASONS: Readonly<Record<DiscardReason, string>> = {
  idle: 'throws away',
  failure: 'must discard',
  hook: 'must discard',
  exchange: 'exchanges',
};

export const ENDINGS_TEXT: Readonly<Record<Ending, string>> = {
  missionsDone: 'The missions are done and no enemy is left: the Enterprise warps to safety.',
  bagEmpty: 'The bag is empty and no enemy is left: the Enterprise has held out.',
  hullLost: 'All six hull sections are destroyed: the Enterprise is lost.',
  deckLost: 'There are no cards left to draw: the crew is at its end, and the game is lost.',
  missionLost: 'The mission has failed for good, and the Enterprise with it.',
  stalemate: 'Nothing frees the Enterprise any more: she is trapped, and the game is lost.',
};

const legText = ({ token, fromSector, fromRange, toSector, toRange }: Leg): string => {
  const to = fromSector === toSector ? `to ${rangeName(toRange)} range` : `to ${place(toSector, toRange)}`;
  return `${tokenName(token)} (${place(fromSector, fromRange)}) ${to}`;
};

const firedText = (event: EventOf<'fired'>, cast: Cast): string => {
  const { seat, card, directHit, target, sector, range, damage, left, ability } = event;
  const helped = ability ? ' with Chekov’s aim' : '';
  const with_ = directHit === '' ? '' : ' as a Direct Hit';
  const result = left === 0 ? 'nothing is left' : `${left} defence left`;
  return `${seatName(seat, cast)} fires ${cardName(card)}${with_}${helped} at ${tokenName(target)} in ${place(sector, range)}: ${damage} damage, ${result}.`;
};

const mendedText = ({ seat, part, facing, from, cards, by }: EventOf<'mended'>, cast: Cast): string => {
  const verb = from === 0 ? 'rebuilds' : 'repairs';
  const means = cards.length > 0 ? ` with ${cardList(cards)}` : '';
  const free = by === 'scott' ? ' without a card' : '';
  return `${seatName(seat, cast)} ${verb} the ${sectionName(part, facing)}${means}${free}.`;
};

const volleyText = ({ sector, facing, shooters, damage, why }: EventOf<'volley'>): string => {
  const at = `the ${facingName(facing)} (sector ${sector})`;
  if (why === 'held') return `${capital(tokenList(shooters))} hold their fire in sector ${sector}.`;
  if (shooters.length === 0) return `The ${facingName(facing)} (sector ${sector}) is struck for ${damage}.`;
  return `${capital(tokenList(shooters))} ${shooters.length === 1 ? 'fires' : 'fire'} at ${at} for ${damage}.`;
};

const shieldText = ({ facing, damage, left, lost }: EventOf<'shieldHit'>): string => {
  const state = left === 0 ? 'it is destroyed' : 'it is damaged';
  const gone = lost > 0 ? `, and ${lost} more is lost behind it` : '';
  return `The ${sectionName('shield', facing)} takes ${damage}: ${state}${gone}.`;
};

const maneuverText = ({ seat, maneuver, toHeading }: EventOf<'maneuvered'>, cast: Cast): string => {
  const who = seatName(seat, cast);
  if (maneuver === 'forward') return `${who} takes the Enterprise forward.`;
  const way = maneuver === 'clockwise' ? 'clockwise' : 'counter-clockwise';
  return `${who} turns the Enterprise ${way}: the front starboard now faces sector ${toHeading + 1}.`;
};

const committedText = (event: EventOf<'committed'>, cast: Cast): string => {
  const { seat, card, slot, mission, ability } = event;
  const need = MISSION[mission].need[slot];
  const as = need ? ` as ${slotText(mission, need)}` : '';
  return `${seatName(seat, cast)} commits ${cardWithCredit(card)}${as}${ability ? ' by Kirk’s order' : ''}.`;
};

/** The story of the crew: cards, trades, maneuvers, missions. */
const crewText = (event: PanicEvent, cast: Cast): string | undefined => {
  const who = 'seat' in event ? seatName(event.seat, cast) : '';
  switch (event.type) {
    case 'gameBegan':
      return `${count(event.players, 'player')} take the bridge; ${seatName(event.first, cast)} goes first.`;
    case 'tookCharacter':
      return `${personName(event.seat, cast.people)} is ${CHARACTER[event.character].name}. ${ABILITIES[event.character]}`;
    case 'turnBegan':
      return `Turn ${event.turn}: ${who}.`;
    case 'phaseBegan':
      return `${capital(phaseName(event.phase))}.`;
    case 'drew':
      return `${who} ${DRAW_REASONS[event.why]} ${listed(event.cards.map(cardWithCredit))}.`;
    case 'deckRenewed':
      return `The deck is renewed from ${count(event.cards, 'discarded card')}.`;
    case 'tradeOffered':
      return `${who} offers ${seatName(event.partner, cast)} ${cardName(event.give)} for ${cardName(event.take)}.`;
    case 'gaveUp':
      return `${who} gives the ship up: nothing changes any more.`;
    case 'tradeDeclined':
      return `${seatName(event.partner, cast)} declines the trade.`;
    case 'traded':
      return `${who} gives ${seatName(event.partner, cast)} ${cardName(event.gave)} for ${cardName(event.took)}.`;
    case 'fired':
      return firedText(event, cast);
    case 'cardPlayed':
      return `${who} plays ${cardName(event.card)}.`;
    case 'mended':
      return mendedText(event, cast);
    case 'forceFieldSet':
      return `${who} holds ${tokenName(event.target)} with a Force Field.`;
    case 'tookBack':
      return `${who} takes ${cardName(event.card)} back from the discard pile.`;
    case 'committed':
      return committedText(event, cast);
    case 'maneuvered':
      return maneuverText(event, cast);
    case 'abilityUsed':
      return `${who} uses a special ability.`;
    case 'discarded':
      return `${who} ${DISCARD_REASONS[event.why]} ${cardName(event.card)}.`;
    case 'effectChosen':
      return `${who} takes the ${event.option === 0 ? 'first' : 'second'} of the two gifts.`;
    case 'teamSent':
      return `${who} sends a Security Team: ${event.left} damage left.`;
    default:
      return undefined;
  }
};

/** The story of the mission and of what threatens the ship. */
const missionEventText = (event: PanicEvent): string | undefined => {
  switch (event.type) {
    case 'missionRevealed':
      return `${event.again ? 'An old' : 'A new'} mission: ${missionName(event.mission)}, ${timerText(event.timer)}.`;
    case 'ticked':
      return `The timer of ${missionName(event.mission)} ticks: ${event.timer} left.`;
    case 'missionRolled':
      return `A roll of ${event.roll}: ${event.success ? 'it works' : 'not yet'}.`;
    case 'missionCompleted':
      return `Mission completed: ${missionName(event.mission)}. That makes ${event.completed}.`;
    case 'missionFailed':
      return `Mission failed: ${missionName(event.mission)}, ${event.why === 'timer' ? 'out of time' : 'its token is lost'}.`;
    case 'hookActed':
      return `The rule of ${missionName(event.mission)} ${event.acted ? 'takes effect' : 'is tested and does nothing'}.`;
    case 'tokenHit':
      return `${capital(tokenName(event.token))} takes ${event.damage}: ${event.left} left.`;
    case 'ended':
      return ENDINGS_TEXT[event.ending];
    default:
      return undefined;
  }
};

/** The story of the ship under fire. */
const damageText = (event: PanicEvent): string | undefined => {
  switch (event.type) {
    case 'volley':
      return volleyText(event);
    case 'shieldHit':
      return shieldText(event);
    case 'hullHit':
      return `The ${sectionName('hull', event.facing)} takes ${event.damage}: it is ${event.left === 0 ? 'destroyed' : 'damaged'}.`;
    case 'damageIgnored':
      return `The shield fell this turn, so the ${sectionName('hull', event.facing)} is spared ${event.damage}.`;
    case 'cardsRemoved':
      return `Out of the game for good: ${cardList(event.cards)}.`;
    case 'boarded':
      return `${event.tokens.length > 0 ? capital(tokenList(event.tokens)) : 'An ambush'}: boarders at the ${facingName(event.facing)} for ${event.damage}.`;
    case 'boardersRepelled':
      return `The boarders at the ${facingName(event.facing)} are repelled.`;
    case 'boardersStruck':
      return `The boarders at the ${facingName(event.facing)} do ${event.damage} damage.`;
    default:
      return undefined;
  }
};

/** The story of the tokens. */
const tokenText = (event: PanicEvent, cast: Cast): string | undefined => {
  switch (event.type) {
    case 'rolled':
      return `The die shows ${event.roll} for ${ROLL_REASONS[event.why]}.`;
    case 'placed':
      return `${capital(tokenName(event.token))} appears in ${place(event.sector, event.range)}.`;
    case 'moved':
      return `${MOVE_REASONS[event.why]}: ${listed(event.steps.map(legText))}.`;
    case 'reappeared': {
      const way =
        event.shift === 0
          ? 'where they hid'
          : `one sector ${event.shift > 0 ? 'clockwise' : 'counter-clockwise'}`;
      const where = event.steps.map(
        ({ token, toSector, toRange }) => `${tokenName(token)} in ${place(toSector, toRange)}`,
      );
      return `Hidden ships reappear ${way}: ${listed(where)}.`;
    }
    case 'cloaked':
      return `${capital(tokenName(event.token))} cloaks in ${place(event.sector, event.range)}.`;
    case 'destroyed':
      return `${capital(tokenName(event.token))} in ${place(event.sector, event.range)} is destroyed${event.by === 'comet' ? ' by the comet' : ''}.`;
    case 'left':
      return `${capital(tokenName(event.token))} ${LEAVE_REASONS[event.why]}.`;
    case 'forceFieldEnded':
      return `The Force Field on ${tokenName(event.target)} ends.`;
    case 'threatDrawn':
      return `A threat is drawn: ${tokenName(event.token)}.`;
    case 'threatsLaidOut':
      return `${seatName(event.seat, cast)} studies ${tokenList(event.tokens)}.`;
    case 'threatPicked':
      return `${seatName(event.seat, cast)} lets ${tokenName(event.token)} come.`;
    case 'threatReturned':
      return `${capital(tokenName(event.token))} goes back into the bag.`;
    case 'bagRefilled':
      return `${count(event.tokens, 'discarded threat')} ${event.tokens === 1 ? 'goes' : 'go'} back into the bag.`;
    case 'cometPassed':
      return `${capital(tokenName(event.token))} flies down sector ${event.sector} at the ${facingName(event.facing)}.`;
    case 'captainActed':
      return `${tokenName(event.token)} gives its order.`;
    case 'defenceRegained':
      return `${capital(tokenName(event.token))} regains defence: ${event.defence}.`;
    case 'docked':
      return `The Enterprise docks with ${tokenName(event.token)}.`;
    case 'threatsCalm':
      return event.why === 'targetReached'
        ? 'No new threats come any more.'
        : 'There are no more threats to draw.';
    default:
      return undefined;
  }
};

const castOf = (event: PanicEvent, { characters }: PanicPublic, people: People): Cast => ({
  characters: event.cast ?? characters,
  people,
});

export const eventText = (event: PanicEvent, pub: PanicPublic, people: People): string => {
  const cast = castOf(event, pub, people);
  return (
    crewText(event, cast) ??
    missionEventText(event) ??
    damageText(event) ??
    tokenText(event, cast) ??
    'Time passes.'
  );
};

/** Turns are the chapters of a game. */
export const chapterText = (event: PanicEvent, pub: PanicPublic, people: People): string =>
  event.type === 'turnBegan' ? `Turn ${event.turn}: ${seatName(event.seat, castOf(event, pub, people))}` : '';
