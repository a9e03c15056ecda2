import { isInForwardArc } from '../abilities/conditions';
import { shipCard } from '../data/ships';
import { type Area, isObstructed, stripOf } from '../geometry';
import { attackProblem, sightWith } from '../legal/attacks';
import { type Play, shipAt } from '../play';
import type { Ship, State } from '../types';

/**
 * The attack range, the question whether the attacker stands in the defender's forward arc and what lies between them
 * are fixed when the target is named and hold for the whole attack.
 */
export const takeSight = ({ draft }: Pick<Play, 'draft'>): void => {
  const { attack } = draft;
  const ship = shipAt(draft, attack.attacker);
  const sight = sightWith(draft, attack.attacker, attack.weapon, attack.target);
  attack.range = sight?.range ?? 0;
  attack.outsideArc = !isInForwardArc(shipAt(draft, attack.target), ship);
  attack.obstructed = sight !== undefined && isObstructed(ship.pose, sight, inTheWayOf(draft, ship));
};

/**
 * Rules 12: obstacles obstruct every line, tokens of the web that of everybody but a Tholian Vessel. The attacker takes the
 * best of the lines that no planet stops: of those a planet stops it is as if they were obstructed.
 */
const inTheWayOf = ({ webs, terrain }: State, { card }: Ship): readonly Area[] => {
  const passes = webs.length === 0 || shipCard(card).shipClass === 'tholianVessel';
  return passes ? terrain : [...terrain, ...webs.map(({ pose }) => stripOf(pose))];
};

/** Algeron has moved: if its weapon no longer reaches the target the attack is forfeited. */
export const lookAgain = (play: Play): void => {
  const { attack } = play.draft;
  const { attacker, target, weapon } = attack;
  const problem = attackProblem(play.draft, attacker, { type: 'attack', weapon, target }, target);
  if (problem) {
    attack.cancelled = true;
    play.emit?.({ type: 'attackForfeited', ship: attacker, target });
  } else takeSight(play);
};
