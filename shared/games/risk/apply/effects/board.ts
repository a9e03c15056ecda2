import type { Emit, Seat } from '../../../../engine/game';
import type { Rng } from '../../../../engine/rng';
import { alienPairs } from '../../candidates';
import type { OccupantKind, OpOf } from '../../data/effects';
import { ALPHABETICAL, MEMBERS, QUADRANT_OF, SIZE } from '../../data/map';
import { QUADRANTS } from '../../data/quadrants';
import { SECTORS } from '../../data/sectors';
import type { Event } from '../../events';
import { isCaptain, isEmpty, livingFrom, ownerAt } from '../../position';
import { ALIENS, EMPTY, NOWHERE, type RiskState, TRIBBLES } from '../../types';
import { askAbout } from '../asking';
import { maybeOverrun } from '../end';
import { openInvasion } from '../invasion';
import { placeAliens, placeTribbles } from '../lifeforms';
import { cancelOps, push, pushOps, pushWork } from '../works';
import type { Context } from './who';

export const occupantKind = (draft: RiskState, location: number): OccupantKind => {
  const owner = ownerAt(draft, location);
  if (owner === EMPTY) return 'none';
  if (owner === ALIENS) return 'aliens';
  return owner === TRIBBLES ? 'tribbles' : 'captain';
};

type Fits = (location: number) => boolean;

/** R31: a location at random that fits, none twice within one card; NOWHERE: there is none. */
const pickRandom = (effect: Context['effect'], fits: Fits, rng: Rng): number => {
  const places: number[] = [];
  for (let location = 0; location < SIZE; location++) {
    if (!effect.revealed.includes(location) && fits(location)) places.push(location);
  }
  return places.length === 0 ? NOWHERE : rng.pick(places);
};

export const reveal = (
  draft: RiskState,
  op: OpOf<'reveal'>,
  { effect }: Context,
  rng: Rng,
  emit: Emit<Event>,
): void => {
  const home = QUADRANT_OF[effect.location];
  const fits: Fits = (location) => {
    if (op.until === undefined) return true;
    if (!isEmpty(draft, location)) return false;
    return op.until === 'unoccupied' || QUADRANT_OF[location] !== home;
  };
  for (let i = 0; i < op.count; i++) {
    let found = pickRandom(effect, fits, rng);
    if (found === NOWHERE && op.ifNone === 'firstAlienLocation')
      found = pickRandom(effect, (location) => ownerAt(draft, location) === ALIENS, rng);
    if (found !== NOWHERE) effect.revealed.push(found);
  }
  if (effect.revealed.length > 0) return emit?.({ type: 'revealed', locations: [...effect.revealed] });
  emit?.({ type: 'nothingFound', card: effect.card });
  if (op.ifNone === 'noEffect') cancelOps(draft);
};

export const branch = (draft: RiskState, op: OpOf<'branch'>, { effect }: Context): void => {
  const location = effect.revealed[0];
  if (location !== undefined) pushOps(draft, op.cases[occupantKind(draft, location)]);
};

export const rollSector = (op: OpOf<'d6'>, { effect }: Context, rng: Rng, emit: Emit<Event>): void => {
  const die = rng.die();
  effect.sector = SECTORS.findIndex(({ id }) => id === op.table[die]);
  emit?.({ type: 'sectorRolled', die, sector: effect.sector });
};

/** Alien Lifeforms on locations that are empty or theirs, in the order revealed, else by name. */
export const bringAliens = (
  draft: RiskState,
  op: OpOf<'placeAliens'>,
  { effect }: Context,
  emit: Emit<Event>,
): void => {
  const { where } = op;
  const sector = where === 'revealed' ? -1 : SECTORS.findIndex(({ id }) => id === where.sector);
  const places =
    where === 'revealed' ? effect.revealed : ALPHABETICAL.filter((at) => MEMBERS[sector]?.includes(at));
  const allowed = op.onlyIf ?? (where === 'revealed' ? ['none', 'aliens'] : [where.occupant]);
  for (const location of places) {
    if (allowed.includes(occupantKind(draft, location))) placeAliens(draft, location, op.n, emit);
  }
};

/** Tribbles settle, join their like, or attack Alien Lifeforms one after the other. */
export const bringTribbles = (
  draft: RiskState,
  op: OpOf<'placeTribbles'>,
  { effect }: Context,
  emit: Emit<Event>,
): void => {
  for (const location of [...effect.revealed].reverse()) {
    const kind = occupantKind(draft, location);
    if (kind === 'aliens') sendTribbles(draft, location, op.n, emit);
  }
  for (const location of effect.revealed) {
    const kind = occupantKind(draft, location);
    if (kind === 'none' || kind === 'tribbles') placeTribbles(draft, location, op.n, emit);
  }
};
const sendTribbles = (draft: RiskState, to: number, wanted: number, emit: Emit<Event>): void => {
  const count = Math.min(wanted, draft.supply.tribbles);
  draft.supply.tribbles -= count;
  for (let i = 0; i < count; i++) pushWork(draft, { type: 'fight', from: NOWHERE, to });
  maybeOverrun(draft, emit);
};

export const markManhunt = (draft: RiskState, { effect }: Context, emit: Emit<Event>): void => {
  draft.manhunt = [...effect.revealed];
  emit?.({ type: 'manhuntMarked', locations: [...effect.revealed] });
};

/** Emissary: one end of the wormhole to another location of its quadrant. */
export const moveWormhole = (draft: RiskState, op: OpOf<'moveWormhole'>, seat: Seat): void => {
  const end = QUADRANTS.indexOf(op.end);
  const places = QUADRANT_OF.flatMap((quadrant, at) =>
    quadrant === end && draft.wormhole[end] !== at ? [at] : [],
  );
  askAbout(draft, { type: 'pickLocation', seat, of: 'moveWormhole', places, left: 1, optional: true });
};

/** R55: the next living captain picks whom the Alien Lifeforms of one location attack. */
export const alienAttack = (
  draft: RiskState,
  op: OpOf<'alienAttack'>,
  target: Seat,
  emit: Emit<Event>,
): void => {
  const pairs = alienPairs(draft, target);
  const [only] = pairs;
  if (!only) return;
  const chooser = livingFrom(draft, target).find((seat) => seat !== target) ?? target;
  if (pairs.length === 1) strikeBack(draft, chooser, only, emit, op.attackDice);
  else askAbout(draft, { type: 'pickPair', seat: chooser, target, left: op.attackDice });
};

export const strikeBack = (
  draft: RiskState,
  seat: Seat,
  { from, to }: { readonly from: number; readonly to: number },
  emit: Emit<Event>,
  dice: number,
): void => {
  const target = ownerAt(draft, to);
  if (!isCaptain(target)) return;
  emit?.({ type: 'pairPicked', seat, target, from, to });
  openInvasion(draft, ALIENS, from, to, dice);
  emit?.({ type: 'attacked', attacker: ALIENS, from, to, defender: target });
  push(draft, 'engage');
};
