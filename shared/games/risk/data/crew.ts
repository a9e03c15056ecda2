import type { CaptainId } from './captains';
import type { Op } from './effects';
import type { Provenance } from './provenance';

export const ROLE_IDS = ['firstOfficer', 'security', 'engineer', 'medical', 'helm', 'specialist'] as const;
export type RoleId = (typeof ROLE_IDS)[number];

/** What a position on the bridge can do, what it costs and when. */
export interface RoleRow {
  readonly id: RoleId;
  readonly name: string;
  /** Command Credits. All costs are designed. */
  readonly cost: number;
  /** Windows of an engagement it may be used in (see apply/engagement.ts); none: it has steps of the turn. */
  readonly windows: readonly number[];
  /** Steps of the own turn it may be used in. */
  readonly steps: readonly ('deploy' | 'act' | 'maneuver')[];
  readonly ops: readonly Op[];
  readonly from: Provenance;
}

// Rulebook p. 14: every First Officer adds 1 to the highest attack die throughout an invasion; some crew grant another
// maneuver, or one through others' locations. The rest is designed.
export const ROLES: readonly RoleRow[] = [
  {
    id: 'firstOfficer',
    name: 'First Officer',
    cost: 200,
    windows: [1],
    steps: [],
    ops: [{ op: 'flag', who: 'user', key: 'attackHighBonus', value: 1, duration: 'invasion' }],
    from: 'rulebook',
  },
  {
    id: 'security',
    name: 'Security Chief',
    cost: 200,
    windows: [2],
    steps: [],
    ops: [{ op: 'flag', who: 'user', key: 'defenseHighBonus', value: 1, duration: 'invasion' }],
    from: 'designed',
  },
  {
    id: 'engineer',
    name: 'Chief Engineer',
    cost: 300,
    windows: [],
    steps: ['deploy', 'act'],
    ops: [{ op: 'addShips', who: 'user', n: { base: 2, starbaseBonus: 1 }, where: 'ownOne' }],
    from: 'designed',
  },
  {
    id: 'medical',
    name: 'Chief Medical Officer',
    cost: 200,
    windows: [7, 8],
    steps: [],
    ops: [{ op: 'preventLoss', who: 'user', n: 2, duration: 'engagement' }],
    from: 'designed',
  },
  {
    id: 'helm',
    name: 'Helm',
    cost: 100,
    windows: [],
    steps: ['act', 'maneuver'],
    ops: [
      {
        op: 'choose',
        who: 'user',
        options: [
          { id: 'extra', ops: [{ op: 'maneuver', who: 'user', n: 1, when: 'now', optional: false }] },
          {
            id: 'through',
            ops: [{ op: 'flag', who: 'user', key: 'maneuverThroughOthers', value: 1, duration: 'turn' }],
          },
        ],
      },
    ],
    from: 'rulebook',
  },
  {
    id: 'specialist',
    name: 'Science and Communications',
    cost: 100,
    windows: [4, 5],
    steps: [],
    ops: [{ op: 'rerollDie', who: 'user', n: 1 }],
    from: 'designed',
  },
];

/** Crew cards are known by the index of their role, as every captain has one of each. */
export const [FIRST_OFFICER, SECURITY, ENGINEER, MEDICAL, HELM, SPECIALIST] = [0, 1, 2, 3, 4, 5] as const;

/** Crew cards a captain keeps (rulebook p. 12). */
export const CREW_KEPT = 4;

/** By captain and role. Who has which position is designed. */
export const CREW_NAMES: Readonly<Record<CaptainId, readonly string[]>> = {
  kirk: ['Spock', 'Chekov', 'Scott', 'McCoy', 'Sulu', 'Uhura'],
  picard: ['Riker', 'Worf', 'La Forge', 'Crusher', 'Data', 'Troi'],
  sisko: ['Kira', 'Odo', "O'Brien", 'Bashir', 'Nog', 'Dax'],
  janeway: ['Chakotay', 'Tuvok', 'Torres', 'The Doctor', 'Paris', 'Seven of Nine'],
  archer: ["T'Pol", 'Reed', 'Tucker', 'Phlox', 'Mayweather', 'Sato'],
};

/** All sets of four of the six, by role, in order. */
export const CREWS: readonly (readonly number[])[] = ROLES.flatMap((_, a) =>
  ROLES.slice(a + 1).map((_row, offset) => {
    const b = a + 1 + offset;
    return ROLES.flatMap((_role, role) => (role === a || role === b ? [] : [role]));
  }),
);
