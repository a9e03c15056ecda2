import { createHash } from 'node:crypto';
import type { EventCharter } from '../../../shared/events/charter';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** How an event calls a person: the same in every event of this server, and of no use for anything else. */
export const playerIdOf = (who: string): string =>
  `u${digest(`starboard player 1 ${who}`).toString('base64url').replaceAll('-', '_').slice(0, 11)}`;

/**
 * Names and secrets of the tables of an event follow from its seed: a table that was opened just before the server was
 * killed is found again, not opened twice.
 */
export const tableIdOf = ({ seed }: EventCharter, round: number, table: number): string =>
  digest(`starboard event table 1 ${seed} ${String(round)} ${String(table)}`)
    .toString('base64url')
    .replaceAll('-', '_')
    .slice(0, 12);

export const tableSecretOf = ({ seed }: EventCharter, round: number, table: number): string =>
  digest(`starboard event secret 1 ${seed} ${String(round)} ${String(table)}`)
    .toString('hex')
    .slice(0, 32);
