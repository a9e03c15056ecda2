import { ADMIRAL_IDS } from '../../../shared/games/attackWing/data/admirals';
import { CAPTAIN_IDS } from '../../../shared/games/attackWing/data/captains';
import { DAMAGE_IDS } from '../../../shared/games/attackWing/data/damage';
import { RESOURCE_IDS } from '../../../shared/games/attackWing/data/resources';
import { SHIP_IDS } from '../../../shared/games/attackWing/data/ships';
import { UPGRADE_IDS } from '../../../shared/games/attackWing/data/upgrades';
import { TONE } from '../../kit/cards/panel';
import type { Pen } from '../../kit/cards/pen';
import type { CardFaces } from '../../kit/cards/types';
import type { Colours } from '../../kit/theme';
import { drawBack } from './faces/backs';
import { drawAdmiral, drawCaptain, drawDamage, drawResource, drawShip, drawUpgrade } from './faces/cardFace';
import { DAMAGE, TYPE_GLYPHS } from './faces/glyphs';

type Draw = (pen: Pen, colours: Colours) => void;

const gather = (): ReadonlyMap<string, Draw> => {
  const all = new Map<string, Draw>();
  const add = <Id extends string>(
    kind: string,
    ids: readonly Id[],
    draw: (pen: Pen, id: Id, colours: Colours) => void,
  ): void => {
    for (const id of ids) all.set(`${kind}:${id}`, (pen, colours) => draw(pen, id, colours));
  };
  add('ship', SHIP_IDS, drawShip);
  add('captain', CAPTAIN_IDS, drawCaptain);
  add('admiral', ADMIRAL_IDS, drawAdmiral);
  add('upgrade', UPGRADE_IDS, drawUpgrade);
  add('resource', RESOURCE_IDS, drawResource);
  add('damage', DAMAGE_IDS, drawDamage);
  all.set('back:upgrade', (pen) => drawBack(pen, TYPE_GLYPHS.eliteTalent, TONE.lilac));
  all.set('back:damage', (pen) => drawBack(pen, DAMAGE, TONE.coral));
  return all;
};

/** `ship:<id>`, `captain:<id>`, `admiral:<id>`, `upgrade:<id>`, `resource:<id>`, `damage:<id>`, and the two backs. */
export const makeFaces = (): CardFaces => {
  const all = gather();
  return {
    pictures: [...all.keys()],
    picture: (face) => (all.has(face) ? face : undefined),
    back: (face) => (face.startsWith('damage:') || face === 'back:damage' ? 'back:damage' : 'back:upgrade'),
    draw: (pen, name, colours) => all.get(name)?.(pen, colours),
  };
};
