import type { Ask, People } from '../../../../engine/game';
import { withPeople } from '../../../../words/en';
import type { PanicPublic } from '../../board';
import { STALEMATE_TURNS, STILL_TURNS } from '../../data/limits';
import type { PanicAsk } from '../../types';
import { cardName, count, facingName, seatName } from './names';
import { facingOf } from '../../geometry';

const SOURCE = { reward: 'The reward', docking: 'The starbase', failure: 'The failure' } as const;

const restoreText = ({ action, part, left, why }: Extract<PanicAsk, { type: 'restore' }>): string => {
  const what = part === 'any' ? 'section' : part === 'hull' ? 'hull section' : 'shield';
  const state = action === 'repair' ? 'damaged' : 'destroyed';
  return `${SOURCE[why]} mends up to ${left} ${state} ${what}${left === 1 ? '' : 's'}. Which one?`;
};

/** R22: whoever gets nowhere is told in time. */
const stillText = (turns: number): string =>
  `Nothing has changed for ${count(turns, 'turn')}; after ${STALEMATE_TURNS} the game is lost. Play on, or give up.`;

/** Questions, as the one who is asked reads them. */
export const askText = (asked: Ask, pub: PanicPublic, people: People): string => {
  const question = asked as PanicAsk;
  switch (question.type) {
    case 'character':
      return 'Which character do you take?';
    case 'treat':
      return 'McCoy: which player draws a card? Or keep this for later in the turn.';
    case 'trade':
      return 'Do you want to trade a card?';
    case 'exchange':
      return 'You are alone: discard one card and draw another?';
    case 'tradeOffer':
      return `${seatName(question.from, withPeople(pub, people))} offers ${cardName(question.give)} for your ${cardName(question.take)}. Do you accept?`;
    case 'play':
      return pub.still < STILL_TURNS
        ? 'Your turn: play cards, commit them to the mission, maneuver, or end the phase.'
        : stillText(pub.still);
    case 'idleDiscard':
      return `You used no card. Throw away up to ${count(question.left, 'card')}?`;
    case 'discard':
      return 'Which card do you discard?';
    case 'securityTeam': {
      const facing = facingName(facingOf(question.sector, pub.heading));
      return `Boarders at the ${facing}, sector ${question.sector}, for ${pub.boarding.damage} damage. Send a Security Team?`;
    }
    case 'chooseEffect':
      return `${SOURCE[question.why]}: which of the two?`;
    case 'restore':
      return restoreText(question);
    case 'removeThreat':
      return `Which enemy ship at long range is sent away? Up to ${question.left}.`;
    case 'takeBack':
      return `Which card do you take back from the discard pile? Up to ${question.left}.`;
    case 'pickThreat':
      return `Spock: which threat comes next? ${count(question.left, 'more')} to pick.`.replace(
        'mores',
        'more',
      );
  }
};
