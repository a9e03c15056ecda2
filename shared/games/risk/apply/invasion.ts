import { NOWHERE, type RiskState } from '../types';

/** No invasion is under way any more: another action was taken, the target fell, or the attacker is done. */
export const endInvasion = (draft: RiskState): void => {
  const { invasion } = draft;
  invasion.from = NOWHERE;
  invasion.to = NOWHERE;
  invasion.ships = 0;
  invasion.downTo = 0;
};
