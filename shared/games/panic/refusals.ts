import type { Refusal } from '../../engine/game';

/** Every reason the game may give for not doing something: what people read, and the rule behind it. */
export const REFUSALS = {
  optionMissionsFirstGame: [
    'missions: the first game has 2; leave this option alone or choose the standard game.',
    'Rulebook p. 4, first game',
  ],
  optionMissionsNone: [
    'missions: a game without missions has none to complete; leave this option alone or choose the standard game.',
    'Rulebook p. 7, easier scenarios',
  ],
  optionFirstPlayer: ['firstPlayer: there is no such seat at this table.', 'Rulebook p. 4, set-up'],
  wrongAnswer: ['That does not answer the question that is open.', 'The seven phases of a turn'],
  tableMove: ['The table makes no moves in this game.', 'Rulebook p. 5'],
  noSuchSeat: ['There is no such player.', 'Set-up'],
  characterTaken: ['Another player has that character.', 'Rulebook p. 4: every player a different character'],
  notInHand: ['That card is not in the hand it would come from.', 'Rulebook p. 5'],
  notYourself: ['A trade needs another player.', 'Rulebook p. 8, trading'],
  wrongCard: ['That card cannot be used in this way.', 'Rulebook p. 6, Enterprise cards'],
  turnLong: ['No more cards can be used in this turn.', 'Designed: at most 62 cards in one turn'],
  noSuchToken: ['That token is not on the board.', 'Rulebook p. 8'],
  notAShip: ['Only enemy ships can be targets.', 'Rulebook p. 6, hit cards'],
  hidden: ['A cloaked ship cannot be touched by cards.', 'Rulebook p. 15, cloaking ships'],
  holdFire: ['The open mission forbids hit cards.', 'Mission parameters'],
  wrongFacing: ['That card does not reach the facing the ship is in.', 'Rulebook p. 6: exact facing'],
  wrongRange: ['That card does not reach the range the ship is at.', 'Rulebook p. 6: exact range'],
  hasForceField: ['That ship is held by a Force Field already.', 'Designed: one Force Field for each ship'],
  atLong: ['That ship is at long range already.', 'Designed: Tractor Beam'],
  webbed: ['Nothing moves a Tholian out of short range.', 'Rulebook p. 16, Tholians'],
  notDamaged: ['That section is not damaged.', 'Rulebook p. 8, repairing'],
  notDestroyed: ['That section is not destroyed.', 'Rulebook p. 8, rebuilding'],
  nothingToRepair: ['Name at least one damaged section.', 'Designed: Emergency Repairs'],
  notInDiscard: ['That card is not in the discard pile.', 'Designed: Library Computer'],
  sweptAlready: ['One Sensor Sweep a turn.', 'Designed: Sensor Sweep'],
  evadedAlready: ['One Evasive Action a turn.', 'Designed: Evasive Action'],
  noMission: ['No mission is open.', 'Rulebook p. 9'],
  noSlot: ['The mission asks for no cards there.', 'Rulebook p. 9, committing cards'],
  slotFull: ['The mission needs no more of that.', 'Designed: nothing beyond what is lacking'],
  doesNotFit: ['That card does not count for this objective.', 'Rulebook p. 9, division credits'],
  noManeuverLeft: ['No maneuver is left in this turn.', 'Rulebook p. 9: one maneuver a turn'],
  hullTooWeak: ['Three hull sections are destroyed: the ship cannot maneuver.', 'Rulebook p. 10'],
  missionHolds: ['The open mission forbids maneuvers.', 'Rulebook p. 10'],
  web: ['A Tholian at short range holds the ship in its web.', 'Rulebook p. 10 and 16'],
  noAbility: ['Your character cannot do that.', 'Characters'],
  abilityUsed: ['You have used your ability in this turn.', 'Designed: once a turn'],
  noSuchOption: ['That is not one of the choices.', 'Rewards'],
  emptyChoice: ['That would do nothing, and the other choice would.', 'Designed: no empty choice'],
  wrongPart: ['Another kind of section is to be mended.', 'Rewards'],
  notAtLong: ['Only ships at long range can be sent away.', 'Mission reward'],
  notYetStill: ['Nobody gives up while something still changes.', 'Designed: stalemate'],
  notDrawn: ['That token was not drawn, or is picked already.', 'Rulebook p. 14: Spock'],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export type RefusalCode = keyof typeof REFUSALS;

/** Built once: refusing must cost nothing, because samplers try things out. */
const MADE = Object.fromEntries(
  Object.entries(REFUSALS).map(([code, [message, rule]]) => [code, { code, message, rule }]),
) as Readonly<Record<RefusalCode, Refusal>>;

export const refuse = (code: RefusalCode): Refusal => MADE[code];
