import { FRONT_PORT, FRONT_STARBOARD, type Maneuver, type Sector, SHORT } from '../data/ship';
import { tokenOf } from '../data/tokens';
import type { Leg } from '../events';
import { facingOf, sectorOf, turned } from '../geometry';
import { hookOf, missionToken } from '../mission';
import { findToken, mayBoard } from '../position';
import type { PanicState, Token, Work, WorkOf } from '../types';
import { type Emitter, schedule } from './context';
import { scheduleEffects } from './effects';
import { DOCKING } from '../data/effects';
import { dismissToken, moveCloser } from './tokens';

/** One maneuver: the ship turns one facing, or everything before the bow comes one range closer. */
export const maneuver = (draft: PanicState, kind: Maneuver, emit: Emitter): void => {
  const fromHeading = draft.heading;
  if (kind !== 'forward') draft.heading = turned(fromHeading, kind);
  const toHeading = draft.heading;
  emit?.({ type: 'maneuvered', seat: draft.active, maneuver: kind, fromHeading, toHeading });
  if (kind === 'forward') forward(draft, emit);
};

const frontSectors = (draft: PanicState): readonly Sector[] =>
  [sectorOf(FRONT_STARBOARD, draft.heading), sectorOf(FRONT_PORT, draft.heading)].sort((a, b) => a - b);

/** Rulebook p. 9 and 10. What follows (boarders, docking, mission rules) is left on the agenda, in this order. */
const forward = (draft: PanicState, emit: Emitter): void => {
  draft.mission.forwards++;
  const steps: Leg[] = [];
  const after: Work[] = [];
  const wasAtShort = missionToken(draft)?.range === SHORT;
  for (const sector of frontSectors(draft)) {
    const boarding = advanceFront(draft, sector, steps);
    if (boarding) after.push(boarding);
  }
  if (steps.length > 0) emit?.({ type: 'moved', steps, why: 'forward' });
  for (const { token, toRange } of steps) {
    if (toRange === SHORT && tokenOf(token).type === 'station') after.push({ type: 'dock', token });
  }
  const arrived = !wasAtShort && missionToken(draft)?.range === SHORT;
  if (arrived && !draft.mission.arrived && hookOf(draft, 'ambushOnArrival')) after.push({ type: 'ambush' });
  if (hookOf(draft, 'forwardStress')) after.push({ type: 'forwardStress' });
  schedule(draft, ...after);
};

/** Cloaked ships stay. At short range ships stay behind a shield and board where there is none. */
const advanceFront = (draft: PanicState, sector: Sector, steps: Leg[]): WorkOf<'boarding'> | undefined => {
  const shieldUp = (draft.shields[facingOf(sector, draft.heading)] ?? 0) > 0;
  const boarders: Token[] = [];
  for (const token of draft.tokens) {
    if (token.sector !== sector || token.cloaked) continue;
    if (token.range > SHORT) steps.push(moveCloser(draft, token));
    else if (!shieldUp && mayBoard(draft, token)) boarders.push(token);
  }
  if (boarders.length === 0) return undefined;
  const damage = boarders.reduce((sum, { defence }) => sum + defence, 0);
  return { type: 'boarding', sector, damage, tokens: boarders.map(({ id }) => id) };
};

/** Rulebook p. 16: docks at once, gives all three gifts, and goes to the threat discard pile. */
export const dock = (draft: PanicState, { token: id }: WorkOf<'dock'>, emit: Emitter): void => {
  const token = findToken(draft, id);
  if (!token) return;
  const { sector } = token;
  emit?.({ type: 'docked', token: id, sector, facing: facingOf(sector, draft.heading) });
  dismissToken(draft, token, 'docked', emit);
  scheduleEffects(draft, DOCKING, 'docking');
};
