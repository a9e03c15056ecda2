import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Family } from '../../../shared/games/attackWing/data/kinds';
import { upgradeCard } from '../../../shared/games/attackWing/data/upgrades';
import { shipCard } from '../../../shared/games/attackWing/data/ships';
import type { Event, EventOf } from '../../../shared/games/attackWing/events';
import { TABLE } from '../../kit/measures';
import type { Meaning } from '../../kit/theme';
import type { Cast, SomeBeats } from '../../tabletop/gameTable';
import { pick } from './pick';
import type { Picture } from './picture';
import { spotOf } from './place';
import type { MatProps } from './props';
import { isTurned } from './read';

export type MatCast = Cast<Picture, MatProps>;
export type MatBeats = SomeBeats<Event, Picture, MatProps>;

export const OVER_THE_TABLE = new Vector3(0, TABLE.height + 0.4, 0);

/** The middle of a ship, or of the mat where it is not to be seen. */
export const shipAt = (cast: MatCast, ship: number): Vector3 =>
  cast.at(pick.ship(ship)) ?? new Vector3(0, TABLE.height + 0.05, 0);

/** A point of the mat, just over it. */
export const onMat = ({ picture }: MatCast, x: number, y: number): Vector3 => {
  const spot = spotOf({ x, y, ux: 0, uy: 1 }, isTurned(picture));
  return new Vector3(spot.x, TABLE.height + 0.01, spot.z);
};

export const mark = (cast: MatCast, ship: number, meaning: Meaning, ms: number): void => {
  const at = shipAt(cast, ship);
  at.y = TABLE.height + 0.01;
  cast.effects.ping(at, meaning, cast.seconds(ms));
};

/** What is seen of an event about one ship. */
export const there = (cast: MatCast, { ship }: { readonly ship: number }): readonly Vector3[] => [
  shipAt(cast, ship),
];

type Weapon = 'phaser' | 'disruptor' | 'photon' | 'plasma' | 'missiles' | 'pulse';

const FAMILIES: Readonly<Record<Family, Weapon>> = {
  photonTorpedoes: 'photon',
  plasmaTorpedoes: 'plasma',
  magneticPulse: 'pulse',
  nuclearMissiles: 'missiles',
};

/** With what a ship fires: what its people arm their ships with, or what its card is. */
export const weaponOf = (
  { ships }: Picture,
  { ship: at, weapon }: { readonly ship: number; readonly weapon: number },
): Weapon => {
  const ship = ships[at];
  const card = ship?.upgrades[weapon]?.card ?? '';
  const family = card === '' ? undefined : upgradeCard(card).weapon?.family;
  if (family !== undefined) return FAMILIES[family];
  return ship !== undefined && shipCard(ship.card).faction === 'federation' ? 'phaser' : 'disruptor';
};

/** One shot from a ship at another, as its weapon looks and sounds. */
export const fire = (
  cast: MatCast,
  event: Pick<EventOf<'attackDeclared'>, 'ship' | 'target' | 'weapon'>,
  ms: number,
): void => {
  const { effects } = cast;
  const [from, to] = [shipAt(cast, event.ship), shipAt(cast, event.target)];
  const seconds = cast.seconds(ms);
  const weapon = weaponOf(cast.picture, event);
  switch (weapon) {
    case 'phaser':
      effects.phaser(from, to, seconds);
      return cast.hear('phaser', from);
    case 'disruptor':
      effects.disruptor(from, to, seconds);
      return cast.hear('disruptor', from);
    case 'photon':
      effects.torpedo(from, to, seconds);
      return cast.hear('torpedo', from);
    case 'plasma':
      effects.torpedo(from, to, seconds, 'romulan');
      return cast.hear('torpedo', from);
    case 'missiles':
      // A volley of three, one beside the other.
      for (const aside of [-1, 0, 1])
        effects.torpedo(
          from.add(new Vector3(0.012 * aside, 0, 0)),
          to,
          seconds * (1 + 0.15 * aside),
          'danger',
        );
      return cast.hear('torpedo', from);
    case 'pulse':
      effects.tractor(from, to, seconds);
      return cast.hear('tractor', from);
  }
};
