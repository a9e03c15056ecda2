import { fastRng } from '../../../shared/engine/rng';
import { quiet } from '../../../shared/games/attackWing/legal';
import { type Odds, oddsOf, successes } from '../../../shared/games/attackWing/odds';
import type { State } from '../../../shared/games/attackWing/types';
import { COMBAT, does, go, only, type Put, tableWith } from './helpers';

const facing = (own: Partial<Put>, other: Partial<Put>, apart = 200): State =>
  tableWith({
    ships: [
      { seat: 0, ship: 'kliD7', at: [457, 300, 0], ...own },
      { seat: 1, ship: 'kliD7', at: [457, 300 + apart, 180], attacked: true, ...other },
      { seat: 0, at: [60, 60, 180], attacked: true },
      { seat: 1, at: [860, 860, 0], attacked: true },
    ],
    agenda: COMBAT,
  });

const odds = (state: State, weapon = -1): Odds => oddsOf(state, 0, weapon, 1);

test('the chance of each number of successes', () => {
  expect(successes(0, 0.5)).toEqual([1]);
  expect(successes(2, 0.5)).toEqual([0.25, 0.5, 0.25]);
  expect(successes(3, 0.25).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
});

test('one die against none, and nobody out of sight', () => {
  const alone = facing(
    { damage: ['weaponsMalfunction', 'weaponsMalfunction'] },
    { marks: ['noDefenseDice'] },
  );
  expect(odds(alone)).toMatchObject({ attackDice: 1, defenseDice: 0, hit: 0.5, destroy: 0, damage: 0.5 });
  const brittle = facing(
    { damage: ['weaponsMalfunction', 'weaponsMalfunction'], battleStations: 1 },
    { marks: ['noDefenseDice'], shields: 0, damage: ['-directHit', '-directHit'] },
  );
  expect(odds(brittle)).toMatchObject({ hit: 0.75, destroy: 0.75, damage: 0.75 });
  expect(odds(facing({}, {}, 400))).toMatchObject({ attackDice: 0, hit: 0, damage: 0 });
});

test.each<[string, Partial<Put>, Partial<Put>, number, number, number]>([
  ['range 1: one attack die more', {}, {}, 100, 4, 1],
  ['range 3: one defense die more', {}, {}, 280, 3, 2],
  ['U.S.S. Reliant at range 1', { ship: 'fedReliant' }, {}, 100, 4, 1],
  ['I.K.S. Kronos One at range 3', {}, { ship: 'kliKronosOne' }, 280, 2, 2],
  ['a cloak, a Scan token', { scan: 1 }, { cloak: 'green' }, 200, 3, 4],
  ['Stunned Helmsman', { damage: ['stunnedHelmsman'] }, {}, 200, 0, 1],
  [
    'a tractor beam',
    { beamOn: 1, beamHits: 2, upgrades: ['kliTractorBeam'] },
    { ship: 'romRateg' },
    200,
    3,
    0,
  ],
  ['U.S.S. Intrepid at range 3', { ship: 'fedIntrepid', scan: 1 }, { agilityBonus: 2 }, 280, 3, 2],
])('what must act counts: %s', (_, own, other, apart, attackDice, defenseDice) => {
  expect(odds(facing(own, other, apart))).toMatchObject({ attackDice, defenseDice });
});

test('a token of the Energy Web between the two is one defense die more', () => {
  const state = facing({}, {});
  state.webs.push({ seat: 1, card: 'indEnergyWeb', pose: { ...state.ships[0]!.pose, y: 400_000 } });
  expect(odds(state)).toMatchObject({ attackDice: 3, defenseDice: 2 });
});

/** Attacks as they come out at the table, nobody using anything but what must act. */
const tried = (made: () => State, tries: number): Pick<Odds, 'hit' | 'destroy' | 'damage'> => {
  let [hit, destroy, damage] = [0, 0, 0];
  const rng = fastRng(5);
  for (let n = 0; n < tries; n++) {
    const state = made();
    go(state);
    const events = does(state, 0, { type: 'attack', weapon: -1, target: 1 }, rng);
    while (state.attack.attacker >= 0) {
      const asked = state.open[0]!;
      events.push(...does(state, asked.seat, quiet(state, asked)!, rng));
    }
    const [{ hits, criticals } = { hits: 0, criticals: 0 }] = only(events, 'compared');
    if (hits + criticals > 0) hit++;
    damage += hits + criticals;
    if (hits + criticals >= 2) destroy++;
  }
  return { hit: hit / tries, destroy: destroy / tries, damage: damage / tries };
};

test('what is said is what comes (600 attacks)', () => {
  // One shield and one hull point are left: two results bring it down.
  const made = (): State => facing({}, { damage: ['-directHit', '-directHit'] });
  const said = odds(made());
  const came = tried(made, 600);
  expect(Math.abs(said.hit - came.hit)).toBeLessThan(0.06);
  expect(Math.abs(said.destroy - came.destroy)).toBeLessThan(0.06);
  expect(Math.abs(said.damage - came.damage)).toBeLessThan(0.12);
});
