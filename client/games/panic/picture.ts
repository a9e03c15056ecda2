import type { PanicPublic } from '../../../shared/games/panic/board';
import type { CardId } from '../../../shared/games/panic/data/cards';
import type { CharacterId } from '../../../shared/games/panic/data/characters';
import type { MissionId } from '../../../shared/games/panic/data/missions';
import { FACINGS_COUNT, INTACT } from '../../../shared/games/panic/data/ship';
import type { TokenId } from '../../../shared/games/panic/data/tokens';
import type { Committed, Ending, Phase } from '../../../shared/games/panic/types';

/** A token as it stands on the table. */
export interface TokenPicture {
  sector: number;
  range: number;
  defence: number;
  cloaked: boolean;
  forceField: boolean;
}

/** The mission card and what has been done for it; `id` is `''` where none lies open. */
export interface MissionPicture {
  id: MissionId | '';
  timer: number;
  committed: Committed[];
  destroyed: number;
  tokenDestroyed: boolean;
  forwards: number;
  departed: boolean;
}

/**
 * All that can be seen on the table, as plain data. A snap paints it from the board; each event changes it by itself.
 * The two must always agree: that is the law of the scene, and a test holds it over whole games.
 */
export interface Picture {
  target: number;
  /** −1 once the game is over: nobody's turn. */
  active: number;
  turn: number;
  phase: Phase;
  characters: (CharacterId | '')[];
  /** The active player's own ability is spent. */
  abilitySpent: boolean;
  heading: number;
  shields: number[];
  hulls: number[];
  tokens: Record<TokenId, TokenPicture>;
  hands: CardId[][];
  deck: number;
  discard: CardId[];
  removed: number;
  bag: number;
  threatDiscard: number;
  /** Out of the bag, before they are put in their places. */
  drawn: TokenId[];
  picked: TokenId[];
  mission: MissionPicture;
  missionsDone: MissionId[];
  boarding: { sector: number; damage: number };
  offer: { partner: number; give: CardId; take: CardId };
  ending: Ending | '';
}

export const noMission = (): MissionPicture => ({
  id: '',
  timer: 0,
  committed: [],
  destroyed: 0,
  tokenDestroyed: false,
  forwards: 0,
  departed: false,
});

export const noOffer = (): Picture['offer'] => ({ partner: -1, give: '', take: '' });

/** The table before anything has happened: every card in the deck, every threat in the bag. */
export const freshPicture = (players: number, target: number, deck: number, bag: number): Picture => ({
  target,
  active: 0,
  turn: 0,
  phase: 'setUp',
  characters: Array.from({ length: players }, () => '' as const),
  abilitySpent: false,
  heading: 0,
  shields: Array.from({ length: FACINGS_COUNT }, () => INTACT),
  hulls: Array.from({ length: FACINGS_COUNT }, () => INTACT),
  tokens: {},
  hands: Array.from({ length: players }, () => []),
  deck,
  discard: [],
  removed: 0,
  bag,
  threatDiscard: 0,
  drawn: [],
  picked: [],
  mission: noMission(),
  missionsDone: [],
  boarding: { sector: 0, damage: 0 },
  offer: noOffer(),
  ending: '',
});

const tokensOf = (pub: PanicPublic): Record<TokenId, TokenPicture> =>
  Object.fromEntries(Object.entries(pub.tokens).map(([id, { fresh: _, kind: __, ...shown }]) => [id, shown]));

/** The open mission has ended and only its reward or failure is still being dealt with. */
const isEnding = ({ agenda, ending }: PanicPublic): boolean =>
  ending !== '' || agenda.some(({ type }) => type === 'missionEnd');

const missionOf = (pub: PanicPublic): MissionPicture => {
  const { arrived: _, met: __, id, committed, ...shown } = pub.mission;
  if (id === '' || isEnding(pub)) return noMission();
  return { id, ...shown, committed: committed.map(({ card, slot }) => ({ card, slot })) };
};

/** Those set aside, and the one that is about to be. */
const doneOf = (pub: PanicPublic): MissionId[] => {
  const now = pub.agenda.some((work) => work.type === 'missionEnd' && work.done) ? pub.mission.id : '';
  return now === '' ? pub.missionsDone.slice() : [...pub.missionsDone, now];
};

/** What the board shows. */
export const pictureOf = (pub: PanicPublic): Picture => ({
  target: pub.target,
  active: pub.ending === '' ? pub.active : -1,
  turn: pub.turn,
  phase: pub.phase,
  characters: pub.characters.slice(),
  abilitySpent: pub.used.ability,
  heading: pub.heading,
  shields: pub.shields.slice(),
  hulls: pub.hulls.slice(),
  tokens: tokensOf(pub),
  hands: pub.hands.map(({ cards }) => cards.slice()),
  deck: pub.deck,
  discard: pub.discard.slice(),
  removed: pub.removed.length,
  bag: pub.bag,
  threatDiscard: pub.threatDiscard.length,
  drawn: pub.drawn.slice(),
  picked: pub.picked.slice(),
  mission: missionOf(pub),
  missionsDone: doneOf(pub),
  boarding: { sector: pub.boarding.sector, damage: pub.boarding.damage },
  offer: { partner: pub.offer.partner, give: pub.offer.give, take: pub.offer.take },
  ending: pub.ending,
});
