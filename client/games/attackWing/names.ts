import { aboutCard } from './cards';
import { cardOf, pick, shipOf } from './pick';
import type { ThingNames } from '../../tabletop/gameTable';
import type { Picture } from './picture';

const LANDMARK = /^ship-(\d+)$/u;

const damageWord = ({ ships }: Picture, serial: string): string => {
  const card = ships.flatMap(({ damage }) => damage).find((one) => String(one.serial) === serial)?.card;
  return card === undefined || card === '' ? 'faceDownDamage' : card;
};

/** What the things on the mat are called in the words of Attack Wing. */
export const NAMES: ThingNames<Picture> = {
  word: ({ kind, id }, picture) => {
    switch (kind) {
      case 'ship':
        return `ship:${id}`;
      case 'card':
        return aboutCard(picture, cardOf(id));
      case 'damage':
        return damageWord(picture, id);
      case 'die':
        return id.startsWith('attack') ? 'attackDie' : 'defenseDie';
      case 'terrain':
        return picture.terrain[Number(id)]?.kind ?? 'mat';
      default:
        return kind === 'echo' ? 'cloak' : 'mat';
    }
  },
  place: (thing) => (thing.kind === 'ship' ? `ship-${String(shipOf(thing))}` : undefined),
  pick: (place) => {
    const at = LANDMARK.exec(place)?.[1];
    return at === undefined ? undefined : pick.ship(Number(at));
  },
};
