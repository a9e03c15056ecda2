import type { Tagged } from '../../../../shared/engine/game';
import type { Keep } from '../../../net/identity';
import { makeFleet } from '../../../../shared/games/attackWing/fleet/text';
import type { Offer } from '../../../net/session';
import { savedFleets } from './saved';

/** Where fleets are built at the table, those kept in this browser are among the answers, as far as the battle takes them. */
export const prepared = (offer: Offer<Tagged>, keep: Keep | undefined): Tagged[] =>
  offer.ask.type === 'chooseFleet' && offer.ask.open
    ? savedFleets(keep)
        .map((fleet) => ({ type: 'buildFleet', fleet: makeFleet(fleet) }))
        .filter((move) => offer.check(move) === undefined)
    : [];
