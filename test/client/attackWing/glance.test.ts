import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import { cardsOf } from '../../../client/games/attackWing/cards';
import { planOf } from '../../../client/games/attackWing/fixtures/plans';
import { shotsOf } from '../../../client/games/attackWing/odds';
import { type Picture, pictureOf } from '../../../client/games/attackWing/picture';
import { alertOf } from '../../../client/games/attackWing/read';
import { statusOf } from '../../../client/games/attackWing/status';
import { fire, type MatCast, weaponOf } from '../../../client/games/attackWing/where';
import { game } from '../../../shared/games/attackWing';
import { dialOf } from '../../../shared/games/attackWing/data/dials';
import { FAMILIES } from '../../../shared/games/attackWing/data/kinds';
import { shipCard } from '../../../shared/games/attackWing/data/ships';
import { UPGRADE_IDS, upgradeCard } from '../../../shared/games/attackWing/data/upgrades';
import { depthOf, fly, isOnMat, templateOf } from '../../../shared/games/attackWing/geometry';
import { oddsOf } from '../../../shared/games/attackWing/odds';
import { oddsLabel } from '../../../shared/games/attackWing/words/en/scene';
import type { State } from '../../../shared/games/attackWing/types';
import { fastRng } from '../../../shared/engine/rng';
import { COMBAT, FACE_TO_FACE, go, type Put, tableWith } from '../../games/attackWing/helpers';

const paint = (state: State, me = 0): Picture =>
  pictureOf(game.publicView(state), me < 0 ? undefined : game.privateView(state, me), me);

const ENEMY: Put = { seat: 1, ship: 'kliD7', at: [457, 500, 180] };
const OWN: Put = { seat: 0, ship: 'fedConstitution', captain: 'kirk', at: [457, 300, 0] };
const both = (own: Partial<Put> = {}, enemy: Partial<Put> = {}): State =>
  tableWith({
    ships: [
      { ...OWN, ...own },
      { ...ENEMY, ...enemy },
    ],
  });

const HULL = shipCard('fedConstitution').hull;
const SHIELDS = shipCard('fedConstitution').shields;
const struck = (many: number): '-directHit'[] => Array.from({ length: many }, () => '-directHit');

test.each<[string, Partial<Put>, Partial<Put>, number, string]>([
  ['all is whole', {}, {}, 0, 'calm'],
  ['a shield is lost', { shields: SHIELDS - 1 }, {}, 0, 'yellow'],
  ['shields are down but not lost', { shields: 0, disabledShields: SHIELDS }, {}, 0, 'calm'],
  ['the hull is torn', { damage: struck(1) }, {}, 0, 'yellow'],
  ['one hull point is left', { damage: struck(HULL - 1) }, {}, 0, 'red'],
  ['one of two hull points is left', { ship: 'indTholian', damage: struck(1) }, {}, 0, 'red'],
  ['the ship is breaking up', { doomed: true }, {}, 0, 'red'],
  ['it is the enemy who is breaking up', {}, { doomed: true }, 0, 'calm'],
  ['whoever looks on sees either', {}, { doomed: true }, -1, 'red'],
])('%s', (_, own, enemy, me, alert) => {
  expect(alertOf(paint(both(own, enemy), me))).toBe(alert);
});

test.each([
  ['elimination', 0, '100 to 40 points · no enemy is left'],
  ['surrender', 1, '100 to 40 points · by surrender'],
  ['rounds', 1, '100 to 40 points · after the last round'],
  ['time', 0, '100 to 40 points · when time was up'],
] as const)('at an end by %s the board has the points of whoever won first', (end, winner, turn) => {
  const seats = ['Kirk', 'Krell'].map((name) => ({ name, note: '' }));
  const picture: Picture = { ...paint(both()), winner, end, scores: winner === 0 ? [100, 40] : [40, 100] };
  const shown = statusOf(picture, { me: 0, seats, people: [], open: [], clock: '' });
  expect(shown).toMatchObject({ phase: `${seats[winner]!.name} won`, turn, over: true, alert: 'calm' });
});

test('the board says what is left of each fleet', () => {
  const seats = ['Kirk', 'Krell'].map((name) => ({ name, note: '' }));
  const state = both({ shields: 2, damage: struck(1) }, { fate: 'destroyed' });
  const { seats: shown } = statusOf(paint(state), { me: 0, seats, people: [], open: [], clock: '' });
  expect(shown?.map(({ note }) => note)).toEqual([`hull ${HULL - 1}, 2 shields`, 'no ship left']);
});

/** The light a shot is made of, each by the name of its effect and what it is coloured with. */
const shotWith = (upgrades: Put['upgrades'] = [], ship: Put['ship'] = 'fedConstitution'): string[] => {
  const picture = paint(both({ ship, upgrades }));
  const seen: string[] = [];
  const effect = (name: string) => (_: Vector3, __: Vector3, ___: number, meaning?: string) =>
    void seen.push(meaning === undefined ? name : `${name} ${meaning}`);
  const names = ['phaser', 'disruptor', 'torpedo', 'tractor'];
  const cast = {
    ...{ picture, effects: Object.fromEntries(names.map((name) => [name, effect(name)])) },
    at: () => Vector3.Zero(),
    seconds: (ms: number) => ms / 1000,
    hear: (name: string) => void seen.push(`heard ${name}`),
  } as unknown as MatCast;
  fire(cast, { ship: 0, target: 1, weapon: upgrades.length - 1 }, 900);
  return seen;
};

test('every kind of weapon looks like itself', () => {
  const weapons = UPGRADE_IDS.filter((id) => upgradeCard(id).weapon !== undefined);
  const byFamily = FAMILIES.map((family) => {
    const looks = weapons
      .filter((id) => upgradeCard(id).weapon?.family === family)
      .map((id) => shotWith([id]).join());
    expect(new Set(looks).size).toBe(1);
    return looks[0]!;
  });
  const primary = [shotWith().join(), shotWith([], 'kliD7').join()];
  expect(new Set([...byFamily, ...primary]).size).toBe(FAMILIES.length + 2);
  for (const look of [...byFamily, ...primary]) expect(look).toContain('heard');
  expect(weaponOf(paint(both()), { ship: 0, weapon: -1 })).toBe('phaser');
});

test('a planned maneuver says where the base ends up, whether that is off the mat, what it would slide back from (seed 3)', () => {
  const rng = fastRng(3);
  const at = (): [number, number, number] => [60 + rng.below(790), 60 + rng.below(790), 15 * rng.below(24)];
  const told = { leaves: 0, slides: 0 };
  for (let tries = 0; tries < 120; tries++) {
    const ships = [at(), at(), at()].map((where, nth) => ({ ...(nth === 0 ? OWN : ENEMY), at: where }));
    const state = tableWith({ ships });
    const picture = paint(state);
    const poses = state.ships.map(({ pose }) => pose);
    if (poses.some((pose, i) => poses.slice(i + 1).some((other) => depthOf(pose, other) > 0))) continue;
    for (const { id } of dialOf(shipCard('fedConstitution').shipClass)) {
      const plan = planOf(picture, 0, id)!;
      const { pose, touching } = fly(poses[0]!, templateOf(id), poses.slice(1));
      expect(plan).toEqual({
        ...{ pose, leaves: !isOnMat(pose), touching: touching < 0 ? -1 : touching + 1 },
        ...{ planet: false, struck: false, rests: false },
      });
      expect(poses.slice(1).every((other) => depthOf(plan.pose, other) === 0)).toBe(true);
      told.leaves += Number(plan.leaves);
      told.slides += Number(plan.touching >= 0);
    }
  }
  expect(told.leaves).toBeGreaterThan(20);
  expect(told.slides).toBeGreaterThan(20);
});

test('what a plan and a shot promise is the same whatever the enemy has hidden', () => {
  const seen = (dial: 'straight1' | 'turnLeft2', card: 'kliKorax' | 'kliKunivas') => {
    const state = both({}, { upgrades: [card], dial });
    state.ships[1]!.upgrades[0]!.faceDown = true;
    const shots = shotsOf([{ type: 'attack', weapon: -1, target: 1 }], 0, game.publicView(state));
    return JSON.stringify([planOf(paint(state), 0, 'straight3'), shots, paint(state)]);
  };
  expect(seen('turnLeft2', 'kliKunivas')).toBe(seen('straight1', 'kliKorax'));
});

test('each possible target says range, dice and the chance to hit before it is chosen', () => {
  const [x, y, heading] = FACE_TO_FACE.other;
  const state = tableWith({
    ships: [
      { ...OWN, at: FACE_TO_FACE.own },
      { ...ENEMY, at: [x, y, heading] },
      { ...ENEMY, at: [x + 60, y - 60, heading] },
      { ...ENEMY, at: [x, 100, 0] },
    ],
    agenda: COMBAT,
  });
  go(state);
  const shots = shotsOf([...game.legalMoves(state, 0)], 0, game.publicView(state));
  expect(shots.map(({ target }) => target).sort()).toEqual([1, 2]);
  for (const { target, weapon, odds } of shots) expect(odds).toEqual(oddsOf(state, 0, weapon, target));
  expect(shots.find(({ target }) => target === 1)!.range).toBe(2);
  expect(shots[0]!.odds.hit).toBeGreaterThanOrEqual(shots[1]!.odds.hit);
});

test('what a shot would come to fits on a plate', () => {
  expect(oddsLabel({ range: 1, attack: 3, defense: 1, hit: 0.731 })).toBe('73 % · range 1 · 3:1');
});

test('a card that lies face down is a back to everybody but its owner, to whom it lies askew', () => {
  const state = both({}, { upgrades: ['kliKorax'] });
  state.ships[1]!.upgrades[0]!.faceDown = true;
  const lying = (me: number) =>
    cardsOf(paint(state, me).ships[1]!, 1).find(({ pick }) => pick.id.includes('upgrade'));
  expect(lying(0)).toMatchObject({ face: 'back:upgrade', down: false });
  expect(lying(-1)).toMatchObject({ face: 'back:upgrade', down: false });
  expect(lying(1)).toMatchObject({ face: 'upgrade:kliKorax', down: true });
});
