import { ask } from '../../../engine/asks';
import type { Emit, Seat } from '../../../engine/game';
import type { Rng } from '../../../engine/rng';
import { canHelm, isMuted } from '../crew';
import { starsOf } from '../data/cards';
import { HELM } from '../data/crew';
import { MEMBERS } from '../data/map';
import { CREDITS_PER_SHIP, MISSION_RULES } from '../data/missions';
import { shipsForStars } from '../data/stars';
import type { Event } from '../events';
import { flagOf, hasFlag, sumFlags } from '../flags';
import type { MoveOf } from '../moves';
import { active, holdings } from '../position';
import { canManeuver } from '../rules';
import { baseShips, FEWEST_SHIPS, holdsSector, sectorBonus, starbasesOf } from '../sectors';
import { noTally } from '../setup';
import type { RiskState } from '../types';
import { discard, drawCard, handOf } from './cards';
import { aliveSeats, endByLimit } from './end';
import { place, roomFor, shift } from './forces';
import { endInvasion } from './invasion';
import { endRoundFlags, endTurnFlags, useFlag } from './modifiers';
import { DEPLOY, pushWork, TURNS } from './works';

/** Step 0: what lasted until now ends, the tallies are cleared, the crew is turned up. */
export const beginTurn = (draft: RiskState, emit: Emit<Event>): void => {
  const seat = active(draft);
  emit?.({ type: 'turnBegan', seat, round: draft.round });
  draft.pool = 0;
  draft.stars = 0;
  draft.tally = noTally();
  if (draft.mission === 'finalFrontier') beginFrontier(draft, seat, emit);
  for (const step of TURNS[draft.mission]) draft.agenda.push(step);
};

const beginFrontier = (draft: RiskState, seat: Seat, emit: Emit<Event>): void => {
  draft.phase = 'start';
  endRoundFlags(draft, seat, emit);
  draft.overran = [];
  draft.tally.held = holdings(draft, seat);
  draft.tally.rivals = aliveSeats(draft).length - 1;
  readyCrew(draft, seat, emit);
};

/** Rulebook p. 14: all crew are turned up again, ahead of the Q-Vent. */
const readyCrew = (draft: RiskState, seat: Seat, emit: Emit<Event>): void => {
  const crew = draft.crew[seat] ?? [];
  draft.tally.allHands = crew.length > 0 && crew.every(({ used }) => used);
  const down = crew.filter(({ ready }) => !ready).map(({ role }) => role);
  if (down.length === 0) return;
  draft.crew[seat] = crew.map(({ role }) => ({ role, ready: true, used: false }));
  emit?.({ type: 'crewReady', seat, crew: down, allUsed: draft.tally.allHands });
};

/** Adds ships to the pool, as far as the reserve goes but not fewer than `least`; gives back how many were lost. */
export const grant = (draft: RiskState, seat: Seat, ships: number, least = 0): number => {
  const granted = Math.min(ships, Math.max(least, roomFor(draft, seat)));
  draft.pool += granted;
  return ships - granted;
};

/** Rulebook pp. 7 and 13: ships, and in Mission 2 Command Credits, for locations, starbases and sectors. */
export const reinforce = (draft: RiskState, emit: Emit<Event>): void => {
  const seat = active(draft);
  const { credits: pays } = MISSION_RULES[draft.mission];
  draft.phase = 'reinforce';
  const locations = draft.held[seat] as number;
  const starbases = pays ? starbasesOf(draft, seat) : 0;
  const base = baseShips(locations + starbases);
  const bonus = sectorBonus(draft, seat);
  const room = roomFor(draft, seat);
  const least = draft.atLeastThree ? Math.min(FEWEST_SHIPS, base + bonus) : 0;
  const lost = grant(draft, seat, base + bonus, least);
  const credits = pays && !hasFlag(draft, 'noCreditIncome', seat) ? (base + bonus) * CREDITS_PER_SHIP : 0;
  if (credits > 0) draft.credits[seat] = (draft.credits[seat] ?? 0) + credits;
  if (emit) {
    const sectors = MEMBERS.flatMap((_, sector) => (holdsSector(draft, seat, sector) ? [sector] : []));
    const beyond = Math.max(0, base + bonus - lost - room);
    emit({ type: 'reinforced', seat, locations, starbases, base, sectors, bonus, credits, beyond, lost });
  }
  // How many cards a hand has is public, their stars are not: whoever has any is asked.
  if (handOf(draft, seat).cards.length > 0) ask(draft, { type: 'trade', seat });
};

/** Reinforcement 3, one card at a time: each lies face-up as soon as it is turned in. */
export const tradeCard = (
  draft: RiskState,
  seat: Seat,
  { card }: MoveOf<'tradeCard'>,
  emit: Emit<Event>,
): void => {
  const knownBy = discard(draft, seat, card);
  draft.stars += starsOf(card);
  emit?.({ type: 'cardTraded', seat, card, knownBy, stars: draft.stars });
  ask(draft, { type: 'trade', seat });
};

export const endTrade = (draft: RiskState, seat: Seat, emit: Emit<Event>): void => {
  const { stars } = draft;
  if (stars === 0) {
    emit?.({ type: 'cardsKept', seat });
    return;
  }
  const ships = shipsForStars(stars);
  const lost = grant(draft, seat, ships);
  emit?.({ type: 'traded', seat, stars, ships, lost });
};

/** Reinforcement 4. With a single location there is nothing to choose, so on the first turn never (p. 8). */
export const deployStep = (draft: RiskState, emit: Emit<Event>): void => {
  const seat = active(draft);
  draft.phase = 'deploy';
  if (draft.pool === 0) return;
  if (draft.held[seat] === 1) deploy(draft, seat, holdings(draft, seat)[0] ?? 0, draft.pool, emit);
  else if ((draft.held[seat] ?? 0) > 1) ask(draft, { type: 'deploy', seat });
};

export const deploy = (
  draft: RiskState,
  seat: Seat,
  location: number,
  ships: number,
  emit: Emit<Event>,
): void => {
  place(draft, seat, location, ships);
  draft.pool -= ships;
  emit?.({ type: 'deployed', seat, location, ships, left: draft.pool });
  if (draft.pool > 0) draft.agenda.push(DEPLOY);
};

/** Before and After: a maneuver behind the last deployment. */
export const afterDeploy = (draft: RiskState): void => {
  const seat = active(draft);
  if (!hasFlag(draft, 'maneuverAfterDeploy', seat)) return;
  useFlag(draft, 'maneuverAfterDeploy', seat);
  pushWork(draft, {
    type: 'op',
    op: { op: 'maneuver', who: 'active', n: 1, when: 'now', optional: true },
    seat,
  });
};

/** R68: ships just before the last maneuver, also where none is possible. */
export const beforeManeuver = (draft: RiskState): void => {
  const seat = active(draft);
  const flag = flagOf(draft, 'shipsBeforeManeuver', seat);
  if (!flag) return;
  draft.flags = draft.flags.filter((one) => one !== flag);
  const op = { op: 'addShips', who: 'active', n: flag.value, where: 'ownAny', optional: true } as const;
  pushWork(draft, { type: 'op', op, seat });
};

/** Rulebook p. 10: one group from one location to another; asked where there is one to make, or Helm could be used. */
export const maneuverStep = (draft: RiskState): void => {
  const seat = active(draft);
  draft.phase = 'maneuver';
  if (canManeuver(draft, seat) || helmCouldMove(draft, seat, true)) ask(draft, { type: 'maneuver', seat });
};

const helmCouldMove = (draft: RiskState, seat: Seat, toCome: boolean): boolean =>
  (draft.crew[seat]?.length ?? 0) > 0 && canHelm(draft, seat, toCome) && !isMuted(draft, seat, HELM);

export const maneuver = (
  draft: RiskState,
  seat: Seat,
  { from, to, ships }: MoveOf<'maneuver'>,
  emit: Emit<Event>,
): void => {
  if (draft.phase === 'act') endInvasion(draft, 'left', emit);
  shift(draft, from, to, ships);
  if (draft.flags.length > 0) useFlag(draft, 'maneuverThroughOthers', seat);
  emit?.({ type: 'maneuvered', seat, from, to, ships });
};

/** R51: behind the ordinary maneuver the step is asked once more if Helm could still be used. */
export const afterManeuver = (draft: RiskState, seat: Seat): void => {
  if (helmCouldMove(draft, seat, false)) ask(draft, { type: 'maneuver', seat, left: 0 });
};

/** Rulebook p. 11: one Location card for having conquered, however often; none beside a claimed Quest (p. 15). */
export const close = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  const seat = active(draft);
  const { conquered, claimed } = draft.tally;
  draft.phase = 'close';
  if (conquered.length > 0 && !claimed) drawCard(draft, seat, rng, emit);
  if (draft.flags.length === 0) return;
  const needed = sumFlags(draft, 'extraCardIfConquered', seat);
  const places = new Set(conquered.map(({ location }) => location)).size;
  if (needed > 0 && places >= needed) drawCard(draft, seat, rng, emit);
};

/** The next captain still in the match; behind the last one a new round begins. */
export const nextTurn = (draft: RiskState, rng: Rng, emit: Emit<Event>): void => {
  const seats = draft.order.length;
  if (draft.flags.length > 0) endTurnFlags(draft, active(draft), emit);
  for (;;) {
    draft.turn++;
    if (draft.turn === seats) {
      draft.turn = 0;
      draft.round++;
    }
    if (draft.alive[active(draft)] === 1) break;
    // R27: what lasts until the next turn of a captain who is out ends where that turn would have begun.
    endRoundFlags(draft, active(draft), emit);
  }
  if (draft.round > draft.rounds) {
    draft.round = draft.rounds;
    endByLimit(draft, rng, emit);
    return;
  }
  beginTurn(draft, emit);
};
