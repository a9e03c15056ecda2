import type { Refusal } from '../../engine/game';

interface Said {
  readonly message: string;
  /** Where the rule stands in RULES.md. */
  readonly rule?: string;
}

/** Every reason for which a move is not done, in the game's own words. */
export const REFUSALS = {
  tableOnly: { message: 'Only the clock of the table can call time.' },
  seatsOnly: { message: 'The table itself makes no moves but calling time.' },
  timeCalled: { message: 'Time has been called already.' },
  wrongAnswer: { message: 'That does not answer what you are asked now.' },
  noSuchShip: { message: 'There is no such ship.' },
  notYourShip: { message: 'That ship does not belong to your fleet.' },
  notOffered: { message: 'That fleet is not offered for a battle of this size.', rule: 'Set-up' },
  badFleet: {
    message: 'That fleet breaks a rule of fleet building; the fleet desk names every mistake.',
    rule: 'Fleets',
  },
  notBuilt: { message: 'In this battle fleets are ready-made.', rule: 'Fleets' },
  notNow: { message: 'It is not the turn of that ship.', rule: 'Order' },
  outsideStartingArea: { message: 'The whole base must lie inside your starting area.', rule: 'Set-up' },
  overlapsShip: { message: 'The base would overlap another ship.', rule: 'Overlap' },
  crowdsOut: {
    message: 'There would be no room left in your starting area for the rest of your fleet.',
    rule: 'Set-up',
  },
  nearEdge: { message: 'An obstacle lies farther than range 2 from every edge.', rule: 'Terrain' },
  nearTerrain: {
    message: 'An obstacle lies farther than range 1 from every other one and from the planet.',
    rule: 'Terrain',
  },
  onPlanet: { message: 'No base may stand on the planet.', rule: 'Terrain' },
  onObstacle: { message: 'A ship that rests on an obstacle cannot attack.', rule: 'Terrain' },
  planetBetween: { message: 'The planet lies between the two ships.', rule: 'Terrain' },
  shipGone: { message: 'That ship is no longer in the battle.' },
  dialAlreadySet: {
    message: 'The dial of that ship is set; take the dials back to change it.',
    rule: 'Planning',
  },
  dialsMissing: { message: 'Every ship needs its dial set first.', rule: 'Planning' },
  noDialSet: { message: 'No dial is set that could be taken back.', rule: 'Planning' },
  reopenedTooOften: {
    message: 'The dials were taken back twice this round; confirm them now.',
    rule: 'Planning',
  },
  notOnDial: { message: 'The dial of that ship does not have this maneuver.', rule: 'Planning' },
  redWithAux: {
    message: 'A ship with an Auxiliary Power Token may not fly a red maneuver.',
    rule: 'Auxiliary power',
  },
  coreContained: {
    message: 'With its warp core contained this ship flies no faster than speed 1.',
    rule: 'Damage deck',
  },
  notRed: { message: 'The replacement must be a green or white maneuver.', rule: 'Auxiliary power' },
  cannotGuess: {
    message: 'That ship has no Mission token or is too far away to guess.',
    rule: 'Balance of Terror',
  },
  suppressed: {
    message: 'The maneuver of this ship was anticipated: it uses no card this round.',
    rule: 'Balance of Terror',
  },
  actionDone: { message: 'A ship may not do the same action twice in a round.', rule: 'Actions' },
  notOnActionBar: { message: 'That action is not on the Action Bar of this ship.', rule: 'Actions' },
  actionBarShut: {
    message: 'A Damaged Sensor Array keeps this ship from using its Action Bar.',
    rule: 'Damage deck',
  },
  notAnEnemy: { message: 'Choose an enemy ship.' },
  outOfRange: { message: 'The target is out of range.', rule: 'Range' },
  targetCloaked: {
    message: 'A ship that has been cloaked since an earlier round cannot be locked.',
    rule: 'Cloak',
  },
  alreadyLocked: { message: 'This ship has that Target Lock already.', rule: 'Target Lock' },
  alreadyCloaked: { message: 'The ship is cloaked already.', rule: 'Cloak' },
  noActiveShield: { message: 'Cloaking needs at least one Active Shield.', rule: 'Cloak' },
  notCloaked: { message: 'Sensor Echo needs a cloaked ship.', rule: 'Sensor Echo' },
  leavesMat: { message: 'The base would leave the play area.', rule: 'Sensor Echo' },
  noSuchCard: { message: 'There is no such card.' },
  nothingToRepair: { message: 'That card has no repair that could be tried now.', rule: 'Damage deck' },
  notDisabled: { message: 'That card is not disabled.', rule: 'Actions' },
  noSuchWeapon: { message: 'The ship has no such weapon ready.', rule: 'Weapons' },
  notInArc: { message: 'The target is not in a firing arc of that weapon.', rule: 'Arcs' },
  wrongRange: { message: 'The target is not at a range that weapon reaches.', rule: 'Weapons' },
  needsLock: { message: 'That weapon needs a Target Lock on its target.', rule: 'Weapons' },
  noToken: { message: 'There is no such token to spend.', rule: 'Tokens' },
  nothingToChange: { message: 'That would change nothing now.', rule: 'Tokens' },
  noSuchDie: { message: 'Name dice of this roll, each once, in rising order.', rule: 'Target Lock' },
  dieRolledAgain: { message: 'A die may be rolled again only once in an attack.', rule: 'Target Lock' },
  cannotUse: { message: 'That card has no text for this moment.', rule: 'Cards' },
  textUsed: { message: 'That text has been used as often as it may be.', rule: 'Cards' },
  conditionMissing: { message: 'What that text needs is not given now.', rule: 'Cards' },
  cannotPay: { message: 'The price of that card cannot be paid in full.', rule: 'Cards' },
  noTarget: { message: 'There is no ship that text could fall on.', rule: 'Cards' },
  captainOut: { message: 'The captain of that ship is disabled or injured.', rule: 'Cards' },
  cardNotReady: { message: 'That card is disabled or has left the ship.', rule: 'Cards' },
  keptDown: {
    message: 'You have said that this ship turns up no face-down card this round.',
    rule: 'Balance of Terror',
  },
  nothingFaceDown: { message: 'Nobody is asked for a face-down card here.', rule: 'Balance of Terror' },
  actionTaken: { message: 'This ship has had its action.', rule: 'Actions' },
  noActionNow: { message: 'This ship may take no action now.', rule: 'Actions' },
  noFreeAction: { message: 'This ship may do no free action of that kind now.', rule: 'Actions' },
  onlyActionBar: {
    message: 'With an Auxiliary Power Token only actions of the Action Bar are left to this ship.',
    rule: 'Actions',
  },
  notThatAction: { message: 'The card that gives this action does not give that one.', rule: 'Actions' },
  onWeb: { message: 'Only a Tholian Vessel may end on a token of the Energy Web.', rule: 'Energy Web' },
  cannotAttack: { message: 'This ship cannot attack this round.', rule: 'Cards' },
  cannotBeAttacked: { message: 'That ship cannot be attacked this round.', rule: 'Cards' },
  onlyThatShip: { message: 'This attack can only be made on the ship that attacked.', rule: 'Cards' },
  onlyPrimary: { message: 'The second attack is made with the primary weapon.', rule: 'Cards' },
  notThatManeuver: { message: 'That maneuver cannot be chosen here.', rule: 'Planning' },
  tooManyDice: { message: 'There are not that many dice to add.', rule: 'Cards' },
  notAmong: { message: 'That is none of what can be chosen.' },
} as const satisfies Readonly<Record<string, Said>>;

export type RefusalCode = keyof typeof REFUSALS;

export const refuse = (code: RefusalCode): Refusal => {
  const said: Said = REFUSALS[code];
  return { code, ...said };
};
