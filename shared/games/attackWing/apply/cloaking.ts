import { disableShields } from '../abilities/losses';
import { type Play, shipAt } from '../play';

/** Rules 5, Cloak: all shields are disabled, the green token is placed. */
export const cloak = (play: Play, at: number): void => {
  const ship = shipAt(play.draft, at);
  ship.cloak = 'green';
  ship.cloakedIn = play.draft.round;
  if (!ship.actions.includes('cloak')) ship.actions.push('cloak');
  play.emit?.({ type: 'cloaked', ship: at });
  disableShields(play, at, ship.shields);
};
