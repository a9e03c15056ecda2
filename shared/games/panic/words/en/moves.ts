import type { Effect } from '../../data/effects';
import type { People } from '../../../../engine/game';
import { withPeople } from '../../../../words/en';
import type { PanicPublic } from '../../board';
import { cardOf } from '../../data/cards';
import { CHARACTER } from '../../data/characters';
import { MISSION } from '../../data/missions';
import { choices } from '../../apply/effects';
import { fits } from '../../mission';
import type { MoveOf, PanicMove } from '../../moves';
import { ABILITIES } from './about';
import { effectSentence, slotText } from './missions';
import {
  type Bridge,
  capital,
  cardName,
  cardWithCredit,
  facingName,
  maneuverName,
  place,
  seatName,
  sectionName,
  tokenName,
} from './names';

export interface MoveText {
  readonly sentence: string;
  readonly path: readonly string[];
}

const target = (id: string, pub: PanicPublic): string => {
  const token = pub.tokens[id];
  const name = tokenName(id);
  return token ? `${name} (${place(token.sector, token.range)}, defence ${token.defence})` : name;
};

const say = (sentence: string, ...path: readonly string[]): MoveText => ({ sentence, path });

const commitText = ({ card, slot }: MoveOf<'commit'>, pub: PanicPublic): MoveText => {
  const { id } = pub.mission;
  const need = id === '' ? undefined : MISSION[id].need[slot];
  if (id === '' || !need) return say(`Commit ${cardName(card)}.`, 'Commit');
  const one = slotText(id, need);
  const byKirk = fits(cardOf(card), need) ? '' : ' with Kirk’s ability';
  return say(`Commit ${cardWithCredit(card)} as ${one}${byKirk}.`, 'Commit', capital(one.slice(2)));
};

const emergencyText = ({ shield, hull }: MoveOf<'emergencyRepairs'>): MoveText => {
  const parts = [
    ...(shield >= 0 ? [sectionName('shield', shield)] : []),
    ...(hull >= 0 ? [sectionName('hull', hull)] : []),
  ];
  return say(`Play Emergency Repairs on the ${parts.join(' and the ')}.`, 'Repair', 'Emergency Repairs');
};

/** Moves of phase 4 that use a card. */
const cardText = (move: PanicMove, pub: PanicPublic): MoveText | undefined => {
  switch (move.type) {
    case 'fire':
      return say(`Fire ${cardName(move.card)} at ${target(move.target, pub)}.`, 'Fire', cardName(move.card));
    case 'directHit':
      return say(
        `Score a Direct Hit with ${cardName(move.hit)} on ${target(move.target, pub)}.`,
        'Fire',
        'Direct Hit',
      );
    case 'repair': {
      const part = cardOf(move.card).kind === 'dilithium' ? 'shield' : 'hull';
      const name = cardName(move.card);
      return say(
        `Repair the ${sectionName(part, move.facing)} with ${cardWithCredit(move.card)}.`,
        'Repair',
        name,
      );
    }
    case 'rebuild':
      return say(
        `Rebuild the ${sectionName(move.part, move.facing)} with ${cardWithCredit(move.dilithium)} and ${cardWithCredit(move.tritanium)}.`,
        'Rebuild',
        capital(sectionName(move.part, move.facing)),
      );
    case 'emergencyRepairs':
      return emergencyText(move);
    case 'forceField':
      return say(`Hold ${target(move.target, pub)} with a Force Field.`, 'Play a card', 'Force Field');
    case 'tractorBeam':
      return say(
        `Push ${target(move.target, pub)} out to long range with the Tractor Beam.`,
        'Play a card',
        'Tractor Beam',
      );
    case 'playCard':
      return say(`Play ${cardWithCredit(move.card)}.`, 'Play a card', cardName(move.card));
    case 'libraryComputer':
      return say(
        `Consult the Library Computer and take ${cardWithCredit(move.take)} from the discard pile.`,
        'Play a card',
        'Library Computer',
      );
    case 'evasiveAction':
      return say(`Play Evasive Action: ${maneuverName(move.maneuver)}.`, 'Maneuver', 'Evasive Action');
    case 'commit':
      return commitText(move, pub);
    default:
      return undefined;
  }
};

const PASSES: Readonly<Record<string, string>> = {
  trade: 'Do not trade.',
  draw: 'Keep McCoy’s help for later.',
};

const passText = (pub: PanicPublic): string => {
  if (pub.boarding.sector > 0) return 'Send no Security Team.';
  return PASSES[pub.phase] ?? 'Leave it at that.';
};

const choiceText = (option: number, pub: PanicPublic): string => {
  const effect: Effect | undefined = choices(pub)[option];
  return effect ? effectSentence(effect) : 'Take the other one.';
};

/** All other moves. */
const otherText = (move: PanicMove, pub: Bridge): MoveText => {
  switch (move.type) {
    case 'takeCharacter':
      return say(`Take ${CHARACTER[move.character].name}: ${ABILITIES[move.character]}`, 'Characters');
    case 'treat':
      return say(
        move.seat === pub.active
          ? 'McCoy draws a card himself.'
          : `McCoy lets ${seatName(move.seat, pub)} draw a card.`,
        'Ability',
      );
    case 'offerTrade':
      return say(
        `Offer ${seatName(move.seat, pub)} ${cardWithCredit(move.give)} for ${cardWithCredit(move.take)}.`,
        `Trade with ${seatName(move.seat, pub)}`,
        `For ${cardName(move.take)}`,
      );
    case 'acceptTrade':
      return say('Accept the trade.', 'Answer');
    case 'declineTrade':
      return say('Decline the trade.', 'Answer');
    case 'exchange':
      return say(`Exchange ${cardWithCredit(move.card)} for a new card.`, 'Exchange');
    case 'maneuver':
      return say(`${capital(maneuverName(move.maneuver))}.`, 'Maneuver');
    case 'mend':
      return say(`Scott repairs the ${sectionName(move.part, move.facing)}.`, 'Ability');
    case 'endPhase':
      return say('End the phase.', 'End');
    case 'giveUp':
      return say('Give up: the game is lost.', 'End');
    case 'discard':
      return say(`Discard ${cardWithCredit(move.card)}.`, 'Discard');
    case 'sendTeam':
      return say(`Send ${cardWithCredit(move.card)}.`, 'Security');
    case 'chooseEffect':
      return say(choiceText(move.option, pub), 'Choose');
    case 'restore':
      return say(
        `Mend the ${sectionName(move.part, move.facing)}.`,
        'Mend',
        capital(facingName(move.facing)),
      );
    case 'removeThreat':
      return say(`Send ${target(move.target, pub)} away.`, 'Send away');
    case 'takeBack':
      return say(`Take ${cardWithCredit(move.card)} back.`, 'Take back');
    case 'pickThreat':
      return say(`Let ${tokenName(move.token)} come next.`, 'Threats');
    default:
      return say(passText(pub), 'Pass');
  }
};

export const moveText = (move: PanicMove, pub: PanicPublic, people: People): MoveText =>
  cardText(move, pub) ?? otherText(move, withPeople(pub, people));
