import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Centrepiece } from '../../holodeck/centrepiece';
import { muzzleToRef } from '../../kit/effects';
import { bearing } from '../../kit/facings';
import { TABLE } from '../../kit/measures';
import { SHIELD } from '../../kit/shields/panel';
import type { Cast, SomeBeats } from '../../tabletop/gameTable';
import type { PanicEvent } from '../../../shared/games/panic/events';
import type { Picture } from './picture';
import { bearingOf, pointOf, radiusOf } from './place';
import type { PanicProps } from './props';
import { pick } from './route';

export type PanicCast = Cast<Picture, PanicProps>;
export type PanicBeats = SomeBeats<PanicEvent, Picture, PanicProps>;

const local = ({ pivot }: Centrepiece, x: number, y: number, z: number): Vector3 =>
  Vector3.TransformCoordinates(new Vector3(x, y, z), pivot.computeWorldMatrix(true));

/** Where on the hull a shot through a facing begins. */
export const muzzle = ({ props: { centre } }: PanicCast, facing: number, torpedo: boolean): Vector3 =>
  muzzleToRef(centre.pivot, torpedo ? 'torpedo' : 'phaser', facing, new Vector3());

/** The middle of a shield panel, or of the hull behind it. */
export const sectionAt = (
  { props: { centre } }: PanicCast,
  part: 'shield' | 'hull',
  facing: number,
): Vector3 => {
  const a = bearing(facing);
  const radius = part === 'shield' ? SHIELD.radius : 62;
  const along =
    part === 'shield' ? 0 : facing === 0 || facing === 5 ? 60 : facing === 2 || facing === 3 ? -40 : 20;
  return local(centre, radius * Math.sin(a) * (part === 'hull' ? 0.7 : 1), 8, radius * Math.cos(a) + along);
};

/** The middle of the ship. */
export const shipAt = ({ props: { centre } }: PanicCast): Vector3 => local(centre, 0, 20, 0);

/** A place in a sector at table height; beyond the long range for range 4. */
export const spaceAt = (sector: number, range: number, y = 0.07): Vector3 =>
  new Vector3(...pointOf(bearingOf(sector), range > 3 ? 1.5 : radiusOf(range), TABLE.height + y));

export const tokenAt = (cast: PanicCast, id: string): Vector3 => {
  const known = cast.picture.tokens[id];
  return cast.at(pick.token(id)) ?? (known ? spaceAt(known.sector, known.range) : spaceAt(1, 4));
};

/** What fire through a facing meets first. */
export const struck = (cast: PanicCast, facing: number): Vector3 =>
  sectionAt(cast, (cast.picture.shields[facing] ?? 0) > 0 ? 'shield' : 'hull', facing);

/** A pile of cards, or the bag. */
export const pileAt = (cast: PanicCast, id: string): Vector3 | undefined => cast.at(pick.pile(id));
