import type { People } from '../../shared/engine/game';

/** Who sits at tables in tests: the second seat is a bot's, which has no name. */
export const PEOPLE: People = ['Nyota', '', 'Pavel', 'Hikaru', 'Janice', 'Christine'];
