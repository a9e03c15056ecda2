import { CAPTAIN, type DiceSide, type ManeuverId, type Source } from '../../../shared/games/attackWing/types';
import type { Pick } from '../../kit/pick';

/** What a hand can mean on the mat. */
export const pick = {
  ship: (at: number): Pick => ({ kind: 'ship', id: String(at) }),
  /** A card of a ship: what kind it is, and its place among the upgrades. */
  card: (ship: number, kind: Source, place = 0): Pick => ({ kind: 'card', id: `${ship}.${kind}.${place}` }),
  resource: (seat: number): Pick => ({ kind: 'card', id: `${seat}.resource.0` }),
  damage: (serial: number): Pick => ({ kind: 'damage', id: String(serial) }),
  maneuver: (ship: number, id: ManeuverId): Pick => ({ kind: 'maneuver', id: `${ship}.${id}` }),
  die: (side: DiceSide, nth: number): Pick => ({ kind: 'die', id: `${side}.${nth}` }),
  echo: (side: 'left' | 'right'): Pick => ({ kind: 'echo', id: side }),
  terrain: (at: number): Pick => ({ kind: 'terrain', id: String(at) }),
  /** Beside the mat: what is asked in words stands there, and hides no ship. */
  aside: (): Pick => ({ kind: 'aside', id: 'mat' }),
} as const;

/** The card at a place among a ship's cards: the captain has one of his own. */
export const cardAt = (ship: number, place: number): Pick =>
  place === CAPTAIN ? pick.card(ship, 'captain') : pick.card(ship, 'upgrade', place);

/** Of a pick of a card: whose it is, what, where. */
export const cardOf = (
  id: string,
): { readonly at: number; readonly kind: string; readonly place: number } => {
  const [at = '', kind = '', place = ''] = id.split('.');
  return { at: Number(at), kind, place: Number(place) };
};

/** Of a pick of a maneuver: which ship would fly which. */
export const maneuverOf = (id: string): { readonly ship: number; readonly maneuver: ManeuverId } => {
  const dot = id.indexOf('.');
  // Only `pick.maneuver` writes such an id.
  return { ship: Number(id.slice(0, dot)), maneuver: id.slice(dot + 1) as ManeuverId };
};

export const shipOf = (thing: Pick | undefined): number => (thing?.kind === 'ship' ? Number(thing.id) : -1);
