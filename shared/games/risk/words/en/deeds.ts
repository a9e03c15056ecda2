import type { Deed, Deeds, Seat } from '../../../../engine/game';
import { counted } from '../../../../words/en';
import type { Public } from '../../board';
import type { Event } from '../../events';

const KINDS = {
  eliminated: { title: 'Captains eliminated', did: (n: number) => `eliminated ${counted(n, 'captain')}` },
  quests: { title: 'Quests claimed', did: (n: number) => `claimed ${counted(n, 'Quest')}` },
  conquered: { title: 'Locations conquered', did: (n: number) => `conquered ${counted(n, 'location')}` },
  sectors: { title: 'Sectors taken', did: (n: number) => `took ${counted(n, 'whole sector')}` },
  destroyed: { title: 'Units destroyed', did: (n: number) => `destroyed ${counted(n, 'unit')}` },
  lost: { title: 'Ships lost in battle', did: (n: number) => `lost ${counted(n, 'ship')} in battle` },
} as const;

const one = (seat: Seat, kind: keyof typeof KINDS, count = 1): Deed => ({ seat, kind, count });

const of = (events: readonly Event[]): readonly Deed[] =>
  events.flatMap((event): readonly Deed[] => {
    switch (event.type) {
      case 'engaged':
        return [
          ...[
            one(event.attacker, 'destroyed', event.defenderLost),
            one(event.attacker, 'lost', event.attackerLost),
          ],
          ...[
            one(event.defender, 'destroyed', event.attackerLost),
            one(event.defender, 'lost', event.defenderLost),
          ],
        ];
      case 'conquered':
        return [one(event.seat, 'conquered')];
      case 'sectorTaken':
        return [one(event.seat, 'sectors')];
      case 'eliminated':
        return [one(event.by, 'eliminated')];
      case 'questClaimed':
        return [one(event.seat, 'quests')];
      default:
        return [];
    }
  });

/** What every captain did; forces that no captain commands have no seat, and are not counted. */
export const deeds: Deeds<Public, Event> = { kinds: KINDS, of };
