import { maneuverOn } from '../data/dials';
import { shipCard } from '../data/ships';
import { turnedAbout, webBehind } from '../geometry';
import { fromDial, otherManeuvers } from '../legal/dials';
import { next, type Play, shipAt } from '../play';
import type { Color, ManeuverId } from '../types';
import type { Effects } from '../work';
import { strikeWeb, touchedByNewWeb } from '../apply/webs';
import { askFor, type Handlers } from './handlers';
import type { Op } from './language';
import { colorFor } from './passives';

/* Maneuvers and what lies on the mat. */

type OpOf<T extends Op['op']> = Extract<Op, { readonly op: T }>;

const replace = (play: Play, effects: Effects, { most }: OpOf<'replaceManeuver'>): void => {
  const ship = shipAt(play.draft, effects.ship);
  const maneuvers = otherManeuvers(play.draft, ship, most);
  const [only] = maneuvers;
  if (!only) return;
  if (maneuvers.length === 1) return setCourse(play, effects.ship, only);
  askFor(play, effects, {
    type: 'pickManeuver',
    seat: ship.seat,
    ship: effects.ship,
    maneuvers,
    mayDecline: false,
  });
};

/** The ship will fly this; the dial itself keeps what was set. */
export const setCourse = (
  play: Play,
  at: number,
  maneuver: ManeuverId,
  by = shipAt(play.draft, at).seat,
): void => {
  play.draft.course = { maneuver, color: colorOnDial(play, at, maneuver) };
  play.emit?.({ type: 'maneuverReplaced', ship: at, maneuver, by });
};

/** A maneuver that is not on the dial counts as white. */
export const colorOnDial = (play: Play, at: number, id: ManeuverId): Color => {
  const ship = shipAt(play.draft, at);
  const maneuver = maneuverOn(shipCard(ship.card).shipClass, id);
  return maneuver ? colorFor(ship, maneuver) : 'white';
};

const recolor = (play: Play, { ship }: Effects, { color }: OpOf<'recolorCourse'>): void => {
  const { maneuver } = play.draft.course;
  if (maneuver === '') return;
  play.draft.course = { maneuver, color };
  play.emit?.({ type: 'courseRecolored', ship, maneuver, color });
};

/** An extra maneuver: flown now, with the check of power strain. */
export const flyNow = (play: Play, ship: number, maneuver: ManeuverId, color: Color): void => {
  next(play, { type: 'execute', ship, maneuver, color, extra: true }, { type: 'powerStrain', ship });
};

const forceDial = (play: Play, { ship, target }: Effects, { maneuver }: OpOf<'setDial'>): void => {
  const forced = shipAt(play.draft, target);
  forced.dial = maneuver;
  forced.revealed = true;
  forced.forcedBy = shipAt(play.draft, ship).seat;
  play.draft.reveals++;
  play.emit?.({ type: 'dialForced', ship: target, maneuver, by: forced.forcedBy });
};

const flyFromDial = (play: Play, effects: Effects, op: OpOf<'flyFromDial'>): void => {
  const ship = shipAt(play.draft, effects.target);
  const maneuvers = fromDial(ship, op.speeds, op.bearings);
  if (maneuvers.length === 0) return;
  askFor(play, effects, {
    type: 'pickManeuver',
    seat: ship.seat,
    ship: effects.target,
    maneuvers,
    mayDecline: true,
  });
};

const turnAbout = (play: Play, { target }: Effects): void => {
  const ship = shipAt(play.draft, target);
  const from = ship.pose;
  ship.pose = turnedAbout(from);
  play.emit?.({ type: 'turnedAbout', ship: target, from, to: ship.pose });
};

const placeWeb = (play: Play, { ship: at, from }: Effects): void => {
  const ship = shipAt(play.draft, at);
  const card = from.kind === 'upgrade' ? ship.upgrades[from.at]?.card : undefined;
  if (!card) return;
  const web = { seat: ship.seat, card, pose: webBehind(ship.pose) };
  play.draft.webs.push(web);
  play.emit?.({ type: 'webPlaced', ship: at, seat: ship.seat, pose: web.pose });
  touchedByNewWeb(play, web);
};

type FlightOp =
  | 'replaceManeuver'
  | 'recolorCourse'
  | 'setDial'
  | 'flyExtra'
  | 'flyFromDial'
  | 'turnAbout'
  | 'placeWeb'
  | 'webStrike';

export const flightOps: Handlers<FlightOp> = {
  replaceManeuver: replace,
  recolorCourse: recolor,
  setDial: forceDial,
  flyExtra: (play, { target }, { maneuver, color }) => {
    flyNow(play, target, maneuver, color);
  },
  flyFromDial,
  turnAbout,
  placeWeb,
  webStrike: (play, { target, from }) => {
    if (from.kind === 'web') strikeWeb(play, target, from.at);
  },
};
