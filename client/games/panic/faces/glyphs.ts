import type { Glyph } from '../../../kit/cards/pen';
import { CROSS, INSIGNIA } from '../../../kit/cards/insignia';
import { disc, spokes, star } from '../../../kit/cards/strokes';

/** Signs of our own, each in a box of 100 × 100. */

const DART = 'M50 32 L63 66 L50 59 L37 66 Z';

const WRENCH = 'M91 21 A25 25 0 0 1 60 52 L29 88 A11 11 0 0 1 12 72 L47 40 A25 25 0 0 1 79 9 L66 24 L76 34 Z';

/** By kind of card; all Phasers share one. */
export const CARD_GLYPHS: Readonly<Record<string, Glyph>> = {
  phasers: {
    solid: 'M3 66 A31 31 0 0 1 34 97 L3 97 Z',
    line: 'M22 78 L66 34 M66 12 V22 M92 34 H82 M85 15 L77 23 M48 16 L54 24 M90 54 L80 48 M66 34 L66.1 34',
    width: 9,
  },
  photonTorpedo: {
    solid: `${disc(66, 34, 15)} M52 40 L60 48 L8 97 L3 92 Z`,
    line: 'M66 4 V9 M91 34 H96 M84 16 L88 12 M45 13 L49 17 M87 55 L83 51',
    width: 7,
  },
  dilithium: {
    solid:
      'M48 3 L29 27 L35 90 L48 97 Z M52 3 L71 27 L65 90 L52 97 Z M23 45 L10 62 L19 92 L30 94 Z M77 45 L90 62 L81 92 L70 94 Z',
  },
  tritanium: {
    solid: 'M35 17 H65 L76 46 H24 Z M10 53 H39 L48 83 H1 Z M61 53 H90 L99 83 H52 Z',
  },
  securityTeam: {
    solid: `${disc(50, 25, 15)} M22 92 V72 A28 26 0 0 1 78 72 V92 Z ${disc(15, 38, 10)} M2 88 V72 A16 18 0 0 1 20 54 A34 34 0 0 0 15 74 V88 Z ${disc(85, 38, 10)} M98 88 V72 A16 18 0 0 0 80 54 A34 34 0 0 1 85 74 V88 Z`,
  },
  forceField: {
    solid: DART,
    line: 'M50 4 L90 27 V73 L50 96 L10 73 V27 Z M50 4 V20 M90 27 L77 35 M90 73 L77 65 M50 96 V80 M10 73 L23 65 M10 27 L23 35',
    width: 6,
  },
  tractorBeam: {
    solid: 'M50 3 L72 28 H59 V47 H41 V28 H28 Z',
    line: 'M46 96 L12 40 M54 96 L88 40 M27 60 H73 M37 77 H63',
    width: 7,
  },
  directHit: {
    solid: star(8, 23, 10),
    line: `${disc(50, 50, 34)} M50 3 V26 M50 97 V74 M3 50 H26 M97 50 H74`,
    width: 7,
  },
  bridgeBriefing: {
    solid:
      'M33 6 H67 A6 6 0 0 1 73 12 V52 H27 V12 A6 6 0 0 1 33 6 Z M10 44 H22 V57 H78 V44 H90 V74 H10 Z M43 77 H57 V86 H78 V96 H22 V86 H43 Z',
  },
  sickbayRounds: { line: 'M8 14 H92 V86 H8 Z M9 52 H30 L40 30 L53 74 L62 44 L67 52 H91', width: 7 },
  libraryComputer: {
    solid:
      'M8 10 H44 V44 H8 Z M15 17 V24 H37 V17 Z M56 10 H92 V44 H56 Z M63 17 V24 H85 V17 Z M8 56 H44 V90 H8 Z M15 63 V70 H37 V63 Z M74 52 L94 74 H82 V96 H66 V74 H54 Z',
  },
  sensorSweep: {
    solid: `M50 88 L62 30 A60 60 0 0 1 92 46 Z ${disc(50, 88, 7)}`,
    line: 'M4 70 A50 50 0 0 1 54 38 M20 82 A32 32 0 0 1 50 58 M8 38 A72 72 0 0 1 92 38',
    width: 6,
  },
  emergencyRepairs: { solid: WRENCH, line: 'M16 14 V34 M6 24 H26 M82 72 V88 M74 80 H90', width: 6.5 },
  evasiveAction: {
    solid: 'M74 3 L94 35 H54 Z',
    line: 'M18 96 C18 54 74 76 74 38 M18 62 V56 M18 40 V34 M18 18 V12',
    width: 9,
  },
};

export const MISSION_GLYPHS: Readonly<Record<string, Glyph>> = {
  distressSignal: {
    solid: disc(50, 50, 11),
    line: 'M30 30 A28 28 0 0 0 30 70 M70 30 A28 28 0 0 1 70 70 M15 15 A49 49 0 0 0 15 85 M85 15 A49 49 0 0 1 85 85',
  },
  outpostDefense: {
    solid: 'M22 58 A28 28 0 0 1 78 58 Z M8 64 H92 L76 92 H24 Z',
    line: 'M50 28 V8 M40 10 H60',
    width: 6,
  },
  doomsdayMachine: {
    solid: 'M22 10 Q64 28 98 50 Q64 72 22 90 Q42 50 22 10 Z',
    line: 'M18 12 Q-2 50 18 88',
    width: 8,
  },
  silentDerelict: {
    solid: 'M3 38 H44 L36 49 L46 62 H3 Z M53 38 H74 L97 50 L74 62 H57 L47 49 Z M10 24 H34 V33 H10 Z',
    line: 'M62 82 H80 L62 96 H80 M70 12 H82 L70 24 H82',
    width: 5,
  },
  furryStowaways: {
    solid: `${star(22, 48, 36)} ${disc(38, 46, 5)} ${disc(62, 46, 5)}`,
  },
  neutralZoneRaider: {
    solid: 'M50 24 L59 46 L98 62 L61 65 L50 88 L39 65 L2 62 L41 46 Z',
    line: 'M6 12 H20 M34 12 H48 M62 12 H76 M88 12 H94',
    width: 6,
  },
  caughtInTheWeave: {
    solid: DART,
    line: 'M50 4 L96 84 H4 Z M27 44 L4 84 M27 44 L96 84 M27 44 L50 4 M73 44 L4 84 M73 44 L96 84 M50 84 L27 44 M50 84 L73 44',
    width: 4,
  },
  quarantineProtocol: {
    solid: `${disc(50, 50, 25)} ${disc(42, 44, 6)} ${disc(58, 56, 5)}`,
    line: spokes(10, 28, 44),
    width: 7,
  },
  courierToTheConference: { line: 'M7 22 H93 V80 H7 Z M8 24 L50 56 L92 24', width: 8 },
  barrierAtTheRim: {
    solid: 'M98 50 L70 72 V58 H8 V42 H70 V28 Z',
    line: 'M30 4 V32 M30 68 V96 M48 4 V32 M48 68 V96 M12 12 V32 M12 68 V88',
    width: 7,
  },
  theDevourer: {
    solid: `M50 5 C78 2 97 24 94 50 C98 76 74 98 50 94 C22 98 3 76 8 58 L44 56 L10 40 C12 20 28 6 50 5 Z ${disc(60, 30, 8)}`,
  },
  lostShuttlecraft: {
    solid: 'M6 62 L24 30 H92 V62 Z M34 40 V50 H50 V40 Z M58 40 V50 H74 V40 Z',
    line: 'M14 78 H94',
    width: 9,
  },
  rogueProbe: {
    solid: `M28 34 H72 V84 H28 Z ${disc(50, 56, 13)}`,
    line: 'M50 34 V8 M34 8 H66 M16 44 V74 M84 44 V74',
    width: 7,
  },
  oreForTheColony: {
    solid:
      'M48 4 L33 22 L38 56 L48 60 Z M52 4 L67 22 L62 56 L52 60 Z M6 66 H94 L84 94 H16 Z M24 76 V84 H76 V76 Z',
  },
  fireControlTrials: {
    solid: 'M50 6 L66 38 H34 Z M94 84 L60 76 L74 52 Z M6 84 L40 76 L26 52 Z',
    line: disc(50, 54, 11),
    width: 6,
  },
  aroundTheSun: {
    solid: `${disc(50, 50, 20)} M94 30 L96 56 L74 44 Z`,
    line: 'M6 66 A46 46 0 1 1 86 44',
    width: 8,
  },
  contestOfCaptains: {
    line: 'M14 8 L86 84 M86 8 L14 84 M66 88 L90 64 M34 88 L10 64 M86 84 L95 93 M14 84 L5 93',
    width: 8,
  },
  fallingOrbit: {
    solid: `${disc(50, 62, 30)} M62 42 L46 28 L66 20 Z`,
    line: 'M96 62 A46 46 0 0 0 62 24 M4 62 A46 46 0 0 1 20 26',
    width: 7,
  },
};

/** What a person of the crew is known for. */
export const CREW_GLYPHS = {
  kirk: INSIGNIA.command,
  spock: INSIGNIA.science,
  mccoy: { solid: CROSS },
  scott: { solid: WRENCH },
  uhura: MISSION_GLYPHS.distressSignal ?? {},
  sulu: {
    solid:
      'M50 3 L70 30 H57 V44 H43 V30 H30 Z M3 66 L26 48 V59 H44 V73 H26 V84 Z M97 66 L74 48 V59 H56 V73 H74 V84 Z',
  },
  chekov: CARD_GLYPHS.directHit ?? {},
} as const satisfies Readonly<Record<string, Glyph>>;
