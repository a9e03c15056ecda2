import { game } from '../../../shared/games/attackWing';
import { attackDiceOf, defenseDiceOf } from '../../../shared/games/attackWing/abilities/rolls';
import { noAttack } from '../../../shared/games/attackWing/setup';
import type { State } from '../../../shared/games/attackWing/types';
import { facing, fire, none, PRIMARY } from './duel';
import { asked, dice, does, only, type Put, stackDeck, typesOf } from './helpers';

describe('step 1, declare', () => {
  test('descending skill; a ship with nothing in sight is passed over', () => {
    const state = facing();
    expect(asked(state, 0)).toMatchObject({ type: 'attack', ship: 0 });
    does(state, 0, { type: 'holdFire' });
    expect(asked(state, 1)).toMatchObject({ type: 'attack', ship: 1 });
    const events = does(state, 1, { type: 'holdFire' });
    expect(state.phase).not.toBe('combat');
    expect(only(events, 'heldFire')).toMatchObject([{ ship: 1 }]);
  });

  test('primary weapon: forward arc and range 1 to 3 only', () => {
    expect([...game.legalMoves(facing(), 0)]).toEqual([PRIMARY, { type: 'holdFire' }]);
    expect(facing({ at: [457, 300, 180] }).open[0]?.seat).toBe(1);
    expect(facing({ at: [457, 150, 0] }).phase).toBe('planning');
  });

  test('touching ships may shoot each other', () => {
    const state = facing({}, { at: [457, 340, 180] });
    expect(only(fire(state, none, none, none, none, none), 'attackDeclared')).toMatchObject([{ range: 1 }]);
  });

  test('a rear arc serves torpedoes, never the primary weapon', () => {
    const reliant = {
      ship: 'fedReliant',
      upgrades: ['fedPhotonTorpedoes'],
      at: [457, 300, 180],
      lock: 1,
    } as const;
    const state = facing({ ...reliant, upgrades: ['fedPhotonTorpedoes'] });
    expect([...game.legalMoves(state, 0)]).toEqual([
      { type: 'attack', weapon: 0, target: 1 },
      { type: 'holdFire' },
    ]);
    const withoutRear = facing({ ...reliant, ship: 'fedConstitution', upgrades: ['fedPhotonTorpedoes'] });
    expect(withoutRear.open[0]?.seat).toBe(1);
  });

  test('torpedoes are paid for: the lock is spent and the card disabled', () => {
    const state = facing({ upgrades: ['fedPhotonTorpedoes'], lock: 1 });
    const events = does(
      state,
      0,
      { type: 'attack', weapon: 0, target: 1 },
      dice(none, none, none, none, none),
    );
    expect(typesOf(events).slice(0, 4)).toEqual([
      'attackDeclared',
      'lockSpent',
      'upgradeDisabled',
      'diceRolled',
    ]);
    expect(state.ships[0]).toMatchObject({ lock: -1, upgrades: [{ status: 'disabled' }] });
  });

  test('a cloaked attacker shows itself and still counts as cloaked', () => {
    const state = facing({ ship: 'romD7', cloak: 'green', cloakedIn: 1, captain: 'kirk' });
    const events = fire(state, none, none, none, none);
    expect(typesOf(events)).toContain('cloakFlipped');
    expect(state.ships[0]!.cloak).toBe('red');
  });
});

describe('step 2, attack dice', () => {
  const counting = (own: Partial<Put>, other: Partial<Put>, weapon = -1, range: 1 | 2 | 3 = 2): State => {
    const state = facing(own, other);
    state.attack = { ...noAttack(), attacker: 0, target: 1, weapon, range };
    return state;
  };

  test.each([
    ['primary at range 1: one more', {}, -1, 1, 4],
    ['primary at range 2', {}, -1, 2, 3],
    ['primary at range 3', {}, -1, 3, 3],
    ['torpedoes at range 1: no bonus', { ship: 'romBirdOfPrey', upgrades: ['romPlasmaTorpedoes'] }, 0, 1, 4],
    ['five dice', { ship: 'kliKronosOne', upgrades: ['kliPhotonTorpedoes5'] }, 0, 3, 5],
    ['Weapons Malfunction', { damage: ['weaponsMalfunction'] }, -1, 2, 2],
    [
      'Weapons Malfunction spares torpedoes',
      { damage: ['weaponsMalfunction'], upgrades: ['fedPhotonTorpedoes'] },
      0,
      2,
      4,
    ],
    ['two of them', { damage: ['weaponsMalfunction', 'weaponsMalfunction'] }, -1, 2, 1],
    [
      'never below 0',
      { ship: 'fedMiranda', damage: ['weaponsMalfunction', 'weaponsMalfunction', 'weaponsMalfunction'] },
      -1,
      2,
      0,
    ],
  ] as const)('%s', (_, own, weapon, range, wanted) => {
    expect(attackDiceOf(counting(own as Partial<Put>, {}, weapon, range))).toBe(wanted);
  });

  test.each([
    ['agility', {}, {}, 2, -1, 1],
    ['range 3 against the primary weapon', {}, {}, 3, -1, 2],
    ['range 3 against torpedoes', { upgrades: ['fedPhotonTorpedoes'] }, {}, 3, 0, 1],
    ['cloaked', {}, { cloak: 'green' }, 2, -1, 5],
    ['a red cloak counts too', {}, { cloak: 'red' }, 2, -1, 5],
    ['a Scan token of the attacker', { scan: 1 }, { cloak: 'green' }, 2, -1, 4],
    ['two Scan tokens', { scan: 2 }, { cloak: 'green' }, 2, -1, 3],
    ['never below 0', { scan: 2 }, {}, 2, -1, 0],
    ['Structural Damage', {}, { damage: ['structuralDamage'], cloak: 'green' }, 2, -1, 4],
    [
      'agility never below 0',
      {},
      { damage: ['structuralDamage', 'structuralDamage'], cloak: 'green' },
      2,
      -1,
      4,
    ],
  ] as const)('defense: %s', (_, own, other, range, weapon, wanted) => {
    expect(defenseDiceOf(counting(own as Partial<Put>, other as Partial<Put>, weapon, range))).toBe(wanted);
  });

  test('a ship reduced to 0 dice may still attack', () => {
    const state = facing({ damage: ['weaponsMalfunction', 'weaponsMalfunction', 'weaponsMalfunction'] });
    const events = fire(state, none);
    expect(only(events, 'diceRolled')).toMatchObject([{ faces: [] }, { faces: [none] }]);
  });
});

describe('step 3, modify attack dice', () => {
  test('nobody is asked who has nothing to change', () => {
    const events = fire(facing(), 'hit', 'battleStations', none, none);
    expect(typesOf(events)).toContain('compared');
  });

  test('a Battle Stations token turns all such results into Hits', () => {
    const state = facing({ battleStations: 1 });
    fire(state, 'battleStations', 'battleStations', none);
    expect(asked(state, 0)).toMatchObject({ type: 'window', timing: 'attackModify' });
    const events = does(state, 0, { type: 'spendBattleStations' }, dice(none));
    expect(only(events, 'diceChanged')).toMatchObject([{ at: [0, 1], from: 'battleStations', to: 'hit' }]);
    expect(only(events, 'compared')).toMatchObject([{ hits: 2, criticals: 0 }]);
    expect(state.ships[0]!.battleStations).toBe(0);
  });

  test('without such results there is no question', () => {
    expect(typesOf(fire(facing({ battleStations: 1 }), 'hit', none, none, none))).toContain('compared');
  });

  test('a Target Lock rolls any dice again, once', () => {
    const state = facing({ lock: 1 }, { shields: 5 });
    fire(state, none, 'hit', 'battleStations');
    expect(asked(state, 0)).toMatchObject({ type: 'window', open: true });
    const events = does(state, 0, { type: 'spendTargetLock', dice: [0, 2] }, dice('hit', 'critical', none));
    expect(only(events, 'diceRolledAgain')).toMatchObject([{ at: [0, 2], faces: ['hit', 'critical'] }]);
    expect(only(events, 'compared')).toMatchObject([{ hits: 2, criticals: 1 }]);
    expect(state.ships[0]!.lock).toBe(-1);
  });

  test('the menu offers each choice of faces once', () => {
    const state = facing({ lock: 1, battleStations: 1 });
    fire(state, none, none, 'battleStations');
    const moves = [...game.legalMoves(state, 0)];
    // (0, 1 or 2 blanks) × (0 or 1 Battle Stations) less none at all.
    expect(moves.filter(({ type }) => type === 'spendTargetLock')).toHaveLength(5);
    expect(moves.map(({ type }) => type)).toContain('spendBattleStations');
    expect(moves.at(-1)).toEqual({ type: 'done' });
  });

  test('a lock on another ship is of no use here', () => {
    expect(typesOf(fire(facing({ lock: 2 }), none, none, none, none))).toContain('compared');
  });

  test('both tokens, one after the other', () => {
    const state = facing({ lock: 1, battleStations: 1 });
    fire(state, none, none, none);
    does(state, 0, { type: 'spendTargetLock', dice: [0, 1, 2] }, dice('battleStations', 'hit', none));
    expect(asked(state, 0).open).toBe(false);
    const events = does(state, 0, { type: 'spendBattleStations' }, dice(none));
    expect(only(events, 'compared')).toMatchObject([{ hits: 2 }]);
  });

  test('declining leaves everything as it is', () => {
    const state = facing({ battleStations: 1 });
    fire(state, 'battleStations', none, none);
    const events = does(state, 0, { type: 'done' }, dice(none));
    expect(only(events, 'compared')).toMatchObject([{ hits: 0, criticals: 0 }]);
    expect(state.ships[0]!.battleStations).toBe(1);
  });

  test('Photon Torpedoes: one Battle Stations becomes a Critical Hit, once per attack', () => {
    const state = facing({ upgrades: ['fedPhotonTorpedoes'], lock: 1 });
    does(
      state,
      0,
      { type: 'attack', weapon: 0, target: 1 },
      dice('battleStations', 'battleStations', none, none),
    );
    expect([...game.legalMoves(state, 0)]).toEqual([
      { type: 'use', ship: 0, card: 'upgrade', at: 0, ability: 0 },
      { type: 'done' },
    ]);
    const events = does(state, 0, { type: 'use', ship: 0, card: 'upgrade', at: 0, ability: 0 }, dice(none));
    expect(only(events, 'diceChanged')).toMatchObject([{ at: [0], to: 'critical' }]);
    expect(only(events, 'compared')).toMatchObject([{ hits: 0, criticals: 1 }]);
  });

  test('Photon Torpedoes do not help the primary weapon', () => {
    const state = facing({ upgrades: ['fedPhotonTorpedoes'] });
    expect(typesOf(fire(state, 'battleStations', none, none, none))).toContain('compared');
  });

  test('Plasma Torpedoes: all blanks are rolled again, once', () => {
    const rom = { ship: 'romBirdOfPrey', upgrades: ['romPlasmaTorpedoes'], lock: 1 } as const;
    const state = facing({ ...rom, upgrades: ['romPlasmaTorpedoes'] });
    does(state, 0, { type: 'attack', weapon: 0, target: 1 }, dice(none, none, 'hit', 'battleStations'));
    const events = does(
      state,
      0,
      { type: 'use', ship: 0, card: 'upgrade', at: 0, ability: 0 },
      dice('hit', none, none),
    );
    expect(only(events, 'diceRolledAgain')).toMatchObject([{ at: [0, 1] }]);
    expect(only(events, 'compared')).toMatchObject([{ hits: 2 }]);
  });
});

describe('step 5, modify defense dice', () => {
  test('an Evade token adds one Evade', () => {
    const state = facing({}, { evade: 1 });
    fire(state, 'hit', 'critical', none, none);
    expect(asked(state, 1)).toMatchObject({ type: 'window', timing: 'defenseModify', ship: 1 });
    const events = does(state, 1, { type: 'spendEvade' });
    expect(only(events, 'compared')).toMatchObject([{ evades: 1, hits: 0, criticals: 1 }]);
    expect(state.ships[1]!.evade).toBe(0);
  });

  test('a Battle Stations token turns all such results into Evades', () => {
    const state = facing({}, { battleStations: 1, cloak: 'green', shields: 0, disabledShields: 1 });
    fire(state, 'hit', 'hit', 'hit', 'battleStations', 'battleStations', none, none, none);
    const events = does(state, 1, { type: 'spendBattleStations' });
    expect(only(events, 'diceChanged')).toMatchObject([{ dice: 'defense', to: 'evade', at: [0, 1] }]);
    expect(only(events, 'compared')).toMatchObject([{ evades: 2, hits: 1 }]);
  });

  test('nobody is asked when there is nothing left to evade', () => {
    const events = fire(facing({}, { evade: 1, battleStations: 1 }), 'hit', none, none, 'evade');
    expect(only(events, 'compared')).toMatchObject([{ hits: 0 }]);
  });

  test('with 0 defense dice tokens may still be spent', () => {
    const state = facing({ scan: 1 }, { evade: 1 });
    fire(state, 'hit', none, none);
    expect(only(does(state, 1, { type: 'spendEvade' }), 'compared')).toMatchObject([{ hits: 0 }]);
  });

  test('a Scan token is not spent', () => {
    const state = facing({ scan: 1 });
    fire(state, none, none, none);
    expect(state.ships[0]!.scan).toBe(1);
  });
});

describe('steps 6 and 7, compare and deal', () => {
  test.each([
    [['hit', 'hit', 'critical'], ['evade'], 1, 1],
    [['hit', 'critical', none], ['evade'], 0, 1],
    [['critical', 'critical', none], ['evade'], 0, 1],
    [['hit', none, none], ['evade'], 0, 0],
    [['battleStations', none, none], [none], 0, 0],
  ] as const)('%p against %p: %p Hits, %p Criticals', (attack, defense, hits, criticals) => {
    const state = facing({}, { shields: 9 });
    expect(only(fire(state, ...attack, ...defense), 'compared')).toMatchObject([{ hits, criticals }]);
  });

  test('shields first, then face-down cards for Hits and face-up ones for Criticals', () => {
    const state = stackDeck(facing({}, { shields: 1 }), 1, 'consoleFire', 'engineRoomFire');
    const events = fire(state, 'hit', 'hit', 'critical', none);
    expect(typesOf(events).slice(-4)).toEqual(['shieldLost', 'damaged', 'damaged', 'attackEnded']);
    expect(only(events, 'damaged')).toMatchObject([
      { up: false, card: '' },
      { up: true, card: 'engineRoomFire' },
    ]);
    expect(state.ships[1]!.damage.map(({ card, up }) => [card, up])).toEqual([
      ['consoleFire', false],
      ['engineRoomFire', true],
    ]);
  });

  test('disabled shields protect nothing', () => {
    const state = stackDeck(facing({}, { shields: 0, disabledShields: 1 }), 1, 'consoleFire');
    expect(only(fire(state, 'hit', none, none, none), 'damaged')).toHaveLength(1);
  });

  test('a shield takes a Critical Hit like any other', () => {
    const events = fire(facing({}, { shields: 1 }), 'critical', none, none, none);
    expect(only(events, 'shieldLost')).toMatchObject([{ critical: true }]);
    expect(only(events, 'damaged')).toEqual([]);
  });

  test('a ship with as many damage cards as hull is destroyed, and nothing more is dealt', () => {
    const state = facing({}, { shields: 0, damage: ['-directHit', '-directHit'] });
    const events = fire(state, 'hit', 'hit', 'critical', none);
    expect(only(events, 'damaged')).toHaveLength(1);
    expect(only(events, 'removed')).toMatchObject([{ ship: 1, fate: 'destroyed' }]);
    expect(state.players[1]!.discards.cards).toHaveLength(3);
  });

  test('face-down cards of a destroyed ship stay unknown in the discards', () => {
    const state = stackDeck(
      facing({}, { shields: 0, damage: ['consoleFire', '-directHit'] }),
      1,
      'minorExplosion',
    );
    fire(state, 'hit', none, none, none);
    expect(game.publicView(state).players[1]!.discards.cards).toEqual(['consoleFire', '', '']);
  });

  test('an empty deck is refilled from the discards', () => {
    const state = facing({}, { shields: 0 });
    const player = state.players[1]!;
    player.discards = { cards: player.deck.cards.splice(0, 5), seen: [1, 1, 1, 1, 1] };
    player.deck = { cards: [], seen: [] };
    const events = fire(state, 'hit', none, none, none);
    expect(only(events, 'deckRefilled')).toMatchObject([{ seat: 1, cards: 5 }]);
    expect(player.deck.cards).toHaveLength(4);
    expect(player.discards.cards).toHaveLength(0);
  });
});
