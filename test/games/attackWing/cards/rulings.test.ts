import { statOf } from '../../../../shared/games/attackWing/abilities/passives';
import type { UpgradeId } from '../../../../shared/games/attackWing/data/upgrades';
import type { Move } from '../../../../shared/games/attackWing/moves';
import type { State } from '../../../../shared/games/attackWing/types';
import { dice, go, only, stackDeck, tableWith, typesOf } from '../helpers';
import { type Case, compared, has, play, rolled, use, usedBy } from './table';

/* Where cards meet rulings: cases that the three rows of a card do not reach. */

const SPEND: Move = { type: 'spendBattleStations' };

describe('tokens trigger one card a round (rulings 36)', () => {
  const keeping: Case = {
    own: { captain: 'khan', upgrades: ['fedRedAlert'], battleStations: 1, marks: ['tokenTriggered'] },
    faces: ['battleStations', 'battleStations'],
    moves: [SPEND],
  };

  test('a token that Red Alert has kept does not serve Khan', () => {
    const { events } = play(keeping);
    expect(compared(events)).toEqual({ hits: 2, criticals: 0 });
    expect(usedBy(events, 'khan')).toBe(false);
  });

  test('of two tokens the fresh one is spent first', () => {
    const { state, events } = play({ ...keeping, own: { ...keeping.own, battleStations: 2 } });
    expect(compared(events)).toEqual({ hits: 0, criticals: 2 });
    expect(usedBy(events, 'khan')).toBe(true);
    expect(only(events, 'tokensCleared')).toEqual([{ type: 'tokensCleared', ships: [0] }]);
    expect(state.ships[0]!.battleStations).toBe(0);
  });

  test('Red Alert marks the token it keeps', () => {
    const { events } = play({
      own: { upgrades: ['fedRedAlert'], battleStations: 1 },
      faces: ['battleStations'],
      moves: [SPEND, use('upgrade')],
    });
    expect(events).toContainEqual({ type: 'marked', ship: 0, mark: 'tokenTriggered', on: true });
  });
});

describe('part 2c: dice are laid and swapped when their number is fixed', () => {
  const near: Case = { own: { ship: 'kliD7', upgrades: ['kliQapla'] }, resource: ['', 'resSabotage'] };

  test('Sabotage comes before Qapla’', () => {
    const { events, left } = play({
      ...near,
      moves: [use('resource', 3, 1), use('upgrade'), { type: 'chooseFace', face: 'critical' }],
    });
    expect(left).toEqual([]);
    expect(rolled(events, 'attack')).toBe(2);
    const [takes, lays] = [
      events.findIndex(({ type }) => type === 'resourceSpent'),
      typesOf(events).indexOf('dieLaid'),
    ];
    expect(takes).toBeLessThan(lays);
  });

  test('without a die left Qapla’ is not discarded', () => {
    const { state, events } = play({
      own: { ...near.own, debt: 2 },
      other: { ship: 'kliKronosOne' },
      range: 3,
      moves: [use('upgrade')],
    });
    expect(rolled(events, 'attack')).toBe(0);
    expect(state.ships[0]!.upgrades[0]!.status).toBe('ready');
  });

  test('a die that is laid is not swapped', () => {
    const { state, events } = play({
      own: { ...near.own, debt: 2 },
      resource: ['resEliteAttackDie'],
      moves: [use('upgrade'), { type: 'chooseFace', face: 'hit' }, use('resource')],
    });
    expect([rolled(events, 'attack'), usedBy(events, 'resEliteAttackDie')]).toEqual([1, false]);
    expect(state.ships[0]!.upgrades[0]!.status).toBe('under');
  });
});

describe('a text that would change nothing is not used (rules 7)', () => {
  test('no more dice for a ship that rolls none', () => {
    const { events } = play({
      own: { upgrades: ['fedDualPhaserBanks'], damage: ['stunnedHelmsman'] },
      moves: [use('upgrade')],
    });
    expect([rolled(events, 'attack'), usedBy(events, 'fedDualPhaserBanks')]).toEqual([0, false]);
  });

  test.each([
    [1, 0, 'defense', { other: { marks: ['noDefenseDice' as const] }, resource: ['resSabotage' as const] }],
    [
      3,
      1,
      'attack',
      { own: { damage: ['stunnedHelmsman' as const] }, resource: ['' as const, 'resSabotage' as const] },
    ],
  ])('Sabotage, text %i, where no dice are rolled', (ability, ship, side, made) => {
    const { events } = play({ ...made, moves: [use('resource', ability, ship)] });
    expect([rolled(events, side as 'attack'), usedBy(events, 'resSabotage')]).toEqual([0, false]);
  });
});

describe('the first attack of the round (14.3)', () => {
  /** Ship 1 fires back at ship 0 before its own attack. */
  const firing = (upgrade: UpgradeId, own: Case['other'], moves: readonly Move[]): Case => ({
    other: {
      ship: 'kliKlothos',
      attacked: false,
      marks: ['counter'],
      upgrades: ['romCounterAttack', upgrade],
      ...own,
    },
    faces: ['hit', 'hit', 'hit'],
    moves: [use('upgrade', 1, 1), { type: 'attack', weapon: -1, target: 0 }, ...moves],
  });

  test('an attack in return is one: the Cloak token is kept green there and not again', () => {
    const cloaked = { cloak: 'green', shields: 0, disabledShields: 2 } as const;
    const made = firing('kliAdvancedWeaponSystem', cloaked, [
      use('upgrade', 0, 1, 1),
      { type: 'attack', weapon: -1, target: 0 },
      use('upgrade', 0, 1, 1),
    ]);
    const { events, left } = play({ ...made, faces: ['hit'] });
    expect(left).toHaveLength(1);
    expect(only(events, 'attackDeclared').map(({ ship }) => ship)).toEqual([0, 1, 1]);
    expect(only(events, 'cloakHeld')).toHaveLength(1);
  });

  test('a tractor beam serves it, and lapses with it', () => {
    const beam = { beamOn: 2, beamHits: 2 };
    const { state, events } = play(
      firing('kliTractorBeam', beam, [{ type: 'attack', weapon: -1, target: 0 }]),
    );
    expect(only(events, 'attackDeclared')).toHaveLength(3);
    expect(only(events, 'beamReleased')).toHaveLength(1);
    expect(state.ships[1]!.beamHits).toBe(0);
  });

  test('both attacks are told to have ended', () => {
    const { events } = play(firing('kliTractorBeam', {}, []));
    expect(only(events, 'attackEnded').map(({ ship }) => ship)).toEqual([0, 1]);
  });

  test('a ship that only waits for its simultaneous attack does not fire back', () => {
    const { state, events } = play({
      own: { skill: 9 },
      ...firing('kliTractorBeam', { shields: 0, damage: ['-directHit', '-directHit'] }, []),
    });
    expect(has(events, 'doomed')).toBe(true);
    expect(usedBy(events, 'romCounterAttack')).toBe(false);
    expect(state.ships[1]!.fate).toBe('destroyed');
  });
});

describe('Centurion', () => {
  const tried: Case = {
    begin: 'act',
    own: { captain: 'chang', lock: 1 },
    other: { upgrades: ['romCenturion', 'romCenturion'] },
  };

  test('two of them: the second takes the place of the first, and that is the end of it', () => {
    const { state, events, left } = play({
      ...tried,
      moves: [use('captain'), use('upgrade', 0, 1, 0), use('upgrade', 0, 1, 1), use('upgrade', 0, 1, 0)],
    });
    expect(left).toHaveLength(1);
    expect(state.ships[1]).toMatchObject({
      captainDisabled: false,
      upgrades: [{ status: 'ready' }, { status: 'under' }],
    });
    expect(only(events, 'cardSaved').map(({ place }) => place)).toEqual([0, -2]);
  });

  test('a card that was saved from paying for its text does not use it again this round', () => {
    const { state, left } = play({
      own: { upgrades: ['kliTacticalOfficer', 'romCenturion', 'kliOnceMore'], marks: ['twoAttacks'] },
      faces: ['blank', 'blank', 'blank', 'blank'],
      moves: [
        use('upgrade'),
        use('upgrade', 0, 0, 1),
        { type: 'attack', weapon: -1, target: 1 },
        use('upgrade'),
      ],
    });
    expect(left).toHaveLength(1);
    expect(state.ships[0]!.upgrades.map(({ status }) => status)).toEqual(['ready', 'under', 'ready']);
  });

  test('what works from a mark works although its card was saved', () => {
    const { events } = play({
      begin: 'act',
      own: { ship: 'romD7', cloak: 'green', shields: 0, upgrades: ['romOfficer', 'romCenturion'] },
      moves: [use('upgrade'), use('upgrade', 0, 0, 1)],
    });
    expect(events).toContainEqual({ type: 'diceNumbered', ship: 0, dice: 'attack', add: 2 });
  });
});

test.each([
  ['admGorkon', {}, 10],
  ['admMattDecker', {}, 8],
  ['admGorkon', { captainDisabled: true }, 2],
  ['admGorkon', { damage: ['communicationsFailure'] }, 1],
  ['admMattDecker', { damage: ['communicationsFailure'] }, 0],
  ['admGorkon', { damage: ['injuredCaptain'] }, 10],
] as const)('the modifier of %s applies with %j: skill %i', (admiral, own, skill) => {
  const { ships } = tableWith({
    ships: [{ seat: 0, captain: 'kirk', at: [457, 300, 0], admiral, ...own }],
  });
  expect(statOf(ships[0]!, 'skill', 3)).toBe(skill);
});

describe('Gornarus', () => {
  const struck: Case = {
    own: { ship: 'indGornarus' },
    other: { shields: 0 },
    faces: ['critical'],
    change: (state) => void stackDeck(state, 1, 'consoleFire'),
  };

  test('whoever has searched may take nothing: the pile is shuffled, its top card is dealt', () => {
    const { state, events, left } = play({ ...struck, moves: [use('ship'), { type: 'done' }] });
    expect(left).toEqual([]);
    expect([has(events, 'deckSearched'), has(events, 'deckShuffled')]).toEqual([true, true]);
    expect(state.ships[1]!.damage).toMatchObject([{ up: true }]);
    expect(state.attack.found).toEqual([]);
    expect(state.players[1]!.deck.cards).toHaveLength(33);
  });
});

describe('whoever waives a lock or acts in spite of a token is told of', () => {
  test('I.R.W. Gal Gath’thong, without a lock on the target', () => {
    const { events } = play({
      own: { ship: 'romGalGaththong', cloak: 'green', upgrades: ['romPlasmaTorpedoes'] },
      weapon: 0,
    });
    expect([usedBy(events, 'romGalGaththong'), has(events, 'lockWaived')]).toEqual([true, true]);
    const order = typesOf(events).filter((type) => type === 'upgradeDisabled' || type === 'cloakFlipped');
    expect(order).toEqual(['upgradeDisabled', 'cloakFlipped']);
  });
});

describe('of equal results those are turned that can do no more', () => {
  test('a die that was rolled again before one that may still be', () => {
    const { events } = play({
      own: { captain: 'gornCommander', lock: 1 },
      faces: ['hit', 'blank', 'blank', 'blank'],
      moves: [{ type: 'spendTargetLock', dice: [2] }, use('captain')],
    });
    expect(only(events, 'diceChanged')).toMatchObject([{ at: [2], from: 'blank', to: 'hit' }]);
  });

  test('an ordinary die before the elite die', () => {
    const { events } = play({
      own: { captain: 'nudaq' },
      resource: ['resEliteAttackDie'],
      faces: ['battleStations', 'battleStations'],
      moves: [use('resource'), use('captain')],
    });
    expect(only(events, 'diceChanged')).toMatchObject([{ at: [1], to: 'hit' }]);
  });
});

describe('each roll of a damage card may end the battle (rules 4.4)', () => {
  const breaching = (): State =>
    tableWith({
      phase: 'end',
      ships: [
        { seat: 0, at: [457, 300, 0], damage: ['warpCoreBreach'] },
        { seat: 1, at: [457, 800, 180], damage: ['warpCoreBreach'] },
      ],
      agenda: [{ type: 'round' }],
    });

  test('the initiative player rolls first; if he is gone the other rolls no more', () => {
    const state = breaching();
    const events = go(state, dice('critical'));
    expect(only(events, 'dieRolled')).toHaveLength(1);
    expect(state.result).toMatchObject({ reason: 'elimination', winner: 1 });
  });

  test('Console Fire likewise', () => {
    const state = breaching();
    for (const ship of state.ships)
      Object.assign(ship, { shields: 0, damage: [...ship.damage, ...ship.damage] });
    state.ships.forEach(({ damage }) => {
      damage.splice(
        0,
        2,
        { ...damage[0]!, card: 'consoleFire' },
        { ...damage[1]!, card: 'directHit', up: false },
      );
    });
    state.agenda = [{ type: 'combat' }];
    const events = go(state, dice('hit'));
    expect(only(events, 'dieRolled')).toHaveLength(1);
    expect(state.result).toMatchObject({ reason: 'elimination', winner: 1 });
  });
});
