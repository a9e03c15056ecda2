import type { Refusal } from '../../engine/game';

interface Row {
  readonly message: string;
  readonly rule: string;
}

/** Every refusal of the game: what people are told, and the rule behind it. */
export const REFUSALS = {
  betaFirstForTwo: {
    message: 'Only a match of two captains can begin in the Beta Quadrant.',
    rule: 'Two captains',
  },
  notForTable: { message: 'Only a captain does that.', rule: 'Turn order' },
  noSuchSeat: { message: 'Nobody sits there.', rule: 'Turn order' },
  eliminated: { message: 'You are out of this match.', rule: 'Elimination, p. 10' },
  wrongAnswer: { message: 'That does not answer the question.', rule: 'Turn order' },
  captainTaken: { message: 'Another player commands as that captain.', rule: 'Set-up 2, p. 6' },
  wrongQuadrant: {
    message: 'That location lies in the other quadrant.',
    rule: 'Wormhole p. 6, two captains p. 16',
  },
  inhabited: {
    message: 'Somebody is there: a fleet starts on an uninhabited location.',
    rule: 'Set-up 5, p. 7',
  },
  notInHand: { message: 'That card is not in your hand.', rule: 'Reinforcement 3, p. 8' },
  tooManyStars: { message: 'At most ten stars are turned in each turn.', rule: 'Reinforcement 3, p. 8' },
  tooFewStars: { message: 'A trade takes two stars at least.', rule: 'Reinforcement 3, p. 8' },
  notYours: { message: 'You do not hold that location.', rule: 'Reinforcement 4, p. 8; invasion 1, p. 9' },
  beyondPool: { message: 'You have fewer ships than that to deploy.', rule: 'Reinforcement 4, p. 8' },
  notAdjacent: { message: 'No border, line or wormhole joins these locations.', rule: 'Invasion 1, p. 9' },
  ownTarget: { message: 'You hold that location already.', rule: 'Expand and invade, p. 8' },
  notEmpty: { message: 'Somebody is there: that takes an invasion.', rule: 'Expand and invade, p. 8' },
  nobodyThere: { message: 'Nobody is there: expand instead.', rule: 'Expand and invade, p. 8' },
  keepOne: { message: 'At least one ship must stay behind.', rule: 'Invasion 1, p. 9' },
  badLimit: { message: 'Stop at fewer ships than are there now.', rule: 'Invasion 2, p. 9' },
  tooFewDefenders: { message: 'Fewer ships than that defend the location.', rule: 'Invasion 3, p. 9' },
  sameLocation: { message: 'The ships are there already.', rule: 'Maneuver, p. 10' },
  notConnected: { message: 'You do not hold all locations in between.', rule: 'Maneuver, p. 10' },
  sameOrder: { message: 'That is your standing order already.', rule: 'Standing orders' },
} as const satisfies Readonly<Record<string, Row>>;
export type RefusalCode = keyof typeof REFUSALS;

export const refuse = (code: RefusalCode): Refusal => ({ code, ...REFUSALS[code] });
