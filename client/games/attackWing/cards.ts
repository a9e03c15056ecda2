import type { Source } from '../../../shared/games/attackWing/types';
import type { Pick } from '../../kit/pick';
import { pick } from './pick';
import type { Picture, ShipPicture } from './picture';

/**
 * The faces of the cards: `ship:<id>`, `captain:<id>`, `admiral:<id>`, `upgrade:<id>`, `resource:<id>`, `damage:<id>`, and
 * `back:upgrade`, `back:damage` for what lies face down.
 */
export interface ShownCard {
  readonly face: string;
  readonly pick: Pick;
  /** There, but of no use now. */
  readonly off: boolean;
  /** It lies face down: its owner, who knows it, sees it lie askew. */
  readonly down?: boolean;
}

const upgradeCards = ({ upgrades }: ShipPicture, at: number): readonly ShownCard[] =>
  upgrades.flatMap(({ card, status, faceDown }, place) =>
    status === 'ready' || status === 'disabled'
      ? [
          {
            face: card === '' ? 'back:upgrade' : `upgrade:${card}`,
            pick: pick.card(at, 'upgrade', place),
            off: status === 'disabled',
            down: faceDown && card !== '',
          },
        ]
      : [],
  );

/** All cards that lie beside a ship: the ship itself, who commands it, what it carries, what has struck it. */
export const cardsOf = (ship: ShipPicture, at: number): readonly ShownCard[] => {
  const of = (kind: Source, id: string, off = false): ShownCard => ({
    face: `${kind}:${id}`,
    pick: pick.card(at, kind),
    off,
  });
  return [
    of('ship', ship.card),
    of('captain', ship.captain, ship.captainDisabled),
    ...(ship.admiral === '' ? [] : [of('admiral', ship.admiral)]),
    ...upgradeCards(ship, at),
    ...ship.damage.map(({ serial, card, up }) => ({
      face: up && card !== '' ? `damage:${card}` : 'back:damage',
      pick: pick.damage(serial),
      off: false,
    })),
  ];
};

/** The id by which the words know a card. */
export const aboutCard = (
  { ships, sides }: Picture,
  { at, kind, place }: { readonly at: number; readonly kind: string; readonly place: number },
): string => {
  const ship = ships[at];
  switch (kind) {
    case 'ship':
      return `ship:${String(at)}`;
    case 'captain':
      return ship?.captain ?? '';
    case 'admiral':
      return ship?.admiral ?? '';
    case 'resource':
      return sides[at]?.resource ?? '';
    default:
      return ship?.upgrades[place]?.card ?? '';
  }
};
