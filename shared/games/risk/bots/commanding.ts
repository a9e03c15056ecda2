import type { Seat } from '../../../engine/game';
import type { Public } from '../board';
import { commandsFor, crewCost } from '../crew';
import { ENGINEER, FIRST_OFFICER, HELM, SPECIALIST } from '../data/crew';
import type { Move } from '../moves';
import { unitsAt } from '../position';
import type { RiskAsk } from '../types';
import { isOpen } from './questing';

/** All of these can be used in one's own turn, and together they cost 700: enough for All Hands. */
export const FAVOURITES = [FIRST_OFFICER, ENGINEER, HELM, SPECIALIST];

const ALL_HANDS = 'quest-full-crew';
const COFFERS = 'quest-treasury-1500';
/** From so many credits on it is worth saving for Full Coffers. */
const SAVING = 800;

const readyCost = (pub: Public, seat: Seat): number =>
  (pub.crew[seat] ?? []).reduce((sum, { role, ready }) => sum + (ready ? crewCost(pub, seat, role) : 0), 0);

/** Whether this captain can use all its crew in this round, and that is a Quest. */
export const wantsAllHands = (pub: Public, seat: Seat): boolean => {
  const crew = pub.crew[seat] ?? [];
  return (
    isOpen(pub, ALL_HANDS) &&
    crew.length === FAVOURITES.length &&
    crew.every(({ ready, used }) => ready || used) &&
    (pub.credits[seat] ?? 0) >= readyCost(pub, seat)
  );
};

/** Whether credits may go for so much; who is near Full Coffers keeps them. */
const maySpend = (pub: Public, seat: Seat, cost: number): boolean => {
  const credits = pub.credits[seat] ?? 0;
  if (isOpen(pub, COFFERS) && credits >= SAVING) return credits - cost >= 1500;
  return credits >= cost;
};

/** The crew member to command in answer to a question; `undefined`: none. */
export const chooseCommand = (pub: Public, asked: RiskAsk, bestPlace: () => number): Move | undefined => {
  const { seat } = asked;
  if ((pub.crew[seat]?.length ?? 0) === 0) return undefined;
  const hurry = wantsAllHands(pub, seat);
  const commands = commandsFor(pub, asked).filter(
    ({ role }) => hurry || maySpend(pub, seat, crewCost(pub, seat, role)),
  );
  if (commands.length === 0) return undefined;
  const role = commands[0]?.role ?? FIRST_OFFICER;
  if (role === ENGINEER && asked.type === 'act') return { type: 'useCrew', role, at: bestPlace() };
  if (role === HELM || role === ENGINEER) return helm(asked, hurry);
  if (role === SPECIALIST) return again(pub, asked, hurry);
  if (role === FIRST_OFFICER && !hurry && unitsAt(pub, pub.invasion.to) < 3) return undefined;
  return { type: 'useCrew', role, at: -1 };
};

/** Helm helps little but for All Hands: a way through others' locations costs nothing more. */
const helm = (asked: RiskAsk, hurry: boolean): Move | undefined =>
  hurry && asked.type === 'maneuver' && asked.left !== 0 ? { type: 'useCrew', role: HELM, at: 1 } : undefined;

/** The lowest die that is compared, if it is low. */
const again = (pub: Public, asked: RiskAsk, hurry: boolean): Move | undefined => {
  const { attack, defence } = pub.invasion;
  const own = asked.step === 4 ? attack : defence;
  const at = Math.min(attack.length, defence.length) - 1;
  return hurry || (own[at] ?? 6) < 4 ? { type: 'useCrew', role: SPECIALIST, at } : undefined;
};
