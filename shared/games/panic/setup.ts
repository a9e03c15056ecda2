import { ask } from '../../engine/asks';
import type { OwnState, Seat } from '../../engine/game';
import type { Rng } from '../../engine/rng';
import { type Emitter, schedule } from './apply/context';
import { maybeReveal, noMission } from './apply/missions';
import { drawCards, takeAny, takeOut } from './apply/piles';
import { placeToken } from './apply/tokens';
import { noOffer } from './apply/trade';
import { nothingUsed } from './apply/turn';
import { CARD_IDS } from './data/cards';
import { type CharacterId, CHARACTERS } from './data/characters';
import { FIRST_GAME, type MissionId, MISSIONS } from './data/missions';
import { FACINGS_COUNT, INTACT, LONG } from './data/ship';
import { OPENING_SECTORS, OPENING_TOKENS, THREAT_IDS } from './data/tokens';
import { missionTarget, type PanicOptions, type Variant } from './options';
import { handLimit } from './position';
import type { PanicState } from './types';

const everyFacing = <T>(value: T): T[] => Array.from({ length: FACINGS_COUNT }, () => value);

/** The missions a variant plays with. */
export const missionsOf = (variant: Variant): readonly MissionId[] => {
  switch (variant) {
    case 'standard':
      return MISSIONS;
    case 'firstGame':
      return FIRST_GAME;
    case 'noMissions':
      return [];
  }
};

/** An empty board, all cards in the deck, all threats in the bag. */
export const setup = (options: PanicOptions, players: number, rng: Rng): OwnState<PanicState> => {
  const first = options.firstPlayer > 0 ? options.firstPlayer - 1 : rng.below(players);
  return {
    options,
    players,
    target: missionTarget(options),
    first,
    active: first,
    turn: 0,
    phase: 'setUp',
    characters: Array.from({ length: players }, (): CharacterId | '' => ''),
    heading: 0,
    shields: everyFacing(INTACT),
    hulls: everyFacing(INTACT),
    fell: everyFacing(false),
    deck: CARD_IDS.slice(),
    discard: [],
    removed: [],
    hands: Array.from({ length: players }, () => []),
    bag: THREAT_IDS.slice(),
    threatDiscard: [],
    tokens: [],
    drawn: [],
    picked: [],
    missionDeck: missionsOf(options.variant).slice(),
    missionsFailed: [],
    missionsDone: [],
    mission: noMission(),
    used: nothingUsed(),
    boarding: { sector: 0, damage: 0 },
    offer: noOffer(),
    stirred: false,
    still: 0,
    ending: '',
  };
};

/** Rulebook p. 4, in its order: three ships, characters, hands, the first mission. */
export const begin = (draft: PanicState, rng: Rng, emit: Emitter): void => {
  const { players, first, target } = draft;
  emit?.({ type: 'gameBegan', players, first, target });
  const sectors = rng.shuffle(OPENING_SECTORS.slice());
  OPENING_TOKENS.forEach((token, at) => {
    takeOut(draft.bag, token);
    placeToken(draft, token, sectors[at] ?? 1, LONG, 'setUp', emit);
  });
  schedule(draft, { type: 'deal' });
  if (draft.options.characters === 'dealt') dealCharacters(draft, rng, emit);
  else schedule(draft, { type: 'character', seat: first });
};

const dealCharacters = (draft: PanicState, rng: Rng, emit: Emitter): void => {
  const left: CharacterId[] = CHARACTERS.slice();
  for (let seat = 0; seat < draft.players; seat++) {
    const character = takeAny(left, rng);
    if (character) assume(draft, seat, character, true, emit);
  }
};

export const assume = (
  draft: PanicState,
  seat: Seat,
  character: CharacterId,
  dealt: boolean,
  emit: Emitter,
): void => {
  draft.characters[seat] = character;
  emit?.({ type: 'tookCharacter', seat, character, dealt });
};

/** One player after the other, from the first clockwise. */
export const askForCharacter = (draft: PanicState, seat: Seat): void => {
  const next = (seat + 1) % draft.players;
  if (next !== draft.first) schedule(draft, { type: 'character', seat: next });
  ask(draft, { type: 'character', seat });
};

/** Hands, the first mission, and the first turn. */
export const deal = (draft: PanicState, rng: Rng, emit: Emitter): void => {
  const limit = handLimit(draft);
  for (let i = 0; i < draft.players; i++) {
    drawCards(draft, (draft.first + i) % draft.players, limit, 'deal', rng, emit);
  }
  maybeReveal(draft, rng, emit);
  schedule(draft, { type: 'turn' });
};
