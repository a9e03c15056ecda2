import { cometImpact, hullDamage, volleyOn } from '../../../shared/games/panic/apply/damage';
import { endTurn } from '../../../shared/games/panic/apply/turn';
import { removeTop } from '../../../shared/games/panic/apply/piles';
import { FACINGS } from '../../../shared/games/panic/data/ship';
import { facingOf, groupOf, sectorOf, sideways, turned } from '../../../shared/games/panic/geometry';
import { dice, play, refused, runPhase, runWork, table } from './table';

const FR = 0;
const SR = 1;
const FL = 5;

describe('facings and sectors', () => {
  test('at heading 0 sectors 1 to 6 carry FR, SR, RR, RL, SL, FL (W1)', () => {
    expect([1, 2, 3, 4, 5, 6].map((sector) => FACINGS[facingOf(sector, 0)]!.id)).toEqual([
      'FR',
      'SR',
      'RR',
      'RL',
      'SL',
      'FL',
    ]);
  });

  test('turning counter-clockwise: a threat off the right bow is abeam, a token abeam to port is off the left bow (W2)', () => {
    const state = table({ tokens: { 'klingonCruiser-1': { sector: 1, range: 3 } } });
    play(state, { type: 'maneuver', maneuver: 'counterclockwise' });
    expect(state.heading).toBe(5);
    expect(facingOf(1, state.heading)).toBe(SR);
    expect(facingOf(5, state.heading)).toBe(FL);
  });

  test('sector and facing are each other’s inverse, all the way round', () => {
    for (let heading = 0; heading < 6; heading++) {
      for (let facing = 0; facing < 6; facing++)
        expect(facingOf(sectorOf(facing, heading), heading)).toBe(facing);
    }
    expect(turned(5, 'clockwise')).toBe(0);
    expect(turned(0, 'counterclockwise')).toBe(5);
    expect(sideways(6, 1)).toBe(1);
    expect(sideways(1, -1)).toBe(6);
    expect([0, 1, 2, 3, 4, 5].map(groupOf)).toEqual(['front', 'side', 'rear', 'rear', 'side', 'front']);
  });
});

/** Shield and hull of one facing before, what happens, both after, and cards removed. */
describe('damage', () => {
  test.each([
    ['three shots on an intact shield do not overflow (W3)', 2, 2, 3, 0, 2, 0],
    ['two points on a damaged shield do not overflow (W4)', 1, 2, 2, 0, 2, 0],
    ['one point damages a shield', 2, 2, 1, 1, 2, 0],
    ['without a shield the hull is hit', 0, 2, 1, 0, 1, 0],
    ['the second hit destroys the hull', 0, 1, 1, 0, 0, 0],
    ['three shots on an intact hull cost a card (W5)', 0, 2, 3, 0, 0, 1],
    ['a destroyed hull costs a card for each point', 0, 0, 2, 0, 0, 2],
  ])('volley: %s', (_what, shield, hull, damage, shieldAfter, hullAfter, removed) => {
    const state = table({ shields: [shield, 2, 2, 2, 2, 2], hulls: [hull, 2, 2, 2, 2, 2] });
    volleyOn(state, FR, damage, dice(), undefined);
    expect([state.shields[FR], state.hulls[FR], state.removed.length]).toEqual([
      shieldAfter,
      hullAfter,
      removed,
    ]);
  });

  test.each([
    ['an intact shield', 2, 2, 0, 2, 0],
    ['a damaged shield', 1, 2, 0, 2, 0],
    ['no shield and a damaged hull: no card is lost', 0, 1, 0, 0, 0],
    ['no shield and an intact hull', 0, 2, 0, 0, 0],
    ['a destroyed hull: two cards', 0, 0, 0, 0, 2],
  ])('comet on %s (W8)', (_what, shield, hull, shieldAfter, hullAfter, removed) => {
    const state = table({ shields: [shield, 2, 2, 2, 2, 2], hulls: [hull, 2, 2, 2, 2, 2] });
    cometImpact(state, FR, dice(), undefined);
    expect([state.shields[FR], state.hulls[FR], state.removed.length]).toEqual([
      shieldAfter,
      hullAfter,
      removed,
    ]);
  });

  test('a shield that fell protects the hull from fire and comets for the rest of the turn (W19)', () => {
    const state = table({
      shields: [1, 2, 2, 2, 2, 2],
      tokens: { 'klingonCruiser-1': { sector: 1, range: 3 } },
    });
    runPhase(state, 'threats');
    expect(state.shields[FR]).toBe(0);
    runWork(state, [{ type: 'resolveThreat', token: 'comet-1' }], dice(1));
    expect(state.hulls[FR]).toBe(2);
    endTurn(state, undefined);
    cometImpact(state, FR, dice(), undefined);
    expect(state.hulls[FR]).toBe(0);
  });

  test('with the switch overflowScope = volley the protection ends with the volley', () => {
    const state = table({ options: { overflowScope: 'volley' }, shields: [1, 2, 2, 2, 2, 2] });
    volleyOn(state, FR, 3, dice(), undefined);
    expect([state.shields[FR], state.hulls[FR]]).toEqual([0, 2]);
    volleyOn(state, FR, 1, dice(), undefined);
    expect(state.hulls[FR]).toBe(1);
  });

  test('a fallen shield gives no protection from boarders', () => {
    const state = table({ shields: [1, 2, 2, 2, 2, 2] });
    volleyOn(state, FR, 1, dice(), undefined);
    runWork(state, [{ type: 'boarding', sector: 1, damage: 1, tokens: [] }]);
    expect(state.hulls[FR]).toBe(1);
  });

  test('the last hull section ends the game at once', () => {
    const state = table({ hulls: [1, 0, 0, 0, 0, 0], shields: [0, 2, 2, 2, 2, 2] });
    hullDamage(state, FR, 3, dice(), undefined);
    expect(state.ending).toBe('hullLost');
    expect(state.removed).toHaveLength(0);
  });

  test('removing two with one card in the deck renews the deck in between (W16)', () => {
    const state = table({ discard: ['dilithium-1', 'dilithium-2', 'dilithium-3'] });
    state.deck = ['tritanium-1'];
    removeTop(state, 2, dice(), undefined);
    expect([state.deck.length, state.discard.length, state.removed.length]).toEqual([2, 0, 2]);
    expect(state.removed[0]).toBe('tritanium-1');
  });

  test('with deck and discard pile empty nothing is removed', () => {
    const state = table();
    state.deck = [];
    removeTop(state, 2, dice(), undefined);
    expect(state.removed).toHaveLength(0);
    expect(state.ending).toBe('');
  });

  test('a third destroyed hull section stops the ship until one is rebuilt (W17, R27)', () => {
    const state = table({
      hulls: [0, 0, 1, 2, 2, 2],
      shields: [2, 2, 0, 2, 2, 2],
      hands: [['dilithium-1', 'tritanium-1']],
    });
    hullDamage(state, 2, 1, dice(), undefined);
    expect(refused(state, { type: 'maneuver', maneuver: 'forward' })).toBe('hullTooWeak');
    play(state, {
      type: 'rebuild',
      dilithium: 'dilithium-1',
      tritanium: 'tritanium-1',
      part: 'hull',
      facing: 0,
    });
    expect(state.hulls[0]).toBe(2);
    expect(refused(state, { type: 'maneuver', maneuver: 'forward' })).toBeUndefined();
  });
});
