import type { Op } from './effects';
import type { Provenance } from './provenance';

export type QVentId = `qvent-${string}`;

export interface QVentRow {
  readonly id: QVentId;
  /** An episode of the series. */
  readonly name: string;
  readonly series: string;
  /** Marked II: in play with two captains. All marks are designed. */
  readonly two: boolean;
  readonly ops: readonly Op[];
  readonly from: { readonly name: Provenance; readonly effect: readonly Provenance[] };
}

// Rulebook pp. 13 and 17–18: fifty cards; fourteen are named there, and of those two are told in full.
// prettier-ignore
export const QVENTS: readonly QVentRow[] = [
  { id: 'qvent-trouble-with-tribbles', name: 'The Trouble with Tribbles', series: 'TOS', two: true, ops: [{ op: 'reveal', until: 'unoccupied', count: 1, ifNone: 'firstAlienLocation' }, { op: 'placeTribbles', where: 'revealed', n: 2 }], from: { name: 'rulebook', effect: ['rulebook', 'designed'] } },
  { id: 'qvent-operation-annihilate', name: 'Operation: Annihilate!', series: 'TOS', two: true, ops: [{ op: 'alienAttack', targets: 'each', attackDice: 3, defenseDiceMax: 2, engagements: 1, chooser: 'nextCaptain', onWipeout: 'oneAlienMovesIn' }], from: { name: 'rulebook', effect: ['rulebook', 'designed'] } },
  { id: 'qvent-return-to-tomorrow', name: 'Return to Tomorrow', series: 'TOS', two: true, ops: [{ op: 'redeploy', who: 'active', keepLast: true, optional: true }], from: { name: 'rulebook', effect: ['rulebook', 'designed'] } },
  { id: 'qvent-that-which-survives', name: 'That Which Survives', series: 'TOS', two: true, ops: [{ op: 'flag', who: 'active', key: 'survivorBonus', value: 2, duration: 'turn' }], from: { name: 'rulebook', effect: ['rulebook'] } },
  { id: 'qvent-tomorrow-is-yesterday', name: 'Tomorrow is Yesterday', series: 'TOS', two: false, ops: [{ op: 'addShips', who: 'each', n: { bySeat: { 3: [5, 6, 6], 4: [4, 5, 5, 6], 5: [4, 5, 5, 6, 6] } }, where: 'ownAny' }], from: { name: 'rulebook', effect: ['rulebook', 'designed'] } },
  { id: 'qvent-balance-of-terror', name: 'Balance of Terror', series: 'TOS', two: true, ops: [{ op: 'flag', who: 'each', key: 'neutralZoneClosed', value: 1, duration: 'round' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-shore-leave', name: 'Shore Leave', series: 'TOS', two: true, ops: [{ op: 'choose', who: 'active', options: [{ id: 'rest', ops: [{ op: 'addShips', who: 'active', n: 4, where: 'pool' }, { op: 'flag', who: 'active', key: 'noInvade', value: 1, duration: 'turn' }] }, { id: 'decline', ops: [] }] }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-doomsday-machine', name: 'The Doomsday Machine', series: 'TOS', two: true, ops: [{ op: 'reveal', count: 1 }, { op: 'removeUnits', where: 'revealed', n: 'all', kinds: ['ships', 'aliens', 'tribbles'], captainKeeps: 1 }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-arena', name: 'Arena', series: 'TOS', two: true, ops: [{ op: 'chooseOpponent', who: 'active' }, { op: 'duel', a: 'active', b: 'chosen', dice: 1, tie: 'reroll', loser: [{ op: 'removeUnits', who: 'loser', n: 2, where: 'ownAny', keepLast: true, chooser: 'loser' }], winner: [{ op: 'credits', who: 'winner', delta: 200 }] }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-errand-of-mercy', name: 'Errand of Mercy', series: 'TOS', two: false, ops: [{ op: 'credits', who: 'active', delta: 300 }, { op: 'flag', who: 'active', key: 'noInvadeCaptains', value: 1, duration: 'turn' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-booby-trap', name: 'Booby Trap', series: 'TNG', two: true, ops: [{ op: 'flag', who: 'active', key: 'attackDiceMax', value: 2, duration: 'turn' }, { op: 'flag', who: 'active', key: 'noManeuver', value: 1, duration: 'turn' }], from: { name: 'rulebook', effect: ['rulebook', 'designed'] } },
  { id: 'qvent-i-borg', name: 'I, Borg', series: 'TNG', two: true, ops: [{ op: 'rollOff', participants: 'eachWithCrew', pick: 'lowest', tie: 'rerollTied', then: [{ op: 'crew', who: 'picked', action: 'lose', n: 1, chooser: 'picked' }] }], from: { name: 'rulebook', effect: ['rulebook', 'designed'] } },
  { id: 'qvent-manhunt', name: 'Manhunt', series: 'TNG', two: true, ops: [{ op: 'reveal', count: 5, distinct: true }, { op: 'placeManhunt', where: 'revealed', n: 1, replaceExisting: true }, { op: 'flag', who: 'each', key: 'manhuntReward', value: { ships: 1, credits: 100 }, duration: 'game' }], from: { name: 'rulebook', effect: ['rulebook', 'designed'] } },
  { id: 'qvent-q-who', name: 'Q Who', series: 'TNG', two: true, ops: [{ op: 'reveal', count: 1 }, { op: 'branch', on: 'revealed.occupant', cases: { none: [{ op: 'addShips', who: 'active', n: 3, where: 'revealed', optional: true }], aliens: [{ op: 'placeAliens', where: 'revealed', n: 2 }], tribbles: [{ op: 'placeTribbles', where: 'revealed', n: 1 }], captain: [{ op: 'removeUnits', where: 'revealed', n: 2, kinds: ['ships'], keepLast: true }] } }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-best-of-both-worlds', name: 'The Best of Both Worlds', series: 'TNG', two: false, ops: [{ op: 'removeUnits', who: 'leaderByLocations', n: 1, where: { own: 3, minShips: 2 }, keepLast: true, chooser: 'owner' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-yesterdays-enterprise', name: "Yesterday's Enterprise", series: 'TNG', two: true, ops: [{ op: 'quest', action: 'replace', n: 1, chooser: 'active', optional: true }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-cause-and-effect', name: 'Cause and Effect', series: 'TNG', two: true, ops: [{ op: 'repeatLastQVent', as: 'active', fallback: 'drawAnother' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-chain-of-command', name: 'Chain of Command', series: 'TNG', two: true, ops: [{ op: 'flag', who: 'active', key: 'crewCostDelta', value: 100, duration: 'round' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-peak-performance', name: 'Peak Performance', series: 'TNG', two: true, ops: [{ op: 'flag', who: 'active', key: 'attackHighBonus', value: 1, duration: 'turn' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-deja-q', name: 'Déjà Q', series: 'TNG', two: true, ops: [{ op: 'credits', who: 'each', delta: 100 }, { op: 'flag', who: 'others', key: 'noQVent', value: 1, duration: 'round' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-to-the-death', name: 'To the Death', series: 'DS9', two: true, ops: [{ op: 'flag', who: 'active', key: 'toTheDeath', value: 1, duration: 'turn' }], from: { name: 'rulebook', effect: ['rulebook', 'designed'] } },
  { id: 'qvent-trials-and-tribbleations', name: 'Trials and Tribble-ations', series: 'DS9', two: false, ops: [{ op: 'reveal', until: 'unoccupied', count: 2, distinct: true, ifNone: 'firstAlienLocation' }, { op: 'placeTribbles', where: 'revealed', n: 1 }], from: { name: 'rulebook', effect: ['rulebook', 'designed'] } },
  { id: 'qvent-emissary', name: 'Emissary', series: 'DS9', two: true, ops: [{ op: 'moveWormhole', end: 'alpha', chooser: 'active', optional: true }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-way-of-the-warrior', name: 'The Way of the Warrior', series: 'DS9', two: true, ops: [{ op: 'placeAliens', where: { sector: 'klingon', occupant: 'none' }, n: 2 }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-rules-of-acquisition', name: 'Rules of Acquisition', series: 'DS9', two: true, ops: [{ op: 'credits', who: 'each', delta: { per: 'ownedInSector', sector: 'ferengi', amount: 100 } }, { op: 'sellShips', who: 'active', max: 3, price: 100, keepLast: true, optional: true }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-in-the-pale-moonlight', name: 'In the Pale Moonlight', series: 'DS9', two: true, ops: [{ op: 'pay', who: 'active', cost: 300, optional: true, then: [{ op: 'removeUnits', where: { rivalAdjacent: 1 }, n: 3, kinds: ['ships'], keepLast: true, chooser: 'active' }] }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-siege-of-ar558', name: 'The Siege of AR-558', series: 'DS9', two: true, ops: [{ op: 'chooseLocation', who: 'active', where: 'ownOne' }, { op: 'flag', who: 'active', at: 'chosenLocation', key: 'defenseHighBonus', value: 1, duration: 'round' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-sacrifice-of-angels', name: 'Sacrifice of Angels', series: 'DS9', two: false, ops: [{ op: 'flag', who: 'each', key: 'wormholeClosed', value: 1, duration: 'round' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-favor-the-bold', name: 'Favor the Bold', series: 'DS9', two: true, ops: [{ op: 'flag', who: 'active', key: 'extraCardIfConquered', value: 3, duration: 'turn' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-move-along-home', name: 'Move Along Home', series: 'DS9', two: true, ops: [{ op: 'maneuver', who: 'each', n: 1, when: 'now', optional: true }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-before-and-after', name: 'Before and After', series: 'VOY', two: true, ops: [{ op: 'maneuver', who: 'active', n: 1, when: 'afterDeploy', optional: true }, { op: 'addShips', who: 'active', n: 2, where: 'ownAny', when: 'beforeFinalManeuver', optional: true }], from: { name: 'rulebook', effect: ['rulebook'] } },
  { id: 'qvent-the-cloud', name: 'The Cloud', series: 'VOY', two: true, ops: [{ op: 'flag', who: 'each', key: 'cloudLock', value: ['amleth-prime', 'argus-x', 'bolarus-ix', 'cardassia', 'coridan', 'minos-corva', 'soukara'], duration: 'round' }], from: { name: 'rulebook', effect: ['rulebook', 'designed'] } },
  { id: 'qvent-year-of-hell', name: 'Year of Hell', series: 'VOY', two: true, ops: [{ op: 'd6', table: { 1: 'breen', 2: 'cardassian', 3: 'ferengi', 4: 'klingon', 5: 'romulan', 6: 'federation' }, bind: 'sector' }, { op: 'removeUnits', where: { sector: '$sector' }, n: 1, kinds: ['ships', 'aliens', 'tribbles'], keepLast: false }], from: { name: 'rulebook', effect: ['rulebook', 'designed'] } },
  { id: 'qvent-caretaker', name: 'Caretaker', series: 'VOY', two: false, ops: [{ op: 'chooseLocation', who: 'active', where: 'ownLargest' }, { op: 'reveal', until: 'unoccupiedOtherQuadrant', count: 1, ifNone: 'noEffect' }, { op: 'relocate', from: 'chosenLocation', to: 'revealed', n: { halfDown: true, max: 5 }, keepLast: true }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-scorpion', name: 'Scorpion', series: 'VOY', two: false, ops: [{ op: 'chooseOpponent', who: 'active' }, { op: 'choose', who: 'chosen', options: [{ id: 'accept', ops: [{ op: 'addShips', who: 'active', n: 2, where: 'ownAny' }, { op: 'addShips', who: 'chosen', n: 2, where: 'ownAny' }, { op: 'truce', pair: ['active', 'chosen'], duration: 'round' }] }, { id: 'refuse', ops: [{ op: 'addShips', who: 'active', n: 1, where: 'ownAny' }] }] }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-timeless', name: 'Timeless', series: 'VOY', two: true, ops: [{ op: 'flag', who: 'active', key: 'rerollAttack', value: 1, duration: 'turn' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-death-wish', name: 'Death Wish', series: 'VOY', two: false, ops: [{ op: 'vote', voters: 'each', excludeSelf: true, tieBreaker: 'active', then: [{ op: 'removeUnits', who: 'voted', n: 2, where: 'ownAny', keepLast: true, chooser: 'voted' }] }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-message-in-a-bottle', name: 'Message in a Bottle', series: 'VOY', two: true, ops: [{ op: 'drawLocation', who: 'active', n: 1 }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-the-void', name: 'The Void', series: 'VOY', two: true, ops: [{ op: 'flag', who: 'each', key: 'noCreditIncome', value: 1, duration: 'round' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-killing-game', name: 'The Killing Game', series: 'VOY', two: true, ops: [{ op: 'flag', who: 'each', key: 'topPairLoss', value: 2, duration: 'turn' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-in-a-mirror-darkly', name: 'In a Mirror, Darkly', series: 'ENT', two: true, ops: [{ op: 'flag', who: 'each', key: 'mirrorDice', value: 1, duration: 'turn' }], from: { name: 'rulebook', effect: ['rulebook', 'designed'] } },
  { id: 'qvent-broken-bow', name: 'Broken Bow', series: 'ENT', two: true, ops: [{ op: 'addShips', who: 'active', n: { per: 'sectorsPresent', amount: 1 }, where: 'pool' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-minefield', name: 'Minefield', series: 'ENT', two: true, ops: [{ op: 'flag', who: 'active', key: 'mines', value: { dieMax: 2, loss: 1 }, duration: 'turn' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-andorian-incident', name: 'The Andorian Incident', series: 'ENT', two: true, ops: [{ op: 'chooseOpponent', who: 'active', filter: 'hasLocationCards', optional: true }, { op: 'transferCredits', from: 'active', to: 'chosen', n: 200, required: true }, { op: 'stealLocation', from: 'chosen', to: 'active', n: 1, random: true }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-shuttlepod-one', name: 'Shuttlepod One', series: 'ENT', two: true, ops: [{ op: 'addShips', who: 'active', n: 2, where: { own: 2, exactShips: 1 }, each: true, optional: true }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-regeneration', name: 'Regeneration', series: 'ENT', two: true, ops: [{ op: 'reveal', count: 2, distinct: true }, { op: 'placeAliens', where: 'revealed', n: 2, onlyIf: ['none', 'aliens'] }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-the-expanse', name: 'The Expanse', series: 'ENT', two: true, ops: [{ op: 'flag', who: 'each', key: 'maneuverAdjacentOnly', value: 1, duration: 'round' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-cease-fire', name: 'Cease Fire', series: 'ENT', two: false, ops: [{ op: 'chooseTwoCaptains', who: 'active' }, { op: 'truce', pair: ['chosenA', 'chosenB'], duration: 'round' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-dead-stop', name: 'Dead Stop', series: 'ENT', two: true, ops: [{ op: 'crew', who: 'active', action: 'exhaust', n: 1, optional: true, required: true }, { op: 'buyShips', who: 'active', max: 4, price: 100, where: 'ownOneStarbase' }], from: { name: 'designed', effect: ['designed'] } },
  { id: 'qvent-cold-front', name: 'Cold Front', series: 'ENT', two: true, ops: [{ op: 'peekQVents', who: 'active', n: 3, reorder: true }], from: { name: 'designed', effect: ['designed'] } },
];

const INDEX: ReadonlyMap<string, QVentRow> = new Map(QVENTS.map((row) => [row.id, row]));
const NONE: QVentRow = {
  id: 'qvent-none',
  name: '',
  series: '',
  two: false,
  ops: [],
  from: { name: 'designed', effect: [] },
};

/** The row of a card. */
export const qventOf = (id: string): QVentRow => INDEX.get(id) ?? NONE;

/** The cards in play with so many captains. */
export const qventsFor = (seats: number): QVentId[] =>
  QVENTS.filter(({ two }) => two || seats > 2).map(({ id }) => id);
