import type { Put } from '../helpers';
import { has, type Row, use, usedBy } from './table';

const act = { begin: 'act' } as const;
const STRAIGHT_1: Pick<Put, 'flown'> = { flown: [{ maneuver: 'straight1', color: 'green' }] };

/** Texts of the Activation phase: maneuvers, actions, cards that are taken or saved. */
export const ACTION_ROWS: Readonly<Record<string, Row>> = {
  fedEnterprise: {
    works: { ...act, own: { ship: 'fedEnterprise', aux: 1 }, moves: [{ type: 'takeToken', token: 'evade' }] },
    then: (_, events) => expect(has(events, 'tokenTaken')).toBe(true),
    not: { ...act, own: { ship: 'fedEnterprise', aux: 1, upgrades: ['fedSulu'] }, moves: [use('upgrade')] },
    meets: {
      card: 'Mr. Spock',
      ...act,
      own: { ship: 'fedEnterprise', aux: 1, captain: 'spock' },
      moves: [use('captain')],
    },
    met: (_, events) => expect(usedBy(events, 'spock')).toBe(false),
  },
  romPraetus: {
    works: { ...act, own: { ship: 'romPraetus' }, faces: ['battleStations'], moves: [{ type: 'cloak' }] },
    then: (state, events) => {
      expect(has(events, 'cloaked')).toBe(true);
      expect(state.ships[0]!.damage).toMatchObject([{ up: false }]);
    },
    not: { ...act, own: { ship: 'romPraetus', suppressed: true }, moves: [{ type: 'cloak' }] },
    meets: {
      card: 'Liviana Charvanek',
      ...act,
      own: { ship: 'romPraetus', admiral: 'admCharvanek' },
      moves: [use('admiral'), { type: 'takeToken', token: 'evade' }],
    },
    met: (_, events) => expect([has(events, 'cloaked'), has(events, 'dieRolled')]).toEqual([true, true]),
  },
  romVortaVor: {
    works: {
      begin: 'move',
      own: { ship: 'romVortaVor', cloak: 'green', shields: 0, disabledShields: 2 },
      moves: [use('ship'), { type: 'sensorEcho', side: 'left', offset: 0 }],
    },
    then: (state) => expect(state.ships[0]!.pose.x).toBe(337_000),
    not: {
      begin: 'move',
      own: { ship: 'romVortaVor', dial: 'straight3', cloak: 'green', shields: 0 },
      moves: [use('ship')],
    },
    meets: {
      card: 'Energy Web',
      begin: 'move',
      own: { ship: 'romVortaVor', cloak: 'green', shields: 0 },
      moves: [use('ship'), { type: 'sensorEcho', side: 'left', offset: 0 }],
      change: (state) =>
        void state.webs.push({
          seat: 1,
          card: 'indEnergyWeb',
          pose: { ...state.ships[0]!.pose, x: 337_000, y: 380_000 },
        }),
    },
    met: (state) => expect(state.ships[0]!.pose.x).toBe(457_000),
  },
  indTholiaOne: {
    works: {
      ...act,
      own: { ship: 'indTholiaOne', upgrades: ['indEnergyWeb'], ...STRAIGHT_1 },
      moves: [use('ship'), use('upgrade'), { type: 'takeToken', token: 'evade' }],
    },
    then: (state, events) => expect([state.webs.length, has(events, 'tokenTaken')]).toEqual([1, true]),
    not: { ...act, own: { ship: 'indTholiaOne', upgrades: ['indEnergyWeb'] }, moves: [use('ship')] },
    meets: {
      card: 'Full Alert',
      ...act,
      own: { ship: 'indTholiaOne', upgrades: ['indEnergyWeb'], marks: ['noFreeActions'], ...STRAIGHT_1 },
      moves: [use('ship')],
    },
    met: (state) => expect(state.webs).toEqual([]),
  },
  spock: {
    works: {
      ...act,
      own: { ship: 'kliD7', captain: 'spock' },
      moves: [use('captain'), { type: 'takeToken', token: 'scan' }, { type: 'takeToken', token: 'evade' }],
    },
    then: (_, events) => expect(events.filter(({ type }) => type === 'tokenTaken')).toHaveLength(2),
    not: { ...act, own: { captain: 'spock', aux: 1 }, moves: [use('captain')] },
    meets: {
      card: 'Chang',
      ...act,
      own: { captain: 'spock', captainDisabled: true },
      moves: [{ type: 'enable', upgrade: -2 }, use('captain'), { type: 'takeToken', token: 'scan' }],
    },
    met: (state, events) =>
      expect([state.ships[0]!.captainDisabled, usedBy(events, 'spock')]).toEqual([false, true]),
  },
  mattDecker: {
    works: { ...act, own: { captain: 'mattDecker' }, moves: [use('captain')] },
    then: (_, events) => expect([has(events, 'poolGained'), has(events, 'damaged')]).toEqual([true, true]),
    not: { ...act, own: { captain: 'mattDecker', suppressed: true }, moves: [use('captain')] },
    meets: {
      card: 'Cheat Death',
      ...act,
      own: {
        captain: 'mattDecker',
        damage: ['-directHit', '-directHit', '-directHit'],
        upgrades: ['fedCheatDeath'],
      },
      moves: [use('captain'), use('upgrade')],
    },
    met: (state) => expect(state.ships[0]).toMatchObject({ fate: 'alive' }),
  },
  chang: {
    works: { ...act, own: { captain: 'chang', lock: 1 }, moves: [use('captain')] },
    then: (state) => expect(state.ships[1]!.captainDisabled).toBe(true),
    not: {
      ...act,
      own: { captain: 'chang', lock: 1 },
      other: { captainDisabled: true },
      moves: [use('captain')],
    },
    meets: {
      card: 'Centurion',
      ...act,
      own: { captain: 'chang', lock: 1 },
      other: { upgrades: ['romCenturion'] },
      moves: [use('captain'), use('upgrade', 0, 1)],
    },
    met: (state) =>
      expect(state.ships[1]).toMatchObject({ captainDisabled: false, upgrades: [{ status: 'under' }] }),
  },
  romulanCommander: {
    works: { ...act, own: { captain: 'romulanCommander' }, moves: [use('captain')] },
    then: (_, events) =>
      expect(events).toContainEqual({ type: 'marked', ship: 0, mark: 'attackFirst', on: true }),
    not: { ...act, own: { captain: 'romulanCommander', overlapped: true }, moves: [use('captain')] },
    meets: {
      card: 'U.S.S. Enterprise',
      ...act,
      own: { ship: 'fedEnterprise', captain: 'romulanCommander', aux: 1 },
      moves: [use('captain')],
    },
    met: (_, events) => expect(usedBy(events, 'romulanCommander')).toBe(false),
  },
  mirok: {
    works: {
      begin: 'move',
      own: { captain: 'mirok', damage: ['-directHit'], shields: 2 },
      friend: { at: [517, 380, 0] },
    },
    then: (state) => expect(state.ships[0]!.damage).toEqual([]),
    not: { begin: 'move', own: { captain: 'mirok', damage: ['-directHit'], shields: 2 } },
    meets: {
      card: 'Gorn Pilot',
      ...act,
      own: {
        captain: 'mirok',
        damage: ['-directHit'],
        shields: 2,
        upgrades: ['indGornPilot'],
        ...STRAIGHT_1,
      },
      friend: { at: [517, 380, 0] },
      range: 0,
      moves: [use('upgrade')],
    },
    // An extra maneuver is no move.
    met: (state, events) =>
      expect([usedBy(events, 'indGornPilot'), state.ships[0]!.damage.length]).toEqual([true, 1]),
  },
  loskene: {
    works: {
      ...act,
      own: { captain: 'loskene', at: [457, 300, 0] },
      friend: { at: [60, 760, 0] },
      moves: [use('captain'), { type: 'pickManeuver', maneuver: 'straight1' }],
    },
    then: (state) => expect(state.ships[2]!.pose.y).toBe(840_000),
    not: { ...act, own: { captain: 'loskene' }, friend: { at: [517, 300, 0] }, moves: [use('captain')] },
    meets: {
      card: 'Pavel Chekov',
      ...act,
      own: { captain: 'loskene' },
      friend: { at: [60, 660, 0], aux: 1, upgrades: ['fedChekov'] },
      moves: [use('captain'), { type: 'pickManeuver', maneuver: 'turnRight2' }, use('upgrade', 0, 2)],
    },
    met: (state) => expect(state.ships[2]!.aux).toBe(0),
  },
  tholianPilot: {
    works: {
      ...act,
      own: { ship: 'indTholian', captain: 'tholianPilot', shields: 0, ...STRAIGHT_1 },
      moves: [use('captain')],
    },
    then: (state) => expect(state.ships[0]!.shields).toBe(1),
    not: { ...act, own: { captain: 'tholianPilot', shields: 0, ...STRAIGHT_1 }, moves: [use('captain')] },
    meets: {
      card: 'Injured Captain',
      ...act,
      own: {
        ship: 'indTholian',
        captain: 'tholianPilot',
        shields: 0,
        damage: ['injuredCaptain'],
        ...STRAIGHT_1,
      },
      moves: [use('captain')],
    },
    met: (state) => expect(state.ships[0]!.shields).toBe(0),
  },
  fedMccoy: {
    works: {
      ...act,
      own: { upgrades: ['fedMccoy', 'fedSulu'] },
      moves: [use('upgrade'), use('upgrade', 0, 0, 1), { type: 'takeToken', token: 'evade' }],
    },
    then: (state) => expect(state.ships[0]!.upgrades[0]!.status).toBe('under'),
    not: { ...act, own: { upgrades: ['fedMccoy'] }, moves: [use('upgrade')] },
    meets: {
      card: 'Centurion',
      ...act,
      own: { upgrades: ['fedMccoy', 'fedSulu', 'romCenturion'] },
      moves: [use('upgrade'), use('upgrade', 0, 0, 2), use('upgrade', 0, 0, 1)],
    },
    met: (state) =>
      expect(state.ships[0]!.upgrades.map(({ status }) => status)).toEqual(['ready', 'ready', 'under']),
  },
  fedSulu: {
    works: { ...act, own: { upgrades: ['fedSulu'] }, moves: [use('upgrade')] },
    then: (_, events) => expect([has(events, 'agilityChanged'), has(events, 'marked')]).toEqual([true, true]),
    not: { ...act, own: { upgrades: ['fedSulu'], actions: ['Hikaru Sulu'] }, moves: [use('upgrade')] },
    meets: {
      card: 'Leonard McCoy',
      ...act,
      own: { upgrades: ['fedSulu', 'fedMccoy'] },
      moves: [use('upgrade', 0, 0, 1), use('upgrade')],
    },
    met: (_, events) => expect(events.filter(({ type }) => type === 'agilityChanged')).toHaveLength(1),
  },
  fedUhura: {
    works: {
      begin: 'move',
      own: { upgrades: ['fedUhura'] },
      moves: [use('upgrade'), { type: 'pickManeuver', maneuver: 'straight3' }],
    },
    then: (state) => expect(state.ships[0]!.pose.y).toBe(460_000),
    not: { begin: 'move', own: { upgrades: ['fedUhura'], suppressed: true }, moves: [use('upgrade')] },
    meets: {
      card: 'Faked Messages',
      begin: 'move',
      own: { upgrades: ['fedUhura'], forcedBy: 1, revealed: true },
      moves: [use('upgrade'), { type: 'pickManeuver', maneuver: 'straight2' }],
    },
    met: (state) => expect(state.ships[0]!.pose.y).toBe(420_000),
  },
  fedScott: {
    works: { ...act, own: { upgrades: ['fedScott'] }, moves: [use('upgrade')] },
    then: (state, events) => expect([has(events, 'poolGained'), state.ships[0]!.shields]).toEqual([true, 0]),
    not: { ...act, own: { upgrades: ['fedScott'] }, moves: [use('upgrade', 1)] },
    meets: {
      card: 'Decoy',
      ...act,
      own: { ship: 'romD7', cloak: 'green', shields: 0, upgrades: ['fedScott'] },
      other: { upgrades: ['romDecoy', 'romImpulseDrive'] },
      moves: [use('upgrade', 1), use('upgrade', 0, 1)],
    },
    // Repaired under the cloak; of three dice his own debt takes two, the Decoy one and waits for more.
    met: (state, events) => {
      expect(state.ships[0]).toMatchObject({ shields: 0, disabledShields: 1 });
      expect(events).toContainEqual({ type: 'debtPaid', ship: 0, seat: 0, own: 2, player: 1 });
    },
  },
  fedChekov: {
    works: {
      begin: 'move',
      own: { dial: 'straight3', aux: 1, upgrades: ['fedChekov'] },
      moves: [use('upgrade'), { type: 'takeToken', token: 'evade' }],
    },
    then: (state) => expect(state.ships[0]!.aux).toBe(0),
    not: { begin: 'move', own: { aux: 2, upgrades: ['fedChekov'] }, moves: [use('upgrade')] },
    meets: {
      card: 'Deuterium Tank',
      begin: 'move',
      own: { dial: 'turnLeft3', aux: 1, upgrades: ['fedChekov', 'fedDeuteriumTank'] },
      moves: [use('upgrade', 0, 0, 1), use('upgrade')],
    },
    met: (state) => expect(state.ships[0]!.aux).toBe(0),
  },
  fedVulcanEngineer: {
    works: {
      ...act,
      own: { shields: 1, upgrades: ['fedVulcanEngineer'] },
      range: 0,
      moves: [use('upgrade')],
    },
    then: (state) => expect(state.ships[0]!.shields).toBe(2),
    not: { ...act, own: { shields: 1, upgrades: ['fedVulcanEngineer'] }, range: 3, moves: [use('upgrade')] },
    meets: {
      card: 'another Vulcan Engineer',
      ...act,
      own: {
        ship: 'fedEnterprise',
        shields: 1,
        upgrades: ['fedVulcanEngineer', 'fedVulcanEngineer', 'fedMccoy'],
      },
      range: 0,
      moves: [use('upgrade'), use('upgrade', 0, 0, 2)],
    },
    // Cards of one title are one action: McCoy has nobody to help.
    met: (state, events) => expect([state.ships[0]!.shields, usedBy(events, 'fedMccoy')]).toEqual([2, false]),
  },
  kliKorax: {
    works: {
      ...act,
      own: { upgrades: ['kliKorax'] },
      other: { shields: 0, upgrades: ['kliKerla', 'kliKunivas'] },
      moves: [use('upgrade'), { type: 'discardUpgrade', ship: 1, upgrade: 0 }],
    },
    then: (state) => expect(state.ships[1]!.upgrades).toMatchObject([{ status: 'lost' }, { status: 'lost' }]),
    not: {
      ...act,
      own: { upgrades: ['kliKorax'] },
      other: { upgrades: ['kliKerla'] },
      moves: [use('upgrade')],
    },
    meets: {
      card: 'Centurion',
      ...act,
      own: { upgrades: ['kliKorax'] },
      other: { shields: 0, upgrades: ['kliKerla', 'romCenturion'] },
      moves: [use('upgrade'), { type: 'discardUpgrade', ship: 1, upgrade: 0 }, use('upgrade', 0, 1, 1)],
    },
    met: (state) => expect(state.ships[1]!.upgrades).toMatchObject([{ status: 'lost' }, { status: 'under' }]),
  },
  kliKonmel: {
    works: { ...act, own: { shields: 1, upgrades: ['kliKonmel'] }, moves: [use('upgrade')] },
    then: (state) => expect(state.ships[0]!.shields).toBe(2),
    not: {
      ...act,
      own: { ship: 'romD7', cloak: 'green', shields: 0, upgrades: ['kliKonmel'] },
      moves: [use('upgrade')],
    },
    meets: {
      card: 'Bochra',
      begin: 'move',
      own: { upgrades: ['romBochra'] },
      other: { ship: 'kliGroth', shields: 0, upgrades: ['kliKonmel'] },
      moves: [use('upgrade'), use('upgrade', 0, 1)],
      change: ({ ships }) => {
        ships[1]!.activated = false;
      },
    },
    met: (state) => expect(state.ships[1]).toMatchObject({ shields: 0, upgrades: [{ status: 'lost' }] }),
  },
  kliNavigator: {
    works: {
      begin: 'move',
      own: { ship: 'kliD7', upgrades: ['kliNavigator'] },
      moves: [use('upgrade'), { type: 'pickManeuver', maneuver: 'straight3' }],
    },
    then: (state) => expect(state.ships[0]).toMatchObject({ pose: { y: 460_000 }, aux: 1 }),
    not: {
      begin: 'move',
      own: { ship: 'kliD7', aux: 1, upgrades: ['kliNavigator'] },
      moves: [use('upgrade')],
    },
    meets: {
      card: 'Deuterium Tank',
      begin: 'move',
      own: { ship: 'kliD7', upgrades: ['kliNavigator', 'fedDeuteriumTank'] },
      moves: [use('upgrade'), { type: 'pickManeuver', maneuver: 'straight3' }, use('upgrade', 0, 0, 1)],
    },
    met: (state) => expect(state.ships[0]!.aux).toBe(0),
  },
  romBochra: {
    works: {
      ...act,
      own: { upgrades: ['romBochra'] },
      other: { shields: 0, upgrades: ['kliKerla'] },
      moves: [use('upgrade')],
    },
    then: (state) => expect(state.ships[1]!.upgrades[0]!.status).toBe('lost'),
    not: {
      ...act,
      own: { upgrades: ['romBochra'] },
      other: { shields: 0, cloak: 'red', upgrades: ['kliKerla'] },
      moves: [use('upgrade')],
    },
    meets: {
      card: 'a face-down card',
      ...act,
      own: { upgrades: ['romBochra'] },
      other: { shields: 0, upgrades: ['kliKerla'] },
      moves: [use('upgrade')],
      change: (state) => {
        state.ships[1]!.upgrades[0]!.faceDown = true;
      },
    },
    met: (state) => expect(state.ships[1]!.upgrades[0]!.status).toBe('ready'),
  },
  romNvek: {
    works: { ...act, own: { upgrades: ['romNvek'] }, moves: [use('upgrade')] },
    then: (_, events) => expect(has(events, 'poolGained')).toBe(true),
    not: { ...act, own: { shields: 0, upgrades: ['romNvek'] }, moves: [use('upgrade')] },
    meets: {
      card: 'Decoy',
      ...act,
      own: { upgrades: ['romNvek'] },
      other: { upgrades: ['romDecoy', 'romImpulseDrive'] },
      moves: [use('upgrade'), use('upgrade', 0, 1), { type: 'addDice', count: 1 }],
    },
    met: (_, events) =>
      expect(events).toContainEqual({ type: 'debtPaid', ship: 0, seat: 0, own: 0, player: 3 }),
  },
  romCenturion: {
    works: {
      ...act,
      own: { captain: 'chang', lock: 1 },
      other: { upgrades: ['romCenturion'] },
      moves: [use('captain'), use('upgrade', 0, 1)],
    },
    then: (_, events) => expect(has(events, 'cardSaved')).toBe(true),
    not: {
      ...act,
      own: { upgrades: ['kliSabotage'] },
      other: { shields: 0, upgrades: ['romCenturion', 'kliTractorBeam'] },
      moves: [use('upgrade'), use('upgrade', 0, 1)],
    },
    meets: {
      card: 'Bochra',
      ...act,
      own: { upgrades: ['romBochra'] },
      other: { shields: 0, upgrades: ['romCenturion', 'kliKerla'] },
      moves: [use('upgrade'), { type: 'discardUpgrade', ship: 1, upgrade: 1 }, use('upgrade', 0, 1)],
    },
    met: (state) =>
      expect(state.ships[1]!.upgrades).toMatchObject([{ status: 'under' }, { status: 'ready' }]),
  },
  romOfficer: {
    works: {
      ...act,
      own: { ship: 'romD7', cloak: 'green', shields: 0, upgrades: ['romOfficer'] },
      moves: [use('upgrade')],
    },
    then: (_, events) =>
      expect(events).toContainEqual({ type: 'diceNumbered', ship: 0, dice: 'attack', add: 2 }),
    not: { ...act, own: { upgrades: ['romOfficer'], aux: 1 }, moves: [use('upgrade')] },
    meets: {
      card: 'Corbomite Maneuver',
      ...act,
      own: { ship: 'romD7', cloak: 'green', shields: 0, upgrades: ['romOfficer'] },
      other: { marks: ['cannotBeAttacked'] },
      moves: [use('upgrade')],
    },
    met: (_, events) => expect(has(events, 'diceNumbered')).toBe(false),
  },
  indGornPilot: {
    works: { ...act, own: { upgrades: ['indGornPilot'], ...STRAIGHT_1 }, range: 0, moves: [use('upgrade')] },
    then: (state) => expect(state.ships[0]!.pose.y).toBe(380_000),
    not: { ...act, own: { upgrades: ['indGornPilot'] }, moves: [use('upgrade')] },
    meets: {
      card: 'Energy Web',
      ...act,
      own: { upgrades: ['indGornPilot'], ...STRAIGHT_1 },
      range: 0,
      faces: ['hit'],
      moves: [use('upgrade')],
      change: (state) =>
        void state.webs.push({
          seat: 1,
          card: 'indEnergyWeb',
          pose: { ...state.ships[0]!.pose, y: 360_000 },
        }),
    },
    met: (state, events) => expect([has(events, 'webStruck'), state.ships[0]!.shields]).toEqual([true, 1]),
  },
  fedCochrane: {
    works: { ...act, own: { upgrades: ['fedCochrane'], ...STRAIGHT_1 }, moves: [use('upgrade')] },
    then: (state) => expect(state.ships[0]!.pose.uy).toBeLessThan(0),
    not: { ...act, own: { upgrades: ['fedCochrane'] }, moves: [use('upgrade')] },
    meets: {
      card: 'Injured Captain',
      ...act,
      own: { upgrades: ['fedCochrane'], damage: ['injuredCaptain'], ...STRAIGHT_1 },
      moves: [use('upgrade')],
    },
    met: (state) => expect(state.ships[0]!.pose.uy).toBeGreaterThan(0),
  },
  fedCorbomite: {
    works: { ...act, own: { upgrades: ['fedCorbomite'] }, moves: [use('upgrade')] },
    then: (_, events) =>
      expect([has(events, 'marked'), has(events, 'attackDeclared')]).toEqual([true, false]),
    not: { ...act, own: { upgrades: ['fedCorbomite'], captainDisabled: true }, moves: [use('upgrade')] },
    meets: {
      card: 'Counter Attack',
      ...act,
      own: { upgrades: ['fedCorbomite'] },
      other: { marks: ['counter'], attacked: false },
      moves: [use('upgrade'), { type: 'attack', weapon: -1, target: 0 }],
    },
    met: (_, events) => expect(has(events, 'attackDeclared')).toBe(false),
  },
  fedFullAlert: {
    works: { ...act, own: { upgrades: ['fedFullAlert'] }, moves: [use('upgrade')] },
    then: (_, events) => expect(events.filter(({ type }) => type === 'tokenTaken')).toHaveLength(3),
    not: { ...act, own: { upgrades: ['fedFullAlert'], marks: ['freeActionDone'] }, moves: [use('upgrade')] },
    meets: {
      card: 'Mr. Spock',
      ...act,
      own: { captain: 'spock', upgrades: ['fedFullAlert'] },
      moves: [use('upgrade'), use('captain')],
    },
    met: (_, events) => expect(usedBy(events, 'spock')).toBe(false),
  },
  kliSabotage: {
    works: {
      ...act,
      own: { upgrades: ['kliSabotage'] },
      other: { shields: 0, upgrades: ['kliTractorBeam'] },
      moves: [use('upgrade')],
    },
    then: (state) => expect(state.ships[1]!.upgrades[0]!.status).toBe('lost'),
    not: {
      ...act,
      own: { upgrades: ['kliSabotage'] },
      other: { shields: 0, upgrades: ['kliKerla'] },
      moves: [use('upgrade')],
    },
    meets: {
      card: 'Centurion',
      ...act,
      own: { upgrades: ['kliSabotage'] },
      other: { shields: 0, upgrades: ['kliTractorBeam', 'romCenturion'] },
      moves: [use('upgrade'), use('upgrade', 0, 1, 1)],
    },
    met: (state) => expect(state.ships[1]!.upgrades).toMatchObject([{ status: 'lost' }, { status: 'ready' }]),
  },
  kliOnceMore: {
    works: {
      ...act,
      own: { upgrades: ['kliOnceMore'] },
      moves: [
        use('upgrade'),
        { type: 'attack', weapon: -1, target: 1 },
        { type: 'attack', weapon: -1, target: 1 },
      ],
    },
    then: (_, events) => expect(events.filter(({ type }) => type === 'attackDeclared')).toHaveLength(2),
    not: { ...act, own: { upgrades: ['kliOnceMore'], suppressed: true }, moves: [use('upgrade')] },
    meets: {
      card: 'Photon Torpedoes',
      ...act,
      own: { upgrades: ['kliOnceMore', 'fedPhotonTorpedoes'], lock: 1 },
      moves: [use('upgrade'), { type: 'attack', weapon: 1, target: 1 }],
    },
    met: (_, events) => expect(events.filter(({ type }) => type === 'attackDeclared')).toHaveLength(1),
  },
  kliTractorBeam: {
    works: {
      ...act,
      own: { upgrades: ['kliTractorBeam'] },
      range: 1,
      faces: ['hit'],
      moves: [use('upgrade')],
    },
    then: (_, events) =>
      expect(events).toContainEqual({ type: 'diceNumbered', ship: 0, dice: 'defense', add: -1 }),
    not: { ...act, own: { upgrades: ['kliTractorBeam'] }, range: 2, moves: [use('upgrade')] },
    meets: {
      card: 'Sabotage (Elite Talent)',
      begin: 'move',
      own: { upgrades: ['kliTractorBeam'], shields: 0 },
      other: { upgrades: ['kliSabotage'], at: [457, 500, 0] },
      faces: ['hit'],
      moves: [use('upgrade'), use('upgrade', 0, 1)],
      change: ({ ships }) => {
        ships[1]!.activated = false;
      },
    },
    // The beam holds from its mark although its card is lost.
    met: (state, events) => {
      expect(state.ships[0]!.upgrades).toMatchObject([{ status: 'lost' }]);
      expect(events).toContainEqual({ type: 'diceNumbered', ship: 0, dice: 'defense', add: -1 });
    },
  },
  romCounterAttack: {
    works: {
      begin: 'attack',
      other: { marks: ['counter'], upgrades: ['romCounterAttack'] },
      faces: ['hit'],
      moves: [use('upgrade', 1, 1), { type: 'attack', weapon: -1, target: 0 }],
    },
    then: (_, events) => expect(events.filter(({ type }) => type === 'attackDeclared')).toHaveLength(2),
    not: {
      begin: 'attack',
      other: { marks: ['counter'], upgrades: ['romCounterAttack'] },
      moves: [use('upgrade', 1, 1)],
    },
    meets: {
      card: 'Corbomite Maneuver',
      begin: 'attack',
      own: { marks: [] },
      other: { marks: ['counter', 'cannotAttack'], upgrades: ['romCounterAttack'] },
      faces: ['hit'],
      moves: [use('upgrade', 1, 1)],
    },
    met: (_, events) => expect(events.filter(({ type }) => type === 'attackDeclared')).toHaveLength(1),
  },
  indFakedMessages: {
    works: {
      begin: 'plan',
      own: { upgrades: ['indFakedMessages'] },
      other: { dial: 'straight4' },
      range: 0,
      moves: [use('upgrade'), { type: 'chooseShip', ship: 1 }],
    },
    then: (_, events) => expect(has(events, 'dialForced')).toBe(true),
    not: {
      begin: 'plan',
      own: { upgrades: ['indFakedMessages'], captainDisabled: true },
      range: 0,
      moves: [use('upgrade')],
    },
    meets: {
      card: 'Klingon Navigator',
      begin: 'plan',
      own: { upgrades: ['indFakedMessages'] },
      other: { upgrades: ['kliNavigator'] },
      range: 0,
      moves: [
        use('upgrade'),
        { type: 'chooseShip', ship: 1 },
        use('upgrade', 0, 1),
        { type: 'pickManeuver', maneuver: 'straight2' },
      ],
    },
    met: (_, events) => expect(usedBy(events, 'kliNavigator')).toBe(true),
  },
  fedDeuteriumTank: {
    works: {
      begin: 'move',
      own: { dial: 'turnLeft3', upgrades: ['fedDeuteriumTank'] },
      moves: [use('upgrade')],
    },
    then: (state) => expect(state.ships[0]!.aux).toBe(0),
    not: { begin: 'move', own: { upgrades: ['fedDeuteriumTank'] }, moves: [use('upgrade')] },
    meets: {
      card: 'Minor Hull Breach',
      begin: 'move',
      own: { dial: 'turnLeft3', aux: 1, damage: ['minorHullBreach'], upgrades: ['fedDeuteriumTank'] },
      moves: [use('upgrade')],
    },
    // White, so that it is legal with the token, and no die is rolled for the breach.
    met: (_, events) =>
      expect([has(events, 'maneuverReplaced'), has(events, 'dieRolled')]).toEqual([false, false]),
  },
  romImpulseDrive: {
    works: {
      begin: 'move',
      own: { dial: 'straight3', aux: 1, upgrades: ['romImpulseDrive'] },
      moves: [use('upgrade')],
    },
    then: (state, events) =>
      expect([
        state.ships[0]!.aux,
        events.some((event) => event.type === 'actionSkipped' && event.why === 'skip'),
      ]).toEqual([0, true]),
    not: {
      begin: 'move',
      own: { dial: 'straight3', upgrades: ['romImpulseDrive'] },
      moves: [use('upgrade')],
    },
    meets: {
      card: 'Pavel Chekov',
      begin: 'move',
      own: { dial: 'straight3', aux: 1, upgrades: ['romImpulseDrive', 'fedChekov'] },
      moves: [use('upgrade', 0, 0, 1), use('upgrade')],
    },
    met: (state) => expect(state.ships[0]!.upgrades[0]!.status).toBe('ready'),
  },
  indEnergyWeb: {
    works: {
      ...act,
      own: { ship: 'indTholian', upgrades: ['indEnergyWeb'], ...STRAIGHT_1 },
      moves: [use('upgrade')],
    },
    then: (state) => expect(state.webs).toMatchObject([{ seat: 0, pose: { x: 457_000, y: 275_000 } }]),
    not: { ...act, own: { ship: 'indTholian', upgrades: ['indEnergyWeb'] }, moves: [use('upgrade')] },
    meets: {
      card: 'Tholia One',
      ...act,
      own: { ship: 'indTholian', upgrades: ['indEnergyWeb'], ...STRAIGHT_1 },
      other: { at: [432, 254, 0], shields: 1 },
      friend: { ship: 'indTholiaOne', at: [482, 254, 0] },
      faces: ['hit'],
      moves: [use('upgrade')],
    },
    // It falls on two ships and strikes the one that is no Tholian Vessel.
    met: (state, events) => {
      expect(state.ships[1]!.shields).toBe(0);
      expect(events.filter(({ type }) => type === 'webStruck')).toHaveLength(1);
    },
  },
  resTactics: {
    works: {
      ...act,
      resource: ['resTactics'],
      moves: [use('resource'), { type: 'chooseToken', token: 'evade' }, { type: 'takeToken', token: 'scan' }],
    },
    then: (state) => expect(state.players[0]!.resourceTokens).toMatchObject({ evade: 1, scan: 2 }),
    not: { ...act, own: { suppressed: true }, resource: ['resTactics'], moves: [use('resource')] },
    meets: {
      card: 'Mr. Spock',
      ...act,
      own: { ship: 'romD7', captain: 'spock' },
      resource: ['resTactics'],
      moves: [
        use('captain'),
        { type: 'takeToken', token: 'scan' },
        use('resource', 1),
        { type: 'chooseToken', token: 'scan' },
      ],
    },
    // Without the icon it is the ship's action; Scan was done already, so that only Battle Stations are left to take.
    met: (state) => {
      expect(state.players[0]!.resourceTokens).toMatchObject({ scan: 2, battleStations: 1 });
      expect(state.ships[0]).toMatchObject({ aux: 1 });
    },
  },
  admMattDecker: {
    works: { ...act, own: { admiral: 'admMattDecker' }, moves: [use('admiral')] },
    then: (_, events) => expect(has(events, 'poolGained')).toBe(true),
    not: { ...act, friend: { admiral: 'admMattDecker', at: [60, 860, 0] }, moves: [use('admiral', 0, 0, 2)] },
    meets: {
      card: 'Communications Failure',
      ...act,
      friend: { admiral: 'admMattDecker', at: [517, 300, 0], damage: ['communicationsFailure'] },
      moves: [use('admiral', 0, 0, 2)],
    },
    met: (_, events) => expect(has(events, 'poolGained')).toBe(false),
  },
  admCharvanek: {
    works: {
      ...act,
      own: { ship: 'romD7', admiral: 'admCharvanek' },
      moves: [use('admiral'), { type: 'takeToken', token: 'evade' }],
    },
    then: (_, events) => expect([has(events, 'cloaked'), has(events, 'tokenTaken')]).toEqual([true, true]),
    not: { ...act, own: { admiral: 'admCharvanek' }, moves: [use('admiral')] },
    meets: {
      card: 'Damaged Sensor Array',
      ...act,
      own: { ship: 'romD7', admiral: 'admCharvanek', damage: ['damagedSensorArray'] },
      moves: [use('admiral'), { type: 'takeToken', token: 'evade' }],
    },
    // She lets it cloak; an action of the Action Bar, which is shut, she cannot give.
    met: (_, events) => expect([has(events, 'cloaked'), has(events, 'tokenTaken')]).toEqual([true, false]),
  },
  admGorkon: {
    works: { ...act, own: { admiral: 'admGorkon' }, faces: ['evade', 'evade'], moves: [use('admiral')] },
    then: (_, events) => expect(events.filter(({ type }) => type === 'tokenTaken')).toHaveLength(2),
    not: { ...act, own: { admiral: 'admGorkon', suppressed: true }, moves: [use('admiral')] },
    meets: {
      card: 'Tactics',
      ...act,
      own: { admiral: 'admGorkon' },
      resource: ['resTactics'],
      moves: [use('admiral'), use('resource'), { type: 'chooseToken', token: 'evade' }],
    },
    met: (state) => expect(state.players[0]!.resourceTokens.evade).toBe(2),
  },
};
