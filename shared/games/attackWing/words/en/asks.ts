import type { Ask, People } from '../../../../engine/game';
import { withPeople } from '../../../../words/en';
import type { Public } from '../../board';
import type { OpenQuestion, ModifyTiming } from '../../types';
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
        ? `Where in your starting area do you place ${names}?`
        : `Which of these ships do you place next, and where: ${names}?`;
    }
    case 'setDials':
      return 'Which maneuvers do you set on your dials?';
    case 'order':
      return `${PHASE_NAMES[asked.phase]}: which of your ships of equal skill comes next?`;
    case 'anticipate':
      return `${shipName(pub, asked.ship)} is about to move. Do you spend a Mission token to guess how?`;
    case 'pickManeuver':
      return replaceText(pub, asked.ship);
    case 'action':
      return `Which ${asked.free ? 'free action' : 'action'} does ${shipName(pub, asked.ship)} take?`;
    case 'attack':
      return `Whom does ${shipName(pub, asked.ship)} attack, and with what?`;
    case 'modify':
      return modifyText(pub, asked.ship, asked.timing);
    case 'discardUpgrade':
      return `Munitions Failure: which weapon does ${shipName(pub, asked.ship)} lose?`;
    case 'cloakToken':
      return `Does ${shipName(pub, asked.ship)} stay cloaked?`;
    case 'raiseShields':
      return `Does ${shipName(pub, asked.ship)} raise its disabled shields?`;
  }
};

const replaceText = (pub: Battle, ship: number): string => {
  const dial = pub.ships[ship]?.dial ?? '';
  const what = dial === '' ? 'its red maneuver' : `its red ${maneuverName(dial)}`;
  return `${shipName(pub, ship)} has no power for ${what}. What does it fly instead?`;
};

const modifyText = (pub: Battle, ship: number, timing: ModifyTiming): string => {
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
  }
};
