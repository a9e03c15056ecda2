/** What things are worth to the bot, in points of damage that the ship can bear. Found by playing, not by theory. */
export const WEIGHTS = {
  /** A point missing from a shield, and more when the shield is gone. */
  shieldPoint: 1,
  shieldDown: 0.6,
  /** A point missing from a hull section. */
  hullPoint: 2.2,
  /** The nth hull section destroyed, on top of its points. */
  hullDown: [0, 1, 2, 4, 5, 9, 1000],
  /** A card that left the game. */
  cardRemoved: 1.3,
  /** What the next phases of enemy fire count for: later ones can still be answered. */
  horizon: [1, 0.6, 0.4],
  /** An enemy ship on the board, and each point of its defence. */
  ship: 0.7,
  shipPoint: 0.8,
  /** The same once nothing but the ships stands between the crew and victory. */
  lastShip: 3,
  lastShipPoint: 1.5,
  /** Once only ships are left: each turn of the Enterprise that the next player's cards still need; more after so many turns. */
  aim: 0.8,
  patience: 25,
  /** A Tholian web. */
  web: 1.5,
  /** A completed mission; a turn that goes by before it. */
  mission: 16,
  turn: 2.6,
  /** A card lying where the mission wants it. */
  committed: 2,
  /** A place in the hand that the next refill will fill. */
  refill: 0.8,
  /** A threat that will not be drawn. */
  sweep: 2.4,
  /** Kirk's or Chekov's ability, spent. */
  ability: 0.8,
  /** A drawn card. */
  card: 0.8,
  /** The card that comes for another when alone: hands are small, and whatever is of no use now keeps out what is. */
  exchange: 1.15,
  /** A starbase within reach. */
  starbase: 0.8,
} as const;

/** What a card is worth in a hand for later, by kind. */
export const HOLD: Readonly<Record<string, number>> = {
  photonTorpedo: 1.3,
  directHit: 1.6,
  dilithium: 0.9,
  tritanium: 0.9,
  securityTeam: 1.1,
  forceField: 0.9,
  tractorBeam: 1,
  bridgeBriefing: 1.2,
  sickbayRounds: 1,
  libraryComputer: 1,
  sensorSweep: 1.2,
  emergencyRepairs: 1.1,
  evasiveAction: 0.9,
  phasersShort: 0.9,
  phasersMedium: 0.9,
  phasersLong: 0.8,
  phasersSide: 0.9,
  phasersRear: 0.9,
  phasersFrontLong: 0.5,
  phasersSideLong: 0.5,
  phasersRearLong: 0.5,
};
export const PLAIN_HOLD = 0.6;
