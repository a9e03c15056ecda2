import { fastRng } from '../../../shared/engine/rng';
import { guessFrom, viewOf } from '../../../shared/engine/kernel';
import { game } from '../../../shared/games/attackWing';
import { askedAt, isAskedToAct, isAskedToAttack } from '../../../shared/games/attackWing/legal/asking';
import { DAMAGE_DECK } from '../../../shared/games/attackWing/data/damage';
import { WINDOWS } from '../../../shared/games/attackWing/abilities/language';
import type { State } from '../../../shared/games/attackWing/types';
import { beginRandom, walk } from '../../helpers/randomGame';
import { does, go, tableWith } from './helpers';

const VIEWERS = [0, 1, 'spectator'] as const;

const withSecrets = (): State => {
  const state = tableWith({
    round: 1,
    phase: 'end',
    ships: [
      { seat: 0, ship: 'fedConstitution', captain: 'kirk', at: [200, 300, 0], damage: ['-minorExplosion'] },
      {
        seat: 1,
        ship: 'kliD7',
        captain: 'krell',
        at: [700, 600, 180],
        damage: ['consoleFire', '-stunnedHelmsman'],
      },
    ],
    agenda: [{ type: 'round' }],
  });
  go(state);
  does(state, 0, { type: 'setDial', ship: 0, maneuver: 'turnRight2' });
  does(state, 1, { type: 'setDial', ship: 1, maneuver: 'bankLeft3' });
  return state;
};

test('dials are for their owners until they are revealed', () => {
  const state = withSecrets();
  expect(JSON.stringify(viewOf(game, state, 1))).not.toContain('turnRight2');
  expect(JSON.stringify(viewOf(game, state, 0))).not.toContain('bankLeft3');
  for (const dial of ['turnRight2', 'bankLeft3']) {
    expect(JSON.stringify(viewOf(game, state, 'spectator'))).not.toContain(dial);
  }
  does(state, 0, { type: 'confirmDials' });
  does(state, 1, { type: 'confirmDials' });
  // Krell's ship is active first: its dial is open, Kirk's is not.
  expect(JSON.stringify(viewOf(game, state, 0))).toContain('bankLeft3');
  expect(JSON.stringify(viewOf(game, state, 1))).not.toContain('turnRight2');
});

test('the order of the damage decks and face-down cards are for nobody', () => {
  const state = withSecrets();
  const decks = state.players.map(({ deck }) => deck.cards);
  for (const viewer of VIEWERS) {
    const text = JSON.stringify(viewOf(game, state, viewer));
    expect(text).not.toContain('minorExplosion');
    expect(text).not.toContain('stunnedHelmsman');
    expect(text).toContain('consoleFire');
    // Nothing of the decks but their size: the only card named lies open.
    for (const card of decks.flat()) if (card !== 'consoleFire') expect(text).not.toContain(card);
  }
});

test('guesses differ in all that is hidden and keep each deck whole', () => {
  const state = withSecrets();
  // The cards put on the ships by hand came from nowhere; take them out of the decks.
  for (const [seat, cards] of [['minorExplosion'], ['consoleFire', 'stunnedHelmsman']].entries()) {
    const { deck } = state.players[seat]!;
    for (const card of cards) deck.cards.splice(deck.cards.indexOf(card as never), 1);
    deck.seen = deck.cards.map(() => 0);
  }
  const guesses = Array.from({ length: 40 }, (_, seed) =>
    guessFrom(game, viewOf(game, state, 0), fastRng(seed + 1)),
  );
  expect(new Set(guesses.map(({ ships }) => ships[1]!.dial)).size).toBeGreaterThan(8);
  expect(new Set(guesses.map(({ ships }) => ships[1]!.damage[1]!.card)).size).toBeGreaterThan(5);
  expect(new Set(guesses.map(({ ships }) => ships[0]!.dial))).toEqual(new Set(['turnRight2']));
  for (const guess of guesses) {
    expect(guess.ships[1]!.damage[0]!.card).toBe('consoleFire');
    for (const seat of [0, 1]) {
      const own = guess.ships.filter((ship) => ship.seat === seat).flatMap(({ damage }) => damage);
      const all = [...guess.players[seat]!.deck.cards, ...own.map(({ card }) => card)];
      expect(all.sort()).toEqual([...DAMAGE_DECK].sort());
    }
  }
});

test('a guessed dial is one the ship may choose', () => {
  const state = withSecrets();
  state.ships[1]!.auxAtDials = 1;
  state.ships[1]!.dial = 'straight1';
  for (let seed = 1; seed < 60; seed++) {
    const { dial } = guessFrom(game, viewOf(game, state, 0), fastRng(seed)).ships[1]!;
    expect(dial).not.toBe('comeAbout3');
  }
});

test('who is asked depends on public things alone (30 random battles)', () => {
  let compared = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const rng = fastRng(seed);
    for (const { state: any } of walk(beginRandom(game, seed), seed)) {
      if (rng.below(10) > 0) continue;
      const state = any as State;
      const told = gates(state);
      for (const viewer of VIEWERS) {
        expect(gates(guessFrom(game, viewOf(game, state, viewer), rng))).toEqual(told);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(300);
});

const gates = (state: State): boolean[] => [
  ...state.ships.flatMap(({ placed }, at) =>
    placed ? [isAskedToAct(state, at), isAskedToAttack(state, at)] : [],
  ),
  ...(state.attack.attacker < 0
    ? []
    : WINDOWS.flatMap((timing) =>
        [state.attack.attacker, state.attack.target].map(
          (ship) => askedAt(state, ship, timing) !== undefined,
        ),
      )),
];

test('no event names a face-down card, a dial still hidden or a fleet not yet shown (40 random battles)', () => {
  for (let seed = 1; seed <= 40; seed++) {
    for (const { state: any, next, events } of walk(beginRandom(game, seed), seed)) {
      const state = next as State;
      const before = any as State;
      for (const event of events) {
        const shown = game.redact(event as never, 'spectator');
        if (shown?.type === 'damaged' && !shown.up) expect(shown.card).toBe('');
        if (shown?.type === 'dialSet') expect(shown.maneuver).toBe('');
        if (shown?.type === 'fleetChosen') expect(shown.fleet).toBe('');
      }
      expect(state.round).toBeGreaterThanOrEqual(before.round);
    }
  }
});
