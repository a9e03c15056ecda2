import { judge } from '../../../shared/engine/kernel';
import { game } from '../../../shared/games/panic';
import { CARDS_PER_TURN } from '../../../shared/games/panic/data/limits';
import { refuse, type RefusalCode, REFUSALS } from '../../../shared/games/panic/refusals';
import type { PanicMove } from '../../../shared/games/panic/moves';
import type { PanicState } from '../../../shared/games/panic/types';
import { refused, runPhase, table } from './table';
import {
  bridge,
  after,
  asking,
  docking,
  mending,
  spock,
  boarded,
  sunward,
  traders,
  choosing,
} from './refusalStand';

type Case = readonly [RefusalCode, string, () => PanicState, PanicMove];

const CASES: readonly Case[] = [
  ['wrongAnswer', 'a pass in phase 4', bridge, { type: 'pass' }],
  ['notYetStill', 'giving up while something changes', bridge, { type: 'giveUp' }],
  ['wrongAnswer', 'a shot in phase 3', traders, { type: 'fire', card: 'dilithium-1', target: 'tholian-1' }],
  ['characterTaken', 'a character twice', choosing, { type: 'takeCharacter', character: 'spock' }],
  [
    'noSuchSeat',
    'a trade with nobody',
    traders,
    { type: 'offerTrade', seat: 5, give: 'dilithium-1', take: 'tritanium-1' },
  ],
  [
    'notYourself',
    'a trade with oneself',
    traders,
    { type: 'offerTrade', seat: 0, give: 'dilithium-1', take: 'dilithium-1' },
  ],
  [
    'notInHand',
    'a trade for what the partner has not',
    traders,
    { type: 'offerTrade', seat: 1, give: 'dilithium-1', take: 'dilithium-2' },
  ],
  [
    'notInHand',
    'firing a card of somebody else',
    bridge,
    { type: 'fire', card: 'photonTorpedo-2', target: 'klingonCruiser-1' },
  ],
  [
    'notInHand',
    'discarding what one has not',
    asking('status', () => table({ mission: 'theDevourer', hands: [['dilithium-1', 'dilithium-2']] })),
    { type: 'discard', card: 'tritanium-1' },
  ],
  [
    'wrongCard',
    'firing Dilithium',
    bridge,
    { type: 'fire', card: 'dilithium-1', target: 'klingonCruiser-1' },
  ],
  [
    'wrongCard',
    'a Direct Hit without the card',
    bridge,
    { type: 'directHit', card: 'phasersFrontShort-1', hit: 'photonTorpedo-1', target: 'klingonCruiser-1' },
  ],
  [
    'wrongCard',
    'a Direct Hit as its own hit',
    bridge,
    { type: 'directHit', card: 'directHit-1', hit: 'directHit-1', target: 'klingonCruiser-1' },
  ],
  ['wrongCard', 'repairing with a torpedo', bridge, { type: 'repair', card: 'photonTorpedo-1', facing: 1 }],
  [
    'wrongCard',
    'rebuilding with two of a kind',
    bridge,
    { type: 'rebuild', dilithium: 'tritanium-1', tritanium: 'tritanium-1', part: 'shield', facing: 2 },
  ],
  ['wrongCard', 'playing a card that needs a target', bridge, { type: 'playCard', card: 'forceField-1' }],
  [
    'wrongCard',
    'a Force Field made of a beam',
    bridge,
    { type: 'forceField', card: 'tractorBeam-1', target: 'klingonCruiser-1' },
  ],
  [
    'wrongCard',
    'a beam made of a Force Field',
    bridge,
    { type: 'tractorBeam', card: 'forceField-1', target: 'klingonCruiser-1' },
  ],
  [
    'wrongCard',
    'a library made of a sweep',
    bridge,
    { type: 'libraryComputer', card: 'sensorSweep-1', take: 'dilithium-2' },
  ],
  [
    'wrongCard',
    'evading with a sweep',
    bridge,
    { type: 'evasiveAction', card: 'sensorSweep-1', maneuver: 'forward' },
  ],
  [
    'wrongCard',
    'emergency repairs with Dilithium',
    bridge,
    { type: 'emergencyRepairs', card: 'dilithium-1', shield: 1, hull: -1 },
  ],
  ['wrongCard', 'sending Dilithium against boarders', boarded, { type: 'sendTeam', card: 'dilithium-1' }],
  ['notInHand', 'sending somebody else’s team', boarded, { type: 'sendTeam', card: 'securityTeam-2' }],
  [
    'turnLong',
    'a card too many in one turn',
    after(bridge, (state) => void (state.used.cards = CARDS_PER_TURN)),
    { type: 'playCard', card: 'sensorSweep-1' },
  ],
  [
    'noSuchToken',
    'firing at what is not there',
    bridge,
    { type: 'fire', card: 'photonTorpedo-1', target: 'kang-1' },
  ],
  [
    'notAShip',
    'firing at a starbase',
    bridge,
    { type: 'fire', card: 'photonTorpedo-1', target: 'starbase-1' },
  ],
  [
    'notAShip',
    'beaming a starbase (R14)',
    bridge,
    { type: 'tractorBeam', card: 'tractorBeam-1', target: 'starbase-1' },
  ],
  [
    'hidden',
    'firing at a hidden ship',
    bridge,
    { type: 'fire', card: 'photonTorpedo-1', target: 'romulanBattleCruiser-1' },
  ],
  [
    'hidden',
    'a Force Field on a hidden ship (p. 15)',
    bridge,
    { type: 'forceField', card: 'forceField-1', target: 'romulanBattleCruiser-1' },
  ],
  [
    'hidden',
    'a Tractor Beam on a hidden ship (p. 15)',
    bridge,
    { type: 'tractorBeam', card: 'tractorBeam-1', target: 'romulanBattleCruiser-1' },
  ],
  [
    'holdFire',
    'firing in the Contest of Captains',
    after(bridge, (state) => void (state.mission.id = 'contestOfCaptains')),
    { type: 'fire', card: 'photonTorpedo-1', target: 'klingonCruiser-1' },
  ],
  [
    'wrongFacing',
    'a torpedo to the side',
    bridge,
    { type: 'fire', card: 'photonTorpedo-1', target: 'tholian-1' },
  ],
  [
    'wrongRange',
    'short Phasers at medium',
    bridge,
    { type: 'fire', card: 'phasersFrontShort-1', target: 'klingonCruiser-1' },
  ],
  [
    'hasForceField',
    'a second Force Field',
    after(bridge, (state) => void (state.tokens[0]!.forceField = true)),
    { type: 'forceField', card: 'forceField-1', target: 'klingonCruiser-1' },
  ],
  [
    'atLong',
    'pushing a ship at long',
    bridge,
    { type: 'tractorBeam', card: 'tractorBeam-1', target: 'tholian-1' },
  ],
  [
    'webbed',
    'pushing a Tholian at short (R25)',
    after(bridge, (state) => void (state.tokens.find(({ id }) => id === 'tholian-1')!.range = 1)),
    { type: 'tractorBeam', card: 'tractorBeam-1', target: 'tholian-1' },
  ],
  ['notDamaged', 'repairing an intact shield', bridge, { type: 'repair', card: 'dilithium-1', facing: 0 }],
  ['notDamaged', 'repairing a destroyed shield', bridge, { type: 'repair', card: 'dilithium-1', facing: 2 }],
  [
    'notDamaged',
    'emergency repairs of an intact hull',
    bridge,
    { type: 'emergencyRepairs', card: 'emergencyRepairs-1', shield: 1, hull: 1 },
  ],
  [
    'notDestroyed',
    'rebuilding a damaged shield',
    bridge,
    { type: 'rebuild', dilithium: 'dilithium-1', tritanium: 'tritanium-1', part: 'shield', facing: 1 },
  ],
  [
    'nothingToRepair',
    'emergency repairs of nothing',
    bridge,
    { type: 'emergencyRepairs', card: 'emergencyRepairs-1', shield: -1, hull: -1 },
  ],
  [
    'notInDiscard',
    'a card that was not discarded',
    bridge,
    { type: 'libraryComputer', card: 'libraryComputer-1', take: 'dilithium-2' },
  ],
  [
    'sweptAlready',
    'a second Sensor Sweep',
    after(bridge, (state) => void (state.used.sensorSweep = true)),
    { type: 'playCard', card: 'sensorSweep-1' },
  ],
  [
    'evadedAlready',
    'a second Evasive Action',
    after(bridge, (state) => void (state.used.evasiveAction = true)),
    { type: 'evasiveAction', card: 'evasiveAction-1', maneuver: 'forward' },
  ],
  ['noMission', 'committing without a mission', bridge, { type: 'commit', card: 'dilithium-1', slot: 0 }],
  [
    'noSlot',
    'committing where a token is asked for',
    after(bridge, (state) => void (state.mission.id = 'distressSignal')),
    { type: 'commit', card: 'dilithium-1', slot: 0 },
  ],
  [
    'noSlot',
    'committing to a slot that is not there',
    after(bridge, (state) => void (state.mission.id = 'distressSignal')),
    { type: 'commit', card: 'dilithium-1', slot: 9 },
  ],
  [
    'slotFull',
    'committing more than is lacking',
    after(bridge, (state) => {
      state.mission.id = 'distressSignal';
      state.mission.committed = [{ card: 'dilithium-2', slot: 2 }];
    }),
    { type: 'commit', card: 'dilithium-1', slot: 2 },
  ],
  [
    'doesNotFit',
    'committing the wrong insignia',
    after(bridge, (state) => void (state.mission.id = 'distressSignal')),
    { type: 'commit', card: 'dilithium-1', slot: 1 },
  ],
  [
    'noManeuverLeft',
    'a second maneuver',
    after(bridge, (state) => void (state.used.maneuvers = 1)),
    { type: 'maneuver', maneuver: 'forward' },
  ],
  [
    'hullTooWeak',
    'a maneuver with three hull sections gone',
    after(bridge, (state) => void (state.hulls = [0, 0, 0, 2, 2, 2])),
    { type: 'maneuver', maneuver: 'clockwise' },
  ],
  [
    'hullTooWeak',
    'evading with three hull sections gone',
    after(bridge, (state) => void (state.hulls = [0, 0, 0, 2, 2, 2])),
    { type: 'evasiveAction', card: 'evasiveAction-1', maneuver: 'clockwise' },
  ],
  [
    'missionHolds',
    'a maneuver that the mission forbids',
    after(bridge, (state) => void (state.mission.id = 'theDevourer')),
    { type: 'maneuver', maneuver: 'clockwise' },
  ],
  [
    'web',
    'a maneuver in a Tholian web',
    after(bridge, (state) => void (state.tokens.find(({ id }) => id === 'tholian-1')!.range = 1)),
    { type: 'maneuver', maneuver: 'clockwise' },
  ],
  ['noAbility', 'mending without being Scott', bridge, { type: 'mend', part: 'shield', facing: 1 }],
  [
    'abilityUsed',
    'mending twice',
    after(
      () => table({ characters: ['scott'], shields: [1, 2, 2, 2, 2, 2] }),
      (state) => void (state.used.ability = true),
    ),
    { type: 'mend', part: 'shield', facing: 0 },
  ],
  [
    'noSuchSeat',
    'treating nobody',
    asking('draw', () => table({ characters: ['mccoy'] })),
    { type: 'treat', seat: 3 },
  ],
  ['noSuchOption', 'a third of two choices', docking, { type: 'chooseEffect', option: 2 }],
  [
    'emptyChoice',
    'a choice that does nothing',
    after(docking, (state) => void (state.shields = [1, 2, 2, 2, 2, 2])),
    { type: 'chooseEffect', option: 1 },
  ],
  ['wrongPart', 'a hull section in place of a shield', mending, { type: 'restore', part: 'hull', facing: 0 }],
  [
    'notDamaged',
    'mending an intact shield at the starbase',
    mending,
    { type: 'restore', part: 'shield', facing: 3 },
  ],
  ['noSuchToken', 'sending away what is not there', sunward, { type: 'removeThreat', target: 'kang-1' }],
  ['notAShip', 'sending a starbase away', sunward, { type: 'removeThreat', target: 'starbase-1' }],
  [
    'hidden',
    'sending a hidden ship away',
    sunward,
    { type: 'removeThreat', target: 'romulanBattleCruiser-1' },
  ],
  [
    'notAtLong',
    'sending away a ship that is near',
    sunward,
    { type: 'removeThreat', target: 'klingonCruiser-1' },
  ],
  [
    'notInDiscard',
    'taking back what was not discarded',
    after(
      () => table({ mission: 'lostShuttlecraft', tokens: { 'shuttle-1': { sector: 3, range: 1 } } }),
      (state) => {
        state.mission.committed = [{ card: 'dilithium-1', slot: 1 }];
        runPhase(state, 'status');
      },
    ),
    { type: 'takeBack', card: 'dilithium-2' },
  ],
  ['notDrawn', 'a threat that was not drawn', spock, { type: 'pickThreat', token: 'star-1' }],
];

describe('refusals', () => {
  test.each(CASES.map(([code, what, build, move]) => [code, what, build, move] as const))(
    '%s: %s',
    (code, _what, build, move) => {
      expect(refused(build(), move)).toBe(code);
    },
  );

  test('the table makes no moves', () => {
    const state = bridge();
    expect(judge(game, state, { actor: 'table', ask: 0, move: { type: 'endPhase' } })?.code).toBe(
      'tableMove',
    );
  });

  test('every refusal has been tried, and says what and why in sentences', () => {
    const tried = new Set<string>(CASES.map(([code]) => code));
    for (const code of ['tableMove', 'optionMissionsFirstGame', 'optionMissionsNone', 'optionFirstPlayer'])
      tried.add(code);
    expect([...tried].sort()).toEqual(Object.keys(REFUSALS).sort());
    for (const code of Object.keys(REFUSALS) as RefusalCode[]) {
      const { message, rule } = refuse(code);
      expect(message).toMatch(/^[A-Za-z].*\.$/);
      expect(rule).toMatch(/^[A-Z]/);
    }
  });
});
