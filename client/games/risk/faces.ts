import { CAPTAINS } from '../../../shared/games/risk/data/captains';
import { CARDS } from '../../../shared/games/risk/data/cards';
import { ROLES } from '../../../shared/games/risk/data/crew';
import { QUESTS } from '../../../shared/games/risk/data/quests';
import { QVENTS } from '../../../shared/games/risk/data/qvents';
import { BACK_WORDS, type BackName } from '../../../shared/games/risk/words/en/faces';
import type { Pen } from '../../kit/cards/pen';
import type { CardFaces } from '../../kit/cards/types';
import type { Colours } from '../../kit/theme';
import { drawLocationCard } from './faces/locationCard';
import { drawCaptain, drawCrew } from './faces/people';
import { drawBack, drawQuest, drawQVent } from './faces/q';

type Draw = (pen: Pen, colours: Colours) => void;

const gather = (): ReadonlyMap<string, Draw> => {
  const all = new Map<string, Draw>();
  for (const id of CARDS) all.set(id, (pen, colours) => drawLocationCard(pen, id, colours));
  for (const { id } of CAPTAINS) {
    all.set(`captain:${id}`, (pen, colours) => drawCaptain(pen, id, colours));
    for (const role of ROLES)
      all.set(`crew:${id}:${role.id}`, (pen, colours) => drawCrew(pen, id, role.id, colours));
  }
  for (const { id } of QUESTS) all.set(`quest:${id}`, (pen, colours) => drawQuest(pen, id, colours));
  for (const { id } of QVENTS) all.set(`qvent:${id}`, (pen, colours) => drawQVent(pen, id, colours));
  for (const deck of Object.keys(BACK_WORDS) as BackName[])
    all.set(`back:${deck}`, (pen) => drawBack(pen, deck));
  return all;
};

/** Location cards by their id, `captain:<id>`, `crew:<captain>:<role>`, `quest:<id>`, `qvent:<id>`, and the backs of all. */
export const makeFaces = (): CardFaces => {
  const all = gather();
  return {
    pictures: [...all.keys()],
    picture: (face) => (all.has(face) ? face : undefined),
    back: (face) => {
      const [deck = ''] = face.split(':');
      if (face.startsWith('back:') && all.has(face)) return face;
      return all.has(`back:${deck}`) ? `back:${deck}` : 'back:location';
    },
    draw: (pen, name, colours) => all.get(name)?.(pen, colours),
  };
};
