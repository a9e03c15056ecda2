import { statOf } from '../../../shared/games/attackWing/abilities/passives';
import { resourceCard } from '../../../shared/games/attackWing/data/resources';
import { shipCard } from '../../../shared/games/attackWing/data/ships';
import type { EventOf } from '../../../shared/games/attackWing/events';
import type { WrittenFleet, WrittenShip } from '../../../shared/games/attackWing/fleet/fleet';
import {
  isAdmiral,
  isCaptain,
  isResource,
  isShip,
  isUpgrade,
} from '../../../shared/games/attackWing/fleet/known';
import { FACE_DOWN } from '../../../shared/games/attackWing/fleet/masked';
import { parseFleet } from '../../../shared/games/attackWing/fleet/text';
import { numberOf } from '../../../shared/games/attackWing/setup';
import { NONE } from '../../../shared/games/attackWing/types';
import type { Picture, ShipPicture, UpgradePicture } from './picture';

/** The skill a ship has in this round, by all that lies open on it. */
export const skillOf = (ship: ShipPicture, round: number): number =>
  statOf(
    {
      ...ship,
      agilityBonus: 0,
      damage: ship.damage.flatMap(({ card, ...rest }) => (card === '' ? [] : [{ ...rest, card, seen: 0 }])),
    },
    'skill',
    round,
  );

const cardsOf = ({ upgrades, hidden }: WrittenShip): readonly string[] => [...upgrades, ...hidden];

/** `whole`: the same ship as its owner wrote it. */
const upgradesOf = (shown: WrittenShip, whole: WrittenShip | undefined): UpgradePicture[] => {
  const own = whole ? cardsOf(whole) : [];
  return cardsOf(shown).map((id, place) => {
    const card = id === FACE_DOWN ? (own[place] ?? '') : id;
    return { card: isUpgrade(card) ? card : '', status: 'ready', faceDown: id === FACE_DOWN };
  });
};

const fielded = (seat: number, shown: WrittenFleet, whole: WrittenFleet | undefined): ShipPicture[] =>
  shown.ships.flatMap((written, at) => {
    const { ship: card, captain, admiral } = written;
    if (!isShip(card) || !isCaptain(captain)) return [];
    const ship: ShipPicture = {
      ...{ seat, card, captain, number: numberOf(shown.ships, at) },
      admiral: isAdmiral(admiral) ? admiral : '',
      upgrades: upgradesOf(written, whole?.ships[at]),
      captainDisabled: false,
      fate: 'alive',
      placed: false,
      pose: { x: 0, y: 0, ux: 0, uy: 0 },
      skill: 0,
      shields: shipCard(card).shields,
      disabledShields: 0,
      damage: [],
      ...{ evade: 0, battleStations: 0, scan: 0, aux: 0, lock: NONE, cloak: 'none' },
      ...{
        dialSet: false,
        dial: '',
        open: false,
        beamOn: NONE,
        doomed: false,
        mission: 0,
        suppressed: false,
      },
    };
    ship.skill = skillOf(ship, 0);
    return [ship];
  });

const written = (text: string): WrittenFleet | undefined => {
  const read = text === '' ? undefined : parseFleet(text);
  return read?.ok === true ? read.value : undefined;
};

const tokensOn = ({ tokens }: ReturnType<typeof resourceCard>): number => {
  const { any = 0, evade = 0, scan = 0, battleStations = 0 } = tokens;
  return any + evade + scan + battleStations;
};

/** Both fleets lie on the table: what is face down is known to its owner alone. */
export const revealFleets = (picture: Picture, { names, sheets, own }: EventOf<'fleetsRevealed'>): void => {
  picture.ships = sheets.flatMap((sheet, seat) => {
    const shown = written(sheet);
    return shown ? fielded(seat, shown, written(own[seat] ?? '')) : [];
  });
  picture.sides.forEach((side, seat) => {
    const [resource = ''] = written(sheets[seat] ?? '')?.resources ?? [];
    side.name = names[seat] ?? '';
    side.chosen = true;
    side.resource = isResource(resource) ? resource : '';
    side.tokens = side.resource === '' ? 0 : tokensOn(resourceCard(side.resource));
  });
};
