import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { muzzleToRef } from '../../kit/effects';
import { TABLE } from '../../kit/measures';
import { sectionToRef } from '../../kit/ship/sections';
import type { Cast, SomeBeats } from '../../tabletop/gameTable';
import type { Part } from '../../../shared/games/panic/data/ship';
import type { PanicEvent } from '../../../shared/games/panic/events';
import type { Picture } from './picture';
import { bearingOf, pointOf, radiusOf } from './place';
import type { PanicProps } from './props';
import { pick } from './route';

export type PanicCast = Cast<Picture, PanicProps>;
export type PanicBeats = SomeBeats<PanicEvent, Picture, PanicProps>;

/** Where on the hull a shot through a facing begins. */
export const muzzle = ({ props: { centre } }: PanicCast, facing: number, torpedo: boolean): Vector3 =>
  muzzleToRef(centre.pivot, torpedo ? 'torpedo' : 'phaser', facing, new Vector3());

/** The middle of a shield panel, or of the hull behind it. */
export const sectionAt = ({ props: { centre } }: PanicCast, part: Part, facing: number): Vector3 =>
  sectionToRef(centre.pivot, part, facing, new Vector3());

/** The middle of the ship. */
export const shipAt = ({ props: { centre } }: PanicCast): Vector3 =>
  Vector3.TransformCoordinates(new Vector3(0, 20, 0), centre.pivot.computeWorldMatrix(true));

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
