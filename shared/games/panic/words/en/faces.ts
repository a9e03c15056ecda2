import { type CardId, cardOf, type CardType } from '../../data/cards';
import { CHARACTER, type CharacterId } from '../../data/characters';
import type { Effect } from '../../data/effects';
import { type Hook, MISSION, type MissionId, type MissionRule, type Need } from '../../data/missions';
import type { Part } from '../../data/ship';
import { tokenOf } from '../../data/tokens';
import { capital, count, divisionName, wantName } from './names';

/** What stands on the faces of the cards: the shortest words that still say it. */

export const DECKS = { enterprise: 'Enterprise', mission: 'Mission', character: 'Bridge crew' } as const;
export type Deck = keyof typeof DECKS;

const TYPES: Readonly<Record<CardType, string>> = {
  hit: 'Hit',
  hitModifier: 'With a hit',
  resource: 'Resource',
  reaction: 'In any turn',
  other: 'Action',
};

const EFFECTS: Readonly<Record<string, string>> = {
  dilithium: 'Repair a shield. With Tritanium: rebuild',
  tritanium: 'Repair a hull. With Dilithium: rebuild',
  securityTeam: 'Boarders deal 1 damage less',
  forceField: 'One ship does nothing next time',
  tractorBeam: 'Push one ship out to long range',
  directHit: 'Destroys what it hits',
  bridgeBriefing: 'Draw 2 cards',
  sickbayRounds: 'Every player draws 1 card',
  libraryComputer: 'Take one card from the discards',
  sensorSweep: 'Draw 1 threat less this turn',
  emergencyRepairs: 'Repair a shield and a hull',
  evasiveAction: 'One more maneuver this turn',
};

export interface CardWords {
  readonly name: string;
  /** What sort of card it is, or where a weapon reaches. */
  readonly label: string;
  readonly effect: string;
}

export const cardFace = (id: CardId): CardWords => {
  const { kind, name, type, groups, ranges, damage } = cardOf(id);
  if (type !== 'hit') return { name, label: TYPES[type], effect: EFFECTS[kind] ?? '' };
  const facing = groups.length > 1 ? 'all round' : (groups[0] ?? '');
  const range = ranges.length > 1 ? 'any range' : (ranges[0] ?? '');
  return { name, label: `${facing} · ${range}`, effect: `${damage} damage` };
};

const RULES: Readonly<Record<MissionRule, string>> = {
  noManeuver: 'No maneuvers',
  noTrade: 'No trades',
  noHitCards: 'No hit cards',
  enemyHoldFire: 'Enemies hold fire',
  handLimitMinusOne: 'Hands one card less',
};

const hookWords = (hook: Hook): string => {
  switch (hook.hook) {
    case 'drawsFire':
      return 'Draws its sector’s fire';
    case 'advanceCrush':
      return 'Closes in, crushes ships';
    case 'ambushOnArrival':
      return `At short: ambush on 1–${hook.upTo}`;
    case 'driftIn':
      return 'Comes in if its lane is clear';
    case 'driftOut':
      return 'Goes out if its lane is clear';
    case 'hunts':
      return 'Cloaks and fires for 2';
    case 'forwardStress':
      return `Going forward: a front takes ${hook.damage}`;
    case 'afterTickDiscard':
      return 'Each tick: discard 1';
    case 'afterTickZap':
      return `Each tick: a sector takes ${hook.damage}`;
  }
};

const needWords = (id: MissionId, need: Need): string => {
  const token = MISSION[id].token;
  const name = token ? tokenOf(token.id).name : '';
  switch (need.need) {
    case 'credit':
      return divisionName(need.division);
    case 'card':
      return wantName(need.card);
    case 'token':
      return `${name}: ${need.group}, ${need.range}`;
    case 'destroyed':
      return need.what === 'missionToken' ? `Destroy the ${name}` : `Destroy ${need.n} ships`;
    case 'forward':
      return `Go forward ${need.n} times`;
    case 'departed':
      return `${name} departs`;
    case 'roll':
      return `Then roll ${need.atLeast} or more`;
  }
};

const sections = (part: Part | 'any', n: number): string =>
  part === 'any' ? count(n, 'section') : part === 'hull' ? count(n, 'hull') : count(n, 'shield');

/** The same part twice is named once: "rebuild 1 shield or repair 2". */
const choiceWords = (of: readonly Effect[]): string => {
  const [first, second] = of;
  if (first?.do === 'rebuild' && second?.do === 'repair' && first.part === second.part)
    return `${effectWords(first)} or repair ${second.n}`;
  return of.map(effectWords).join(' or ');
};

const effectWords = (effect: Effect): string => {
  switch (effect.do) {
    case 'draw':
      return `all draw ${effect.n}`;
    case 'repair':
      return `repair ${sections(effect.part, effect.n)}`;
    case 'rebuild':
      return `rebuild ${sections(effect.part, effect.n)}`;
    case 'choose':
      return choiceWords(effect.of);
    case 'removeThreat':
      return `discard ${count(effect.n, 'ship')} at long`;
    case 'pushBack':
      return `ships move ${effect.n} outward`;
    case 'takeBack':
      return `take back ${count(effect.n, 'card')}`;
    case 'discard':
      return `all discard ${effect.n}`;
    case 'zap':
      return `${effect.times} rolled sectors take ${effect.damage}`;
    case 'zapFront':
      return `both fronts take ${effect.damage}`;
    case 'impact':
      return 'it strikes like a comet';
    case 'removeCards':
      return `${count(effect.n, 'card')} leave the game`;
    case 'loseGame':
      return 'the game is lost';
  }
};

/** One effect in a line. */
const joined = (effects: readonly Effect[]): string =>
  effects.map((effect) => capital(effectWords(effect))).join('\n');

export interface MissionWords {
  readonly name: string;
  readonly needs: readonly string[];
  /** What holds while it is open. */
  readonly conditions: readonly string[];
  readonly reward: string;
  readonly failure: string;
}

export const MISSION_LABELS = { reward: 'Reward', failure: 'Failure' } as const;

export const missionFace = (id: MissionId): MissionWords => {
  const { name, need, rules, hooks, reward, failure, failsWithToken } = MISSION[id];
  const lost = failsWithToken ? 'Fails with its token' : 'It comes again later';
  return {
    name,
    needs: need.map((one) => needWords(id, one)),
    conditions: [...rules.map((rule) => RULES[rule]), ...hooks.map(hookWords)],
    reward: joined(reward),
    failure: failure.length > 0 ? joined(failure) : lost,
  };
};

const ROLES: Readonly<Record<CharacterId, string>> = {
  kirk: 'Captain',
  spock: 'First officer',
  mccoy: 'Chief medical officer',
  scott: 'Chief engineer',
  uhura: 'Communications',
  sulu: 'Helm',
  chekov: 'Navigation',
};

const ABILITIES: Readonly<Record<CharacterId, string>> = {
  kirk: 'Once a turn: commit any card as a credit',
  spock: 'Draw 3 threats, put 1 back, order the others',
  mccoy: 'Once a turn: one player draws a card',
  scott: 'Once a turn: repair a section',
  uhura: 'Make two trades',
  sulu: 'Make two maneuvers',
  chekov: 'Once a turn: phasers reach any range',
};

export interface CharacterWords {
  readonly name: string;
  readonly role: string;
  readonly ability: string;
}

export const characterFace = (id: CharacterId): CharacterWords => ({
  name: CHARACTER[id].name,
  role: ROLES[id],
  ability: ABILITIES[id],
});
