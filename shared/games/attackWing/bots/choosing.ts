import type { Move } from '../moves';
import { shipAt } from '../play';
import type { QuestionOf } from '../questions';
import type { State } from '../types';
import { chooseDice } from './fighting';
import { hullOf } from './texts';

/** Small questions: what hurts the enemy most and the own side least. */
export const chooseSmall = (
  state: Readonly<State>,
  asked: QuestionOf<
    'chooseShip' | 'chooseDice' | 'chooseFace' | 'chooseToken' | 'chooseRepair' | 'chooseDamage'
  >,
): Move | undefined => {
  switch (asked.type) {
    case 'chooseShip':
      return chooseShip(state, asked.seat, asked.ships);
    case 'chooseDice':
      return chooseDice(state, asked);
    case 'chooseFace': {
      const face = (['critical', 'doubleHit', 'hit'] as const).find((one) => asked.faces.includes(one));
      return face && { type: 'chooseFace', face };
    }
    case 'chooseToken': {
      const token = (['battleStations', 'evade', 'scan'] as const).find((one) => asked.tokens.includes(one));
      return token && { type: 'chooseToken', token };
    }
    case 'chooseRepair':
      return chooseRepair(state, asked);
    case 'chooseDamage': {
      const [card] = asked.cards;
      return card && { type: 'chooseDamage', card };
    }
  }
};

/** An enemy rather than a friend, the weaker the better. */
const chooseShip = (state: Readonly<State>, seat: number, ships: readonly number[]): Move | undefined => {
  const enemies = ships.filter((at) => shipAt(state, at).seat !== seat);
  const among = enemies.length > 0 ? enemies : ships;
  const [ship] = [...among].sort((a, b) => hullOf(shipAt(state, a)) - hullOf(shipAt(state, b)) || a - b);
  return ship === undefined ? undefined : { type: 'chooseShip', ship };
};

/** An open damage card first, then a shield, then hull. */
const chooseRepair = (
  state: Readonly<State>,
  { ship, cards }: QuestionOf<'chooseRepair'>,
): Move | undefined => {
  const { damage } = shipAt(state, ship);
  const open = damage.find(({ serial, up }) => up && cards.includes(serial))?.serial;
  const card = open ?? cards[0];
  return card === undefined ? undefined : { type: 'chooseRepair', card };
};
