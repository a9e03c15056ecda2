import { ADMIRALS } from '../../../../shared/games/attackWing/data/admirals';
import { CAPTAINS } from '../../../../shared/games/attackWing/data/captains';
import type { CardId } from '../../../../shared/games/attackWing/data/cardIds';
import { RESOURCES } from '../../../../shared/games/attackWing/data/resources';
import { SHIPS } from '../../../../shared/games/attackWing/data/ships';
import { UPGRADES } from '../../../../shared/games/attackWing/data/upgrades';
import { may, change } from '../../../../shared/games/attackWing/abilities/phrases';
import { ACTION_ROWS } from './actions';
import { ATTACK_ROWS } from './attack';
import { compared, play, type Row, use, usedBy } from './table';

const ROWS: Readonly<Record<string, Row>> = { ...ATTACK_ROWS, ...ACTION_ROWS };
const NAMED = Object.entries(ROWS);

test.each(NAMED)('%s works', (card, { works, then }) => {
  const { state, events, left } = play(works);
  expect(left).toEqual([]);
  expect([card, usedBy(events, card as CardId)]).toEqual([card, true]);
  then(state, events);
});

test.each(NAMED)('%s does not work where it must not', (card, { not }) => {
  const { events, left } = play(not);
  const own = not.moves?.length ?? 0;
  expect([card, usedBy(events, card as CardId)]).toEqual([card, false]);
  expect(left.length).toBeLessThanOrEqual(own);
});

test.each(NAMED)('%s meets another card', (_, { meets, met }) => {
  const { state, events } = play(meets);
  met(state, events);
});

test('every card with a text that plays in a battle has its rows', () => {
  const tables = [SHIPS, CAPTAINS, UPGRADES, RESOURCES, ADMIRALS];
  const played = tables.flatMap((table) =>
    Object.entries(table).flatMap(([id, card]) => (card.abilities.length > 0 ? [id] : [])),
  );
  expect(Object.keys(ROWS).sort()).toEqual(played.sort());
});

test('upgrades and resources are told apart by their names', () => {
  const names = [...Object.values(UPGRADES), ...Object.values(RESOURCES)].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('a card without text says nothing, and every text has its words', () => {
  for (const table of [SHIPS, CAPTAINS, UPGRADES, RESOURCES, ADMIRALS])
    for (const { text, abilities } of Object.values(table))
      if (abilities.length > 0) expect(text).toMatch(/^[A-Z].*\.$/u);
});

test.each([
  ['a lawful hidden upgrade is turned up and works', 'kliTractorBeam', 'alive'],
  ['one that may not lie there destroys the ship', 'fedSulu', 'destroyed'],
] as const)('%s', (_, card, fate) => {
  const { state, events } = play({
    begin: 'act',
    own: { ship: 'kliGroth', upgrades: [card] },
    range: 1,
    moves: [use('upgrade')],
    change: ({ ships }) => void Object.assign(ships[0]!.upgrades[0]!, { faceDown: true, bought: 'hidden' }),
  });
  expect(events).toContainEqual({ type: 'turnedUp', ship: 0, upgrade: 0, card });
  expect([state.ships[0]!.fate, usedBy(events, card)]).toEqual([fate, fate === 'alive']);
});

test('a new captain is a row: planted, he flies', () => {
  const planted = {
    ...CAPTAINS.nudaq,
    name: 'Sito Jaxa',
    title: 'Sito Jaxa',
    abilities: [may('attackModify', {}, change('attack', 'blank', 'critical'))],
  };
  Object.assign(CAPTAINS, { planted });
  try {
    const { events, left } = play({ own: { captain: 'planted' as never }, moves: [use('captain')] });
    expect(left).toEqual([]);
    expect(compared(events)).toEqual({ hits: 0, criticals: 1 });
  } finally {
    delete (CAPTAINS as Record<string, unknown>).planted;
  }
});
