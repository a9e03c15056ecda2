import type { Ask, People } from '../../../../engine/game';
import { withPeople } from '../../../../words/en';
import type { Public } from '../../board';
import type { OpenQuestion, QuestionOf } from '../../questions';
import { NONE, type Window } from '../../types';
import { waitingFor } from './lookup';
import { type Battle, facesText, maneuverName, PHASE_NAMES, shipName } from './names';

export const askText = (open: Ask, board: Public, people: People): string => {
  const asked = open as OpenQuestion;
  const pub = withPeople(board, people);
  switch (asked.type) {
    case 'chooseFleet':
      return 'Which fleet do you field?';
    case 'placeShip': {
      const names = asked.ships.map((ship) => shipName(pub, ship)).join(', ');
      return asked.ships.length === 1
        ? `Where do you place ${names}?`
        : `Which of these ships do you place next, and where: ${names}?`;
    }
    case 'placeObstacle':
      return 'Where do you place an obstacle?';
    case 'setDials':
      return 'Which maneuvers do you set on your dials?';
    case 'order':
      return `${PHASE_NAMES[asked.phase]}: which of your ships of equal skill comes next?`;
    case 'anticipate':
      return `${shipName(pub, asked.ship)} is about to move. Do you spend a Mission token to guess how?`;
    case 'pickManeuver':
      return asked.seat === pub.ships[asked.ship]?.seat
        ? `What does ${shipName(pub, asked.ship)} fly${asked.mayDecline ? ' as an extra maneuver' : ' instead'}?`
        : replaceText(pub, asked.ship);
    case 'action':
      return asked.free
        ? forCard(pub, `which free action does ${shipName(pub, asked.ship)} take?`)
        : `Which action does ${shipName(pub, asked.ship)} take?`;
    case 'attack':
      return asked.target === NONE
        ? `Whom does ${shipName(pub, asked.ship)} attack, and with what?`
        : `With what does ${shipName(pub, asked.ship)} attack ${shipName(pub, asked.target)} in return?`;
    case 'window':
      return windowText(pub, asked.ship, asked.timing);
    case 'cloakToken':
      return `Does ${shipName(pub, asked.ship)} stay cloaked?`;
    case 'raiseShields':
      return `Does ${shipName(pub, asked.ship)} raise its disabled shields?`;
    default:
      return choiceText(pub, asked);
  }
};

/** "Korax: which upgrade does Gornarus lose?" A question that a card's text puts begins with the card. */
const forCard = (pub: Battle, question: string): string => {
  const card = waitingFor(pub)?.card ?? '';
  return card === '' ? `${question.slice(0, 1).toUpperCase()}${question.slice(1)}` : `${card}: ${question}`;
};

const choiceText = (
  pub: Battle,
  asked: QuestionOf<
    | 'chooseShip'
    | 'chooseDice'
    | 'chooseFace'
    | 'chooseToken'
    | 'chooseRepair'
    | 'chooseDamage'
    | 'discardUpgrade'
  >,
): string => {
  const name = shipName(pub, asked.ship);
  switch (asked.type) {
    case 'chooseShip':
      return forCard(pub, `which ship does ${name} choose?`);
    case 'chooseDice':
      return forCard(
        pub,
        asked.most === 1
          ? `which ${asked.dice} die is rolled again?`
          : `which ${asked.dice} dice are rolled again, up to ${String(asked.most)} of them?`,
      );
    case 'chooseFace':
      return forCard(pub, `on which face does ${name} lay one attack die?`);
    case 'chooseToken':
      return forCard(pub, `which token does ${name} take?`);
    case 'chooseRepair':
      return forCard(pub, `what does ${name} repair?`);
    case 'chooseDamage':
      return `Which damage card does ${name} receive?`;
    case 'discardUpgrade':
      return forCard(pub, `which upgrade does ${name} lose?`);
  }
};

const replaceText = (pub: Battle, ship: number): string => {
  const dial = pub.ships[ship]?.dial ?? '';
  const what = dial === '' ? 'its red maneuver' : `its red ${maneuverName(dial)}`;
  return `${shipName(pub, ship)} has no power for ${what}. What does it fly instead?`;
};

const windowText = (pub: Battle, ship: number, timing: Window): string => {
  const { attackDice, defenseDice } = pub.attack;
  const attack = facesText(attackDice.map(({ face }) => face));
  const defense = facesText(defenseDice.map(({ face }) => face));
  const name = shipName(pub, ship);
  switch (timing) {
    case 'attackModify':
      return `${name} has rolled ${attack}. Do you change the attack dice?`;
    case 'defendAttackModify':
      return `${name} is attacked with ${attack}. Do you change the attack dice?`;
    case 'attackDefenseModify':
      return `${name} meets a defense of ${defense}. Do you change the defense dice?`;
    case 'defenseModify':
      return `${name} has rolled ${defense} against ${attack}. Do you change the defense dice?`;
    default:
      return `${MOMENTS[timing](name)} Do you use a card?`;
  }
};

type Moment = Exclude<
  Window,
  'attackModify' | 'defendAttackModify' | 'attackDefenseModify' | 'defenseModify'
>;

const MOMENTS: Readonly<Record<Moment, (name: string) => string>> = {
  planningEnd: () => 'All dials are set.',
  beforeMove: (name) => `${name} is about to move.`,
  powerStrain: (name) => `${name} has flown.`,
  afterMove: (name) => `${name} has moved.`,
  attackDeclare: (name) => `${name} declares its attack.`,
  defendDeclare: (name) => `${name} is attacked.`,
  attackRoll: (name) => `${name} is about to roll its attack dice.`,
  defendAttackRoll: (name) => `Attack dice are about to be rolled against ${name}.`,
  attackDice: (name) => `The number of attack dice of ${name} is settled.`,
  attackDefenseRoll: (name) => `The target of ${name} is about to roll its defense dice.`,
  defenseRoll: (name) => `${name} is about to roll its defense dice.`,
  defendAfterRolls: (name) => `All dice against ${name} are rolled.`,
  compare: (name) => `${name} is hit.`,
  dealDamage: (name) => `A Critical Hit of ${name} reaches the hull.`,
  afterAttack: (name) => `The attack on ${name} is over.`,
  destroyed: (name) => `${name} is about to be destroyed.`,
  tokenSpent: (name) => `${name} has spent a token.`,
  cardLost: (name) => `${name} is about to lose a card.`,
};
