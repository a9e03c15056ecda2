import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Centrepiece } from '../../holodeck/centrepiece';
import { TABLE } from '../../holodeck/measures';
import { type Effects, muzzleToRef } from '../../kit/effects';
import { bearing } from '../../kit/facings';
import { SHIELD } from '../../kit/shields/panel';
import type { SoundName } from '../../kit/sound';
import type { CardTable } from './cardTable';
import type { Picture } from './picture';
import { bearingOf, onTable, radiusOf } from './place';
import type { TokenTable } from './tokenTable';

/** Everything a beat may use. Places are given in vectors of their own: effects copy what they keep. */
export interface Cast {
  readonly centre: Centrepiece;
  readonly effects: Effects;
  readonly tokens: TokenTable;
  readonly cards: CardTable;
  readonly die: { roll(face: number, seconds: number): void };
  /** As the table looks at the moment of asking. */
  readonly picture: Picture;
  readonly me: number;
  readonly hear: (name: SoundName, at?: Vector3) => void;
  /** How many times faster than usual. */
  readonly pace: number;
}

const local = ({ pivot }: Centrepiece, x: number, y: number, z: number): Vector3 =>
  Vector3.TransformCoordinates(new Vector3(x, y, z), pivot.computeWorldMatrix(true));

/** Where on the hull a shot through a facing begins. */
export const muzzle = ({ centre }: Cast, facing: number, torpedo: boolean): Vector3 =>
  muzzleToRef(centre.pivot, torpedo ? 'torpedo' : 'phaser', facing, new Vector3());

/** The middle of a shield panel, or of the hull behind it. */
export const sectionAt = ({ centre }: Cast, part: 'shield' | 'hull', facing: number): Vector3 => {
  const a = bearing(facing);
  const radius = part === 'shield' ? SHIELD.radius : 62;
  const along =
    part === 'shield' ? 0 : facing === 0 || facing === 5 ? 60 : facing === 2 || facing === 3 ? -40 : 20;
  return local(centre, radius * Math.sin(a) * (part === 'hull' ? 0.7 : 1), 8, radius * Math.cos(a) + along);
};

/** A place in a sector at table height; beyond the long range for range 4. */
export const spaceAt = (sector: number, range: number, y = 0.07): Vector3 =>
  new Vector3(...onTable(bearingOf(sector), range > 3 ? 1.5 : radiusOf(range), TABLE.height + y));

export const tokenAt = ({ tokens, picture }: Cast, id: string): Vector3 => {
  const at = new Vector3();
  if (tokens.middle(id, at)) return at;
  const known = picture.tokens[id];
  return known ? spaceAt(known.sector, known.range) : spaceAt(1, 4);
};

/** What fire through a facing meets first. */
export const struck = (cast: Cast, facing: number): Vector3 =>
  sectionAt(cast, (cast.picture.shields[facing] ?? 0) > 0 ? 'shield' : 'hull', facing);
