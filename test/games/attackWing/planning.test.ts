import { viewOf } from '../../../shared/engine/kernel';
import { game } from '../../../shared/games/attackWing';
import type { DamageId } from '../../../shared/games/attackWing/data/damage';
import { dialOf } from '../../../shared/games/attackWing/data/dials';
import type { ManeuverId } from '../../../shared/games/attackWing/geometry';
import type { State } from '../../../shared/games/attackWing/types';
import { asked, dice, does, go, only, type Put, tableWith, typesOf } from './helpers';

/** Two ships far apart, at the start of round 2. */
const beginning = (own: Partial<Put> = {}, other: Partial<Put> = {}): State =>
  tableWith({
    round: 1,
    phase: 'end',
    ships: [
      { seat: 0, ship: 'fedConstitution', captain: 'kirk', at: [200, 300, 0], ...own },
      { seat: 1, ship: 'kliD7', captain: 'krell', at: [700, 600, 180], ...other },
    ],
    agenda: [{ type: 'round' }],
  });

const setAll = (state: State, own: ManeuverId, other: ManeuverId): void => {
  does(state, 0, { type: 'setDial', ship: 0, maneuver: own });
  does(state, 0, { type: 'confirmDials' });
  does(state, 1, { type: 'setDial', ship: 1, maneuver: other });
  does(state, 1, { type: 'confirmDials' });
};

/** Up to the last confirmation, which reveals the dials. */
const planned = (
  own: Partial<Put>,
  other: Partial<Put>,
  maneuver: ManeuverId,
  otherManeuver: ManeuverId,
): State => {
  const state = beginning(own, other);
  go(state);
  does(state, 0, { type: 'setDial', ship: 0, maneuver });
  does(state, 0, { type: 'confirmDials' });
  does(state, 1, { type: 'setDial', ship: 1, maneuver: otherManeuver });
  return state;
};

describe('planning', () => {
  test('both set their dials at once, in secret', () => {
    const state = beginning();
    go(state);
    expect(state.open.map(({ type, seat }) => [type, seat])).toEqual([
      ['setDials', 0],
      ['setDials', 1],
    ]);
    const before = JSON.stringify(viewOf(game, state, 1).pub.ships);
    const events = does(state, 0, { type: 'setDial', ship: 0, maneuver: 'bankLeft2' });
    const after = viewOf(game, state, 1);
    expect(JSON.stringify(after)).not.toContain('bankLeft2');
    expect(after.pub.ships[0]).toMatchObject({ dialSet: true, dial: '' });
    expect(JSON.stringify(after.pub.ships)).not.toBe(before);
    expect(viewOf(game, state, 0).priv?.dials).toEqual([{ ship: 0, maneuver: 'bankLeft2' }]);
    const [event] = only(events, 'dialSet');
    expect(game.redact(event!, 1)).toEqual({ ...event, maneuver: '' });
    expect(game.redact(event!, 'spectator')).toEqual({ ...event, maneuver: '' });
    expect(game.redact(event!, 0)).toEqual(event);
  });

  test('any maneuver of the dial may be set', () => {
    const state = beginning();
    go(state);
    const moves = [...game.legalMoves(state, 0)].map((move) =>
      'maneuver' in move ? move.maneuver : move.type,
    );
    expect(moves).toEqual(dialOf('constitution').map(({ id }) => id));
  });

  test('a ship with an Auxiliary Power Token may not set red', () => {
    const state = beginning({ aux: 1 });
    go(state);
    const moves = [...game.legalMoves(state, 0)].map((move) =>
      'maneuver' in move ? move.maneuver : move.type,
    );
    expect(moves).toEqual(
      dialOf('constitution')
        .filter(({ color }) => color !== 'red')
        .map(({ id }) => id),
    );
  });

  test('dials can be taken back twice and must then be confirmed', () => {
    const state = beginning();
    go(state);
    for (let n = 0; n < 2; n++) {
      does(state, 0, { type: 'setDial', ship: 0, maneuver: 'straight1' });
      does(state, 0, { type: 'reopenDials' });
      expect(state.ships[0]!.dial).toBe('');
    }
    does(state, 0, { type: 'setDial', ship: 0, maneuver: 'straight2' });
    expect([...game.legalMoves(state, 0)]).toEqual([{ type: 'confirmDials' }]);
    does(state, 0, { type: 'confirmDials' });
    expect(state.open.map(({ seat }) => seat)).toEqual([1]);
  });

  test('activation begins when both have confirmed, and what is revealed cannot be taken back', () => {
    const state = planned({}, {}, 'straight2', 'straight1');
    const { reveals } = state;
    expect(typesOf(does(state, 1, { type: 'confirmDials' })).slice(0, 4)).toEqual([
      'dialsConfirmed',
      'phaseBegan',
      'dialRevealed',
      'flew',
    ]);
    expect(state.reveals).toBeGreaterThan(reveals);
  });
});

describe('order', () => {
  test('activation goes by rising skill', () => {
    const state = planned({}, {}, 'straight2', 'straight1');
    const events = does(state, 1, { type: 'confirmDials' });
    // Krell (4) before Kirk (9).
    expect(only(events, 'dialRevealed')).toMatchObject([{ ship: 1 }]);
    expect(asked(state, 1)).toMatchObject({ type: 'action', ship: 1 });
  });

  test('of equal skill the initiative player is first', () => {
    const state = planned(
      { captain: 'federationCaptain' },
      { captain: 'klingonCaptain' },
      'straight2',
      'straight1',
    );
    const events = does(state, 1, { type: 'confirmDials' });
    expect(only(events, 'dialRevealed')).toMatchObject([{ ship: 0 }]);
  });

  test('several of one owner: he chooses', () => {
    const state = tableWith({
      phase: 'activation',
      ships: [
        { seat: 0, at: [100, 100, 0], dial: 'straight1' },
        { seat: 0, at: [300, 100, 0], dial: 'straight2' },
        { seat: 1, at: [700, 700, 180], captain: 'koloth', dial: 'straight1' },
      ],
      agenda: [{ type: 'activation' }],
    });
    go(state);
    expect(asked(state, 0)).toMatchObject({ type: 'order', phase: 'activation', ships: [0, 1] });
    const events = does(state, 0, { type: 'next', ship: 1 });
    expect(only(events, 'flew')).toMatchObject([{ ship: 1, maneuver: 'straight2' }]);
  });

  test('a skill that changes in a phase counts from the next one on', () => {
    const state = beginning({ damage: ['communicationsFailure'], captain: 'kirk' });
    state.ships[0]!.damage = state.ships[0]!.damage.map((card) => ({ ...card, round: 2 }));
    go(state);
    setAll(state, 'straight1', 'straight1');
    // Received in this very round: still skill 9.
    expect(state.ships[0]!.skill).toBe(9);
  });
});

/** One ship flies; the other sits far away. */
const flying = (maneuver: ManeuverId, own: Partial<Put> = {}, others: readonly Put[] = []): State =>
  tableWith({
    phase: 'activation',
    ships: [
      {
        seat: 0,
        ship: 'fedConstitution',
        captain: 'federationCaptain',
        at: [457, 300, 0],
        dial: maneuver,
        ...own,
      },
      { seat: 1, at: [800, 800, 180], captain: 'koloth', dial: 'straight1' },
      ...others,
    ],
    agenda: [{ type: 'activation' }],
  });

describe('power strain', () => {
  test.each([
    ['a green maneuver removes a token', 'straight1', 2, 1],
    ['a green maneuver with none', 'bankLeft1', 0, 0],
    ['a white maneuver changes nothing', 'turnLeft2', 1, 1],
    ['a red maneuver places one', 'turnRight3', 0, 1],
    ['a red reverse places one', 'reverse2', 0, 1],
  ] as const)('%s', (_, maneuver, before, after) => {
    const state = flying(maneuver, { aux: before });
    go(state);
    expect(state.ships[0]!.aux).toBe(after);
  });

  test.each([
    ['an Auxiliary Power Token', 'straight3', { aux: 1 }, 'aux'],
    ['a red maneuver', 'turnLeft3', {}, 'aux'],
  ] as const)('%s takes the action away', (_, maneuver, own, why) => {
    const events = go(flying(maneuver, own));
    expect(only(events, 'actionSkipped')).toMatchObject([{ ship: 0, why }]);
  });

  test('a ship that sheds its last token acts again', () => {
    const state = flying('straight1', { aux: 1 });
    go(state);
    expect(asked(state, 0)).toMatchObject({ type: 'action', ship: 0 });
  });

  test('a red maneuver that became illegal is replaced by the opponent', () => {
    const state = flying('turnLeft3', { aux: 1 });
    const events = go(state);
    expect(only(events, 'dialRevealed')).toMatchObject([{ color: 'red' }]);
    expect(asked(state, 1)).toMatchObject({ type: 'pickManeuver', ship: 0 });
    const offered = [...game.legalMoves(state, 1)].map((move) => ('maneuver' in move ? move.maneuver : ''));
    expect(offered).toEqual(
      dialOf('constitution')
        .filter(({ color }) => color !== 'red')
        .map(({ id }) => id),
    );
    const after = does(state, 1, { type: 'pickManeuver', maneuver: 'straight2' });
    expect(only(after, 'flew')).toMatchObject([{ maneuver: 'straight2', color: 'green' }]);
    expect(state.ships[0]!.aux).toBe(0);
  });
});

describe('overlap and the edge', () => {
  const ahead: Put = { seat: 1, at: [457, 440, 0], captain: 'koloth', dial: 'straight1' };

  test('a ship that overlaps slides back, is told to touch the other and skips its action', () => {
    const state = flying('straight2', {}, [ahead]);
    const events = go(state);
    expect(only(events, 'flew')).toMatchObject([{ ship: 0, touching: 2, to: { x: 457_000, y: 400_000 } }]);
    expect(only(events, 'actionSkipped')).toMatchObject([{ ship: 0, why: 'overlap' }]);
    expect(state.ships[0]).toMatchObject({ overlapped: true, damage: [] });
  });

  test('ships that are gone are not in the way', () => {
    const state = flying('straight2', {}, [{ ...ahead, fate: 'destroyed' }]);
    go(state);
    expect(state.ships[0]!.pose.y).toBe(420_000);
  });

  test('a base that leaves the mat is out of the battle, and with it the last ship', () => {
    const state = flying('straight4', { at: [457, 800, 0] });
    const events = go(state);
    expect(only(events, 'removed')).toMatchObject([{ ship: 0, fate: 'fled' }]);
    expect(game.outcome(state)).toMatchObject({ reason: 'elimination', winners: [1] });
  });

  test('a template may leave the mat as long as the base does not', () => {
    const state = flying('turnRight3', { at: [800, 854, 180] });
    go(state);
    expect(state.ships[0]!.fate).toBe('alive');
  });

  test('sliding back may save a ship from the edge', () => {
    const state = flying('straight4', { at: [457, 710, 0] }, [{ ...ahead, at: [457, 890, 0] }]);
    go(state);
    expect(state.ships[0]).toMatchObject({ fate: 'alive', overlapped: true });
  });

  test('Jostled Navigator hurts a ship that overlaps', () => {
    const state = flying('straight2', { damage: ['jostledNavigator'] }, [ahead]);
    expect(only(go(state), 'shieldLost')).toMatchObject([{ ship: 0 }]);
  });
});

test.each<[DamageId, ManeuverId, string]>([
  ['engineRoomFire', 'turnLeft2', 'red'],
  ['engineRoomFire', 'turnRight2', 'red'],
  ['engineRoomFire', 'bankLeft2', 'white'],
  ['engineRoomFire', 'straight1', 'green'],
])('%s makes %s %s', (card, maneuver, color) => {
  expect(only(go(flying(maneuver, { damage: [card] })), 'dialRevealed')[0]).toMatchObject({ ship: 0, color });
});

test('a round begins with the rolls of Warp Core Breach, initiative player first', () => {
  const state = beginning({ damage: ['warpCoreBreach'] }, { damage: ['warpCoreBreach', 'warpCoreBreach'] });
  const events = go(state, dice('hit', 'blank', 'hit'));
  expect(only(events, 'dieRolled').map(({ ship }) => ship)).toEqual([0, 1, 1]);
  expect(state.phase).toBe('planning');
});
