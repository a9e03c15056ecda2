import { viewOf } from '../../../shared/engine/kernel';
import { fastRng } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/attackWing';
import { askedAt, isAskedToAttack } from '../../../shared/games/attackWing/legal/asking';
import type { Move } from '../../../shared/games/attackWing/moves';
import type { State } from '../../../shared/games/attackWing/types';
import { moving, tableHiding } from './faceDown';
import { asked, COMBAT, does, go, only, refusalOf, tableWith } from './helpers';

/* Rules 9.8: whoever is asked for a face-down card may say openly that he turns none up until the round is over. */

/** What cards the seat that is asked may use. */
const usesOf = (state: State): Move[] => [...game.legalMoves(state, 0)].filter(({ type }) => type === 'use');

test('it is an answer to a question that is put for a face-down card', () => {
  const state = moving('fedUhura');
  expect(asked(state, 0)).toMatchObject({ type: 'window', timing: 'beforeMove', reaction: true });
  expect(game.legalMoves(state, 0)).toContainEqual({ type: 'stayDown' });
});

test('it is told to everybody, and nothing more is asked for the card', () => {
  const state = moving('fedUhura');
  const events = does(state, 0, { type: 'stayDown' }, fastRng(1));
  const [marked] = only(events, 'marked');
  expect(marked).toEqual({ type: 'marked', ship: 0, mark: 'staysDown', on: true });
  expect(game.redact(marked!, 1)).toEqual(marked);
  expect(only(events, 'flew')).toHaveLength(1);
  expect(askedAt(state, 0, 'beforeMove')).toBeUndefined();
  expect(viewOf(game, state, 1).pub.ships[0]?.marks).toContain('staysDown');
});

test('the order says nothing of the card: it is the same for every card that might lie there', () => {
  const told = (['fedUhura', 'fedScott', 'fedSulu'] as const).map((card) => {
    const state = moving(card);
    return [asked(state, 0), does(state, 0, { type: 'stayDown' }, fastRng(1)), state.open];
  });
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});

test('it binds: the card cannot be turned up for its action', () => {
  const state = moving('fedScott');
  does(state, 0, { type: 'stayDown' }, fastRng(1));
  expect(asked(state, 0).type).toBe('action');
  expect(usesOf(state)).toEqual([]);
  const use = { type: 'use', ship: 0, card: 'upgrade', at: 0, ability: 0 } as const;
  expect(refusalOf(state, 0, use)?.code).toBe('keptDown');
});

test('it binds: the card cannot be turned up as a weapon, and nobody is asked for one', () => {
  const open = tableHiding('fedPhotonTorpedoes', COMBAT, { lock: 1, marks: [] });
  const torpedo = { type: 'attack', weapon: 0, target: 1 } as const;
  expect(refusalOf(open, 0, torpedo)).toBeUndefined();
  const kept = tableHiding('fedPhotonTorpedoes', COMBAT, { lock: 1, marks: ['staysDown'] });
  expect(refusalOf(kept, 0, torpedo)?.code).toBe('keptDown');
  kept.ships[0]!.marks.push('cannotAttack');
  expect(isAskedToAttack(kept, 0)).toBe(false);
});

test('it lasts until the round is over', () => {
  const state = moving('fedUhura');
  does(state, 0, { type: 'stayDown' }, fastRng(1));
  does(state, 0, { type: 'noAction' }, fastRng(1));
  expect(asked(state, 0).type).toBe('setDials');
  expect(state.ships[0]!.marks).toEqual([]);
  expect(state.ships[0]!.upgrades[0]!.faceDown).toBe(true);
});

test('cards that lie open are asked for all the same', () => {
  const state = tableHiding('fedScott', [{ type: 'activate', ship: 0 }], {
    upgrades: ['fedUhura'],
    ship: 'fedRefit',
    dial: 'turnLeft3',
  });
  const before = usesOf(state);
  expect(before).not.toHaveLength(0);
  does(state, 0, { type: 'stayDown' }, fastRng(1));
  expect(asked(state, 0)).toMatchObject({ type: 'window', timing: 'beforeMove' });
  expect(asked(state, 0).reaction).toBeUndefined();
  expect(usesOf(state)).toEqual(before);
});

test('where no face-down card is asked for there is no such answer', () => {
  const state = tableWith({
    phase: 'activation',
    ships: [
      {
        seat: 0,
        ship: 'fedConstitution',
        captain: 'pike',
        upgrades: ['fedUhura'],
        at: [457, 300, 0],
        dial: 'straight1',
      },
      { seat: 1, at: [457, 800, 180], activated: true },
    ],
    agenda: [{ type: 'activate', ship: 0 }],
  });
  go(state);
  expect(asked(state, 0).type).toBe('window');
  expect(refusalOf(state, 0, { type: 'stayDown' })?.code).toBe('nothingFaceDown');
});
