import type { BaseState, OwnState, Viewer } from '../../engine/game';
import { without } from '../../engine/piles';
import type { Rng } from '../../engine/rng';
import type { PanicPublic, PublicToken } from './board';
import { CARD_IDS } from './data/cards';
import { THREAT_IDS, TOKEN_IDS, tokenOf } from './data/tokens';
import type { PanicEvent } from './events';
import { isMet, missionOf } from './mission';
import { handLimit, maneuverBan } from './queries';
import { missionsOf } from './setup';
import type { PanicState, Token, Work } from './types';

type Table = Readonly<PanicState>;

const viewTokens = (state: Table): Record<string, PublicToken> => {
  const tokens: Record<string, PublicToken> = {};
  for (const { id, sector, range, defence, cloaked, fresh, forceField } of state.tokens) {
    tokens[id] = { kind: tokenOf(id).kind, sector, range, defence, cloaked, fresh, forceField };
  }
  return tokens;
};

const viewMission = (state: Table): PanicPublic['mission'] => ({
  ...state.mission,
  committed: state.mission.committed.map((one) => ({ ...one })),
  met: (missionOf(state)?.need ?? []).map((need, slot) => isMet(state, need, slot)),
});

/** All that is on the table; only the contents of face-down piles are left out, as numbers. */
export const publicView = (state: Table): PanicPublic => ({
  options: state.options,
  players: state.players,
  target: state.target,
  first: state.first,
  active: state.active,
  turn: state.turn,
  phase: state.phase,
  characters: state.characters.slice(),
  heading: state.heading,
  shields: state.shields.slice(),
  hulls: state.hulls.slice(),
  fell: state.fell.slice(),
  maneuverBan: maneuverBan(state) ?? '',
  deck: state.deck.length,
  bag: state.bag.length,
  missionDeck: state.missionDeck.length,
  discard: state.discard.slice(),
  removed: state.removed.slice(),
  hands: state.hands.map((cards) => ({ cards: cards.slice() })),
  handLimit: handLimit(state),
  threatDiscard: state.threatDiscard.slice(),
  tokens: viewTokens(state),
  drawn: state.drawn.slice(),
  picked: state.picked.slice(),
  missionsFailed: state.missionsFailed.slice(),
  missionsDone: state.missionsDone.slice(),
  mission: viewMission(state),
  used: { ...state.used },
  boarding: { ...state.boarding },
  offer: { ...state.offer },
  stirred: state.stirred,
  still: state.still,
  ending: state.ending,
  agenda: state.agenda as Work[],
});

/** Hands are open (rulebook p. 4): nobody knows more than the table shows. */
export type PanicPrivate = Readonly<Record<string, never>>;
export const privateView = (): PanicPrivate => ({});

export const redact = (event: PanicEvent, _viewer: Viewer): PanicEvent => event;

const guessTokens = (pub: PanicPublic): Token[] =>
  TOKEN_IDS.flatMap((id) => {
    const token = pub.tokens[id];
    if (!token) return [];
    const { sector, range, defence, cloaked, fresh, forceField } = token;
    return [{ id, sector, range, defence, cloaked, fresh, forceField }];
  });

const guessMission = ({ mission }: PanicPublic): PanicState['mission'] => {
  const { id, timer, destroyed, tokenDestroyed, forwards, departed, arrived } = mission;
  const committed = mission.committed.map(({ card, slot }) => ({ card, slot }));
  return { id, timer, committed, destroyed, tokenDestroyed, forwards, departed, arrived };
};

/** What lies in the face-down piles: everything that is nowhere else, in an order of which nothing is known. */
const guessPiles = (pub: PanicPublic, rng: Rng): Pick<PanicState, 'deck' | 'bag' | 'missionDeck'> => {
  const committed = pub.mission.committed.map(({ card }) => card);
  const hands = pub.hands.flatMap(({ cards }) => cards);
  const cards = without(CARD_IDS, [...hands, ...pub.discard, ...pub.removed, ...committed]);
  const onBoard = THREAT_IDS.filter((id) => pub.tokens[id]);
  const tokens = without(THREAT_IDS, [...onBoard, ...pub.threatDiscard, ...pub.drawn, ...pub.picked]);
  const known = [...pub.missionsDone, ...pub.missionsFailed, pub.mission.id];
  const missions = without(missionsOf(pub.options.variant), known);
  return { deck: rng.shuffle(cards), bag: rng.shuffle(tokens), missionDeck: rng.shuffle(missions) };
};

/** A full state that fits the view. */
export const guess = (
  pub: PanicPublic,
  _priv: PanicPrivate | undefined,
  _viewer: Viewer,
  rng: Rng,
): OwnState<PanicState> & Pick<BaseState, 'agenda'> => ({
  options: pub.options,
  players: pub.players,
  target: pub.target,
  first: pub.first,
  active: pub.active,
  turn: pub.turn,
  phase: pub.phase,
  characters: pub.characters.slice(),
  heading: pub.heading,
  shields: pub.shields.slice(),
  hulls: pub.hulls.slice(),
  fell: pub.fell.slice(),
  ...guessPiles(pub, rng),
  discard: pub.discard.slice(),
  removed: pub.removed.slice(),
  hands: pub.hands.map(({ cards }) => cards.slice()),
  threatDiscard: pub.threatDiscard.slice(),
  tokens: guessTokens(pub),
  drawn: pub.drawn.slice(),
  picked: pub.picked.slice(),
  missionsFailed: pub.missionsFailed.slice(),
  missionsDone: pub.missionsDone.slice(),
  mission: guessMission(pub),
  used: { ...pub.used },
  boarding: { ...pub.boarding },
  offer: { ...pub.offer },
  stirred: pub.stirred,
  still: pub.still,
  ending: pub.ending,
  agenda: pub.agenda.slice(),
});
