import type { RoleId } from '../../data/crew';

/** What every position on the bridge can do, in our own words. */
export const ROLE_TEXTS: Readonly<Record<RoleId, string>> = {
  firstOfficer: 'Adds 1 to your highest attack die in every remaining engagement of the invasion.',
  security: 'Adds 1 to your highest defence die in every remaining engagement of the invasion.',
  engineer: 'Places two ships on one location you hold, three if it has a starbase.',
  medical: 'Spares up to two of your own losses in this engagement.',
  helm: 'Grants another maneuver at once, or lets the next one pass through locations you do not hold.',
  specialist: 'Rolls one of your own dice again; the new result counts.',
};
