import type * as QVents from '../../../shared/games/risk/data/qvents';
import { at, type Frontier, play, questionTo, turnOver, typesOf, unitsOn } from './helpers';

// A card nobody has written code for: rest gains credits for every sector, then a fight with dice goes for two locations.
jest.mock('../../../shared/games/risk/data/qvents', () => {
  const real = jest.requireActual<typeof QVents>('../../../shared/games/risk/data/qvents');
  const planted: QVents.QVentRow = {
    id: 'qvent-planted',
    name: 'Planted',
    series: 'TOS',
    two: true,
    ops: [
      { op: 'credits', who: 'others', delta: { per: 'sectorsPresent', amount: 100 } },
      { op: 'chooseLocation', who: 'active', where: 'ownOne' },
      { op: 'flag', who: 'active', key: 'attackDiceMax', value: 1, duration: 'turn' },
      {
        op: 'd6',
        table: { 1: 'breen', 2: 'breen', 3: 'breen', 4: 'romulan', 5: 'romulan', 6: 'romulan' },
        bind: 'sector',
      },
      { op: 'removeUnits', where: { sector: '$sector' }, n: 1, kinds: ['ships'], keepLast: true },
    ],
    from: { name: 'designed', effect: ['designed'] },
  };
  return {
    ...real,
    qventOf: (id: string) => (id === planted.id ? planted : real.qventOf(id)),
    qventsFor: (seats: number) => [...real.qventsFor(seats), planted.id],
  };
});

const FORCES: Frontier['forces'] = {
  bajor: [0, 4],
  earth: [0, 2],
  breen: [1, 3],
  romulus: [2, 5],
  remus: [2, 1],
  devoras: ['aliens', 2],
};

test('a new Q-Vent is a row: it is shuffled in, turned over and carried out', () => {
  const { state, events } = turnOver('qvent-planted', { forces: FORCES }, { dice: [4] });
  expect(typesOf(events)).toContain('qventDrawn');
  expect(state.credits).toEqual([0, 100, 100]);
  expect(questionTo(state, 0)).toBe('pickLocation');
  const told = play(state, 0, { type: 'pickLocation', location: at('bajor') }, [4]);
  expect([unitsOn(state, 'romulus'), unitsOn(state, 'remus'), unitsOn(state, 'devoras')]).toEqual([4, 1, 2]);
  expect(state.flags).toMatchObject([{ key: 'attackDiceMax', value: 1, until: 'turn' }]);
  expect(typesOf(told.events)).toContain('qventEnded');
  expect([state.lastQVent, questionTo(state, 0)]).toEqual(['qvent-planted', 'deploy']);
});
