import { advance, start, step } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed, streamRng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/panic';
import { isTrapped } from '../../../shared/games/panic/apply/ending';
import { drawCards } from '../../../shared/games/panic/apply/piles';
import { CARD_IDS } from '../../../shared/games/panic/data/cards';
import { STALEMATE_TURNS, STILL_TURNS } from '../../../shared/games/panic/data/limits';
import type { PanicState } from '../../../shared/games/panic/types';
import { askedOf, dice, drawTokens, handOf, play, runPhase, runWork, table, told } from './table';

const begin = (options: object, seats: number, seed = 11): PanicState => {
  const started = start(game, options, seats, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  return started.value.state;
};

describe('set-up', () => {
  test.each([
    [1, 6],
    [2, 6],
    [3, 5],
    [4, 5],
    [5, 5],
    [6, 4],
  ])('%d players: %d cards each', (seats, cards) => {
    const state = begin({}, seats);
    expect(state.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => cards));
    expect(state.deck).toHaveLength(62 - seats * cards);
  });

  test('one Tholian, one Romulan Battle Cruiser, one Klingon Cruiser at long of sectors 1, 3 and 5, in any order', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const { tokens, bag } = begin({ variant: 'noMissions' }, 2, seed);
      expect(tokens.map(({ id }) => id)).toEqual(['klingonCruiser-1', 'romulanBattleCruiser-1', 'tholian-1']);
      expect(tokens.every(({ range, cloaked }) => range === 3 && !cloaked)).toBe(true);
      expect(tokens.map(({ sector }) => sector).sort()).toEqual([1, 3, 5]);
      expect(bag).toHaveLength(28);
      orders.add(tokens.map(({ sector }) => sector).join());
    }
    expect(orders.size).toBe(6);
  });

  test('a mission is open from the start, and the first player skips phases 1 and 2 (R17)', () => {
    const state = begin({ firstPlayer: 2 }, 3);
    expect(state.mission.id).not.toBe('');
    expect(state.missionDeck).toHaveLength(17);
    expect([state.active, state.turn]).toEqual([1, 1]);
    expect(['trade', 'play']).toContain(state.phase);
    expect(handOf(state, 1)).toHaveLength(5);
  });

  test('the first game has two missions and no others', () => {
    const state = begin({ variant: 'firstGame' }, 2);
    expect(state.target).toBe(2);
    expect([...state.missionDeck, state.mission.id].sort()).toEqual(['distressSignal', 'outpostDefense']);
  });

  test('without missions there is none, and phases 2 and 5 do not exist', () => {
    const state = begin({ variant: 'noMissions' }, 2);
    expect([state.mission.id, state.missionDeck]).toEqual(['', []]);
    expect(told(runPhase(state, 'status'), 'phaseBegan')).toEqual([]);
    expect(told(runPhase(state, 'mission'), 'phaseBegan')).toEqual([]);
  });

  test('the first player may be left to chance', () => {
    const firsts = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) => begin({}, 3, seed).first));
    expect(firsts.size).toBe(3);
  });
});

describe('phase 1', () => {
  test('refills to the hand limit, and never takes cards away', () => {
    const state = table({ hands: [['dilithium-1']] });
    runPhase(state, 'draw');
    expect(handOf(state)).toHaveLength(5);
    const full = table({
      hands: [['dilithium-1', 'dilithium-2', 'dilithium-3', 'dilithium-4', 'dilithium-5', 'tritanium-1']],
    });
    runPhase(full, 'draw');
    expect(handOf(full)).toHaveLength(6);
  });

  test('an empty deck is renewed from the discard pile', () => {
    const state = table({
      discard: ['dilithium-1', 'dilithium-2', 'dilithium-3', 'dilithium-4', 'dilithium-5', 'tritanium-1'],
    });
    state.deck = ['tritanium-2'];
    const events = runPhase(state, 'draw');
    expect(told(events, 'deckRenewed')).toEqual([{ type: 'deckRenewed', cards: 6 }]);
    expect([handOf(state).length, state.deck.length, state.discard.length]).toEqual([5, 2, 0]);
  });
});

describe('the end', () => {
  const nearly = (tokens = {}) =>
    table({
      options: { missions: 2 },
      done: ['theDevourer'],
      mission: 'outpostDefense',
      hands: [['bridgeBriefing-1', 'photonTorpedo-1']],
      tokens: { 'outpost-1': { sector: 3, range: 2, defence: 3 }, ...tokens },
    });

  const complete = (state: PanicState) => {
    play(state, { type: 'commit', card: 'bridgeBriefing-1', slot: 1 });
    state.mission.destroyed = 4;
    return play(state, { type: 'endPhase' }, dice(1, 1, 1, 1, 1, 1));
  };

  test('the last mission on a board without enemies wins at once', () => {
    const state = nearly({ 'starbase-1': { sector: 1, range: 3 } });
    const events = complete(state);
    expect(state.ending).toBe('missionsDone');
    expect(told(events, 'ended')).toEqual([{ type: 'ended', ending: 'missionsDone', won: true }]);
    expect(game.outcome(state)).toEqual({
      reason: 'missionsDone',
      winners: [0, 1, 2, 3],
      scores: [2, 2, 2, 2],
    });
    expect(told(events, 'phaseBegan').map(({ phase }) => phase)).toEqual(['status']);
  });

  test('with ships left, phase 6 runs, phase 7 never again, and no mission is revealed (W18)', () => {
    const state = nearly({ 'klingonCruiser-1': { sector: 1, range: 3 } });
    const events = complete(state);
    expect(state.ending).toBe('');
    expect(told(events, 'volley')).toHaveLength(1);
    expect(told(events, 'threatDrawn')).toEqual([]);
    expect([state.active, state.mission.id]).toEqual([1, '']);
  });

  test('the last ship destroyed wins, even a hidden one counts until then', () => {
    const state = table({
      options: { missions: 1 },
      done: ['theDevourer'],
      hands: [['photonTorpedo-1', 'photonTorpedo-2']],
      tokens: {
        'klingonCruiser-1': { sector: 1, range: 3 },
        'romulanBattleCruiser-1': { sector: 1, range: 2, cloaked: true },
      },
    });
    play(state, { type: 'fire', card: 'photonTorpedo-1', target: 'klingonCruiser-1' });
    expect(state.ending).toBe('');
    state.tokens[0]!.cloaked = false;
    play(state, { type: 'fire', card: 'photonTorpedo-2', target: 'romulanBattleCruiser-1' });
    expect(state.ending).toBe('missionsDone');
    expect(state.open).toEqual([]);
  });

  test('a last ship that leaves by boarding clears the board, after its damage is done (R16)', () => {
    const boarding = (hulls: number[]) => {
      const state = table({
        options: { missions: 1 },
        done: ['theDevourer'],
        shields: [0, 2, 2, 2, 2, 2],
        hulls,
        tokens: { 'klingonCruiser-1': { sector: 1, range: 1 } },
        hands: [[], ['securityTeam-1']],
      });
      runPhase(state, 'threats');
      expect(state.ending).toBe('');
      play(state, { type: 'pass' }, dice(), 1);
      return state.ending;
    };
    expect(boarding([2, 2, 2, 2, 2, 2])).toBe('missionsDone');
    expect(boarding([2, 0, 0, 0, 0, 0])).toBe('hullLost');
  });

  test('all six hull sections destroyed: lost, even after the missions', () => {
    const state = table({
      shields: [0, 2, 2, 2, 2, 2],
      hulls: [1, 0, 0, 0, 0, 0],
      tokens: { 'klingonCruiser-1': { sector: 1, range: 3 } },
    });
    const events = runPhase(state, 'threats');
    expect(told(events, 'ended')).toEqual([{ type: 'ended', ending: 'hullLost', won: false }]);
    expect(game.outcome(state)?.winners).toEqual([]);
  });

  test('a card must be drawn, nothing is left and cards have been removed: lost (R15)', () => {
    const state = table({ removed: ['dilithium-1'] });
    state.deck = [];
    drawCards(state, 0, 1, 'refill', dice(), undefined);
    expect(state.ending).toBe('deckLost');
  });

  test('nothing is left and nothing was removed: the draw simply ends', () => {
    const state = table();
    state.deck = ['dilithium-1'];
    drawCards(state, 0, 3, 'refill', dice(), undefined);
    expect([state.ending, handOf(state)]).toEqual(['', ['dilithium-1']]);
  });

  test(`${String(STALEMATE_TURNS)} turns in a row without a change: lost (R22)`, () => {
    const state = table({
      options: { missions: 1 },
      done: ['theDevourer'],
      tokens: { 'tholian-1': { sector: 1, range: 1 } },
    });
    const rng = streamRng(state);
    state.stirred = false;
    for (let answers = 0; state.ending === '' && answers < 500; answers++) {
      const asked = state.open[0]!;
      advance(game, state, asked.seat, game.quiet(state, asked) ?? { type: 'endPhase' }, rng);
    }
    expect(state.ending).toBe('stalemate');
    expect(state.turn).toBe(4 + STALEMATE_TURNS);
  });

  test('after 12 such turns whoever plays may give up, and not before (R22)', () => {
    const state = table();
    runPhase(state, 'play');
    const givesUp = () => [...game.legalMoves(state, 0)].some(({ type }) => type === 'giveUp');
    state.still = STILL_TURNS - 1;
    expect([givesUp(), game.check(state, 0, { type: 'giveUp' })?.code]).toEqual([false, 'notYetStill']);
    state.still = STILL_TURNS;
    expect(givesUp()).toBe(true);
    const events = play(state, { type: 'giveUp' });
    expect([state.ending, events.map(({ type }) => type)]).toEqual(['stalemate', ['gaveUp', 'ended']]);
  });

  // Front phasers at short range reach a web before the bow, Chekov's phasers from any range.
  describe('webs hold the ship and nothing else is left (R22)', () => {
    const held = (...cards: string[]): PanicState =>
      table({
        options: { missions: 1 },
        done: ['theDevourer'],
        tokens: { 'tholian-1': { sector: 1, range: 1 } },
        removed: CARD_IDS.filter((card) => !cards.includes(card)),
      });

    test('trapped: the game is lost at the end of the turn', () => {
      const events = runWork(held(), [{ type: 'endTurn' }]);
      expect(told(events, 'ended')).toEqual([{ type: 'ended', ending: 'stalemate', won: false }]);
    });

    test.each(['hands', 'deck', 'discard'] as const)('a card in %s that reaches one may free it', (pile) => {
      const state = held('phasersFrontShort-1');
      state.deck = [];
      if (pile === 'hands') state.hands[1] = ['phasersFrontShort-1'];
      else state[pile] = ['phasersFrontShort-1'];
      expect(isTrapped(state)).toBe(false);
    });

    test.each(['phasersRearShort-1', 'phasersFrontLong-1', 'dilithium-1', 'directHit-1'])(
      'with %s alone it is trapped',
      (card) => expect(isTrapped(held(card))).toBe(true),
    );

    test('with Chekov any front phasers will do', () => {
      const state = held('phasersFrontLong-1');
      state.characters[1] = 'chekov';
      expect(isTrapped(state)).toBe(false);
    });

    test.each([
      ['a ship that is on its way', 'klingonCruiser-1', 3],
      ['a Tholian that is not there yet', 'tholian-2', 2],
    ] as const)('%s will still change something', (_, token, range) => {
      const state = held();
      state.tokens.push(...table({ tokens: { [token]: { sector: 3, range } } }).tokens);
      expect(isTrapped(state)).toBe(false);
    });

    test('before the target is reached there is always more to come', () => {
      const state = held();
      state.missionsDone = [];
      expect(isTrapped(state)).toBe(false);
    });
  });

  test('without missions: won when the bag is empty and no enemy is left; the bag is not refilled', () => {
    const state = table({
      options: { variant: 'noMissions' },
      hands: [['photonTorpedo-1']],
      tokens: { 'klingonCruiser-1': { sector: 1, range: 3 } },
    });
    state.bag = ['starbase-1'];
    state.threatDiscard = ['tholian-1'];
    play(state, { type: 'fire', card: 'photonTorpedo-1', target: 'klingonCruiser-1' });
    expect(state.ending).toBe('');
    drawTokens(state, ['starbase-1'], dice(4));
    expect(state.ending).toBe('bagEmpty');
  });
});

describe('a turn', () => {
  test('has its seven phases in order, then passes clockwise', () => {
    const state = table();
    state.missionDeck = ['rogueProbe'];
    const events = play(state, { type: 'endPhase' }, dice(1, 2));
    expect(told(events, 'phaseBegan').map(({ phase }) => phase)).toEqual([
      'status',
      'threats',
      'newThreats',
      'draw',
      'mission',
      'trade',
      'play',
    ]);
    expect(told(events, 'turnBegan')).toEqual([{ type: 'turnBegan', seat: 1, turn: 6 }]);
    expect(state.active).toBe(1);
  });

  test('what was used up is new in every turn', () => {
    const state = table({ characters: ['sulu', 'sulu'], hands: [['sensorSweep-1', 'evasiveAction-1']] });
    play(state, { type: 'playCard', card: 'sensorSweep-1' });
    play(state, { type: 'evasiveAction', card: 'evasiveAction-1', maneuver: 'clockwise' });
    play(state, { type: 'maneuver', maneuver: 'clockwise' });
    play(state, { type: 'endPhase' }, dice(1, 2, 3));
    expect(state.used).toEqual({
      maneuvers: 0,
      trades: 0,
      offers: 0,
      declined: [],
      cards: 0,
      ability: false,
      sensorSweep: false,
      evasiveAction: false,
    });
  });

  test('every seat count plays random games to their end, within the stated length', () => {
    for (let seats = 1; seats <= 6; seats++) {
      for (let seed = 1; seed <= 5; seed++) {
        const state = begin({ characters: seed % 2 ? 'dealt' : 'chosen' }, seats, seed);
        const [rng, fast] = [streamRng(state), fastRng(seed)];
        while (!game.outcome(state)) {
          const { seat } = state.open[0]!;
          advance(game, state, seat, game.sampleMove!(state, seat, fast), rng);
        }
        expect(state.seq).toBeLessThan(game.longest);
      }
    }
  });

  test('nothing can be done after the end', () => {
    const state = table();
    state.ending = 'hullLost';
    const done = step(game, state, { actor: 0, ask: state.open[0]!.id, move: { type: 'endPhase' } });
    expect(done.ok ? 'accepted' : done.refusal.code).toBe('over');
  });

  test('the question of phase 4 comes back after every move', () => {
    const state = table({ hands: [['sensorSweep-1']] });
    const first = state.open[0]!.id;
    play(state, { type: 'playCard', card: 'sensorSweep-1' });
    expect(askedOf(state)).toBe('play');
    expect(state.open[0]!.id).toBeGreaterThan(first);
  });
});
