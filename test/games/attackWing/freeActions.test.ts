import { viewOf } from '../../../shared/engine/kernel';
import { fastRng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/attackWing';
import type { UpgradeId } from '../../../shared/games/attackWing/data/upgrades';
import { possibleCards } from '../../../shared/games/attackWing/fleet/seen';
import { guess } from '../../../shared/games/attackWing/guess';
import { quiet } from '../../../shared/games/attackWing/legal';
import type { State } from '../../../shared/games/attackWing/types';
import { use } from './cards/table';
import { asked, does, go, type Put, refusalOf, tableWith } from './helpers';

/*
 * Rules 9.8 where one card lets another act: a free action may be done after the ship's own, so that being asked again must
 * not depend on what lies face down.
 */

const EVADE = { type: 'takeToken', token: 'evade' } as const;

/** Seat 0's ship acts; the last of its cards, this one, lies face down. */
const acting = (hidden: UpgradeId, own: Partial<Put>): State => {
  const state = tableWith({
    phase: 'activation',
    active: 0,
    options: { mission: 'balanceOfTerror' },
    ships: [
      { seat: 0, ship: 'fedEnterprise', captain: 'pike', at: [457, 300, 0], dial: 'straight1', ...own },
      { seat: 1, at: [457, 800, 180], dial: 'straight1', activated: true },
    ],
    agenda: [{ type: 'performAction', ship: 0 }, { type: 'endPhase' }],
  });
  const ship = state.ships[0]!;
  ship.flown = [{ maneuver: 'straight1', color: 'green' }];
  ship.upgrades.push({ card: hidden, paid: 3, bought: 'hidden', status: 'ready', faceDown: true });
  go(state);
  return state;
};

const possible = (own: Partial<Put>): readonly UpgradeId[] =>
  possibleCards(acting('fedUhura', own), 0, 'hidden');

test.each([
  ['Sulu lies open: McCoy might lie face down', { upgrades: ['fedSulu'] }, true],
  ['McCoy lies open: he might help the face-down card', { upgrades: ['fedMccoy'] }, true],
  ['nobody could be helped', { upgrades: ['fedUhura'] }, false],
  ['the slots for Crew are taken', { upgrades: ['fedSulu', 'fedUhura', 'fedChekov', 'fedSpock'] }, false],
] as const)('after its action a ship is asked again whatever lies face down: %s', (_, own, again) => {
  const cards = possible(own);
  expect(cards.length).toBeGreaterThan(5);
  for (const hidden of cards) {
    const state = acting(hidden, own);
    does(state, 0, EVADE);
    expect([hidden, state.open.some(({ type }) => type === 'action')]).toEqual([hidden, again]);
  }
});

test('the question that McCoy’s text puts is the same whatever lies face down', () => {
  const own = { upgrades: ['fedMccoy', 'fedSulu'] } as const;
  const told = possible(own).map((hidden) => {
    const state = acting(hidden, own);
    does(state, 0, use('upgrade'));
    return JSON.stringify(viewOf(game, state, 1));
  });
  expect(new Set(told).size).toBe(1);
});

test('only a card that is meant acts, and a face-down one is turned up for it', () => {
  const own = { upgrades: ['fedMccoy', 'fedSulu'] } as const;
  const talent = acting('fedCorbomite', own);
  does(talent, 0, use('upgrade'));
  expect(asked(talent, 0)).toMatchObject({ type: 'action', free: true, cards: [1, 2] });
  expect(refusalOf(talent, 0, use('upgrade', 0, 0, 2))?.code).toBe('notThatAction');
  expect(refusalOf(talent, 0, { type: 'noAction' })?.code).toBe('wrongAnswer');
  const crew = acting('fedScott', own);
  does(crew, 0, use('upgrade'));
  does(crew, 0, use('upgrade', 0, 0, 2));
  expect(crew.ships[0]!.upgrades[2]).toMatchObject({ faceDown: false });
  expect(crew.ships[0]).toMatchObject({ pool: 2, acted: false });
});

test('where only a face-down card could act it may be let be; every guess has an answer', () => {
  const state = acting('fedScott', { upgrades: ['fedMccoy'] });
  does(state, 0, use('upgrade'));
  const question = asked(state, 0);
  expect(question).toMatchObject({ free: true, cards: [1] });
  const view = viewOf(game, state, 1);
  for (let seed = 1; seed <= 40; seed++) {
    const other = { ...state, ...guess(view.pub, view.priv, 1, fastRng(seed)) };
    expect(game.legalMoves(other, 0)).not.toHaveLength(0);
  }
  expect(quiet(state, question)).toEqual({ type: 'noAction' });
  const events = does(state, 0, { type: 'noAction' });
  expect(events[0]).toEqual({ type: 'passed', seat: 0 });
  expect(state.ships[0]!.upgrades[1]).toMatchObject({ faceDown: true });
});
