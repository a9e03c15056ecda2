import type { Public } from '../../../../shared/games/attackWing/board';
import { shipName } from '../../../../shared/games/attackWing/words/en/names';
import { withPeople } from '../../../../shared/words/en';

/** Said when everything has been taught. */
export const lessonsOver = 'The lessons are over. The battle goes on: destroy the enemy ship to win it.';

/** The ship of a seat: with one each it has the seat's number. */
const nameOf = (pub: Public, seat: number): string =>
  pub.ships.length === 0 ? 'your ship' : shipName(withPeople(pub, []), seat);

interface LessonText {
  readonly title: string;
  text(pub: Public, seat: number): string;
}

/** The lessons in words, by id. */
export const LESSON_TEXTS: Readonly<Record<string, LessonText>> = {
  welcome: {
    title: 'Two ships, one mat',
    text: () =>
      'You command one ship, a bot the other. Every round both set a maneuver in secret, fly it, act and fire. Whoever destroys the other ship wins.',
  },
  fleet: {
    title: 'Your ship',
    text: () =>
      'Choose what you fly. For a first battle take “Risk Is Our Business”: a sturdy Constitution Class under James T. Kirk, whose phasers fire over the whole half of space before her.',
  },
  place: {
    title: 'On the mat',
    text: (pub, seat) =>
      `Place ${nameOf(pub, seat)} in your starting area, along your edge of the mat: click the spot, or carry her there. To turn her, press where she is to stand and draw where her bow is to look. Ships fly on from where they stand, and fire forward.`,
  },
  dial: {
    title: 'The dial',
    text: (pub, seat) =>
      `Set the dial of ${nameOf(pub, seat)}: a bearing and a speed from 1 to 4. Green maneuvers relieve the engines, red ones strain them: a token then keeps you from acting until a green one removes it. Nobody sees your dial before the ship moves.`,
  },
  confirm: {
    title: 'Confirm',
    text: () => 'Your dial is set. Confirm it, and the ships move: the lower captain’s skill first.',
  },
  moved: {
    title: 'She moves',
    text: (pub, seat) =>
      `${nameOf(pub, seat)} has flown what her dial said, along a template, and now may act once. A ship that runs into another slides back and loses her action.`,
  },
  action: {
    title: 'An action',
    text: () =>
      'Take a token for this round: Evade cancels one hit, Battle Stations makes such results count when you attack or defend, Scan takes a defense die from whomever you attack.',
  },
  lock: {
    title: 'Target Lock',
    text: (pub, seat) =>
      `The enemy is within range 3: lock on to ${nameOf(pub, 1 - seat)}. With the lock you may roll attack dice again, and torpedoes need one.`,
  },
  fire: {
    title: 'Fire',
    text: (pub, seat) =>
      `${nameOf(pub, 1 - seat)} is in your arc and range. Attack: the primary weapon rolls one die more at range 1, the defender one more at range 3. The higher captain’s skill fires first.`,
  },
  dice: {
    title: 'Better dice',
    text: () =>
      'The dice are on the table. Spend what you have: a Target Lock rolls any of your dice again, a Battle Stations token turns all such results into hits. Or leave them as they are.',
  },
  damage: {
    title: 'Damage',
    text: () =>
      'What the defender does not evade strikes: first shields, then the hull as damage cards. A hit lies face down, a critical hit face up with a text that hurts. A ship with as many cards as hull points is destroyed.',
  },
  farewell: {
    title: 'The next round',
    text: () =>
      'Tokens go at the end of each round, locks stay. Think about where the enemy will be, and set your dial for that. The rules are in the page whenever you want them.',
  },
};
