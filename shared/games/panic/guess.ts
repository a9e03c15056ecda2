import type { BaseState, OwnState, Viewer } from '../../engine/game';
import { without } from '../../engine/piles';
import type { Rng } from '../../engine/rng';
import type { PanicPrivate, PanicPublic } from './board';
import { CARD_IDS } from './data/cards';
import { THREAT_IDS, TOKEN_IDS } from './data/tokens';
import { missionsOf } from './setup';
import type { PanicState, Token } from './types';

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
  used: { ...pub.used, declined: pub.used.declined.map((offer) => ({ ...offer })) },
  boarding: { ...pub.boarding },
  offer: { ...pub.offer },
  stirred: pub.stirred,
  still: pub.still,
  ending: pub.ending,
  agenda: pub.agenda.slice(),
});
