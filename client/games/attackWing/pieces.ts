import { colorFor } from '../../../shared/games/attackWing/abilities/passives';
import type { Color } from '../../../shared/games/attackWing/data/classes';
import { dialOf } from '../../../shared/games/attackWing/data/dials';
import { shipCard } from '../../../shared/games/attackWing/data/ships';
import { type Bearing, type ManeuverId, templateOf } from '../../../shared/games/attackWing/geometry';
import type { Piece } from '../../tabletop/gameTable';
import { TABLE } from '../../kit/measures';
import { inRow, onTable, type Place } from '../../viewpoint/place';
import { cardsOf, type ShownCard } from './cards';
import { pick } from './pick';
import type { Picture, ShipPicture } from './picture';
import { spotOf } from './place';
import { rimPlace } from './rim';
import { focusOf, isOnMat, isTurned, type MatLook, questionIn } from './read';

/** What a disc shows. */
export interface DiscState {
  readonly bearing: Bearing;
  readonly speed: number;
  readonly color: Color;
}

const cardPiece = ({ face, pick: of, off }: ShownCard, place: Place): Piece => ({
  id: `${of.kind} ${of.id}`,
  kind: 'card',
  face,
  place,
  pick: of,
  mat: off,
});

const resourceOf = ({ sides }: Picture, seat: number): readonly ShownCard[] => {
  const resource = sides[seat]?.resource ?? '';
  if (resource === '') return [];
  return [{ face: `resource:${resource}`, pick: pick.resource(seat), off: false }];
};

/** The cards of a side lie along its edge, ship by ship, once the ship is placed; those of the ship one is busy with are in the hand. */
const sideCards = (picture: Picture, seat: number, focus: number): readonly Piece[] => {
  const near = seat === (picture.me < 0 ? 0 : picture.me);
  const groups = picture.ships.flatMap((ship, at) =>
    ship.seat === seat && isOnMat(ship) ? [{ at, cards: cardsOf(ship, at) }] : [],
  );
  const resource = resourceOf(picture, seat);
  const lying = groups.filter(({ at }) => at !== focus).map(({ cards }) => cards);
  const held = groups.find(({ at }) => at === focus)?.cards ?? [];
  const inHand = near && focus >= 0 ? [...held, ...resource] : [];
  const rim = inHand.length > 0 ? lying : [...groups.map(({ cards }) => cards), resource];
  return [
    ...inHand.map((card, nth) => cardPiece(card, inRow('hand', nth, inHand.length))),
    ...rim.flatMap((cards, group) =>
      cards.map((card, nth) =>
        cardPiece(
          card,
          rimPlace(near, { group, groups: rim.length, nth, of: cards.length, askew: card.down === true }),
        ),
      ),
    ),
  ];
};

/** Columns of a dial as they lie on a table: what turns left is left. */
const COLUMNS: readonly Bearing[] = [
  'turnLeft',
  'bankLeft',
  'straight',
  'bankRight',
  'turnRight',
  'comeAbout',
  'reverse',
];

const opened = ({ damage }: ShipPicture) =>
  damage.flatMap(({ card, up, ...rest }) => (up && card !== '' ? [{ ...rest, card, up, seen: 0 }] : []));

/** The colour a maneuver has for this ship now. */
export const colorOf = (ship: ShipPicture, id: ManeuverId): Color => {
  const found = dialOf(shipCard(ship.card).shipClass).find((one) => one.id === id);
  return found ? colorFor({ damage: opened(ship) }, found) : 'white';
};

/** The maneuvers to be chosen from, each a disc; those of one ship at a time. */
const discs = (picture: Picture, look: MatLook): readonly Piece[] => {
  const at = chosenDial(picture, look);
  const ship = picture.ships[at];
  if (ship === undefined) return [];
  const ids = maneuversIn(look, at);
  const columns = COLUMNS.filter((bearing) => ids.some((id) => templateOf(id).bearing === bearing));
  const slowest = Math.min(...ids.map((id) => templateOf(id).speed));
  return ids.map((id) => {
    const { bearing, speed } = templateOf(id);
    const state: DiscState = { bearing, speed, color: colorOf(ship, id) };
    const row = speed - slowest;
    return {
      id: `maneuver ${String(at)}.${id}`,
      kind: 'disc',
      face: id,
      place: inRow('board', columns.indexOf(bearing), columns.length, { row }),
      pick: pick.maneuver(at, id),
      state,
    };
  });
};

/** The ship whose dial is being chosen from; −1: none is. */
export const chosenDial = (picture: Picture, look: MatLook): number => {
  const question = questionIn(look);
  switch (question?.type) {
    case 'setDials':
      return (look.choice?.picked.length ?? 0) > 0 ? focusOf(picture, look) : -1;
    case 'anticipate':
      return question.ships.length === 1 || (look.choice?.picked.length ?? 0) > 0 ? question.ship : -1;
    case 'pickManeuver':
      return question.ship;
    default:
      return -1;
  }
};

const maneuversIn = ({ choice }: MatLook, at: number): readonly ManeuverId[] => [
  ...new Set(
    (choice?.open ?? []).flatMap((move) => {
      if (move.type === 'setDial') return move.ship === at ? [move.maneuver] : [];
      return move.type === 'anticipate' || move.type === 'pickManeuver' ? [move.maneuver] : [];
    }),
  ),
];

/** Cards are taken up when one of them can be used. */
export const wantsCards = ({ choice }: MatLook): boolean =>
  choice?.next.some(({ kind }) => kind === 'card' || kind === 'damage') === true;

/** Every card that can be seen, and the maneuvers to be chosen from. What stands on the mat is the mat's own. */
export const piecesOf = (picture: Picture, look: MatLook): readonly Piece[] => {
  const focus = wantsCards(look) ? focusOf(picture, look) : -1;
  return [...picture.sides.flatMap((_, seat) => sideCards(picture, seat, focus)), ...discs(picture, look)];
};

/** A damage card comes out of the hull it strikes, and goes back there. */
const OVER = 0.16;
export const homeOf = (picture: Picture): ((piece: Piece) => Place | undefined) => {
  const turned = isTurned(picture);
  const hulls = new Map<string, Place>();
  for (const { damage, pose } of picture.ships) {
    const { x, z } = spotOf(pose, turned);
    const over = onTable(x, TABLE.height + OVER, z, { pitch: 0.9, size: 1.8 });
    for (const { serial } of damage) hulls.set(String(serial), over);
  }
  return ({ pick: of }) => (of?.kind === 'damage' ? hulls.get(of.id) : undefined);
};
