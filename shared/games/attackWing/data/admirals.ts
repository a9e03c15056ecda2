import { action, mark } from '../abilities/phrases';
import type { AdmiralCard } from './cards';

/** The admirals of the optional module. The numbers are the source's, the wordings ours. */
export const ADMIRALS = {
  admMattDecker: {
    name: 'Matt Decker',
    title: 'Matt Decker',
    faction: 'federation',
    unique: true,
    cost: 1,
    skill: -1,
    talents: 1,
    text: 'Fleet action: the ship or one at range 1 has 1 more attack die this round and takes 1 damage to its hull.',
    abilities: [action({ target: 'within1OrSelf' }, { op: 'pool', add: 1 }, { op: 'hullDamage', count: 1 })],
    from: 'source',
  },
  admCharvanek: {
    name: 'Liviana Charvanek',
    title: 'Liviana Charvanek',
    faction: 'romulan',
    unique: true,
    cost: 3,
    skill: 1,
    talents: 1,
    text: 'Fleet action of a ship with the Cloak icon: it cloaks and then performs another action of its Action Bar as a free action.',
    abilities: [
      action(
        { when: [{ if: 'icon', is: 'cloak' }] },
        { op: 'perform', action: 'cloak' },
        { op: 'freeAction', icons: 'actionBar' },
      ),
    ],
    from: 'source',
  },
  admGorkon: {
    name: 'Gorkon',
    title: 'Gorkon',
    faction: 'klingon',
    unique: true,
    cost: 3,
    skill: 1,
    talents: 0,
    text: 'Fleet action: roll 3 defense dice and take an Evade token for each Evade. No free Evade this round.',
    abilities: [
      action(
        {},
        {
          op: 'roll',
          die: 'defense',
          count: 3,
          on: ['evade'],
          then: [{ op: 'token', token: 'evade', count: 1 }],
        },
        mark('noFreeEvade'),
      ),
    ],
    from: 'source',
  },
} as const satisfies Readonly<Record<string, AdmiralCard>>;

export type AdmiralId = keyof typeof ADMIRALS;
export const ADMIRAL_IDS = Object.keys(ADMIRALS) as readonly AdmiralId[];

export const admiralCard = (id: AdmiralId): AdmiralCard => ADMIRALS[id];
