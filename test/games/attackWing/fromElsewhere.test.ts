import { start, viewOf } from '../../../shared/engine/kernel';
import type { GameModule } from '../../../shared/engine/game';
import { fastRng, keyFromSeed } from '../../../shared/engine/rng';
import { game, words } from '../../../shared/games/attackWing';
import { survivingPoints } from '../../../shared/games/attackWing/apply/ending';
import type { UpgradeId } from '../../../shared/games/attackWing/data/upgrades';
import { makeBuildSheet } from '../../../shared/games/attackWing/fleet/buildSheet';
import { checkFleet, readFleet } from '../../../shared/games/attackWing/fleet/check';
import type { WrittenFleet } from '../../../shared/games/attackWing/fleet/fleet';
import { EVENT_LIMITS } from '../../../shared/games/attackWing/fleet/limits';
import { makeMasked } from '../../../shared/games/attackWing/fleet/masked';
import { fleetPrice } from '../../../shared/games/attackWing/fleet/prices';
import { possibleCards } from '../../../shared/games/attackWing/fleet/seen';
import { makeFleet, parseFleet } from '../../../shared/games/attackWing/fleet/text';
import { hasMoment } from '../../../shared/games/attackWing/legal/asking';
import type { State } from '../../../shared/games/attackWing/types';
import { faultText, rowTitle } from '../../../shared/games/attackWing/words/en/fleet';
import { LAWS } from '../../laws/laws';
import { FROM_ELSEWHERE } from './faceDown';
import { does, go, only, refusalOf, tableWith, typesOf } from './helpers';

/* A fleet that came from elsewhere may have several hidden cards on a ship: a single battle is played with it (ruling 14). */

const BALANCE = { mission: 'balanceOfTerror' } as const;
const TEXT = 'aw1~Test~fedEnterprise.pike-fedScott-fedUhura-kliOnceMore';

const read = (text: string): WrittenFleet => {
  const parsed = parseFleet(text);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
};

const begin = (options: object): State => {
  const started = start(game, { ...BALANCE, ...options }, 2, keyFromSeed(1));
  if (!started.ok) throw new Error(started.refusal.message);
  return started.value.state;
};

describe('the fleet', () => {
  test('every mistake with every hidden card is named, in the order of the checks', () => {
    const fleet = read(TEXT.replace('-fedUhura', '-fedUhura-kliKerla'));
    expect(checkFleet(fleet, EVENT_LIMITS).map((fault) => faultText(fault, fleet))).toEqual([
      'Ship 1, U.S.S. Enterprise: Only one face-down upgrade on a ship.',
      'Ship 1, U.S.S. Enterprise: Only one face-down upgrade on a ship.',
      'Ship 1, U.S.S. Enterprise: Only one face-down upgrade on a ship.',
      'Ship 1, U.S.S. Enterprise: Kerla is not of the faction of the ship.',
      'Ship 1, U.S.S. Enterprise: Once More Unto The Breach is not of the faction of the ship.',
    ]);
  });

  test('each costs three, and short text, sheet and what others see of it have them all', () => {
    const written = read(TEXT);
    const fleet = readFleet(written)!;
    expect(fleetPrice(fleet)).toBe(22 + 4 + 3 * 3);
    expect(makeFleet(written)).toBe(TEXT);
    expect(makeMasked(fleet)).toBe('aw1~Test~fedEnterprise.pike-faceDown-faceDown-faceDown');
    const rows = (own: boolean): string[] =>
      makeBuildSheet(fleet, own)
        .ships[0]!.rows.slice(2)
        .map((row) => `${rowTitle(row)} ${String(row.sp)}`);
    expect(rows(true)).toEqual(['Montgomery Scott 3', 'Nyota Uhura 3', 'Once More Unto The Breach 3']);
    expect(rows(false)).toEqual(Array<string>(3).fill('face-down upgrade 3'));
  });

  test('a battle takes it, an event does not', () => {
    const state = begin({ fleets: 'built' });
    does(state, 0, { type: 'buildFleet', fleet: TEXT });
    does(state, 1, { type: 'buildFleet', fleet: TEXT });
    expect(survivingPoints(state, 0)).toBe(35);
    expect(viewOf(game, state, 0).priv?.hidden.map(({ at, card }) => [at, card])).toEqual([
      [0, 'fedScott'],
      [1, 'fedUhura'],
      [2, 'kliOnceMore'],
    ]);
    for (const viewer of [1, 'spectator'] as const)
      expect(JSON.stringify(viewOf(game, state, viewer).pub)).not.toMatch(/Scott|Uhura|OnceMore/u);
    expect(checkFleet(read(TEXT), EVENT_LIMITS)).not.toEqual([]);
  });

  test.each(FROM_ELSEWHERE)('%s breaks rules with its hidden cards alone', (text) => {
    const state = begin({ fleets: 'built' });
    expect(checkFleet(read(text), EVENT_LIMITS).map(({ code }) => code)).toContain('hiddenTwice');
    expect(refusalOf(state, 0, { type: 'buildFleet', fleet: text })).toBeUndefined();
  });
});

/** The Enterprise with these cards face down, asked for her action. */
const acting = (...cards: readonly UpgradeId[]): State => {
  const state = tableWith({
    phase: 'activation',
    options: BALANCE,
    active: 0,
    ships: [
      { seat: 0, ship: 'fedEnterprise', captain: 'terrell', at: [457, 300, 0], activated: true },
      { seat: 1, at: [457, 800, 180], activated: true },
      { seat: 0, at: [100, 100, 0], activated: true },
    ],
    agenda: [{ type: 'performAction', ship: 0 }, { type: 'combat' }],
  });
  for (const card of cards)
    state.ships[0]!.upgrades.push({ card, paid: 3, bought: 'hidden', status: 'ready', faceDown: true });
  go(state);
  return state;
};

const turnUp = (state: State, at: number): string[] => {
  const use = [...game.legalMoves(state, 0)].find((move) => move.type === 'use' && move.at === at);
  if (!use) throw new Error(`card ${String(at)} cannot be used`);
  return typesOf(does(state, 0, use, fastRng(1)));
};

describe('turned up', () => {
  test('the first that is written down is the ship’s own and works', () => {
    const state = acting('fedScott', 'fedSulu');
    expect(turnUp(state, 0)).not.toContain('invalidShown');
    expect(state.ships[0]!.fate).toBe('alive');
    expect(state.ships[0]!.upgrades.map(({ faceDown }) => faceDown)).toEqual([false, true]);
  });

  test('a second one destroys the ship, though it would fit by itself', () => {
    const state = acting('fedScott', 'fedSulu');
    expect(turnUp(state, 1).slice(0, 3)).toEqual(['turnedUp', 'invalidShown', 'removed']);
    expect(state.ships[0]!.fate).toBe('destroyed');
  });

  test('a card that breaks a rule below a lawful one does not spoil that one', () => {
    expect(turnUp(acting('fedScott', 'kliOnceMore'), 0)).not.toContain('invalidShown');
    expect(turnUp(acting('kliOnceMore', 'fedScott'), 0)).toContain('invalidShown');
  });

  test('what never was is shown when it is over', () => {
    const state = begin({ fleets: 'built' });
    for (const seat of [0, 1]) does(state, seat, { type: 'buildFleet', fleet: TEXT });
    const [shown] = only(does(state, 1, { type: 'concede' }), 'cardsShown');
    expect(shown!.cards).toHaveLength(6);
  });
});

describe('nobody learns what they are', () => {
  test('one face-down card shortens no list, one that is turned up takes its slot and title', () => {
    const state = acting('fedScott', 'fedSulu');
    const before = possibleCards(state, 0, 'hidden');
    expect(before).toEqual(possibleCards(acting('fedUhura'), 0, 'hidden'));
    turnUp(state, 0);
    expect(before).toContain('fedScott');
    expect(possibleCards(state, 0, 'hidden')).not.toContain('fedScott');
  });

  test('a card of another faction brings no moment of its own', () => {
    // Faked Messages of the Independents would work at the end of Planning; no Federation card does.
    const state = acting('fedScott', 'indFakedMessages');
    expect(hasMoment(state, 0, 'planningEnd')).toBe(false);
    state.ships[0]!.upgrades[1]!.faceDown = false;
    expect(hasMoment(state, 0, 'planningEnd')).toBe(true);
  });

  const [sheet1, sheet2] = FROM_ELSEWHERE;
  const setup: typeof game.setup = (options, ...rest) =>
    game.setup({ ...options, ...BALANCE, sheet1, sheet2 }, ...rest);
  const module = { words, game: { ...game, setup } } as unknown as GameModule;

  test.each(['guessing', 'twoWorlds', 'undoing', 'legality', 'telling', 'saying', 'ending'])(
    'the law of %s holds (8 random battles)',
    (law) => {
      for (let seed = 1; seed <= 8; seed++) LAWS[law]!(module, seed);
    },
  );
});
