import type { Seat } from '../../../engine/game';
import type { FleetId } from '../data/fleets';
import { resourceCard } from '../data/resources';
import { type Fleet, writeFleet } from '../fleet/fleet';
import { makeMasked } from '../fleet/masked';
import { checkedFleet, readyFleet } from '../fleet/offered';
import { fleetPrice } from '../fleet/prices';
import { makeFleet } from '../fleet/text';
import { hasSheets } from '../options';
import { next, opponentOf, type Play, playerAt, put } from '../play';
import { fieldFleet, noTokens } from '../setup';
import type { State } from '../types';
import { placeMissionTokens } from './anticipation';
import { SEATS } from './ending';

/** Both choose at once, in secret; the sheets of an event have been checked and locked before. */
export const beginBattle = (play: Play): void => {
  const { options } = play.draft;
  next(play, { type: 'reveal' });
  if (hasSheets(options)) {
    [options.sheet1, options.sheet2].forEach((sheet, seat) => {
      takeSheet(play.draft, seat, sheet);
    });
    return;
  }
  const open = options.fleets === 'built';
  for (const seat of SEATS) put(play, { type: 'chooseFleet', seat, open });
};

const takeSheet = (draft: State, seat: Seat, sheet: string): void => {
  const player = playerAt(draft, seat);
  player.fleet = 'own';
  player.sheet = sheet;
};

export const chooseFleet = (play: Play, seat: Seat, fleet: FleetId): void => {
  playerAt(play.draft, seat).fleet = fleet;
  play.emit?.({ type: 'fleetChosen', seat, fleet });
};

export const buildFleet = (play: Play, seat: Seat, sheet: string): void => {
  takeSheet(play.draft, seat, sheet);
  play.emit?.({ type: 'fleetChosen', seat, fleet: 'own' });
};

const fleetAt = (state: Readonly<State>, seat: Seat): Fleet => {
  const { fleet, sheet } = playerAt(state, seat);
  const found = fleet === 'own' || fleet === '' ? checkedFleet(sheet) : readyFleet(fleet, state.options);
  if (!found) throw new RangeError(`reveal: seat ${String(seat)} has no fleet`);
  return found;
};

/** Rules 3: fleets are shown; the cheaper one has the initiative, and with it the southern edge. */
export const revealFleets = (play: Play): void => {
  const { draft } = play;
  const fleets = SEATS.map((seat) => fleetAt(draft, seat));
  const points = fleets.map(fleetPrice);
  draft.reveals++;
  draft.ships = fleets.flatMap((fleet, seat) => fieldFleet(seat, fleet));
  fleets.forEach(({ name, resource }, seat) => {
    const resourceTokens = { ...noTokens(), ...(resource ? resourceCard(resource).tokens : {}) };
    Object.assign(playerAt(draft, seat), { name, resource: resource ?? '', resourceTokens, sheet: '' });
  });
  play.emit?.({
    type: 'fleetsRevealed',
    fleets: draft.players.map(({ fleet }) => fleet),
    names: fleets.map(({ name }) => name),
    sheets: fleets.map(makeMasked),
    own: fleets.map((fleet) => makeFleet(writeFleet(fleet))),
    points,
  });
  placeMissionTokens(play);
  takeInitiative(play, points);
  draft.phase = 'placement';
  play.emit?.({ type: 'phaseBegan', phase: 'placement' });
  next(play, { type: 'placeNext' });
  if (draft.options.terrain) next(play, { type: 'obstacleNext' });
};

const takeInitiative = (play: Play, [first = 0, second = 0]: readonly number[]): void => {
  const { draft, rng } = play;
  const by = first === second ? 'chance' : 'points';
  draft.initiative = by === 'chance' ? rng.below(2) : first < second ? 0 : 1;
  playerAt(draft, draft.initiative).edge = 'south';
  playerAt(draft, opponentOf(draft.initiative)).edge = 'north';
  play.emit?.({ type: 'initiativeTaken', seat: draft.initiative, by });
};
