import type { Event } from '../../../shared/games/attackWing/events';
import { noteOf } from '../../../shared/games/attackWing/words/en/notes';
import type { Beats } from '../../tabletop/gameTable';
import { ATTACK_BEATS } from './attackBeats';
import { CARD_BEATS } from './cardBeats';
import { FLIGHT_BEATS } from './flightBeats';
import type { Picture } from './picture';
import type { MatProps } from './props';
import { SET_UP_BEATS } from './setUpBeats';
import type { MatCast } from './where';

type MatBeats = Beats<Event, Picture, MatProps>;

const SHOWN: MatBeats = { ...SET_UP_BEATS, ...FLIGHT_BEATS, ...ATTACK_BEATS, ...CARD_BEATS };

/** A note stays a little longer than what it is about. */
const LINGER_MS = 700;

const lengthOf = (event: Event): number => {
  // The beat of an event's own type takes that event.
  const ms = SHOWN[event.type].ms as number | ((event: Event) => number);
  return typeof ms === 'number' ? ms : ms(event);
};

const say = (cast: MatCast, event: Event): void => {
  const note = noteOf(event);
  if (note) cast.props.notes.say(note, cast.seconds(lengthOf(event) + LINGER_MS));
};

interface AnyBeat {
  after?(cast: MatCast, event: Event): void;
}

/** How each event is shown, and said over the ship it happens to. */
export const BEATS = Object.fromEntries(
  Object.entries(SHOWN as Readonly<Record<string, AnyBeat>>).map(([type, beat]) => [
    type,
    {
      ...beat,
      after: (cast: MatCast, event: Event) => {
        beat.after?.(cast, event);
        say(cast, event);
      },
    },
  ]),
) as unknown as MatBeats;
