import { SLOT_NAMES } from '../../../../shared/games/attackWing/words/en/fleet';
import type { Spot } from './edit';

/* What the fleet desk says. */

export const kindWords = (spot: Spot): string => {
  switch (spot.kind) {
    case 'ship':
      return 'Ship';
    case 'captain':
      return 'Captain';
    case 'admiral':
      return 'Admiral';
    case 'hidden':
      return 'Face down';
    case 'resource':
      return 'Resource';
    case 'upgrade':
      return SLOT_NAMES[spot.type];
  }
};

const points = (sp: number): string => `${String(sp)} ${sp === 1 ? 'point' : 'points'}`;

export const deskWords = {
  title: 'Fleet desk',
  lead: 'Build a fleet for Attack Wing by squadron points. Everything that fits is offered; what does not says why.',
  aside: 'Fleets, sharing and playing',
  home: 'Start page',
  name: 'Name of the fleet',
  unnamed: 'Unnamed fleet',
  total: (sp: number, most: number): string => `${String(sp)} of ${String(most)} squadron points`,
  lawful: 'This fleet is lawful.',
  faults: (count: number): string =>
    count === 1 ? 'One thing is not right yet:' : `${String(count)} things are not right yet:`,
  ships: 'Ships',
  none: 'No ship yet. Add one, or begin with a ready-made fleet.',
  unknown: 'unknown card',
  addShip: 'Add a ship',
  noResource: 'No resource',
  take: (card: string): string => `Take away ${card}`,
  change: 'Change',
  changeOf: (kind: string, card: string): string => `Change ${kind.toLowerCase()} ${card}`,
  add: (kind: string, left: number): string =>
    `Add ${kind}${left > 1 ? ` (${String(left)} slots free)` : left === 1 ? ' (1 slot free)' : ' (no slot free)'}`,
  addHidden: 'Lay a card face down',
  addAdmiral: 'Add an admiral',
  addResource: 'Choose a resource',
  addCaptain: 'Choose a captain',
  copyShip: 'Same again',
  points,
  more: (sp: number): string => (sp < 0 ? `−${String(-sp)}` : `+${String(sp)}`),
  facts: (attack: number, agility: number, hull: number, shields: number): string =>
    `Attack ${String(attack)} · Agility ${String(agility)} · Hull ${String(hull)} · Shields ${String(shields)}`,
  picker: (kind: string): string => `Choose: ${kind}`,
  filter: 'Search',
  fits: (count: number): string => (count === 0 ? 'Nothing fits here.' : `Fits (${String(count)})`),
  misfits: (count: number): string => `Does not fit (${String(count)})`,
  close: 'Close',
  limits: 'Rules of the fleet',
  most: 'Squadron points',
  mostHint: '20 to 300.',
  hidden: 'Face-down upgrades, as in Balance of Terror',
  admirals: 'Admirals',
  ready: 'Ready-made fleets',
  readyHint: 'Begin with one of these and change it.',
  saved: 'Your fleets',
  noneSaved: 'None kept in this browser yet.',
  save: 'Keep in this browser',
  kept: (name: string): string => `${name} is kept.`,
  notKept: 'This browser keeps nothing.',
  open: 'Open',
  openOf: (name: string): string => `Open ${name}`,
  forget: 'Forget',
  forgetOf: (name: string): string => `Forget ${name}`,
  share: 'Share',
  shareHint: 'Link and text name every card, also those that lie face down.',
  link: 'Link to this fleet',
  text: 'The fleet as a text',
  copyText: { copy: 'Copy the text', copied: 'Copied.' },
  qr: 'Link to this fleet as a QR code',
  read: 'Read a fleet from a text or a link',
  readDo: 'Read',
  print: 'Print the Fleet Build Sheet',
  fresh: 'New fleet',
  play: 'Play',
  playHint: 'A battle against a bot in this page, with this fleet.',
  mission: 'Mission',
  missions: { duel: 'Duel', balanceOfTerror: 'Balance of Terror' },
  alone: 'Play alone with this fleet',
  host: 'Host a table for such fleets',
  hostHint: 'At the table your kept fleets are among the answers when you are asked for yours.',
  notLawful: 'Only a lawful fleet can be played: see what is not right yet.',
  faceDownRisk:
    'Only what lies face down is wrong. A single battle takes this fleet all the same, an event does not; a ship that turns a wrong card up is destroyed at once.',
} as const;

/** The words of the printed sheet (rules 10.8). */
export const sheetWords = {
  title: 'Fleet Build Sheet',
  back: 'Fleet Build Sheet, back',
  date: 'Date',
  event: 'Event',
  player: 'Name',
  mail: 'E-mail',
  fleet: 'Fleet',
  ship: (at: number): string => `Ship ${String(at + 1)}`,
  type: 'Type',
  card: 'Card title',
  faction: 'Faction',
  sp: 'SP',
  shipTotal: 'Total SP',
  places: { ship: 'Ship', captain: 'Captain', admiral: 'Admiral' },
  resourceUsed: (title: string, sp: number): string =>
    title === '' ? 'Resource used: –' : `Resource used: ${title}, ${String(sp)} SP`,
  totalOf: (at: number): string => `Ship ${String(at + 1)} total SP`,
  resourceTotal: 'Resource total SP',
  build: 'Total build',
  before: 'Before the battle',
  after: 'After the battle',
  round: 'Battle round',
  opponent: 'Opponent’s name',
  buildInitials: 'Opponent’s initials (build)',
  result: 'Result (W-L-B) and battle points',
  points: 'Fleet points',
  cumulative: 'Cumulative fleet points',
  resultInitials: 'Opponent’s initials (result)',
  faceDown: ' (face down)',
  codes:
    'Upgrade types: C crew, E elite talent, T tech, W weapon, B Borg, S squadron. Factions: FED Federation, KLI Klingon, ROM Romulan, DOM Dominion, BOR Borg, SPE Species 8472, KAZ Kazon, BAJ Bajoran, FER Ferengi, VUL Vulcan, IND independent, MIR Mirror Universe.',
} as const;

/** What Attack Wing says at the event desk. */
export const eveningWords = {
  kit: 'Balance of Terror, three rounds',
  swiss: 'Swiss rounds of Attack Wing',
  alone: 'Nobody is left to fight in this round.',
  bye: 'You have the bye in this round: two battle points, and the mean of everybody’s fleet points.',
  fleet: 'Your fleet',
  costs: (name: string, sp: number): string => `${name}, ${points(sp)}`,
  ownFleet: 'Another fleet of your own',
  kept: (name: string): string => `${name === '' ? 'Unnamed fleet' : name} (kept in this browser)`,
  text: 'Fleet as a short text',
  textHint: 'As the fleet desk gives it out: it begins with “aw1~”.',
  build: 'Build or change it at the fleet desk',
  resources: 'Resources that may be bought',
  noResources: 'none',
  winner: 'Winner',
  surviving: (name: string): string => `Squadron points left: ${name}`,
  guesses: (name: string): string => `Right guesses: ${name}`,
} as const;
