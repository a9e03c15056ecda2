import type { PanicPrivate, PanicPublic, PublicToken } from './board';
import { tokenOf } from './data/tokens';
import { isMet, missionOf } from './mission';
import { handLimit, maneuverBan } from './position';
import type { PanicState, Work } from './types';

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
  used: { ...state.used, declined: state.used.declined.map((offer) => ({ ...offer })) },
  boarding: { ...state.boarding },
  offer: { ...state.offer },
  stirred: state.stirred,
  still: state.still,
  ending: state.ending,
  agenda: state.agenda as Work[],
});

export const privateView = (): PanicPrivate => ({});
