import { part, type Sides } from '../../../bots/chances';
import type { Seat } from '../../../engine/game';
import type { Public, PublicShip } from '../board';
import { fleetsOf } from '../data/fleets';
import { shipCard } from '../data/ships';
import { MM } from '../geometry';
import { type Prospects, prospectsOf } from './prospects';

/** Battles of one mission and size are weighed alike. */
export const kindOf = ({ options }: Public): string => `${options.mission}-${options.size}`;

/** As far as weapons reach. */
const REACH = 300 * MM;

const isAlive = ({ fate }: PublicShip): boolean => fate === 'alive';

interface Left {
  readonly hull: number;
  readonly shields: number;
  /** Of hull and shields together, 0 to 1; hull counts double, being the last of a ship. */
  readonly health: number;
}

const leftOf = (ship: PublicShip): Left => {
  const { hull, shields } = shipCard(ship.card);
  const left = Math.max(0, hull - ship.damage.length);
  const up = ship.shields + ship.disabledShields;
  return { hull: left, shields: up, health: (2 * left + up) / (2 * hull + shields) };
};

/** How well a ship is placed to fire at another: straight ahead and near is 1, out of sight 0. */
const aim = ({ pose: from }: PublicShip, { pose: to }: PublicShip): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.sqrt(dx * dx + dy * dy);
  const length = Math.sqrt(from.ux * from.ux + from.uy * from.uy);
  if (distance === 0 || length === 0 || distance > 2 * REACH) return 0;
  const ahead = (dx * from.ux + dy * from.uy) / (distance * length);
  return ahead < 0.6 ? 0 : distance <= REACH ? 1 : (2 * REACH - distance) / REACH;
};

interface Fleet {
  readonly worth: number;
  readonly health: number;
  readonly points: number;
  readonly fire: number;
  /** Fire that lasts: what all ships can deal out while they hold out. */
  readonly might: number;
  readonly ships: number;
  readonly tokens: number;
  readonly aim: number;
  readonly crippled: number;
  readonly cloaked: number;
  readonly guesses: number;
}

const fleetOf = (pub: Public, seat: Seat): Fleet => {
  const ships = pub.ships.filter((ship) => ship.seat === seat && isAlive(ship));
  const enemies = pub.ships.filter((ship) => ship.seat !== seat && isAlive(ship));
  const total = (of: (ship: PublicShip, left: Left) => number): number =>
    ships.reduce((sum, ship) => sum + of(ship, leftOf(ship)), 0);
  return {
    worth: total(({ paid }, { health }) => paid * (0.4 + 0.6 * health)),
    health: total((_, { hull, shields }) => 2 * hull + shields),
    points: pub.players[seat]?.points ?? 0,
    fire: total(({ card }) => shipCard(card).attack),
    might: total(({ card }, { hull, shields }) => {
      const { attack, agility } = shipCard(card);
      return attack * (hull + shields) * (1 + agility / 3);
    }),
    ships: ships.length,
    tokens: total(({ evade, battleStations, scan, aux }) => evade + battleStations + scan - aux),
    aim: total((ship) => Math.max(0, ...enemies.map((enemy) => aim(ship, enemy)))),
    crippled: total((_, { hull, shields }) => (hull + shields <= 2 ? 1 : 0)),
    cloaked: total(({ cloak }) => (cloak === 'none' ? 0 : 1)),
    guesses: pub.players[seat]?.stack ?? 0,
  };
};

const featuresOf = (own: Fleet, other: Fleet, late: number, begins: number): number[] => {
  const share = (of: (fleet: Fleet) => number): number => part(of(own), of(own) + of(other), 2) - 0.5;
  const [worth, health, points, might] = [
    share((fleet) => fleet.worth),
    share((fleet) => fleet.health),
    share((fleet) => fleet.points),
    share((fleet) => fleet.might),
  ];
  return [
    ...[worth, health, points, share(({ fire }) => fire), share(({ ships }) => ships)],
    ...[might, might * late, might * Math.abs(might), might * (own.aim - other.aim)],
    ...[worth * late, health * late, points * late, worth * Math.abs(worth), health * Math.abs(health)],
    ...[share((fleet) => fleet.aim), own.aim - other.aim, own.tokens - other.tokens],
    ...[own.crippled - other.crippled, own.cloaked - other.cloaked, begins],
    ...[(own.guesses - other.guesses) / 3, ((own.guesses - other.guesses) / 3) * late],
  ];
};

/** Who outlasts whom, who sees whom, and what is about to hit. */
const fireOf = (own: Prospects | undefined, other: Prospects | undefined, late: number): number[] => {
  if (!own || !other) return [];
  const lasts = part(own.holds, own.holds + other.holds, 2) - 0.5;
  const [threat, volley] = [own.threat - other.threat, own.volley - other.volley];
  // The last points of a fleet weigh most.
  const [near, far] = [1 / (0.5 + own.holds), 1 / (0.5 + other.holds)];
  return [
    ...[lasts, lasts * Math.abs(lasts), lasts * late, far - near],
    ...[threat / 3, volley / 3, (threat * (far + near)) / 3, own.struck * near - other.struck * far],
    ...[(other.struck - own.struck) / 3, own.locks - other.locks],
    ...[(own.skill - other.skill) / 5, ((own.skill - other.skill) / 5) * late],
    (own.crippling - other.crippling) / 2,
  ];
};

/** What is known of both sides' prospects, by seat. */
export const features = (pub: Public): Sides => {
  const fleets = pub.players.map((_, seat) => fleetOf(pub, seat));
  const fire = pub.players.map((_, seat) => prospectsOf(pub, seat));
  const late = pub.round / pub.options.rounds;
  return fleets.map((own, seat) => {
    const other = fleets[1 - seat] ?? own;
    const begins = pub.initiative === seat ? 0.5 : -0.5;
    const known = featuresOf(own, other, late, begins);
    return [...known, ...fireOf(fire[seat], fire[1 - seat], late), ...readyMade(pub, seat)];
  });
};

/** Which of the ready-made fleets of this size it is: some are a little better than others. */
const readyMade = ({ options, players }: Public, seat: Seat): number[] =>
  fleetsOf(options.size).map((id) => (players[seat]?.fleet === id ? 1 : 0));
