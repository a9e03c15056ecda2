import { start, viewOf } from '../../../shared/engine/kernel';
import { fastRng, keyFromSeed } from '../../../shared/engine/rng';
import { game } from '../../../shared/games/attackWing';
import { FLEET_IDS, fleetOf, FLEET_MAX, SIZES } from '../../../shared/games/attackWing/data/fleets';
import { checkFleet } from '../../../shared/games/attackWing/fleet/check';
import { writeFleet } from '../../../shared/games/attackWing/fleet/fleet';
import { EVENT_LIMITS } from '../../../shared/games/attackWing/fleet/limits';
import { fleetPrice as priceOf } from '../../../shared/games/attackWing/fleet/prices';
import { CAPTAINS, captainCard } from '../../../shared/games/attackWing/data/captains';
import { CLASSES } from '../../../shared/games/attackWing/data/classes';
import { DAMAGE, DAMAGE_DECK } from '../../../shared/games/attackWing/data/damage';
import { dialOf, parseDial } from '../../../shared/games/attackWing/data/dials';
import { shipCard, SHIPS } from '../../../shared/games/attackWing/data/ships';
import { TEMPLATES } from '../../../shared/games/attackWing/geometry/templates';
import type { Move } from '../../../shared/games/attackWing/moves';
import type { State } from '../../../shared/games/attackWing/types';
import { asked, does, only, refusalOf, typesOf } from './helpers';

const begin = (options: object = {}, seed = 1): State => {
  const started = start(game, options, 2, keyFromSeed(seed));
  if (!started.ok) throw new Error(started.refusal.message);
  return started.value.state;
};

describe('the tables', () => {
  test('have all that is in the box', () => {
    expect(Object.keys(SHIPS)).toHaveLength(24);
    expect(Object.keys(CLASSES)).toHaveLength(8);
    expect(Object.keys(CAPTAINS)).toHaveLength(27);
    expect(Object.keys(DAMAGE)).toHaveLength(15);
    expect(DAMAGE_DECK).toHaveLength(33);
  });

  test.each(FLEET_IDS)('%s is a lawful fleet', (id) => {
    const fleet = fleetOf(id);
    const limits = { ...EVENT_LIMITS, fleetMaxSp: FLEET_MAX[fleet.size] };
    expect(checkFleet(writeFleet(fleet), limits)).toEqual([]);
    for (const { ship, captain } of fleet.ships) {
      expect(shipCard(ship).faction).toBe(fleet.faction);
      expect(captainCard(captain).faction).toBe(fleet.faction);
    }
  });

  test.each(SIZES)('a battle of size %s offers a fleet of every faction', (size) => {
    const factions = FLEET_IDS.map(fleetOf).filter((fleet) => fleet.size === size);
    expect(factions.map(({ faction }) => faction).sort()).toEqual([
      'federation',
      'independent',
      'klingon',
      'romulan',
    ]);
  });

  test('the dial of a Constitution, as printed', () => {
    expect(dialOf('constitution').map(({ id, color }) => `${id} ${color}`)).toEqual([
      'straight1 green',
      'straight2 green',
      'straight3 white',
      'straight4 white',
      'bankLeft1 green',
      'bankLeft2 white',
      'bankLeft3 white',
      'bankRight1 green',
      'bankRight2 white',
      'bankRight3 white',
      'turnLeft2 white',
      'turnLeft3 red',
      'turnRight2 white',
      'turnRight3 red',
      'reverse2 red',
    ]);
    expect(TEMPLATES.size).toBe(30);
  });

  test.each(['wobble 1g', 'bank 9g', 'turn 1x'])('a dial %s is an error', (text) => {
    expect(() => parseDial(text)).toThrow('dial: expected');
  });
});

describe('options', () => {
  test.each([
    [{ rounds: 0 }, 'options.rounds'],
    [{ rounds: 99 }, 'options.rounds'],
    [{ size: 'armada' }, 'options.size'],
    [{ atTimeLimit: 'never' }, 'options.atTimeLimit'],
    [{ planet: true }, 'options'],
    ['squadron', 'options'],
  ])('%p is refused, naming it', (options, where) => {
    const started = start(game, options, 2, keyFromSeed(1));
    expect(started).toMatchObject({ ok: false, refusal: { code: 'badShape' } });
    expect(started.ok ? '' : started.refusal.message).toContain(where);
  });

  test.each([1, 3])('%p seats are refused', (seats) => {
    expect(start(game, {}, seats, keyFromSeed(1))).toMatchObject({
      ok: false,
      refusal: { code: 'badSeats' },
    });
  });

  test('have defaults', () => {
    expect(begin().options).toEqual({
      mission: 'duel',
      size: 'squadron',
      fleets: 'ready',
      fleetMax: 0,
      admirals: false,
      terrain: false,
      rounds: 12,
      clockMinutes: 0,
      overtimeMinutes: 10,
      atTimeLimit: 'finishRound',
      reactionSeconds: 6,
      sheet1: '',
      sheet2: '',
    });
  });
});

describe('gathering forces', () => {
  test('both are asked at once, and a choice is secret until both have chosen', () => {
    const state = begin();
    expect(state.open.map(({ type, seat }) => [type, seat])).toEqual([
      ['chooseFleet', 0],
      ['chooseFleet', 1],
    ]);
    does(state, 0, { type: 'chooseFleet', fleet: 'kliSquadron' });
    expect(JSON.stringify(viewOf(game, state, 1))).not.toContain('kliSquadron');
    expect(JSON.stringify(viewOf(game, state, 'spectator'))).not.toContain('kliSquadron');
    expect(viewOf(game, state, 0).priv?.fleet).toBe('kliSquadron');
    const events = does(state, 1, { type: 'chooseFleet', fleet: 'romSquadron' });
    expect(typesOf(events)).toEqual(['fleetChosen', 'fleetsRevealed', 'initiativeTaken', 'phaseBegan']);
    expect(game.publicView(state).players.map(({ fleet }) => fleet)).toEqual(['kliSquadron', 'romSquadron']);
  });

  test('the event of a choice is redacted', () => {
    const event = { type: 'fleetChosen', seat: 0, fleet: 'kliSquadron' } as const;
    expect(game.redact(event, 0)).toEqual(event);
    expect(game.redact(event, 1)).toEqual({ ...event, fleet: '' });
    expect(game.redact(event, 'spectator')).toEqual({ ...event, fleet: '' });
  });

  test('the cheaper fleet has the initiative and the southern edge', () => {
    const state = begin();
    does(state, 0, { type: 'chooseFleet', fleet: 'romSquadron' });
    does(state, 1, { type: 'chooseFleet', fleet: 'fedSquadron' });
    expect(priceOf(fleetOf('fedSquadron'))).toBeLessThan(priceOf(fleetOf('romSquadron')));
    expect(state.initiative).toBe(1);
    expect(state.players.map(({ edge }) => edge)).toEqual(['north', 'south']);
  });

  test('equal fleets roll for it, and either may get it', () => {
    const holders = Array.from({ length: 12 }, (_, seed) => {
      const state = begin({}, seed + 1);
      does(state, 0, { type: 'chooseFleet', fleet: 'kliSquadron' });
      const events = does(state, 1, { type: 'chooseFleet', fleet: 'kliSquadron' }, fastRng(seed));
      expect(only(events, 'initiativeTaken')[0]?.by).toBe('chance');
      return state.initiative;
    });
    expect(new Set(holders)).toEqual(new Set([0, 1]));
  });

  test('ships begin with all shields up, nothing beside them and shuffled decks', () => {
    const state = begin();
    does(state, 0, { type: 'chooseFleet', fleet: 'romSquadron' });
    does(state, 1, { type: 'chooseFleet', fleet: 'fedSquadron' });
    for (const ship of state.ships) {
      expect(ship).toMatchObject({
        shields: shipCard(ship.card).shields,
        disabledShields: 0,
        damage: [],
        aux: 0,
      });
      expect(ship).toMatchObject({
        evade: 0,
        battleStations: 0,
        scan: 0,
        lock: -1,
        cloak: 'none',
        placed: false,
      });
    }
    const [one, two] = state.players;
    expect([...one!.deck.cards].sort()).toEqual([...DAMAGE_DECK].sort());
    expect(one!.deck.cards).not.toEqual(two!.deck.cards);
  });
});

describe('placing ships', () => {
  const placing = (): State => {
    const state = begin();
    does(state, 0, { type: 'chooseFleet', fleet: 'fedSquadron' });
    does(state, 1, { type: 'chooseFleet', fleet: 'romSquadron' });
    return state;
  };
  const put = (state: State, seat: number, x: number): void => {
    const question = asked(state, seat);
    if (question.type !== 'placeShip') throw new Error(question.type);
    const south = state.players[seat]!.edge === 'south';
    const [ship] = question.ships;
    does(state, seat, { type: 'place', ship: ship!, x, y: south ? 50 : 864, heading: south ? 0 : 180 });
  };

  test.each([1, 2, 3, 4, 5, 6])('the largest fleet finds room however it is scattered (seed %i)', (seed) => {
    const D7 = Array.from({ length: 25 }, () => 'kliD7.klingonCaptain').join('~');
    const sheet = `aw1~Swarm~${D7}`;
    const state = begin({ fleetMax: 300, sheet1: sheet, sheet2: sheet }, seed);
    const rng = fastRng(seed);
    /** In the middle of the area, turned anyhow, as far from the last one as leaves no room between them. */
    const scattered = (seat: number, ships: readonly number[], tries: number): Move => ({
      type: 'place',
      ship: rng.pick(ships),
      x: Math.min(885, 29 + (seed % 2 === 0 ? 75 * tries : rng.below(860))),
      y: state.players[seat]!.edge === 'south' ? 50 : 864,
      heading: 15 * rng.below(24),
    });
    while (state.ships.some(({ placed }) => !placed)) {
      const question = asked(state, state.open[0]!.seat);
      if (question.type !== 'placeShip') throw new Error(question.type);
      const { seat, ships } = question;
      const wished = Array.from({ length: 14 }, (_, tries) => scattered(seat, ships, tries));
      const menu = [...game.legalMoves(state, seat)];
      expect(menu.length).toBeGreaterThan(0);
      does(state, seat, wished.find((move) => !refusalOf(state, seat, move)) ?? rng.pick(menu));
    }
    expect(state.phase).toBe('planning');
  });

  test('goes by skill, lowest first, and ends with the first round', () => {
    const state = placing();
    const skills: number[] = [];
    for (let n = 0; state.phase === 'placement'; n++) {
      const question = asked(state, state.open[0]!.seat);
      if (question.type !== 'placeShip') throw new Error(question.type);
      skills.push(state.ships[question.ships[0]!]!.skill);
      put(state, question.seat, 57 + 100 * n);
    }
    expect(skills).toEqual([...skills].sort((a, b) => a - b));
    expect(skills).toHaveLength(7);
    expect(state).toMatchObject({ round: 1, phase: 'planning' });
  });

  test('on equal skill the initiative player places all of his first, in the order he likes', () => {
    const state = begin({ size: 'squadron' });
    does(state, 0, { type: 'chooseFleet', fleet: 'indSquadron' });
    does(state, 1, { type: 'chooseFleet', fleet: 'indSquadron' }, fastRng(1));
    const holder = state.initiative;
    const seats: number[] = [];
    for (let n = 0; n < 8; n++) {
      const question = asked(state, state.open[0]!.seat);
      seats.push(question.seat);
      put(state, question.seat, 57 + 80 * n);
    }
    // Skills of the fleet: 1, 2, 4, 4.
    const other = 1 - holder;
    expect(seats).toEqual([holder, other, holder, other, holder, holder, other, other]);
  });

  test('the question is open: any whole millimetre and multiple of 15 degrees inside the area will do', () => {
    const state = placing();
    const { seat } = state.open[0]!;
    const question = asked(state, seat);
    expect(question.open).toBe(true);
    if (question.type !== 'placeShip') throw new Error(question.type);
    const ship = question.ships[0]!;
    expect(refusalOf(state, seat, { type: 'place', ship, x: 123, y: 61, heading: 285 })).toBeUndefined();
    const menu = game.legalMoves(state, seat);
    expect([...menu]).toHaveLength(27 * question.ships.length);
  });

  test('where no column of the menu is free it offers the gaps between', () => {
    const state = placing();
    const { seat } = state.open[0]!;
    const question = asked(state, seat);
    if (question.type !== 'placeShip') throw new Error(question.type);
    const ship = state.ships[question.ships[0]!]!;
    for (let x = 97; x <= 857; x += 95) {
      const pose = { x: x * 1000, y: 70_000, ux: 0, uy: 2 ** 30 };
      state.ships.push({ ...ship, seat: 1 - seat, placed: true, pose });
    }
    const menu = [...game.legalMoves(state, seat)];
    expect(menu.length).toBeGreaterThan(0);
    for (const move of menu) expect(refusalOf(state, seat, move)).toBeUndefined();
  });
});
