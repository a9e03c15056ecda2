import { type Ability, compulsory, type Condition, type Op, optional } from '../abilities/language';

interface DamageKind {
  readonly name: string;
  readonly count: number;
  /** What it does while it lies open, in our words. */
  readonly text: string;
  readonly abilities: readonly Ability[];
}

const suffer: Op = { op: 'suffer', count: 1 };
const uncontained: readonly Condition[] = [{ if: 'coreContained', is: false }];
const turnDown: Op = { op: 'turnDown' };
const onHit = (...then: readonly Op[]): Op => ({ op: 'roll', die: 'attack', on: ['hit'], then });

/** The damage deck: 33 cards of 15 kinds, one deck for each player. Provenance: source; the wordings are ours. */
export const DAMAGE = {
  stunnedHelmsman: {
    name: 'Stunned Helmsman',
    count: 2,
    text: 'The next attack of this ship rolls no attack dice; then this card is turned face down.',
    abilities: [compulsory('attackRoll', { op: 'noDice', dice: 'attack' }, turnDown)],
  },
  consoleFire: {
    name: 'Console Fire',
    count: 2,
    text: 'At the start of every Combat phase roll one attack die: on a Hit the ship suffers 1 damage. An action turns this card face down.',
    abilities: [compulsory('combatStart', onHit(suffer)), optional('action', [], turnDown)],
  },
  communicationsFailure: {
    name: 'Communications Failure',
    count: 2,
    text: 'From the next round on the captain skill of this ship counts as 0.',
    abilities: [compulsory('continuous', { op: 'set', stat: 'skill', to: 0, later: true })],
  },
  engineRoomFire: {
    name: 'Engine Room Fire',
    count: 2,
    text: 'Every turn of this ship counts as red.',
    abilities: [
      compulsory('continuous', { op: 'recolor', bearings: ['turnLeft', 'turnRight'], color: 'red' }),
    ],
  },
  damagedSensorArray: {
    name: 'Damaged Sensor Array',
    count: 2,
    text: 'The actions on the Action Bar of this ship cannot be used. As an action, roll one attack die: on a Hit turn this card face down.',
    abilities: [
      compulsory('continuous', { op: 'shut', what: 'actionBar' }),
      optional('action', [], onHit(turnDown)),
    ],
  },
  directHit: {
    name: 'Direct Hit',
    count: 4,
    text: 'The ship suffers 1 more damage; then this card is turned face down.',
    abilities: [compulsory('dealt', suffer, turnDown)],
  },
  injuredCaptain: {
    name: 'Injured Captain',
    count: 2,
    text: "The captain's text and the Elite Talents of this ship cannot be used.",
    abilities: [compulsory('continuous', { op: 'shut', what: 'captain' })],
  },
  minorExplosion: {
    name: 'Minor Explosion',
    count: 2,
    text: 'Roll one attack die: on a Hit the ship suffers 1 damage. Then this card is turned face down.',
    abilities: [compulsory('dealt', onHit(suffer), turnDown)],
  },
  minorHullBreach: {
    name: 'Minor Hull Breach',
    count: 2,
    text: 'After a red maneuver roll one attack die: on a Hit the ship suffers 1 damage.',
    abilities: [compulsory('redManeuver', onHit(suffer))],
  },
  warpCoreBreach: {
    name: 'Warp Core Breach',
    count: 3,
    text: 'Every Planning phase roll one attack die: on a Critical Hit the ship is destroyed. An action ends these rolls for good, but from then on only maneuvers of speed 1 may be chosen.',
    abilities: [
      {
        ...compulsory('planning', { op: 'roll', die: 'attack', on: ['critical'], then: [{ op: 'destroy' }] }),
        when: uncontained,
      },
      optional('action', uncontained, { op: 'containCore' }),
    ],
  },
  munitionsFailure: {
    name: 'Munitions Failure',
    count: 2,
    text: 'The owner discards a Weapon upgrade of the ship, if it has one; then this card is turned face down.',
    abilities: [compulsory('dealt', { op: 'discardUpgrade', types: ['weapon'] }, turnDown)],
  },
  structuralDamage: {
    name: 'Structural Damage',
    count: 2,
    text: 'Agility is 1 lower. As an action, roll one attack die: on a Hit turn this card face down.',
    abilities: [
      compulsory('continuous', { op: 'add', stat: 'agility', by: -1 }),
      optional('action', [], onHit(turnDown)),
    ],
  },
  jostledNavigator: {
    name: 'Jostled Navigator',
    count: 2,
    text: 'Whenever a maneuver of this ship overlaps another ship, it suffers 1 damage.',
    abilities: [compulsory('overlap', suffer)],
  },
  powerDisruption: {
    name: 'Power Disruption',
    count: 2,
    text: 'Place an Auxiliary Power Token beside the ship; then this card is turned face down.',
    abilities: [compulsory('dealt', { op: 'aux', count: 1 }, turnDown)],
  },
  weaponsMalfunction: {
    name: 'Weapons Malfunction',
    count: 2,
    text: 'The primary weapon value is 1 lower. As an action, roll one attack die: on a Hit or Critical Hit turn this card face down.',
    abilities: [
      compulsory('continuous', { op: 'add', stat: 'primary', by: -1 }),
      optional('action', [], { op: 'roll', die: 'attack', on: ['hit', 'critical'], then: [turnDown] }),
    ],
  },
} as const satisfies Readonly<Record<string, DamageKind>>;

export type DamageId = keyof typeof DAMAGE;
export const DAMAGE_IDS = Object.keys(DAMAGE) as readonly DamageId[];

export const damageCard = (id: DamageId): DamageKind => DAMAGE[id];

/** All 33 cards of one deck. */
export const DAMAGE_DECK: readonly DamageId[] = DAMAGE_IDS.flatMap((id) =>
  Array.from({ length: DAMAGE[id].count }, () => id),
);
