import { shipCard } from '../data/ships';
import { upgradeCard } from '../data/upgrades';
import { type Flight, liesOn, type Pose, stripOf, type Template, touches } from '../geometry';
import { isAlive, next, type Play, shipAt } from '../play';
import type { Ship, Web } from '../types';
import { rollStrike } from './damage';

/* Rules 12: tokens of the Energy Web. */

const isCatchable = (ship: Ship): boolean =>
  isAlive(ship) && ship.placed && shipCard(ship.card).shipClass !== 'tholianVessel';

/** The first token a ship touched with its base or template; one movement suffers once. */
export const touchWebs = (play: Play, at: number, from: Pose, template: Template, flight: Flight): void => {
  const { webs } = play.draft;
  if (webs.length === 0 || !isCatchable(shipAt(play.draft, at))) return;
  const web = webs.find(({ pose }) => touches(from, template, flight, stripOf(pose)));
  if (web) strikeBy(play, at, web);
};

/** A token that is put down on ships strikes them at once. */
export const touchedByNewWeb = (play: Play, web: Web): void => {
  play.draft.ships.forEach((ship, at) => {
    if (isCatchable(ship) && liesOn(ship.pose, stripOf(web.pose))) strikeBy(play, at, web);
  });
};

/** What the text of the token's card says about whoever touches it. */
const strikeBy = (play: Play, at: number, { seat, card }: Web): void => {
  const text = upgradeCard(card).abilities.find(({ timing }) => timing === 'webTouch');
  if (!text) return;
  next(play, { type: 'effects', ship: at, target: at, from: { kind: 'web', at: seat }, ops: text.effect });
};

const MOST_DICE = 10;

/** One attack die for every two tokens of that player. */
export const strikeWeb = (play: Play, at: number, seat: number): void => {
  const tokens = play.draft.webs.filter((web) => web.seat === seat).length;
  const faces = rollStrike(play, at, Math.min(MOST_DICE, Math.ceil(tokens / 2)));
  play.emit?.({ type: 'webStruck', ship: at, seat, faces });
};
