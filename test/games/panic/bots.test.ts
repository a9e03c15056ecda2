import { advance, judge, start, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed, streamRng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/panic';
import { heuristic } from '../../../shared/games/panic/bots/heuristic';
import { legalMoves } from '../../../shared/games/panic/legal';
import type { PanicMove } from '../../../shared/games/panic/moves';
import type { PanicState } from '../../../shared/games/panic/types';
import { dice, play, runPhase, runWork, table } from './table';

const choose = (state: PanicState, seat = 0): PanicMove => {
  const asked = state.open.find((one) => one.seat === seat)!;
  return heuristic.choose(viewOf(game, state, seat), asked, fastRng(1), {});
};

/** A whole game of bots; every answer is judged before it is given. */
const playOut = (options: object, seats: number, seed: number): { won: boolean; moves: PanicMove[] } => {
  const started = start(game, options, seats, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  const { state } = started.value;
  const [rng, own] = [streamRng(state), fastRng(seed)];
  const moves: PanicMove[] = [];
  while (!game.outcome(state)) {
    const asked = state.open[0]!;
    const move = heuristic.choose(viewOf(game, state, asked.seat), asked, own, {});
    const refusal = judge(game, state, { actor: asked.seat, ask: asked.id, move });
    if (refusal) throw new Error(`seed ${seed}: ${move.type} is refused: ${refusal.code}`);
    moves.push(move);
    advance(game, state, asked.seat, move, rng);
  }
  return { won: game.outcome(state)!.winners.length > 0, moves };
};

describe('the heuristic bot', () => {
  test.each([1, 2, 3, 4, 5, 6])('%d of them never make a refused move, in any variant', (seats) => {
    for (const variant of ['standard', 'firstGame', 'noMissions']) {
      playOut({ variant, characters: 'chosen', tradeConsent: seats % 2 ? 'ask' : 'open' }, seats, seats);
    }
  });

  test('is repeatable', () => {
    expect(playOut({}, 3, 5).moves).toEqual(playOut({}, 3, 5).moves);
  });

  test('wins first games', () => {
    const won = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(
      (seed) => playOut({ variant: 'firstGame' }, 4, seed).won,
    );
    expect(won.length).toBeGreaterThanOrEqual(9);
  });

  test('fires at what it can destroy', () => {
    const state = table({
      hands: [['phasersFrontShort-3']],
      tokens: { 'klingonBirdOfPrey-1': { sector: 1, range: 1 } },
    });
    expect(choose(state)).toEqual({
      type: 'fire',
      card: 'phasersFrontShort-3',
      target: 'klingonBirdOfPrey-1',
    });
  });

  test('commits what completes the mission', () => {
    const state = table({ hands: [['sensorSweep-1']], mission: 'rogueProbe', characters: ['uhura', 'kirk'] });
    state.mission.committed = [
      { card: 'bridgeBriefing-1', slot: 0 },
      { card: 'bridgeBriefing-2', slot: 0 },
    ];
    expect(choose(state)).toEqual({ type: 'commit', card: 'sensorSweep-1', slot: 1 });
  });

  test('turns the ship to bring a mission token before the bow', () => {
    const state = table({ mission: 'distressSignal', tokens: { 'freighter-1': { sector: 2, range: 2 } } });
    expect(choose(state)).toEqual({ type: 'maneuver', maneuver: 'clockwise' });
  });

  test('trades for the card that completes the mission', () => {
    const state = table({
      characters: ['uhura', 'kirk'],
      hands: [
        ['photonTorpedo-1', 'phasersRearLong-1'],
        ['bridgeBriefing-1', 'photonTorpedo-2'],
      ],
      mission: 'outpostDefense',
    });
    state.mission.destroyed = 4;
    runPhase(state, 'trade');
    expect(choose(state)).toMatchObject({ type: 'offerTrade', seat: 1, take: 'bridgeBriefing-1' });
    play(state, choose(state));
    expect(choose(state, 1)).toEqual({ type: 'acceptTrade' });
  });

  test('does not offer again what was declined in this turn', () => {
    const state = table({
      characters: ['uhura', 'kirk'],
      hands: [
        ['photonTorpedo-1', 'phasersRearLong-1'],
        ['bridgeBriefing-1', 'photonTorpedo-2'],
      ],
      mission: 'outpostDefense',
    });
    state.mission.destroyed = 4;
    runPhase(state, 'trade');
    const offered = new Set<string>();
    for (let move = choose(state); move.type === 'offerTrade'; move = choose(state)) {
      const offer = JSON.stringify(move);
      expect(offered).not.toContain(offer);
      offered.add(offer);
      play(state, move);
      play(state, { type: 'declineTrade' }, dice(), 1);
      if (state.open[0]?.type !== 'trade') break;
    }
    expect(offered.size).toBeGreaterThan(0);
  });

  test('sends a Security Team when the hull would suffer', () => {
    const state = table({
      shields: [0, 2, 2, 2, 2, 2],
      hulls: [1, 0, 0, 0, 0, 0],
      tokens: { 'klingonBirdOfPrey-1': { sector: 1, range: 1 } },
      hands: [['securityTeam-1']],
    });
    runPhase(state, 'threats');
    expect(choose(state)).toEqual({ type: 'sendTeam', card: 'securityTeam-1' });
  });

  test('as Spock lets a starbase come and sends the Romulan Bird-of-Prey back', () => {
    const state = table({ characters: ['spock'] });
    state.bag = ['romulanBirdOfPrey-1', 'starbase-1', 'klingonBirdOfPrey-1'];
    runPhase(state, 'newThreats');
    const picked: PanicMove[] = [];
    for (let i = 0; i < 2; i++) {
      const move = choose(state);
      picked.push(move);
      if (i === 0) play(state, move);
    }
    expect(picked).toEqual([
      { type: 'pickThreat', token: 'starbase-1' },
      { type: 'pickThreat', token: 'klingonBirdOfPrey-1' },
    ]);
  });

  test('answers only from what is legal, whatever it is asked', () => {
    const state = table({ hands: [[]] });
    expect(legalMoves(state, 0)).toContainEqual(choose(state));
  });
});

describe('with nothing left but webs', () => {
  const held = (hand: readonly string[]): PanicState =>
    table({
      options: { missions: 1 },
      characters: ['uhura'],
      done: ['theDevourer'],
      hands: [hand],
      tokens: { 'tholian-1': { sector: 1, range: 1 } },
    });

  test('it throws away what does not help and keeps what does (R22)', () => {
    const state = held(['phasersFrontShort-1', 'phasersRearShort-1', 'dilithium-1', 'libraryComputer-1']);
    runWork(state, [{ type: 'idleDiscard', left: 2 }]);
    const thrown: string[] = [];
    while (state.open[0]?.type === 'idleDiscard') {
      const move = choose(state);
      if (move.type === 'discard') thrown.push(move.card);
      play(state, move);
    }
    expect(thrown.sort()).toEqual(['dilithium-1', 'phasersRearShort-1']);
  });

  test('it looks up a card that reaches one', () => {
    const state = held(['libraryComputer-1']);
    state.deck = state.deck.filter((card) => card !== 'phasersFrontShort-2');
    state.discard = ['dilithium-2', 'phasersFrontShort-2'];
    expect(choose(state)).toMatchObject({ type: 'libraryComputer', take: 'phasersFrontShort-2' });
  });
});

describe('the chance to win', () => {
  const chance = (state: PanicState): number => game.value!(game.publicView(state))[0]!;

  test('is 1 or 0 at the end and between before', () => {
    const state = table();
    expect(chance(state)).toBeGreaterThan(0);
    expect(chance(state)).toBeLessThan(1);
    expect(chance(Object.assign(table(), { ending: 'missionsDone' }))).toBe(1);
    expect(chance(Object.assign(table(), { ending: 'hullLost' }))).toBe(0);
  });

  test('falls with damage and rises with missions', () => {
    const whole = chance(table());
    expect(chance(table({ hulls: [0, 0, 2, 2, 2, 2] }))).toBeLessThan(whole);
    expect(chance(table({ done: ['rogueProbe', 'theDevourer'] }))).toBeGreaterThan(whole);
  });
});
