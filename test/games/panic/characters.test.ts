import { advance, start } from '../../../shared/engine/kernel';
import { keyFromSeed, streamRng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/panic';
import { legalMoves } from '../../../shared/games/panic/legal';
import { askedOf, dice, handOf, play, refused, runPhase, table, told } from './table';

describe('Kirk', () => {
  const bridge = () =>
    table({
      characters: ['kirk', 'uhura'],
      hands: [['photonTorpedo-1', 'photonTorpedo-2']],
      mission: 'distressSignal',
    });

  test('commits any one card as a credit that is lacking, once a turn', () => {
    const state = bridge();
    const events = play(state, { type: 'commit', card: 'photonTorpedo-1', slot: 1 });
    expect(told(events, 'committed')[0]).toMatchObject({ ability: true, slot: 1 });
    expect(told(events, 'abilityUsed')).toEqual([{ type: 'abilityUsed', seat: 0, character: 'kirk' }]);
    expect(refused(state, { type: 'commit', card: 'photonTorpedo-2', slot: 2 })).toBe('doesNotFit');
  });

  test('does not spend it on a card that fits anyway', () => {
    const state = table({ characters: ['kirk'], hands: [['dilithium-1']], mission: 'distressSignal' });
    play(state, { type: 'commit', card: 'dilithium-1', slot: 2 });
    expect(state.used.ability).toBe(false);
  });

  test('cannot make a card count as a named card', () => {
    const state = table({ characters: ['kirk'], hands: [['dilithium-1']], mission: 'silentDerelict' });
    expect(refused(state, { type: 'commit', card: 'dilithium-1', slot: 1 })).toBe('doesNotFit');
  });
});

describe('Spock', () => {
  test('draws three, resolves two in the order picked, returns the third before (R31)', () => {
    const state = table({ characters: ['spock', 'uhura'] });
    state.bag = ['klingonCruiser-1', 'tholian-1', 'starbase-1'];
    const events = runPhase(state, 'newThreats');
    expect(told(events, 'threatsLaidOut')[0]!.tokens).toHaveLength(3);
    expect(state.open[0]).toMatchObject({ type: 'pickThreat', seat: 0, left: 2 });
    play(state, { type: 'pickThreat', token: 'starbase-1' });
    const more = play(state, { type: 'pickThreat', token: 'tholian-1' }, dice(2, 3));
    const order = more.filter(({ type }) => type === 'threatReturned' || type === 'placed');
    expect(order.map((event) => ('token' in event ? event.token : ''))).toEqual([
      'klingonCruiser-1',
      'starbase-1',
      'tholian-1',
    ]);
    expect(state.bag).toEqual(['klingonCruiser-1']);
  });

  test('with Sensor Sweep he draws two and resolves one', () => {
    const state = table({ characters: ['spock'], hands: [['sensorSweep-1']] });
    state.bag = ['klingonCruiser-1', 'tholian-1', 'starbase-1'];
    play(state, { type: 'playCard', card: 'sensorSweep-1' });
    const events = runPhase(state, 'newThreats');
    expect(told(events, 'threatsLaidOut')[0]!.tokens).toHaveLength(2);
    play(state, { type: 'pickThreat', token: state.drawn[1]! }, dice(4));
    expect([state.tokens.length, state.bag.length]).toEqual([1, 2]);
  });

  test('fewer than three in the bag: the discarded threats are poured in first', () => {
    const state = table({ characters: ['spock'] });
    state.bag = ['tholian-1'];
    state.threatDiscard = ['tholian-2', 'tholian-3'];
    const events = runPhase(state, 'newThreats');
    expect(told(events, 'bagRefilled')).toHaveLength(1);
    expect(state.drawn).toHaveLength(3);
  });

  test('still fewer: he draws all and resolves up to two; a single one picks itself', () => {
    const two = table({ characters: ['spock'] });
    two.bag = ['tholian-1', 'tholian-2'];
    runPhase(two, 'newThreats');
    play(two, { type: 'pickThreat', token: 'tholian-2' }, dice(1, 2));
    expect(two.tokens.map(({ id }) => id)).toEqual(['tholian-1', 'tholian-2']);
    const one = table({ characters: ['spock'] });
    one.bag = ['tholian-1'];
    runPhase(one, 'newThreats', dice(5));
    expect(askedOf(one)).toBe('play');
    expect(one.tokens).toHaveLength(1);
    const none = table({ characters: ['spock'] });
    none.bag = [];
    expect(told(runPhase(none, 'newThreats'), 'threatsCalm')).toHaveLength(1);
  });
});

describe('McCoy', () => {
  test('in phase 1, after his own refill, lets one player draw, even above the limit', () => {
    const state = table({ characters: ['mccoy', 'uhura'] });
    runPhase(state, 'draw');
    expect(handOf(state)).toHaveLength(6);
    expect(askedOf(state)).toBe('treat');
    const events = play(state, { type: 'treat', seat: 0 });
    expect(told(events, 'drew')[0]).toMatchObject({ seat: 0, why: 'mccoy' });
    expect(handOf(state)).toHaveLength(7);
  });

  test('or later, in phase 4, but once a turn', () => {
    const state = table({ characters: ['mccoy', 'uhura'] });
    runPhase(state, 'draw');
    play(state, { type: 'pass' });
    expect(askedOf(state)).toBe('play');
    state.phase = 'play';
    play(state, { type: 'treat', seat: 1 });
    expect(handOf(state, 1)).toHaveLength(1);
    expect(askedOf(state)).toBe('play');
    expect(refused(state, { type: 'treat', seat: 1 })).toBe('abilityUsed');
  });
});

describe('Scott', () => {
  test.each(['shield', 'hull'] as const)('repairs one damaged %s without a card, once a turn', (part) => {
    const state = table({ characters: ['scott'], shields: [1, 0, 2, 2, 2, 2], hulls: [1, 0, 2, 2, 2, 2] });
    expect(refused(state, { type: 'mend', part, facing: 1 })).toBe('notDamaged');
    const events = play(state, { type: 'mend', part, facing: 0 });
    expect(told(events, 'mended')[0]).toMatchObject({ by: 'scott', part, from: 1 });
    expect(refused(state, { type: 'mend', part: 'hull', facing: 0 })).toBe('abilityUsed');
  });
});

describe('Uhura', () => {
  test('makes two trades', () => {
    const state = table({
      characters: ['uhura', 'kirk'],
      options: { tradeConsent: 'open' },
      hands: [
        ['dilithium-1', 'dilithium-2'],
        ['tritanium-1', 'tritanium-2'],
      ],
    });
    runPhase(state, 'trade');
    play(state, { type: 'offerTrade', seat: 1, give: 'dilithium-1', take: 'tritanium-1' });
    expect(askedOf(state)).toBe('trade');
    play(state, { type: 'offerTrade', seat: 1, give: 'dilithium-2', take: 'tritanium-2' });
    expect(askedOf(state)).toBe('play');
    expect(handOf(state)).toEqual(['tritanium-1', 'tritanium-2']);
  });
});

describe('Sulu', () => {
  test('makes two maneuvers of any kinds, and Evasive Action may add a third (R23)', () => {
    const state = table({ characters: ['sulu'], hands: [['evasiveAction-1']] });
    play(state, { type: 'maneuver', maneuver: 'clockwise' });
    play(state, { type: 'maneuver', maneuver: 'forward' });
    expect(refused(state, { type: 'maneuver', maneuver: 'forward' })).toBe('noManeuverLeft');
    play(state, { type: 'evasiveAction', card: 'evasiveAction-1', maneuver: 'clockwise' });
    expect(state.heading).toBe(2);
  });
});

describe('Chekov', () => {
  const bridge = () =>
    table({
      characters: ['chekov'],
      hands: [['phasersSideShort-1', 'phasersSideShort-2', 'photonTorpedo-1']],
      tokens: { 'kang-1': { sector: 2, range: 3 }, 'koloth-1': { sector: 3, range: 1 } },
    });

  test('fires one Phasers card at any range inside its facing, once a turn', () => {
    const state = bridge();
    expect(refused(state, { type: 'fire', card: 'phasersSideShort-1', target: 'koloth-1' })).toBe(
      'wrongFacing',
    );
    const events = play(state, { type: 'fire', card: 'phasersSideShort-1', target: 'kang-1' });
    expect(told(events, 'fired')[0]).toMatchObject({ ability: true, range: 3, left: 2 });
    expect(refused(state, { type: 'fire', card: 'phasersSideShort-2', target: 'kang-1' })).toBe('wrongRange');
  });

  test('does not spend it on a shot that is on target anyway', () => {
    const state = table({
      characters: ['chekov'],
      hands: [['phasersSideLong-1']],
      tokens: { 'kang-1': { sector: 2, range: 3 } },
    });
    play(state, { type: 'fire', card: 'phasersSideLong-1', target: 'kang-1' });
    expect(state.used.ability).toBe(false);
  });
});

describe('who is who', () => {
  test('dealt: every player gets a different character', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const started = start(game, {}, 6, keyFromSeed(seed));
      if (!started.ok) throw new Error(started.refusal.message);
      expect(new Set(started.value.state.characters).size).toBe(6);
    }
  });

  test('chosen: one after the other from the first player, each from what is left', () => {
    const started = start(game, { characters: 'chosen', firstPlayer: 2 }, 3, keyFromSeed(3));
    if (!started.ok) throw new Error(started.refusal.message);
    const { state } = started.value;
    const asked: number[] = [];
    for (const character of ['sulu', 'kirk', 'spock'] as const) {
      const { seat, type } = state.open[0]!;
      expect(type).toBe('character');
      asked.push(seat);
      expect(legalMoves(state, seat)).toHaveLength(8 - asked.length);
      advance(game, state, seat, { type: 'takeCharacter', character }, streamRng(state));
    }
    expect(asked).toEqual([1, 2, 0]);
    expect(state.characters).toEqual(['spock', 'sulu', 'kirk']);
    expect(state.hands.map((hand) => hand.length)).toEqual([5, 5, 5]);
    expect(state.open[0]).toMatchObject({ type: 'trade', seat: 1 });
  });

  test('another character’s ability is not yours', () => {
    const state = table({ characters: ['sulu'], shields: [1, 2, 2, 2, 2, 2] });
    expect(refused(state, { type: 'mend', part: 'shield', facing: 0 })).toBe('noAbility');
    expect(refused(state, { type: 'treat', seat: 0 })).toBe('noAbility');
  });
});
