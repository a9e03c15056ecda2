import { OFFERS_PER_TRADE } from '../../../shared/games/panic/data/limits';
import { legalMoves } from '../../../shared/games/panic/legal';
import { askedOf, dice, handOf, play, refused, runPhase, table, told } from './table';

const bridge = (consent: 'ask' | 'open' = 'ask') =>
  table({
    characters: ['kirk', 'spock', 'sulu'],
    options: { tradeConsent: consent },
    hands: [['dilithium-1', 'dilithium-2'], ['tritanium-1'], []],
  });

describe('trading', () => {
  test('a proposed trade waits for its partner, who accepts', () => {
    const state = bridge();
    runPhase(state, 'trade');
    const events = play(state, { type: 'offerTrade', seat: 1, give: 'dilithium-1', take: 'tritanium-1' });
    expect(told(events, 'tradeOffered')).toHaveLength(1);
    expect(state.open[0]).toMatchObject({
      type: 'tradeOffer',
      seat: 1,
      from: 0,
      give: 'dilithium-1',
      take: 'tritanium-1',
    });
    const more = play(state, { type: 'acceptTrade' }, dice(), 1);
    expect(told(more, 'traded')).toEqual([
      { type: 'traded', seat: 0, partner: 1, gave: 'dilithium-1', took: 'tritanium-1' },
    ]);
    expect([handOf(state, 0), handOf(state, 1)]).toEqual([['dilithium-2', 'tritanium-1'], ['dilithium-1']]);
    expect(askedOf(state)).toBe('play');
  });

  test('a declined trade may be followed by another offer; after the third the trade is spent', () => {
    const state = bridge();
    runPhase(state, 'trade');
    for (let offer = 1; offer <= OFFERS_PER_TRADE; offer++) {
      expect(askedOf(state)).toBe('trade');
      play(state, { type: 'offerTrade', seat: 1, give: 'dilithium-1', take: 'tritanium-1' });
      play(state, { type: 'declineTrade' }, dice(), 1);
    }
    expect(askedOf(state)).toBe('play');
    expect(handOf(state, 1)).toEqual(['tritanium-1']);
  });

  test('with the switch tradeConsent = open nobody is asked', () => {
    const state = bridge('open');
    runPhase(state, 'trade');
    play(state, { type: 'offerTrade', seat: 1, give: 'dilithium-1', take: 'tritanium-1' });
    expect(handOf(state, 1)).toEqual(['dilithium-1']);
    expect(askedOf(state)).toBe('play');
  });

  test('one trade a turn, and none is needed', () => {
    const state = bridge();
    runPhase(state, 'trade');
    expect(legalMoves(state, 0)).toHaveLength(3);
    play(state, { type: 'pass' });
    expect(askedOf(state)).toBe('play');
  });

  test.each(['furryStowaways', 'quarantineProtocol', 'fireControlTrials'] as const)(
    '%s forbids it',
    (mission) => {
      const state = table({
        mission,
        hands: [['dilithium-1'], ['tritanium-1']],
        characters: ['kirk', 'sulu'],
      });
      runPhase(state, 'trade');
      expect(askedOf(state)).toBe('play');
    },
  );

  test('nobody is asked who has nothing, or nobody to trade with', () => {
    const empty = table({ characters: ['kirk', 'sulu'], hands: [[], ['dilithium-1']] });
    runPhase(empty, 'trade');
    expect(askedOf(empty)).toBe('play');
    const lonely = table({ characters: ['kirk', 'sulu'], hands: [['dilithium-1'], []] });
    runPhase(lonely, 'trade');
    expect(askedOf(lonely)).toBe('play');
  });
});

describe('one player', () => {
  test('discards one and draws one instead (R20)', () => {
    const state = table({ characters: ['kirk'], hands: [['dilithium-1', 'dilithium-2']] });
    runPhase(state, 'trade');
    expect(askedOf(state)).toBe('exchange');
    const events = play(state, { type: 'exchange', card: 'dilithium-2' });
    expect(told(events, 'discarded')[0]).toMatchObject({ card: 'dilithium-2', why: 'exchange' });
    expect(handOf(state)).toHaveLength(2);
    expect(state.discard).toEqual(['dilithium-2']);
    expect(askedOf(state)).toBe('play');
  });

  test('Uhura twice; nobody under noTrade; nobody with the switch off', () => {
    const uhura = table({ characters: ['uhura'], hands: [['dilithium-1', 'dilithium-2']] });
    runPhase(uhura, 'trade');
    play(uhura, { type: 'exchange', card: 'dilithium-2' });
    expect(askedOf(uhura)).toBe('exchange');
    const sealed = table({ characters: ['kirk'], mission: 'quarantineProtocol', hands: [['dilithium-1']] });
    runPhase(sealed, 'trade');
    expect(askedOf(sealed)).toBe('play');
    const off = table({ characters: ['kirk'], options: { soloExchange: false }, hands: [['dilithium-1']] });
    runPhase(off, 'trade');
    expect(askedOf(off)).toBe('play');
    expect(refused(off, { type: 'exchange', card: 'dilithium-1' })).toBe('wrongAnswer');
  });
});
