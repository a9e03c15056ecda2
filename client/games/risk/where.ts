import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { Event, Roll } from '../../../shared/games/risk/events';
import type { Cast, SomeBeats } from '../../tabletop/gameTable';
import { forceOf } from './fixtures/map';
import { wayBetween } from './map/chain';
import { HEIGHT, MAP, SPOTS } from './map/ground';
import type { Picture } from './picture';
import type { RiskProps } from './props';
import { meaningOf } from './read';

export type RiskCast = Cast<Picture, RiskProps>;
export type RiskBeats = SomeBeats<Event, Picture, RiskProps>;

/** A little above a world. */
export const over = (location: number, high = 0): Vector3 => {
  const [x, z] = SPOTS[location] ?? [0, 0];
  return new Vector3(x, HEIGHT + MAP.world + high, z);
};

export const OVER_THE_TABLE = new Vector3(0, HEIGHT + 0.4, 0);

/** Ships of whoever is at `from` cross to another world. */
export const cross = (cast: RiskCast, from: number, to: number, many: number, ms: number): void => {
  const { owner, me } = cast.picture;
  const force = forceOf(owner[from] ?? 0, many, me);
  if (force && from >= 0) cast.props.quadrants.map.fly(force, [from, to], cast.seconds(ms));
};

/** Ships go along the chain that joins two worlds, and the chain is lit while they do. */
export const follow = (cast: RiskCast, from: number, to: number, many: number, ms: number): void => {
  const { owner, me } = cast.picture;
  const force = forceOf(owner[from] ?? 0, many, me);
  const through = wayBetween(cast.picture, from, to);
  if (force) cast.props.quadrants.map.fly(force, through, cast.seconds(ms));
  cast.props.quadrants.map.way(through, meaningOf(owner[from] ?? 0, me));
};

/** Something about one world: a sound, and a ring of light. */
export const mark = (
  cast: RiskCast,
  location: number,
  meaning: 'legal' | 'danger' | 'yellow',
  ms: number,
): void => cast.effects.ping(over(location), meaning, cast.seconds(ms));

/** Milliseconds for each round of a roll-off. */
const ROUND = 900;

/** Captains roll a die each, those who tied again, until it is decided: how long that takes, and how it is shown. */
export const ROLL_OFF = {
  ms: ({ rolls }: { readonly rolls: readonly Roll[] }): number => ROUND * Math.max(1, rolls.length),
  after: (cast: RiskCast, { rolls }: { readonly rolls: readonly Roll[] }): void => {
    const { dice } = cast.props;
    const rounds = rolls.map(({ seats, dice: faces }) => ({
      who: seats.map((seat) => meaningOf(seat, cast.me)),
      faces,
    }));
    if (rounds.length > 0) dice.toss(rounds, cast.seconds(ROUND * rounds.length));
    cast.hear(rounds.length > 0 ? 'dice' : 'chirpDouble', dice.place.absolutePosition);
  },
};
