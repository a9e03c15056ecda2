import { holds } from '../abilities/conditions';
import type { Timing } from '../abilities/language';
import { aurasFor } from '../abilities/rolls';
import { CAPTAIN_TEXT, cardIdOf, hasTextFor, hasTextOn, type Text } from '../abilities/sources';
import { targetsOf } from '../abilities/targets';
import { damageCard } from '../data/damage';
import { attackKey, isOfFleet, usableTexts, useKey } from '../legal/usable';
import { isAlive, livingShips, next, type Play, shipAt } from '../play';
import { NONE, type State } from '../types';
import type { Work, WorkOf } from '../work';

/** Everything that must act at this moment on these ships, each text as a piece of work. */
export const trigger = (play: Play, timing: Timing, ships: readonly number[]): void => {
  const works = ships.flatMap((ship) =>
    isAlive(shipAt(play.draft, ship))
      ? [...damageTexts(play.draft, ship, timing), ...cardTexts(play, ship, timing)]
      : [],
  );
  next(play, ...works);
};

/**
 * What must act at the start of a phase, the initiative player's ships first. Rules 4.4: with each roll a battle may
 * be over, so that it is reckoned after every ship; ships without such a card are left out.
 */
export const shipByShip = (state: Readonly<State>, timing: 'planning' | 'combatStart'): Work[] =>
  livingShips(state).flatMap((ship): Work[] =>
    hasTextFor(state, ship, timing) || damageTexts(state, ship, timing).length > 0
      ? [{ type: 'trigger', timing, ships: [ship] }, { type: 'reckon' }]
      : [],
  );

type EffectWork = WorkOf<'effects'>;

const damageTexts = (state: Readonly<State>, ship: number, timing: Timing): EffectWork[] =>
  shipAt(state, ship).damage.flatMap(({ up, card, serial }) => {
    if (!up) return [];
    const from = { kind: 'damage', serial } as const;
    return damageCard(card)
      .abilities.filter((one) => one.timing === timing && !one.optional && holds(state, ship, from, one))
      .map((one): EffectWork => ({ type: 'effects', ship, target: ship, from, ops: one.effect }));
  });

/** In the order ship, captain, upgrades, resource; then what others of the fleet give. */
export const cardTexts = (play: Play, ship: number, timing: Timing): EffectWork[] => {
  const works = usableTexts(play.draft, ship, timing, 'compulsory').map((found): EffectWork => {
    noteUse(play, ship, found);
    const [target = ship] = targetsOf(play.draft, ship, found.text);
    return { type: 'effects', ship, target, from: found.ref, ops: found.text.effect };
  });
  return timing === 'defenseRoll' ? [...works, ...auraTexts(play, ship)] : works;
};

const auraTexts = (play: Play, ship: number): EffectWork[] =>
  aurasFor(play.draft, ship).flatMap((giver) => {
    const { captain } = shipAt(play.draft, giver);
    const text = hasTextOn(captain, 'friends');
    if (!text) return [];
    play.emit?.({ type: 'used', ship: giver, card: captain, ability: 0 });
    return [{ type: 'effects', ship, target: ship, from: CAPTAIN_TEXT, ops: text.effect }];
  });

/** A text works: it is told, and counted as often as it may. */
export const noteUse = (play: Play, at: number, { ref, index, text }: Text): void => {
  const { draft } = play;
  const ship = shipAt(draft, at);
  const key = useKey(ref, index, text);
  if (draft.attack.attacker !== NONE) draft.attack.used.push(attackKey(at, key));
  if (text.frequency === 'oncePerRound') (isOfFleet(ref) ? draft.players[ship.seat] : ship)?.used.push(key);
  const card = cardIdOf(draft, at, ref);
  const scan = text.when.find((one) => one.if === 'freshScan');
  if (scan && !(scan.keeps && ship.scanned.includes(card))) ship.scanned.push(card);
  if (card !== '') play.emit?.({ type: 'used', ship: at, card, ability: index });
};
