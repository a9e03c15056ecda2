import { CARD_IDS, cardOf, isCard } from '../../../shared/games/panic/data/cards';
import { CHARACTERS } from '../../../shared/games/panic/data/characters';
import { MISSIONS } from '../../../shared/games/panic/data/missions';
import { type Deck, DECKS } from '../../../shared/games/panic/words/en/faces';
import type { CardFaces } from '../../kit/cards/types';
import type { Pen } from '../../kit/cards/pen';
import type { Colours } from '../../kit/theme';
import { drawBack } from './faces/cardBack';
import { drawCharacter } from './faces/characterCard';
import { drawEnterpriseCard } from './faces/enterpriseCard';
import { drawMission } from './faces/missionCard';

/** Copies look the same when their insignia do. */
const cardPicture = (id: string): string => {
  const { kind, credit } = cardOf(id);
  return `card:${kind}:${credit}`;
};

type Draw = (pen: Pen, colours: Colours) => void;

const gather = (): ReadonlyMap<string, Draw> => {
  const all = new Map<string, Draw>();
  for (const id of CARD_IDS) all.set(cardPicture(id), (pen, colours) => drawEnterpriseCard(pen, id, colours));
  for (const id of MISSIONS) all.set(`mission:${id}`, (pen, colours) => drawMission(pen, id, colours));
  for (const id of CHARACTERS) all.set(`character:${id}`, (pen, colours) => drawCharacter(pen, id, colours));
  for (const deck of Object.keys(DECKS) as Deck[]) all.set(`back:${deck}`, (pen) => drawBack(pen, deck));
  return all;
};

/**
 * The faces of Panic: an Enterprise card by its id, `mission:<id>`, `character:<id>`, and `back:enterprise`,
 * `back:mission`, `back:character`.
 */
export const makeFaces = (): CardFaces => {
  const all = gather();
  const picture = (face: string): string | undefined => {
    if (isCard(face)) return cardPicture(face);
    return all.has(face) ? face : undefined;
  };
  return {
    pictures: [...all.keys()],
    picture,
    back: (face) => {
      const [deck] = face.split(':');
      if (face.startsWith('back:') && all.has(face)) return face;
      return deck === 'mission' || deck === 'character' ? `back:${deck}` : 'back:enterprise';
    },
    draw: (pen, name, colours) => all.get(name)?.(pen, colours),
  };
};
