import type { Deed, Deeds } from '../../../../engine/game';
import { counted } from '../../../../words/en';
import type { Public } from '../../board';
import type { Event } from '../../events';

const KINDS = {
  destroyed: { title: 'Ships destroyed', did: (n: number) => `destroyed ${counted(n, 'ship')}` },
  hits: { title: 'Hits landed', did: (n: number) => `landed ${counted(n, 'hit')}` },
  guessed: { title: 'Maneuvers guessed', did: (n: number) => `guessed ${counted(n, 'maneuver')} right` },
  attacks: { title: 'Attacks', did: (n: number) => `attacked ${counted(n, 'time')}` },
  dodged: { title: 'Attacks dodged', did: (n: number) => `dodged ${counted(n, 'attack')}` },
  flown: { title: 'Maneuvers flown', did: (n: number) => `flew ${counted(n, 'maneuver')}` },
} as const;

const of = (events: readonly Event[], { ships }: Public): readonly Deed[] => {
  const one = (ship: number, kind: keyof typeof KINDS, count = 1): Deed => ({
    ...{ seat: ships[ship]?.seat ?? -1, kind, count },
  });
  return events.flatMap((event): readonly Deed[] => {
    switch (event.type) {
      case 'attackDeclared':
        return [one(event.ship, 'attacks')];
      case 'compared': {
        const hits = event.hits + 2 * event.doubleHits + event.criticals;
        return hits > 0 ? [one(event.ship, 'hits', hits)] : [one(event.target, 'dodged')];
      }
      case 'anticipated':
        return event.speedRight && event.bearingRight ? [one(event.ship, 'guessed')] : [];
      case 'flew':
        return [one(event.ship, 'flown')];
      case 'removed': {
        // Of two fleets, the other one's.
        const seat = ships[event.ship]?.seat;
        return event.fate === 'destroyed' && seat !== undefined
          ? [{ seat: 1 - seat, kind: 'destroyed', count: 1 }]
          : [];
      }
      default:
        return [];
    }
  });
};

/** What either admiral did. */
export const deeds: Deeds<Public, Event> = { kinds: KINDS, of };
