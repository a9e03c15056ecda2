import { CARD_ENTRIES, CARDS, DIVISIONS } from '../../../shared/games/panic/data/cards';
import { CHARACTER, CHARACTERS } from '../../../shared/games/panic/data/characters';
import { MISSION, MISSIONS } from '../../../shared/games/panic/data/missions';
import { isToken, THREAT_IDS, TOKEN_ENTRIES, tokenOf, TOKENS } from '../../../shared/games/panic/data/tokens';

/** How many copies of each kind the box holds. */
const COPIES: Readonly<Record<string, number>> = {
  phasersFrontShort: 3,
  phasersFrontMedium: 3,
  phasersFrontLong: 2,
  phasersSideShort: 4,
  phasersSideMedium: 3,
  phasersSideLong: 2,
  phasersRearShort: 4,
  phasersRearMedium: 3,
  phasersRearLong: 2,
  phasersShort: 1,
  phasersMedium: 1,
  phasersLong: 1,
  phasersSide: 1,
  phasersRear: 1,
  photonTorpedo: 5,
  dilithium: 5,
  tritanium: 5,
  securityTeam: 4,
  forceField: 2,
  tractorBeam: 2,
  directHit: 1,
  bridgeBriefing: 2,
  sickbayRounds: 1,
  libraryComputer: 1,
  sensorSweep: 1,
  emergencyRepairs: 1,
  evasiveAction: 1,
};

describe('the box', () => {
  test('holds 62 Enterprise cards, each with its own id', () => {
    expect(CARDS).toHaveLength(62);
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(62);
    const counted = Object.fromEntries(CARD_ENTRIES.map(({ kind, credits }) => [kind, credits.length]));
    expect(counted).toEqual(COPIES);
  });

  test('has 36 weapons with a Direct Hit, 10 resources, 4 Security Teams and 11 others', () => {
    const count = (type: string): number => CARDS.filter((card) => card.type === type).length;
    expect(['hit', 'hitModifier', 'resource', 'reaction', 'other'].map(count)).toEqual([36, 1, 10, 4, 11]);
    expect(CARDS.filter(({ phasers }) => phasers)).toHaveLength(31);
    expect(CARDS.filter(({ hit }) => hit)).toHaveLength(37);
  });

  test.each(DIVISIONS)('has ten cards of the %s division', (division) => {
    expect(CARDS.filter(({ credit }) => credit === division)).toHaveLength(10);
  });

  test('has 22 cards without insignia', () => {
    expect(CARDS.filter(({ credit }) => credit === 'none')).toHaveLength(22);
  });

  test('holds 31 threats: 25 ships of three powers, 4 comets, 2 starbases', () => {
    const threats = THREAT_IDS.map(tokenOf);
    expect(threats).toHaveLength(31);
    const ships = threats.filter(({ type }) => type === 'ship');
    const of = (faction: string): number => ships.filter((ship) => ship.faction === faction).length;
    expect([of('klingon'), of('romulan'), of('tholian')]).toEqual([15, 7, 3]);
    expect(threats.filter(({ kind }) => kind === 'comet')).toHaveLength(4);
    expect(threats.filter(({ kind }) => kind === 'starbase')).toHaveLength(2);
  });

  test.each([
    ['klingonCruiser', 8, 2, 1, false],
    ['klingonBirdOfPrey', 4, 1, 1, true],
    ['kang', 1, 3, 1, false],
    ['koloth', 1, 3, 1, false],
    ['kor', 1, 3, 1, false],
    ['romulanBattleCruiser', 5, 2, 1, true],
    ['romulanBirdOfPrey', 2, 3, 2, true],
    ['tholian', 3, 2, 1, false],
  ])('%s: %d copies, defence %d, fire %d, cloaks %s', (kind, copies, defence, fire, cloaking) => {
    expect(TOKEN_ENTRIES.find((entry) => entry.kind === kind)).toMatchObject({
      copies,
      defence,
      fire,
      cloaking,
    });
  });

  test('keeps eight mission tokens apart', () => {
    expect(TOKENS.filter(({ ofMission }) => ofMission).map(({ kind }) => kind)).toEqual([
      'freighter',
      'outpost',
      'planetKiller',
      'derelict',
      'raider',
      'courier',
      'shuttle',
      'star',
    ]);
  });

  test('holds 18 missions and 7 characters', () => {
    expect(MISSIONS).toHaveLength(18);
    expect(CHARACTERS).toHaveLength(7);
    for (const id of CHARACTERS) expect(CHARACTER[id].id).toBe(id);
  });

  test.each(MISSIONS)('%s is complete', (id) => {
    const mission = MISSION[id];
    expect(mission.id).toBe(id);
    expect(mission.timer).toBeGreaterThanOrEqual(0);
    expect(mission.timer).toBeLessThanOrEqual(10);
    expect(mission.need.length).toBeGreaterThan(0);
    expect(mission.reward.length).toBeGreaterThan(0);
    if (mission.token) expect(isToken(mission.token.id) && tokenOf(mission.token.id).ofMission).toBe(true);
  });

  test('three missions have no time limit', () => {
    const endless = MISSIONS.filter((id) => MISSION[id].timer === 0);
    expect(endless).toEqual(['neutralZoneRaider', 'barrierAtTheRim', 'lostShuttlecraft']);
  });

  test('exactly one mission can lose the game by itself', () => {
    const losing = MISSIONS.filter((id) => MISSION[id].failure.some((effect) => effect.do === 'loseGame'));
    expect(losing).toEqual(['fallingOrbit']);
  });

  test.each([...CARD_ENTRIES.map((entry) => [entry.kind, entry.named, entry.effect] as const)])(
    'card %s says where its name and effect come from',
    (_kind, named, effect) => {
      for (const from of [named, effect]) expect(['rulebook', 'source', 'designed']).toContain(from);
    },
  );
});
