import { placeAux } from '../abilities/losses';
import { captainCard } from '../data/captains';
import { templateOf } from '../geometry';
import { guessersOf } from '../legal/anticipating';
import type { MoveOf } from '../moves';
import { opponentOf, type Play, playerAt, put, shipAt } from '../play';

/** Rules 9.2: as many Mission tokens on every captain as are printed on his card for his cost. */
export const placeMissionTokens = (play: Play): void => {
  const { draft } = play;
  if (draft.options.mission !== 'balanceOfTerror') return;
  for (const ship of draft.ships) ship.mission = captainCard(ship.captain).cost;
  play.emit?.({
    type: 'missionTokensPlaced',
    tokens: draft.ships.map(({ mission }) => mission),
    totals: draft.players.map((_, seat) =>
      draft.ships.reduce((sum, ship) => (ship.seat === seat ? sum + ship.mission : sum), 0),
    ),
  });
};

/**
 * Rules 9.3 and ruling 1: before the dial of the active ship is revealed, its opponent may guess what it shows. He is
 * asked whenever he could, whatever the dial shows (9.8).
 */
export const askToAnticipate = (play: Play, ship: number): void => {
  const { draft } = play;
  if (draft.options.mission !== 'balanceOfTerror') return;
  const ships = guessersOf(draft, ship);
  if (ships.length === 0) return;
  put(play, { type: 'anticipate', seat: opponentOf(shipAt(draft, ship).seat), ship, ships });
};

export const letPass = (play: Play): void => {
  const { active } = play.draft;
  play.emit?.({ type: 'letPass', seat: opponentOf(shipAt(play.draft, active).seat), ship: active });
};

/** Rules 9.4: compared with the dial as it is set, whatever is flown in the end (ruling 4). */
export const anticipate = (play: Play, { ship: at, maneuver }: MoveOf<'anticipate'>): void => {
  const { draft } = play;
  const target = draft.active;
  const { dial } = shipAt(draft, target);
  if (dial === '') throw new RangeError(`anticipate: ship ${String(target)} has no dial set`);
  const [guessed, set] = [templateOf(maneuver), templateOf(dial)];
  const speedRight = guessed.speed === set.speed;
  const bearingRight = guessed.bearing === set.bearing;
  shipAt(draft, at).mission--;
  // What the guess was worth tells something of the dial: nothing before this can be taken back.
  draft.reveals++;
  play.emit?.({ type: 'anticipated', ship: at, target, maneuver, speedRight, bearingRight });
  if (speedRight && bearingRight) suppress(play, at, target);
  else if (!speedRight && !bearingRight) placeAux(play, at, 1, 'guess');
};

const suppress = (play: Play, at: number, target: number): void => {
  const { seat } = shipAt(play.draft, at);
  const player = playerAt(play.draft, seat);
  player.stack++;
  play.emit?.({ type: 'stacked', seat, stack: player.stack });
  shipAt(play.draft, target).suppressed = true;
  play.emit?.({ type: 'suppressed', ship: target });
};
