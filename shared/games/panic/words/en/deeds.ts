import type { Deed, Deeds, Seat } from '../../../../engine/game';
import { counted } from '../../../../words/en';
import type { PanicPublic } from '../../board';
import type { PanicEvent } from '../../events';

const KINDS = {
  destroyed: { title: 'Threats destroyed', did: (n: number) => `destroyed ${counted(n, 'threat')}` },
  hits: { title: 'Shots fired', did: (n: number) => `fired ${counted(n, 'shot')}` },
  mended: { title: 'Sections mended', did: (n: number) => `mended ${counted(n, 'section')}` },
  committed: {
    title: 'Cards for missions',
    did: (n: number) => `gave ${counted(n, 'card')} for the missions`,
  },
  repelled: { title: 'Security teams sent', did: (n: number) => `sent ${counted(n, 'security team')}` },
  steered: { title: 'Maneuvers flown', did: (n: number) => `flew ${counted(n, 'maneuver')}` },
  helped: { title: 'Cards handed over', did: (n: number) => `handed over ${counted(n, 'card')}` },
} as const;

const seated = (seat: Seat, kind: keyof typeof KINDS): readonly Deed[] => [{ seat, kind, count: 1 }];

/** Who fired last is whose shot it was that destroyed a threat. */
const of = (events: readonly PanicEvent[]): readonly Deed[] => {
  let gunner: Seat | undefined;
  return events.flatMap((event): readonly Deed[] => {
    switch (event.type) {
      case 'fired':
        gunner = event.seat;
        return seated(event.seat, 'hits');
      case 'destroyed':
        return event.by === 'card' && gunner !== undefined ? seated(gunner, 'destroyed') : [];
      case 'mended':
        return seated(event.seat, 'mended');
      case 'committed':
        return seated(event.seat, 'committed');
      case 'teamSent':
        return seated(event.seat, 'repelled');
      case 'maneuvered':
        return seated(event.seat, 'steered');
      case 'traded':
        return [...seated(event.seat, 'helped'), ...seated(event.partner, 'helped')];
      default:
        return [];
    }
  });
};

/** What every officer did for her. */
export const deeds: Deeds<PanicPublic, PanicEvent> = { kinds: KINDS, of };
