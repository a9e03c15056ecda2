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
  freeSeatingForMore: {
    message: 'Only three captains or more in Mission 2 can sit freely.',
    rule: 'Mission 2, set-up 1, p. 12',
  },
  tooFewRounds: { message: 'A match has five rounds at least.', rule: 'Options' },
  tooFewQuests: { message: 'A match takes two Quests at least.', rule: 'Options' },
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
  badCrew: {
    message: 'Four different members of the crew stay, in the order of their positions.',
    rule: 'Mission 2, set-up 2, p. 12',
  },
  tooManyDice: {
    message: 'No more ships may be committed there: the Neutral Zone and some Q-Vents allow two.',
    rule: 'Neutral Zone, p. 14',
  },
  toTheEnd: { message: 'To the Death: an invasion is fought to the end.', rule: 'To the Death, p. 18' },
  atRest: { message: 'Your fleet is on shore leave: no invasions this turn.', rule: 'Shore Leave' },
  atPeace: {
    message: 'Peace is imposed on you: you may invade no captain this turn.',
    rule: 'Errand of Mercy',
  },
  truce: { message: 'A truce forbids you to invade that captain.', rule: 'Cease Fire, Scorpion' },
  clouded: {
    message: 'Sensors fail in the clouds: no invasion goes into or out of them.',
    rule: 'The Cloud, p. 18',
  },
  noManeuver: { message: 'Your engines are drained: no maneuver this turn.', rule: 'Booby Trap' },
  onlyNextDoor: { message: 'A maneuver may only go to a neighbour now.', rule: 'The Expanse' },
  onlyHelm: { message: 'Your maneuver is made; only Helm could grant another.', rule: 'Maneuver, p. 14' },
  cannotCommand: {
    message: 'That crew member cannot be commanded so now: face-down, too costly, or not the moment.',
    rule: 'Crew, p. 14',
  },
  noSuchCrew: { message: 'You have no such crew member.', rule: 'Crew, p. 14' },
  noReroll: { message: 'Your attack dice cannot be rolled again.', rule: 'Timeless' },
  questNotOpen: { message: 'That Quest does not lie open.', rule: "Q's Quests, p. 15" },
  questNotFulfilled: { message: 'You have not fulfilled that Quest.', rule: "Q's Quests, p. 15" },
  mustAnswer: { message: 'That cannot be declined.', rule: 'Q-Vents, p. 13' },
  noSuchOption: { message: 'The card offers no such choice.', rule: 'Q-Vents, p. 13' },
  notThatCaptain: { message: 'The card does not let you name that captain.', rule: 'Q-Vents, p. 13' },
  notThatLocation: { message: 'The card does not let you choose that location.', rule: 'Q-Vents, p. 13' },
  tooManyShips: { message: 'The card does not allow so many ships there.', rule: 'Q-Vents, p. 13' },
  noAliensThere: {
    message: 'No Alien Lifeforms stand next to a location of that captain there.',
    rule: 'Operation: Annihilate!, p. 17',
  },
  badOrder: { message: 'Each card seen goes back once.', rule: 'Cold Front' },
  sameOrder: { message: 'That is your standing order already.', rule: 'Standing orders' },
} as const satisfies Readonly<Record<string, Row>>;
export type RefusalCode = keyof typeof REFUSALS;

export const refuse = (code: RefusalCode): Refusal => ({ code, ...REFUSALS[code] });
