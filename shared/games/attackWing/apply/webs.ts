import { rollFace } from '../data/dice';
import { shipCard } from '../data/ships';
import { upgradeCard } from '../data/upgrades';
import { type Flight, overlapsStrip, type Pose, type Template, touchesStrip } from '../geometry';
import { isAlive, next, type Play, shipAt } from '../play';
import type { Face, Ship, Web } from '../types';

/* Rules 12: tokens of the Energy Web. */

const isCatchable = (ship: Ship): boolean =>
  isAlive(ship) && ship.placed && shipCard(ship.card).shipClass !== 'tholianVessel';

/** The first token a ship touched with its base or template; one movement suffers once. */
export const touchWebs = (play: Play, at: number, from: Pose, template: Template, flight: Flight): void => {
  const { webs } = play.draft;
  if (webs.length === 0 || !isCatchable(shipAt(play.draft, at))) return;
  const web = webs.find(({ pose }) => touchesStrip(from, template, flight, pose));
  if (web) strikeBy(play, at, web);
};

/** A token that is put down on ships strikes them at once. */
export const touchedByNewWeb = (play: Play, web: Web): void => {
  play.draft.ships.forEach((ship, at) => {
    if (isCatchable(ship) && overlapsStrip(ship.pose, web.pose)) strikeBy(play, at, web);
  });
};

/** What the text of the token's card says about whoever touches it. */
const strikeBy = (play: Play, at: number, { seat, card }: Web): void => {
  const text = upgradeCard(card).abilities.find(({ timing }) => timing === 'webTouch');
  if (!text) return;
  next(play, { type: 'effects', ship: at, target: at, from: { kind: 'web', at: seat }, ops: text.effect });
};

const MOST_DICE = 10;

/** One attack die for every two tokens of that player, unmodified: Hits before Criticals, shields first. */
export const strikeWeb = (play: Play, at: number, seat: number): void => {
  const tokens = play.draft.webs.filter((web) => web.seat === seat).length;
  const faces: Face[] = [];
  for (let n = 0; n < Math.min(MOST_DICE, Math.ceil(tokens / 2)); n++)
    faces.push(rollFace('attack', play.rng));
  play.emit?.({ type: 'webStruck', ship: at, seat, faces });
  const hits = faces.filter((face) => face === 'hit').length;
  const criticals = faces.filter((face) => face === 'critical').length;
  next(play, { type: 'deal', ship: at, hits, criticals });
};
