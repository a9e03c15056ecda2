import { LOCATIONS } from '../../../shared/games/risk/data/locations';
import { MEMBERS } from '../../../shared/games/risk/data/map';
import { QUEST_IDS, type QuestId } from '../../../shared/games/risk/data/quests';
import { isFulfilled } from '../../../shared/games/risk/quests';
import { QUEST_TEXTS } from '../../../shared/games/risk/words/en/quests';
import type { Conquest, Tally } from '../../../shared/games/risk/types';
import { at, frontier } from './helpers';

const sector = (index: number): string[] => MEMBERS[index]!.map((location) => LOCATIONS[location]!.id);
const starbases = LOCATIONS.filter(({ stars }) => stars === 2).map(({ id }) => id);
const all = (quadrant: string): string[] =>
  LOCATIONS.filter((row) => row.quadrant === quadrant).map(({ id }) => id);
const took = (id: string, more: Partial<Conquest> = {}): Conquest => ({
  location: at(id),
  holder: 5,
  from: at('earth'),
  link: 'border',
  ...more,
});
const ALIENS_AT = (count: number): Conquest[] =>
  all('alpha')
    .slice(0, count)
    .map((id) => took(id));

interface Case {
  readonly held?: readonly string[];
  readonly credits?: number;
  readonly crew?: readonly boolean[];
  readonly tally?: Partial<Tally>;
}

/** Every Quest: fulfilled, with nothing done, and where one might think it is. */
const CASES: Readonly<Record<string, readonly [normal: Case, odd: Case]>> = {
  'quest-two-sectors': [
    { held: [...sector(0), ...sector(2)] },
    { held: [...sector(0), ...sector(2).slice(1)] },
  ],
  'quest-sector-sweep': [
    { held: sector(0), tally: { conquered: sector(0).map((id) => took(id)) } },
    { held: sector(0), tally: { held: [at('breen')], conquered: sector(0).map((id) => took(id)) } },
  ],
  'quest-full-crew': [{ crew: [true, true, true, true] }, { crew: [true, true, true] }],
  'quest-starbases-6': [{ held: starbases.slice(0, 6) }, { held: starbases.slice(0, 5) }],
  'quest-locations-15': [{ held: all('alpha').slice(0, 15) }, { held: all('alpha').slice(0, 14) }],
  'quest-conquer-5': [
    { tally: { conquered: ALIENS_AT(5) } },
    { tally: { conquered: [...ALIENS_AT(4), ALIENS_AT(1)[0]!] } },
  ],
  'quest-six-flags': [
    { held: [0, 1, 2, 3, 4, 5].map((index) => sector(index)[0]!) },
    { held: [0, 1, 2, 3, 4].map((index) => sector(index)[0]!) },
  ],
  'quest-homeworlds-3': [{ held: ['earth', 'breen', 'qonos'] }, { held: ['earth', 'breen', 'trill'] }],
  'quest-neutral-zone-2': [
    { held: ['vulcan', 'hobus'], tally: { conquered: [took('hobus', { link: 'neutralZone' })] } },
    { held: ['vulcan', 'hobus'], tally: { conquered: [took('hobus')] } },
  ],
  'quest-wormhole-strike': [
    {
      held: ['ferenginar', 'narendra-iii'],
      tally: { conquered: [took('narendra-iii', { link: 'wormhole' })] },
    },
    { held: ['narendra-iii'], tally: { conquered: [took('narendra-iii', { link: 'wormhole' })] } },
  ],
  'quest-lifeforms-6': [{ tally: { lifeforms: 6 } }, { tally: { lifeforms: 5 } }],
  'quest-treasury-1500': [{ credits: 1500 }, { credits: 1499 }],
  'quest-two-rivals': [
    { tally: { rivals: 2, conquered: [took('trill', { holder: 1 }), took('bajor', { holder: 2 })] } },
    { tally: { rivals: 2, conquered: [took('trill', { holder: 1 }), took('bajor', { holder: 1 })] } },
  ],
  'quest-both-quadrants': [
    { held: [...all('alpha').slice(0, 5), ...all('beta').slice(0, 5)] },
    { held: [...all('alpha').slice(0, 9), ...all('beta').slice(0, 4)] },
  ],
};

const fulfilled = (quest: QuestId, { held = [], credits = 0, crew, tally }: Case): boolean => {
  const state = frontier({
    forces: {
      ...Object.fromEntries(held.map((id) => [id, [0, 1] as const])),
      remus: [1, 1],
      mempa: [2, 1],
    },
    credits: [credits],
  });
  if (crew) state.crew[0] = crew.map((used, role) => ({ role, ready: !used, used }));
  state.tally = { ...state.tally, rivals: 2, ...tally };
  return isFulfilled(state, 0, quest);
};

test('every Quest has its cases and its words', () => {
  expect(Object.keys(CASES).sort()).toEqual([...QUEST_IDS].sort());
  expect(Object.keys(QUEST_TEXTS).sort()).toEqual([...QUEST_IDS].sort());
});

test.each(Object.entries(CASES))(
  '%s: fulfilled, not without doing anything, not by half',
  (id, [normal, odd]) => {
    const quest = id as QuestId;
    expect(fulfilled(quest, normal)).toBe(true);
    expect(fulfilled(quest, {})).toBe(false);
    expect(fulfilled(quest, odd)).toBe(false);
  },
);

test.each([
  [3, true],
  [2, false],
])('War on Two Fronts against a single rival: %i locations', (count, wanted) => {
  const conquered = all('alpha')
    .slice(0, count)
    .map((id) => took(id, { holder: 1 }));
  expect(fulfilled('quest-two-rivals', { tally: { rivals: 1, conquered } })).toBe(wanted);
});
