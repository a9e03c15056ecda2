import { stackDeck } from '../helpers';
import { compared, has, type Row, rolled, use, usedBy } from './table';

const CORBOMITE = { other: { marks: ['cannotBeAttacked' as const] } };
const quietly = (_: unknown, events: Parameters<Row['then']>[1]): void => {
  expect(has(events, 'attackDeclared')).toBe(false);
};

/** Texts of an attack: dice, results, what is cancelled. */
export const ATTACK_ROWS: Readonly<Record<string, Row>> = {
  fedReliant: {
    works: { own: { ship: 'fedReliant' }, range: 1 },
    then: (_, events) => expect(rolled(events, 'attack')).toBe(4),
    not: { own: { ship: 'fedReliant' }, range: 2 },
    meets: { card: 'Corbomite Maneuver', own: { ship: 'fedReliant' }, range: 1, ...CORBOMITE },
    met: quietly,
  },
  kliKlothos: {
    works: {
      own: { ship: 'kliKlothos', cloak: 'green' },
      other: { at: [457, 500, 0] },
      faces: ['battleStations', 'battleStations', 'battleStations'],
    },
    then: (_, events) => {
      expect(rolled(events, 'attack')).toBe(4);
      expect(compared(events)).toEqual({ hits: 2, criticals: 1 });
    },
    not: { own: { ship: 'kliKlothos' }, faces: ['battleStations'] },
    meets: {
      card: 'Koloth',
      own: { ship: 'kliKlothos' },
      other: { captain: 'koloth', at: [457, 500, 0] },
      faces: ['battleStations', 'blank', 'blank', 'blank'],
      moves: [use('captain', 0, 1), { type: 'chooseDice', dice: [0] }],
    },
    met: (_, events) => expect(compared(events)).toEqual({ hits: 0, criticals: 0 }),
  },
  kliDevisor: {
    works: { own: { ship: 'kliDevisor' }, other: { flown: [{ maneuver: 'straight3', color: 'white' }] } },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 0, criticals: 1 }),
    not: { own: { ship: 'kliDevisor' }, other: { flown: [{ maneuver: 'straight2', color: 'green' }] } },
    meets: {
      card: 'Polarized Hull Plating',
      own: { ship: 'kliDevisor' },
      other: {
        upgrades: ['romPolarizedHull'],
        flown: [{ maneuver: 'straight3', color: 'white' }],
        shields: 0,
      },
    },
    met: (_, events) => expect(has(events, 'leftChanged')).toBe(true),
  },
  kliKronosOne: {
    works: { other: { ship: 'kliKronosOne' }, range: 3 },
    then: (_, events) => expect(rolled(events, 'attack')).toBe(2),
    not: { other: { ship: 'kliKronosOne' }, range: 2 },
    meets: {
      card: 'Valdore',
      own: { captain: 'valdore' },
      other: { ship: 'kliKronosOne', at: [457, 580, 0] },
      range: 3,
    },
    met: (_, events) => expect(rolled(events, 'attack')).toBe(3),
  },
  kliGroth: {
    works: { other: { ship: 'kliGroth' }, range: 1 },
    then: (_, events) => expect(rolled(events, 'defense')).toBe(2),
    not: { other: { ship: 'kliGroth' }, range: 2 },
    meets: { card: 'Romulan Officer', other: { ship: 'kliGroth', marks: ['noDefenseDice'] }, range: 1 },
    met: (_, events) => expect(rolled(events, 'defense')).toBe(0),
  },
  fedIntrepid: {
    works: { own: { ship: 'fedIntrepid', scan: 1 }, other: { agilityBonus: 3 }, range: 3 },
    then: (_, events) => expect(rolled(events, 'defense')).toBe(3),
    not: { own: { ship: 'fedIntrepid' }, range: 3 },
    meets: {
      card: 'Mr. Spock',
      own: { ship: 'fedIntrepid', scan: 1, upgrades: ['fedSpock'] },
      other: { agilityBonus: 3 },
      range: 3,
      faces: ['battleStations'],
      moves: [use('upgrade')],
    },
    met: (_, events) => expect([rolled(events, 'defense'), usedBy(events, 'fedSpock')]).toEqual([4, true]),
  },
  fedConstellation: {
    works: { own: { ship: 'fedConstellation', shields: 0 }, moves: [use('ship')] },
    then: (state, events) => {
      expect(rolled(events, 'attack')).toBe(5);
      expect(state.ships[0]!.aux).toBe(1);
    },
    not: { own: { ship: 'fedConstellation', shields: 1 }, moves: [use('ship')] },
    meets: {
      card: 'Sabotage',
      own: { ship: 'fedConstellation', shields: 0 },
      resource: ['', 'resSabotage'],
      moves: [use('ship'), use('resource', 3, 1)],
    },
    met: (_, events) => expect(rolled(events, 'attack')).toBe(4),
  },
  romRateg: {
    works: {
      other: { ship: 'romRateg', cloak: 'green' },
      faces: [
        'hit',
        'blank',
        'blank',
        'blank',
        'blank',
        'blank',
        'blank',
        'blank',
        'blank',
        'evade',
        'evade',
      ],
      moves: [use('ship', 0, 1), { type: 'chooseDice', dice: [0, 1] }],
    },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 0, criticals: 0 }),
    not: { other: { ship: 'romRateg' }, faces: ['hit'], moves: [use('ship', 0, 1)] },
    meets: {
      card: 'Sabotage',
      other: { ship: 'romRateg', cloak: 'green' },
      resource: ['resSabotage'],
      faces: [
        'hit',
        'hit',
        'blank',
        'evade',
        'evade',
        'blank',
        'blank',
        'blank',
        'blank',
        'blank',
        'blank',
        'evade',
        'evade',
      ],
      moves: [
        use('resource', 0),
        { type: 'chooseDice', dice: [0, 1] },
        use('ship', 0, 1),
        { type: 'chooseDice', dice: [0, 1] },
      ],
    },
    met: (_, events) => expect(compared(events)).toEqual({ hits: 0, criticals: 0 }),
  },
  romGalGaththong: {
    works: {
      own: { ship: 'romGalGaththong', cloak: 'green', lock: 1, upgrades: ['romPlasmaTorpedoes'] },
      weapon: 0,
      moves: [use('ship')],
    },
    then: (state) => expect(state.ships[0]).toMatchObject({ lock: 1, upgrades: [{ status: 'disabled' }] }),
    not: {
      own: { ship: 'romGalGaththong', lock: 1, upgrades: ['romPlasmaTorpedoes'] },
      weapon: 0,
      moves: [use('ship')],
    },
    meets: {
      card: 'Corbomite Maneuver',
      own: { ship: 'romGalGaththong', cloak: 'green', upgrades: ['romPlasmaTorpedoes'] },
      weapon: 0,
      ...CORBOMITE,
    },
    met: quietly,
  },
  romAlgeron: {
    works: { own: { ship: 'romAlgeron' }, range: 2, moves: [use('ship')] },
    then: (state, events) => {
      expect(state.ships[0]!.pose.y).toBe(380_000);
      expect(rolled(events, 'attack')).toBe(4);
    },
    not: { own: { ship: 'romAlgeron', cloak: 'green' }, moves: [use('ship')] },
    meets: {
      card: 'Energy Web',
      own: { ship: 'romAlgeron', shields: 1 },
      moves: [use('ship')],
      faces: ['hit'],
      change: (state) =>
        void state.webs.push({
          seat: 1,
          card: 'indEnergyWeb',
          pose: { ...state.ships[0]!.pose, y: 380_000 },
        }),
    },
    met: (state, events) => expect([state.ships[0]!.shields, has(events, 'webStruck')]).toEqual([0, true]),
  },
  indGornarus: {
    works: {
      own: { ship: 'indGornarus' },
      other: { shields: 0 },
      faces: ['critical'],
      moves: [use('ship'), { type: 'chooseDamage', card: 'weaponsMalfunction' }],
    },
    then: (state) => expect(state.ships[1]!.damage).toMatchObject([{ card: 'weaponsMalfunction', up: true }]),
    not: { own: { ship: 'indGornarus' }, other: { shields: 1 }, faces: ['critical'], moves: [use('ship')] },
    meets: {
      card: 'Parametallic Hull Plating',
      own: { ship: 'indGornarus' },
      other: { shields: 0, upgrades: ['fedParametallic'] },
      faces: ['critical'],
      moves: [use('upgrade', 0, 1)],
    },
    met: (state) => expect(state.ships[1]!.damage).toEqual([]),
  },
  willDecker: {
    works: { own: { captain: 'willDecker' }, moves: [use('captain')] },
    then: (state, events) => {
      expect(compared(events)).toEqual({ hits: 0, criticals: 1 });
      expect(state.ships[0]!.shields).toBe(1);
    },
    not: { own: { captain: 'willDecker', shields: 0 }, moves: [use('captain')] },
    meets: {
      card: 'Improved Deflector Screens',
      own: { captain: 'willDecker' },
      other: { upgrades: ['indDeflectorScreens'] },
      moves: [use('captain')],
    },
    met: (state) => expect(state.ships[1]!.shields).toBe(1),
  },
  terrell: {
    works: {
      other: { ship: 'fedMiranda', seat: 1 },
      friend: { seat: 1, captain: 'terrell', at: [517, 500, 0] },
    },
    then: (_, events) => expect(rolled(events, 'defense')).toBe(3),
    not: { friend: { seat: 1, captain: 'terrell', at: [857, 857, 0] } },
    meets: {
      card: 'Injured Captain',
      other: { ship: 'fedMiranda' },
      friend: { seat: 1, captain: 'terrell', at: [517, 500, 0], damage: ['injuredCaptain'] },
    },
    met: (_, events) => expect(rolled(events, 'defense')).toBe(2),
  },
  kor: {
    works: {
      own: { captain: 'kor', upgrades: ['fedSulu'] },
      faces: ['blank', 'blank', 'blank', 'hit'],
      moves: [use('captain'), { type: 'chooseDice', dice: [1] }],
    },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 1, criticals: 0 }),
    not: { own: { captain: 'kor' }, moves: [use('captain')] },
    meets: {
      card: 'Kang',
      own: { captain: 'kor', upgrades: ['fedSulu'] },
      other: { captain: 'kang', lock: 0 },
      faces: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'hit'],
      moves: [use('captain', 0, 1), use('captain'), { type: 'chooseDice', dice: [0] }],
    },
    met: (_, events) => expect(compared(events)).toEqual({ hits: 1, criticals: 0 }),
  },
  kang: {
    works: {
      other: { captain: 'kang', lock: 0 },
      faces: ['hit', 'hit', 'hit'],
      moves: [use('captain', 0, 1)],
    },
    then: (state, events) => {
      expect(compared(events)).toEqual({ hits: 0, criticals: 0 });
      expect(state.ships[1]!.lock).toBe(-1);
    },
    not: { other: { captain: 'kang' }, faces: ['hit'], moves: [use('captain', 0, 1)] },
    meets: {
      card: "Qapla'",
      own: { ship: 'kliD7', upgrades: ['kliQapla'] },
      other: { captain: 'kang', lock: 0 },
      moves: [use('upgrade'), { type: 'chooseFace', face: 'critical' }, use('captain', 0, 1)],
    },
    met: (_, events) => expect(compared(events)).toEqual({ hits: 0, criticals: 1 }),
  },
  koloth: {
    works: {
      other: { captain: 'koloth' },
      faces: ['hit'],
      moves: [use('captain', 0, 1), { type: 'chooseDice', dice: [0] }],
    },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 0, criticals: 0 }),
    not: {
      other: { captain: 'koloth', captainDisabled: true },
      faces: ['hit'],
      moves: [use('captain', 0, 1)],
    },
    meets: {
      card: 'Gorn Commander',
      own: { captain: 'gornCommander' },
      other: { captain: 'koloth' },
      faces: ['hit'],
      moves: [use('captain', 0, 1), { type: 'chooseDice', dice: [0] }, use('captain')],
    },
    met: (_, events) => expect(compared(events)).toEqual({ hits: 1, criticals: 0 }),
  },
  nudaq: {
    works: { own: { captain: 'nudaq' }, faces: ['battleStations'], moves: [use('captain')] },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 1, criticals: 0 }),
    not: { own: { captain: 'nudaq' }, moves: [use('captain')] },
    meets: {
      card: 'Command Pod',
      own: { captain: 'nudaq' },
      other: { upgrades: ['romCommandPod'] },
      faces: ['battleStations'],
      moves: [use('captain'), use('upgrade', 0, 1)],
    },
    met: (state) => expect(state.ships[1]!.shields).toBe(1),
  },
  krell: {
    works: {
      own: { captain: 'krell' },
      faces: ['battleStations', 'blank', 'blank', 'critical'],
      moves: [use('captain')],
    },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 0, criticals: 1 }),
    not: { own: { captain: 'krell' }, moves: [use('captain')] },
    meets: {
      card: 'Emergency Force Field',
      own: { captain: 'krell' },
      other: { shields: 2, ship: 'kliGroth' },
      resource: ['', 'resEmergencyForceField'],
      faces: ['battleStations', 'blank', 'blank', 'critical'],
      moves: [use('captain'), use('resource', 1, 1)],
    },
    met: (state) => expect(state.ships[1]).toMatchObject({ aux: 1 }),
  },
  toreth: {
    works: { own: { captain: 'toreth' }, faces: ['hit'], moves: [use('captain')] },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 0, criticals: 1 }),
    not: { own: { captain: 'toreth', suppressed: true }, faces: ['hit'], moves: [use('captain')] },
    meets: {
      card: 'Polarized Hull Plating',
      own: { captain: 'toreth' },
      other: { upgrades: ['romPolarizedHull'], shields: 0 },
      faces: ['hit'],
      moves: [use('captain')],
    },
    met: (state) => expect(state.ships[1]!.damage).toMatchObject([{ up: false }]),
  },
  valdore: {
    works: { own: { captain: 'valdore' }, other: { at: [457, 500, 0] } },
    then: (_, events) => expect(rolled(events, 'attack')).toBe(4),
    not: { own: { captain: 'valdore' } },
    meets: {
      card: 'Decoy',
      own: { captain: 'valdore' },
      other: { at: [457, 500, 0], upgrades: ['romDecoy', 'romImpulseDrive'], captain: 'toreth' },
      moves: [use('upgrade', 0, 1)],
    },
    met: (state, events) => {
      expect(rolled(events, 'attack')).toBe(1);
      expect(state.ships[1]!.upgrades).toMatchObject([{ status: 'under' }, { status: 'under' }]);
    },
  },
  tal: {
    works: { own: { ship: 'romD7', captain: 'tal' }, range: 1 },
    then: (_, events) => expect(rolled(events, 'attack')).toBe(5),
    not: { own: { ship: 'kliD7', captain: 'tal' }, range: 1 },
    meets: {
      card: 'Sabotage',
      own: { ship: 'romD7', captain: 'tal' },
      range: 1,
      resource: ['', 'resSabotage'],
      moves: [use('resource', 3, 1)],
    },
    met: (_, events) => expect(rolled(events, 'attack')).toBe(4),
  },
  gornCommander: {
    works: { own: { captain: 'gornCommander' }, moves: [use('captain')] },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 1, criticals: 0 }),
    not: { own: { captain: 'gornCommander' }, faces: ['hit', 'hit', 'hit'], moves: [use('captain')] },
    meets: {
      card: 'Parametallic Hull Plating',
      own: { captain: 'gornCommander' },
      other: { upgrades: ['fedParametallic'] },
      moves: [use('captain'), use('upgrade', 0, 1)],
    },
    met: (state) => expect(state.ships[1]!.shields).toBe(1),
  },
  ssesslak: {
    works: { own: { captain: 'ssesslak' }, faces: ['battleStations'], moves: [use('captain', 1)] },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 1, criticals: 0 }),
    not: { own: { captain: 'ssesslak' }, faces: ['hit', 'hit', 'hit'], moves: [use('captain', 0)] },
    meets: {
      card: 'Mr. Spock',
      own: { captain: 'ssesslak', upgrades: ['fedSpock'], scan: 1 },
      faces: ['battleStations'],
      moves: [use('captain', 0), use('upgrade')],
    },
    // The result he has made is one of all that Spock turns.
    met: (_, events) => expect(compared(events)).toEqual({ hits: 2, criticals: 0 }),
  },
  khan: {
    works: {
      own: { captain: 'khan', battleStations: 1 },
      faces: ['battleStations', 'battleStations'],
      moves: [{ type: 'spendBattleStations' }],
    },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 0, criticals: 2 }),
    not: {
      other: { captain: 'khan', battleStations: 1 },
      faces: ['hit', 'blank', 'blank', 'battleStations'],
      moves: [{ type: 'spendBattleStations' }],
    },
    meets: {
      card: 'Red Alert',
      own: { captain: 'khan', battleStations: 1, upgrades: ['fedRedAlert'] },
      faces: ['battleStations'],
      moves: [{ type: 'spendBattleStations' }, use('upgrade')],
    },
    met: (state) => expect(state.ships[0]!.battleStations).toBe(0),
  },
  fedSpock: {
    works: {
      own: { upgrades: ['fedSpock'], scan: 1 },
      faces: ['battleStations', 'battleStations'],
      moves: [use('upgrade')],
    },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 2, criticals: 0 }),
    not: { own: { upgrades: ['fedSpock'] }, faces: ['battleStations'], moves: [use('upgrade')] },
    meets: {
      card: 'U.S.S. Intrepid',
      own: { ship: 'fedIntrepid', upgrades: ['fedSpock'], scan: 2 },
      other: { agilityBonus: 4 },
      range: 3,
      faces: ['battleStations'],
      moves: [use('upgrade')],
    },
    met: (_, events) => expect(rolled(events, 'defense')).toBe(3),
  },
  kliKerla: {
    works: {
      other: { upgrades: ['kliKerla'] },
      range: 1,
      faces: ['hit', 'blank', 'blank', 'blank', 'battleStations'],
      moves: [use('upgrade', 0, 1)],
    },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 0, criticals: 0 }),
    not: {
      other: { upgrades: ['kliKerla'] },
      range: 2,
      faces: ['hit', 'blank', 'blank', 'battleStations'],
      moves: [use('upgrade', 0, 1)],
    },
    meets: {
      card: 'Sabotage',
      other: { upgrades: ['kliKerla'] },
      range: 1,
      resource: ['resSabotage'],
      faces: ['hit', 'blank', 'blank', 'blank', 'battleStations', 'blank'],
      moves: [use('resource', 0), use('upgrade', 0, 1)],
    },
    met: (_, events) => expect(compared(events)).toEqual({ hits: 1, criticals: 0 }),
  },
  kliKunivas: {
    works: { own: { upgrades: ['kliKunivas'] }, moves: [use('upgrade')] },
    then: (state, events) => {
      expect(compared(events)).toEqual({ hits: 1, criticals: 0 });
      expect(state.ships[0]!.upgrades[0]!.status).toBe('under');
    },
    not: { own: { upgrades: ['kliKunivas'], suppressed: true }, moves: [use('upgrade')] },
    meets: {
      card: 'Centurion',
      own: { upgrades: ['kliKunivas', 'romCenturion'] },
      moves: [use('upgrade'), use('upgrade', 0, 0, 1)],
    },
    met: (state) =>
      expect(state.ships[0]!.upgrades).toMatchObject([{ status: 'ready' }, { status: 'under' }]),
  },
  kliTacticalOfficer: {
    works: {
      own: { upgrades: ['kliTacticalOfficer'] },
      faces: ['blank', 'blank', 'blank', 'hit', 'hit', 'hit'],
      moves: [use('upgrade')],
    },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 3, criticals: 0 }),
    not: {
      own: { ship: 'kliKlothos', cloak: 'red', upgrades: ['kliTacticalOfficer'] },
      moves: [use('upgrade')],
    },
    meets: {
      card: 'Koloth',
      own: { upgrades: ['kliTacticalOfficer'] },
      other: { captain: 'koloth' },
      faces: ['hit', 'blank', 'blank', 'blank', 'hit', 'hit', 'hit'],
      moves: [use('captain', 0, 1), { type: 'chooseDice', dice: [0] }, use('upgrade')],
    },
    met: (_, events) => expect(compared(events)).toEqual({ hits: 3, criticals: 0 }),
  },
  kliQapla: {
    works: {
      own: { ship: 'kliD7', upgrades: ['kliQapla'] },
      moves: [use('upgrade'), { type: 'chooseFace', face: 'critical' }],
    },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 0, criticals: 1 }),
    not: {
      own: { ship: 'kliD7', upgrades: ['kliQapla'], damage: ['stunnedHelmsman'] },
      moves: [use('upgrade')],
    },
    meets: {
      card: 'Elite Attack Die',
      own: { ship: 'kliD7', upgrades: ['kliQapla'] },
      resource: ['resEliteAttackDie'],
      faces: ['doubleHit'],
      moves: [use('upgrade'), { type: 'chooseFace', face: 'critical' }, use('resource')],
    },
    met: (state) => expect(state.ships[1]!.damage.length).toBe(2),
  },
  romCloakedAttack: {
    works: {
      own: { ship: 'romD7', cloak: 'green', upgrades: ['romCloakedAttack'] },
      moves: [use('upgrade')],
    },
    then: (state, events) => {
      expect(rolled(events, 'attack')).toBe(5);
      expect(state.ships[0]!.cloak).toBe('none');
    },
    not: { own: { ship: 'romD7', upgrades: ['romCloakedAttack'] }, moves: [use('upgrade')] },
    meets: {
      card: 'Advanced Cloaking',
      own: { ship: 'romD7', cloak: 'green', upgrades: ['romCloakedAttack', 'romAdvancedCloaking'] },
      moves: [use('upgrade', 0, 0, 1), use('upgrade')],
    },
    met: (state) => expect(state.ships[0]!.cloak).toBe('none'),
  },
  romDecoy: {
    works: { other: { upgrades: ['romDecoy', 'romImpulseDrive'] }, moves: [use('upgrade', 0, 1)] },
    then: (_, events) => expect(rolled(events, 'attack')).toBe(0),
    not: { other: { upgrades: ['romDecoy'] }, moves: [use('upgrade', 0, 1)] },
    meets: {
      card: 'Montgomery Scott',
      own: { pool: 2 },
      other: { upgrades: ['romDecoy', 'romImpulseDrive'] },
      moves: [use('upgrade', 0, 1), { type: 'addDice', count: 2 }],
    },
    met: (_, events) => expect(rolled(events, 'attack')).toBe(2),
  },
  romCommandPod: {
    works: { other: { upgrades: ['romCommandPod'] }, faces: ['critical'], moves: [use('upgrade', 0, 1)] },
    then: (state) => expect(state.ships[1]!.shields).toBe(1),
    not: { other: { upgrades: ['romCommandPod'] }, moves: [use('upgrade', 0, 1)] },
    meets: {
      card: 'Elite Attack Die',
      other: { upgrades: ['romCommandPod'] },
      resource: ['resEliteAttackDie'],
      faces: ['doubleHit'],
      moves: [use('resource'), use('upgrade', 0, 1)],
    },
    met: (state) => expect(state.ships[1]!.shields).toBe(1),
  },
  indTholianPunctuality: {
    works: { own: { upgrades: ['indTholianPunctuality'] }, moves: [use('upgrade')] },
    then: (_, events) => expect(rolled(events, 'attack')).toBe(4),
    not: { own: { upgrades: ['indTholianPunctuality'], captainDisabled: true }, moves: [use('upgrade')] },
    meets: {
      card: 'Decoy',
      own: { upgrades: ['indTholianPunctuality'] },
      other: { upgrades: ['romDecoy', 'romImpulseDrive'] },
      moves: [use('upgrade'), use('upgrade', 0, 1)],
    },
    met: (_, events) => expect(rolled(events, 'attack')).toBe(1),
  },
  fedRedAlert: {
    works: {
      own: { upgrades: ['fedRedAlert'], battleStations: 1 },
      faces: ['battleStations'],
      moves: [{ type: 'spendBattleStations' }, use('upgrade')],
    },
    then: (_, events) => expect(has(events, 'tokenKept')).toBe(true),
    not: { own: { upgrades: ['fedRedAlert'], evade: 1 }, moves: [use('upgrade')] },
    meets: {
      card: 'Khan Singh',
      own: { captain: 'khan', upgrades: ['fedRedAlert'], battleStations: 1 },
      faces: ['battleStations'],
      moves: [{ type: 'spendBattleStations' }, use('upgrade')],
    },
    met: (_, events) => expect(has(events, 'tokenKept')).toBe(false),
  },
  fedCheatDeath: {
    works: {
      other: { upgrades: ['fedCheatDeath'], shields: 0, damage: ['-directHit', '-directHit'] },
      faces: ['hit', 'hit', 'hit'],
      moves: [use('upgrade', 0, 1)],
    },
    then: (state) =>
      expect(state.ships[1]).toMatchObject({ fate: 'alive', damage: [{ up: false }, { up: false }] }),
    not: {
      other: {
        upgrades: ['fedCheatDeath'],
        suppressed: true,
        shields: 0,
        damage: ['-directHit', '-directHit'],
      },
      faces: ['hit'],
      moves: [use('upgrade', 0, 1)],
    },
    meets: {
      card: 'Injured Captain',
      other: { upgrades: ['fedCheatDeath'], shields: 0, damage: ['injuredCaptain', '-directHit'] },
      faces: ['hit'],
      moves: [use('upgrade', 0, 1)],
    },
    met: (state) => expect(state.ships[1]!.fate).toBe('destroyed'),
  },
  fedParametallic: {
    works: { other: { upgrades: ['fedParametallic'] }, faces: ['hit'], moves: [use('upgrade', 0, 1)] },
    then: (state) => expect(state.ships[1]).toMatchObject({ shields: 1, upgrades: [{ status: 'under' }] }),
    not: { other: { upgrades: ['fedParametallic'] }, moves: [use('upgrade', 0, 1)] },
    meets: {
      card: 'Elite Attack Die',
      other: { upgrades: ['fedParametallic'] },
      resource: ['resEliteAttackDie'],
      faces: ['doubleHit'],
      moves: [use('resource'), use('upgrade', 0, 1)],
    },
    met: (state) => expect(state.ships[1]!.upgrades[0]!.status).toBe('ready'),
  },
  kliAdvancedWeaponSystem: {
    works: {
      own: { ship: 'kliKlothos', cloak: 'green', upgrades: ['kliAdvancedWeaponSystem'] },
      moves: [use('upgrade')],
    },
    then: (_, events) =>
      expect([has(events, 'cloakHeld'), has(events, 'cloakFlipped')]).toEqual([true, false]),
    not: { own: { ship: 'kliKlothos', upgrades: ['kliAdvancedWeaponSystem'] }, moves: [use('upgrade')] },
    meets: {
      card: 'Chang',
      own: {
        ship: 'kliKlothos',
        cloak: 'green',
        captainDisabled: true,
        upgrades: ['kliAdvancedWeaponSystem'],
      },
      moves: [use('upgrade')],
    },
    met: (_, events) => expect(has(events, 'cloakFlipped')).toBe(false),
  },
  romInterphaseGenerator: {
    works: {
      other: { ship: 'romD7', cloak: 'green', shields: 0, upgrades: ['romInterphaseGenerator'] },
      faces: ['hit', 'hit', 'hit'],
      moves: [use('upgrade', 0, 1)],
    },
    then: (state) => expect(state.ships[1]!.damage).toHaveLength(1),
    not: {
      other: { ship: 'romD7', upgrades: ['romInterphaseGenerator'] },
      faces: ['hit'],
      moves: [use('upgrade', 0, 1)],
    },
    meets: {
      card: 'Counter Attack Die',
      other: { ship: 'romD7', cloak: 'green', shields: 0, upgrades: ['romInterphaseGenerator'] },
      resource: ['', 'resCounterAttackDie'],
      faces: ['hit', 'hit', 'hit', 'hit'],
      moves: [use('resource', 0, 1), use('upgrade', 0, 1)],
    },
    met: (state) => expect(state.ships[0]!.shields).toBe(2),
  },
  romPolarizedHull: {
    works: { other: { upgrades: ['romPolarizedHull'], shields: 0 }, faces: ['critical'] },
    then: (state) => expect(state.ships[1]!.damage).toMatchObject([{ up: false }]),
    not: { other: { upgrades: ['romPolarizedHull'] }, faces: ['hit'] },
    meets: {
      card: 'Command Pod',
      other: { upgrades: ['romPolarizedHull', 'romCommandPod'], shields: 0 },
      faces: ['critical'],
      moves: [use('upgrade', 0, 1, 1)],
    },
    met: (state) => expect(state.ships[1]!.damage).toEqual([]),
  },
  romAdvancedCloaking: {
    works: {
      own: { ship: 'romD7', cloak: 'green', upgrades: ['romAdvancedCloaking'] },
      moves: [use('upgrade')],
    },
    then: (state, events) => expect([state.ships[0]!.aux, has(events, 'cloakFlipped')]).toEqual([1, false]),
    not: {
      own: { ship: 'romD7', cloak: 'green', aux: 1, upgrades: ['romAdvancedCloaking'] },
      moves: [use('upgrade')],
    },
    meets: {
      card: 'I.K.S. Kronos One',
      own: { ship: 'romD7', cloak: 'green', upgrades: ['romAdvancedCloaking'] },
      other: { ship: 'kliKronosOne' },
      range: 3,
      moves: [use('upgrade')],
    },
    met: (_, events) => expect(rolled(events, 'attack')).toBe(2),
  },
  indDeflectorScreens: {
    works: { other: { upgrades: ['indDeflectorScreens'] }, faces: ['hit'] },
    then: (state) => expect(state.ships[1]!.shields).toBe(1),
    not: { other: { upgrades: ['indDeflectorScreens'], shields: 0, disabledShields: 1 }, faces: ['hit'] },
    meets: {
      card: 'Magnetic Pulse',
      own: { upgrades: ['kliMagneticPulse'] },
      other: { upgrades: ['indDeflectorScreens'] },
      weapon: 0,
      faces: ['critical', 'critical'],
    },
    met: (state) => expect(state.ships[1]).toMatchObject({ shields: 1, damage: [{ up: false }] }),
  },
  fedPhotonTorpedoes: {
    works: {
      own: { upgrades: ['fedPhotonTorpedoes'], lock: 1 },
      weapon: 0,
      faces: ['battleStations'],
      moves: [use('upgrade')],
    },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 0, criticals: 1 }),
    not: {
      own: { upgrades: ['fedPhotonTorpedoes'], lock: 1 },
      faces: ['battleStations'],
      moves: [use('upgrade')],
    },
    meets: {
      card: 'High Yield Photon Torpedoes',
      own: { upgrades: ['fedPhotonTorpedoes'], lock: 1 },
      weapon: 0,
      resource: ['resHighYield'],
    },
    met: (_, events) => expect(rolled(events, 'attack')).toBe(5),
  },
  kliPhotonTorpedoes4: {
    works: {
      own: { upgrades: ['kliPhotonTorpedoes4'], lock: 1 },
      weapon: 0,
      faces: ['battleStations'],
      moves: [use('upgrade')],
    },
    then: (_, events) => expect(rolled(events, 'attack')).toBe(4),
    not: { own: { upgrades: ['kliPhotonTorpedoes4'], lock: 1 }, weapon: 0, moves: [use('upgrade')] },
    meets: {
      card: 'Tactical Officer',
      own: { upgrades: ['kliPhotonTorpedoes4', 'kliTacticalOfficer'], lock: 1 },
      weapon: 0,
      faces: ['blank', 'blank', 'blank', 'blank', 'hit', 'hit', 'hit', 'hit'],
      moves: [use('upgrade', 0, 0, 1)],
    },
    met: (_, events) => expect(compared(events)).toEqual({ hits: 4, criticals: 0 }),
  },
  kliPhotonTorpedoes5: {
    works: {
      own: { upgrades: ['kliPhotonTorpedoes5'], lock: 1 },
      weapon: 0,
      faces: ['battleStations'],
      moves: [use('upgrade')],
    },
    then: (_, events) => expect(rolled(events, 'attack')).toBe(5),
    not: { own: { upgrades: ['kliPhotonTorpedoes5'], lock: 1 }, weapon: 0, moves: [use('upgrade')] },
    meets: {
      card: 'I.K.S. Kronos One',
      own: { upgrades: ['kliPhotonTorpedoes5'], lock: 1 },
      other: { ship: 'kliKronosOne' },
      range: 3,
      weapon: 0,
    },
    met: (_, events) => expect(rolled(events, 'attack')).toBe(4),
  },
  fedDualPhaserBanks: {
    works: { own: { upgrades: ['fedDualPhaserBanks'] }, moves: [use('upgrade')] },
    then: (state, events) =>
      expect([rolled(events, 'attack'), state.ships[0]!.upgrades[0]!.status]).toEqual([4, 'disabled']),
    not: {
      own: { upgrades: ['fedPhotonTorpedoes', 'fedDualPhaserBanks'], lock: 1 },
      weapon: 0,
      moves: [use('upgrade', 0, 0, 1)],
    },
    meets: {
      card: 'Sabotage',
      own: { upgrades: ['fedDualPhaserBanks'] },
      resource: ['', 'resSabotage'],
      moves: [use('upgrade'), use('resource', 3, 1)],
    },
    met: (_, events) => expect(rolled(events, 'attack')).toBe(3),
  },
  kliMagneticPulse: {
    works: { own: { upgrades: ['kliMagneticPulse'] }, weapon: 0, faces: ['critical'] },
    then: (state) => expect(state.ships[1]).toMatchObject({ shields: 1, damage: [{ up: false }] }),
    not: { own: { upgrades: ['kliMagneticPulse'] }, faces: ['critical'] },
    meets: {
      card: 'Emergency Force Field',
      own: { upgrades: ['kliMagneticPulse'] },
      other: { ship: 'kliGroth' },
      weapon: 0,
      resource: ['', 'resEmergencyForceField'],
      faces: ['critical'],
      moves: [use('resource', 1, 1)],
    },
    met: (state) => expect(state.ships[1]!.damage).toEqual([]),
  },
  romPlasmaTorpedoes: {
    works: {
      own: { upgrades: ['romPlasmaTorpedoes'], lock: 1 },
      weapon: 0,
      faces: ['blank', 'blank', 'blank', 'blank', 'hit', 'hit', 'hit', 'hit'],
      moves: [use('upgrade')],
    },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 4, criticals: 0 }),
    not: {
      own: { upgrades: ['romPlasmaTorpedoes'], lock: 1 },
      weapon: 0,
      faces: ['hit', 'hit', 'hit', 'hit'],
      moves: [use('upgrade')],
    },
    meets: {
      card: "I.R.W. Gal Gath'thong",
      own: { ship: 'romGalGaththong', cloak: 'green', upgrades: ['romPlasmaTorpedoes'] },
      weapon: 0,
      moves: [use('upgrade')],
    },
    met: (_, events) => expect(rolled(events, 'attack')).toBe(4),
  },
  indPlasmaTorpedoes: {
    works: { own: { upgrades: ['indPlasmaTorpedoes'], lock: 1 }, weapon: 0, moves: [use('upgrade')] },
    then: (_, events) => expect(has(events, 'diceRolledAgain')).toBe(true),
    not: { own: { upgrades: ['indPlasmaTorpedoes'] }, weapon: 0, moves: [use('upgrade')] },
    meets: {
      card: 'High Yield Photon Torpedoes',
      own: { upgrades: ['indPlasmaTorpedoes'], lock: 1 },
      weapon: 0,
      resource: ['resHighYield'],
    },
    met: (_, events) => expect(rolled(events, 'attack')).toBe(4),
  },
  romNuclearMissiles: {
    works: {
      own: { upgrades: ['romNuclearMissiles'], lock: 1 },
      weapon: 0,
      faces: ['blank', 'blank', 'blank', 'hit'],
      moves: [use('upgrade')],
    },
    then: (_, events) => expect(compared(events)).toEqual({ hits: 1, criticals: 0 }),
    not: { own: { upgrades: ['romNuclearMissiles'], lock: 1 }, range: 3, weapon: 0, moves: [use('upgrade')] },
    meets: {
      card: 'Munitions Failure',
      other: { upgrades: ['romNuclearMissiles'], shields: 0, lock: 0, attacked: false },
      faces: ['critical'],
      moves: [
        { type: 'attack', weapon: -1, target: 1 },
        { type: 'attack', weapon: 0, target: 0 },
      ],
      change: (state) => void stackDeck(state, 1, 'munitionsFailure'),
    },
    met: (state, events) => {
      expect(state.ships[1]!.upgrades).toMatchObject([{ status: 'lost' }]);
      expect(events.filter(({ type }) => type === 'attackDeclared')).toHaveLength(1);
    },
  },
  resSabotage: {
    works: {
      resource: ['resSabotage'],
      faces: ['hit', 'blank', 'blank', 'evade', 'blank'],
      moves: [use('resource', 0)],
    },
    then: (state, events) => {
      expect(compared(events)).toEqual({ hits: 1, criticals: 0 });
      expect(state.players[0]!.resourceTokens.any).toBe(4);
    },
    not: {
      resource: ['resSabotage'],
      moves: [use('resource', 0)],
      change: (state) => {
        state.players[0]!.resourceTokens.any = 0;
      },
    },
    meets: {
      card: 'Koloth',
      other: { captain: 'koloth' },
      resource: ['', 'resSabotage'],
      faces: ['hit', 'hit', 'hit', 'hit', 'blank', 'blank'],
      moves: [
        use('resource', 2, 1),
        { type: 'chooseDice', dice: [0, 1] },
        use('captain', 0, 1),
        use('resource', 2, 1),
      ],
    },
    // The defender has each die rolled again once: Koloth is left the third one; the resource works once a round.
    met: (state, events) => {
      expect(compared(events)).toEqual({ hits: 1, criticals: 0 });
      expect(state.players[1]!.resourceTokens.any).toBe(4);
    },
  },
  resEliteAttackDie: {
    works: { resource: ['resEliteAttackDie'], faces: ['doubleHit'], moves: [use('resource')] },
    then: (state) => expect(state.ships[1]).toMatchObject({ shields: 0, damage: [{ up: false }] }),
    not: { own: { damage: ['stunnedHelmsman'] }, resource: ['resEliteAttackDie'], moves: [use('resource')] },
    meets: {
      card: 'Toreth',
      own: { captain: 'toreth' },
      resource: ['resEliteAttackDie'],
      faces: ['doubleHit', 'blank', 'blank', 'evade'],
      moves: [use('resource'), use('captain')],
    },
    // A double Hit is no Hit: Toreth cannot turn it; one Evade answers it whole.
    met: (state, events) => expect([usedBy(events, 'toreth'), state.ships[1]!.shields]).toEqual([false, 1]),
  },
  resCounterAttackDie: {
    works: {
      resource: ['', 'resCounterAttackDie'],
      faces: ['blank', 'blank', 'blank', 'hit'],
      moves: [use('resource', 0, 1)],
    },
    then: (state) => expect(state.ships[0]!.shields).toBe(1),
    not: {
      other: { marks: ['noDefenseDice'] },
      resource: ['', 'resCounterAttackDie'],
      moves: [use('resource', 0, 1)],
    },
    meets: {
      card: 'U.S.S. Intrepid',
      own: { ship: 'fedIntrepid', scan: 1 },
      other: { agilityBonus: 1 },
      range: 3,
      resource: ['', 'resCounterAttackDie'],
      faces: ['blank', 'blank', 'blank', 'critical'],
      moves: [use('resource', 0, 1)],
    },
    // One die is left of three, and it is the one that strikes back.
    met: (state, events) => expect([rolled(events, 'defense'), state.ships[0]!.shields]).toEqual([1, 2]),
  },
  resChiefEngineer: {
    works: { resource: ['resChiefEngineer'], moves: [use('resource', 0)] },
    then: (state, events) => {
      expect(compared(events)).toEqual({ hits: 1, criticals: 0 });
      expect(state.ships[0]!.shields + state.ships[0]!.disabledShields).toBe(2);
    },
    not: { own: { shields: 1 }, resource: ['resChiefEngineer'], moves: [use('resource', 0)] },
    meets: {
      card: 'itself, on the other side',
      resource: ['resChiefEngineer', 'resChiefEngineer'],
      moves: [use('resource', 0), use('resource', 1, 1)],
    },
    met: (state) => expect(state.ships[1]).toMatchObject({ aux: 1, shields: 1 }),
  },
  resHighYield: {
    works: {
      own: { upgrades: ['fedPhotonTorpedoes'], lock: 1 },
      weapon: 0,
      resource: ['resHighYield'],
      moves: [use('resource', 1)],
    },
    then: (_, events) => expect(rolled(events, 'attack')).toBe(5),
    not: {
      own: { upgrades: ['romPlasmaTorpedoes'], lock: 1 },
      weapon: 0,
      resource: ['resHighYield'],
      moves: [use('resource', 1)],
    },
    meets: {
      card: 'Decoy',
      own: { upgrades: ['fedPhotonTorpedoes'], lock: 1 },
      other: { upgrades: ['romDecoy', 'romImpulseDrive'] },
      weapon: 0,
      resource: ['resHighYield'],
      moves: [use('upgrade', 0, 1)],
    },
    met: (_, events) => expect(rolled(events, 'attack')).toBe(2),
  },
  resEmergencyForceField: {
    works: {
      other: { shields: 1 },
      resource: ['', 'resEmergencyForceField'],
      faces: ['hit'],
      moves: [use('resource', 0, 1)],
    },
    then: (state, events) =>
      expect([has(events, 'resultCancelled'), state.ships[1]!.aux, state.ships[1]!.damage.length]).toEqual([
        true,
        1,
        0,
      ]),
    not: {
      other: { shields: 0 },
      resource: ['', 'resEmergencyForceField'],
      faces: ['hit'],
      moves: [use('resource', 0, 1)],
    },
    meets: {
      card: 'Toreth',
      own: { captain: 'toreth' },
      other: { shields: 1 },
      resource: ['', 'resEmergencyForceField'],
      faces: ['hit'],
      moves: [use('captain'), use('resource', 0, 1)],
    },
    met: (state) => expect(state.ships[1]).toMatchObject({ shields: 0, aux: 0 }),
  },
};
