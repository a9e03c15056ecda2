import type { Effect } from '../../data/effects';
import { type Hook, MISSION, type MissionId, type MissionRule, type Need } from '../../data/missions';
import type { Part } from '../../data/ship';
import { tokenOf } from '../../data/tokens';
import { capital, count, divisionName, listed, timerText, wantName } from './names';

export const missionName = (id: MissionId): string => MISSION[id].name;

/** What is going on, in a sentence or two of our own. */
export const STORIES: Readonly<Record<MissionId, string>> = {
  distressSignal:
    'A damaged freighter is losing air at the edge of sensor range. Come alongside and treat the survivors.',
  outpostDefense:
    'A listening post cannot run, and raiders in its sector shoot at it rather than at you. Thin them out while it still stands.',
  doomsdayMachine:
    'A planet-eating automaton closes in and chews up whatever shares its space. Line the bow up with its maw and set off a rigged charge.',
  silentDerelict: 'An old sleeper ship drifts without lights. Someone aboard may wake up in a bad mood.',
  furryStowaways:
    'Small purring animals fill the ducts, the galley and the turbolifts, and everybody is busy shovelling.',
  neutralZoneRaider:
    'One hidden warship has crossed the border. Track it while it is invisible and finish it while it is not.',
  caughtInTheWeave:
    'Energy filaments knit themselves around the ship, and every hour the weave grows tighter.',
  quarantineProtocol:
    'A landing party brought a fever back. Decks are sealed, and nobody swaps anything until a serum works.',
  courierToTheConference: 'A lightly armed courier full of delegates needs an empty lane out of the battle.',
  barrierAtTheRim:
    'A wall of light marks the edge of the galaxy. Push through it, bow first, three times as hard as the ship likes.',
  theDevourer: 'A living cell the size of a moon has swallowed the ship and drinks its energy.',
  lostShuttlecraft:
    'A shuttle limps home and can only land in the hangar at the stern. Turn the stern to it and keep its lane clear.',
  rogueProbe:
    'A mad machine has been beamed aboard. Argue it into a logical knot before it tidies away the crew.',
  oreForTheColony: 'A mining colony cannot restart its reactor without your own spares.',
  fireControlTrials: 'Starfleet wants a full set of phaser readings from every arc, war or no war.',
  aroundTheSun: 'Dive at a star, whip round it and leave it dead astern to break out of a time slip.',
  contestOfCaptains:
    'A superior power freezes every weapon in the area and makes two captains settle the quarrel by wits alone.',
  fallingOrbit: 'The engines are cold and the planet is getting closer. Restart them or burn.',
};

const RULES: Readonly<Record<MissionRule, string>> = {
  noManeuver: 'The ship cannot maneuver.',
  noTrade: 'Nobody trades.',
  noHitCards: 'Hit cards cannot be fired.',
  enemyHoldFire: 'Enemy ships do not fire when they move.',
  handLimitMinusOne: 'Hands are refilled to one card less.',
};

const hookText = (hook: Hook): string => {
  switch (hook.hook) {
    case 'drawsFire':
      return 'All fire from its sector hits the token instead of the ship.';
    case 'advanceCrush':
      return 'Each turn it comes one range closer and crushes the ships it meets; at short range it adds 1 damage to the fire on its facing.';
    case 'ambushOnArrival':
      return `When it first reaches short range, a roll of ${hook.upTo} or less brings boarders for ${hook.damage} damage.`;
    case 'driftIn':
      return 'After the threats have moved it comes one range closer, if no visible ship is in its sector.';
    case 'driftOut':
      return 'After the threats have moved it goes one range outward, if no visible ship is in its sector; from long range it departs.';
    case 'hunts':
      return 'It cloaks and fires for 2 like a bird-of-prey, never boards, and no comet hurts it.';
    case 'forwardStress':
      return `Each time the ship goes forward, one of the two front facings takes ${hook.damage} damage: port on 1 to 3, starboard on 4 to 6.`;
    case 'afterTickDiscard':
      return `When the timer ticks, the active player discards 1 card.`;
    case 'afterTickZap':
      return `When the timer ticks, the facing in a rolled sector takes ${hook.damage} damage.`;
  }
};

/** One objective. */
export const needText = (id: MissionId, need: Need): string => {
  const token = MISSION[id].token;
  const name = token ? tokenOf(token.id).name.toLowerCase() : 'token';
  switch (need.need) {
    case 'credit':
      return count(need.n, `${divisionName(need.division)} credit`);
    case 'card':
      return need.n === 1 ? `1 ${wantName(need.card)}` : `${need.n} ${wantName(need.card)} cards`;
    case 'token':
      return `the ${name} at ${need.range} range of a ${need.group} facing`;
    case 'destroyed':
      return need.what === 'missionToken' ? `the ${name} destroyed` : `${need.n} enemy ships destroyed`;
    case 'forward':
      return `${need.n} maneuvers forward`;
    case 'departed':
      return `the ${name} departed`;
    case 'roll':
      return `a die roll of ${need.atLeast} or more, once all else is done`;
  }
};

/** What one card in a slot counts as. */
export const slotText = (id: MissionId, need: Need): string =>
  need.need === 'credit' || need.need === 'card' ? needText(id, { ...need, n: 1 }) : needText(id, need);

const sections = (part: Part | 'any', n: number): string => {
  const word = part === 'any' ? 'shield or hull section' : part === 'hull' ? 'hull section' : 'shield';
  return n === 1 ? word : part === 'any' ? 'shields or hull sections' : `${word}s`;
};

/** What an effect does, without a full stop. */
export const effectText = (effect: Effect): string => {
  switch (effect.do) {
    case 'draw':
      return `every player draws ${count(effect.n, 'card')}`;
    case 'repair':
      return `repair up to ${effect.n} damaged ${sections(effect.part, effect.n)}`;
    case 'rebuild':
      return `rebuild ${effect.n} destroyed ${sections(effect.part, effect.n)}`;
    case 'choose':
      return `either ${effect.of.map(effectText).join(' or ')}`;
    case 'removeThreat':
      return `discard up to ${count(effect.n, 'visible enemy ship')} at long range`;
    case 'pushBack':
      return `every visible enemy ship moves ${effect.n} range outward`;
    case 'takeBack':
      return `the active player takes up to ${count(effect.n, 'card')} back from the discard pile`;
    case 'discard':
      return `every player discards ${count(effect.n, 'card')}`;
    case 'zap':
      return `${effect.times} times the facing in a rolled sector takes ${effect.damage} damage`;
    case 'zapFront':
      return `both front facings take ${effect.damage} damage`;
    case 'impact':
      return 'the token strikes its facing as a comet would';
    case 'removeCards':
      return `the top ${count(effect.n, 'Enterprise card')} leave the game`;
    case 'loseGame':
      return 'the game is lost';
  }
};

/** The whole card in words. */
export const missionText = (id: MissionId): string => {
  const { timer, rules, hooks, token, need, reward, failure, failsWithToken } = MISSION[id];
  const parts = [
    `${missionName(id)}.`,
    STORIES[id],
    `${capital(timerText(timer))}.`,
    ...(token ? [`Its token is placed at ${token.range} range of a rolled sector.`] : []),
    ...rules.map((rule) => RULES[rule]),
    ...hooks.map(hookText),
    `Needed: ${listed(need.map((one) => needText(id, one)))}.`,
    ...(failsWithToken ? ['It fails at once when nothing is left of the token.'] : []),
    `Reward: ${reward.map(effectText).join('; ')}.`,
    ...(failure.length > 0 ? [`Failure: ${failure.map(effectText).join('; ')}.`] : []),
  ];
  return parts.join(' ');
};

export const effectSentence = (effect: Effect): string => `${capital(effectText(effect))}.`;
