import { add, AUX, dice, may, must, once, reroll, RESOURCE_TOKEN, withFamily } from '../abilities/phrases';
import type { ResourceCard } from './cards';

const SABOTAGE = { pay: [RESOURCE_TOKEN], oneOf: 'sabotage' } as const;

/** The resources: none or one for a fleet. The numbers are the source's, the wordings ours. */
export const RESOURCES = {
  resSabotage: {
    name: 'Sabotage',
    title: 'Sabotage',
    cost: 5,
    tokens: { any: 5 },
    text: 'Five tokens, one to be spent a round: the defender rolls up to 2 defense dice again, or 1 fewer; or the attacker rolls up to 2 attack dice again, or 1 fewer.',
    abilities: [
      once('attackDefenseModify', SABOTAGE, reroll('defense', 'any', 2)),
      once('attackDefenseRoll', SABOTAGE, dice('defense', -1)),
      once('defendAttackModify', SABOTAGE, reroll('attack', 'any', 2)),
      once('defendAttackRoll', SABOTAGE, dice('attack', -1)),
    ],
    from: 'source',
  },
  resEliteAttackDie: {
    name: 'Elite Attack Die',
    title: 'Elite Attack Die',
    cost: 5,
    tokens: {},
    text: 'Once a round one attack die may be the elite die: a double Hit, two Critical Hits, three Hits, two Battle Stations.',
    abilities: [once('attackDice', {}, { op: 'swapDie', die: 'elite' })],
    from: 'source',
  },
  resCounterAttackDie: {
    name: 'Counter Attack Die',
    title: 'Counter Attack Die',
    cost: 5,
    tokens: {},
    text: 'Once a round one defense die may be the counter attack die: three Evades, two Battle Stations, two Hits and a Critical Hit, which strike the attacker.',
    abilities: [once('defenseRoll', {}, { op: 'swapDie', die: 'counter' })],
    from: 'source',
  },
  resChiefEngineer: {
    name: 'Chief Engineer',
    title: 'Chief Engineer',
    cost: 5,
    tokens: { any: 5 },
    text: 'Five tokens, one to be spent a round: disable 2 Active Shields to add a Hit when attacking; or, with an Active Shield, take an Auxiliary Power Token to add an Evade when defending.',
    abilities: [
      once(
        'attackModify',
        { pay: [RESOURCE_TOKEN, { pay: 'disableShields', count: 2 }], oneOf: 'engineer' },
        add('attack', 'hit'),
      ),
      once(
        'defenseModify',
        {
          when: [{ if: 'has', token: 'activeShield', least: 1 }],
          pay: [RESOURCE_TOKEN, AUX],
          oneOf: 'engineer',
        },
        add('defense', 'evade'),
      ),
    ],
    from: 'source',
  },
  resHighYield: {
    name: 'High Yield Photon Torpedoes',
    title: 'High Yield Photon Torpedoes',
    cost: 5,
    tokens: {},
    text: 'Every attack with Photon Torpedoes rolls 1 more attack die, and 1 blank may be rolled again.',
    abilities: [
      must('attackRoll', [withFamily('photonTorpedoes')], dice('attack', 1)),
      may('attackModify', { when: [withFamily('photonTorpedoes')] }, reroll('attack', 'blank', 1)),
    ],
    from: 'source',
  },
  resTactics: {
    name: 'Tactics',
    title: 'Tactics',
    cost: 5,
    tokens: { evade: 2, scan: 2, battleStations: 2 },
    text: 'Two Evade, two Scan and two Battle Stations tokens, one to be taken a round: as a free action if the ship has the icon, otherwise as its action with an Auxiliary Power Token.',
    abilities: [
      once('freeAction', { oneOf: 'tactics' }, { op: 'takeToken', onBar: true }),
      once('action', { oneOf: 'tactics' }, { op: 'takeToken', onBar: false }, { op: 'aux', count: 1 }),
    ],
    from: 'source',
  },
  resEmergencyForceField: {
    name: 'Emergency Force Field',
    title: 'Emergency Force Field',
    cost: 'halfShields',
    tokens: {},
    text: 'When defending, take an Auxiliary Power Token and disable 1 Active Shield to cancel a Hit, or 2 to cancel a Critical Hit.',
    abilities: [
      may(
        'compare',
        { pay: [{ pay: 'disableShields', count: 1 }, AUX], oneOf: 'field' },
        { op: 'cancel', faces: ['hit'] },
      ),
      may(
        'compare',
        { pay: [{ pay: 'disableShields', count: 2 }, AUX], oneOf: 'field' },
        { op: 'cancel', faces: ['critical'] },
      ),
    ],
    from: 'source',
  },
} as const satisfies Readonly<Record<string, ResourceCard>>;

export type ResourceId = keyof typeof RESOURCES;
export const RESOURCE_IDS = Object.keys(RESOURCES) as readonly ResourceId[];

export const resourceCard = (id: ResourceId): ResourceCard => RESOURCES[id];
