import { type CardId, cardOf, isCard } from '../../../shared/games/panic/data/cards';
import { CHARACTERS } from '../../../shared/games/panic/data/characters';
import { tokenOf } from '../../../shared/games/panic/data/tokens';
import type { Pick } from '../../input/gesture';
import { TABLE } from '../../holodeck/measures';
import {
  committedPlace,
  deckPlace,
  discardPlace,
  handPlace,
  matPlace,
  missionDeckPlace,
  missionPlace,
  offerPlace,
  ownCharacterPlace,
  type Screen,
  spreadPlace,
} from './glass';
import type { Picture, TokenPicture } from './picture';
import { consoleOf, farCharacterPlace, farHandPlace, type Place, tokenPlace } from './place';
import { pick } from './reach';
import { orderedTokens } from './read';

/** How the table is looked at: by whom, on what, and what lies open for a choice. */
export interface Look {
  /** −1 looks on. */
  readonly me: number;
  readonly screen: Screen;
  /** The discard pile is spread out. */
  readonly spread: boolean;
  /** The characters are spread out to choose from. */
  readonly casting: boolean;
  /** The card of the own hand that is raised. */
  readonly lifted: CardId;
}

export interface CardPiece {
  readonly id: string;
  readonly face: string;
  readonly pick: Pick;
  readonly place: Place;
  /** It can be taken up. */
  readonly drag: boolean;
  /** It only marks a place. */
  readonly mat?: boolean;
}

export interface TokenPiece {
  readonly id: string;
  readonly place: Place;
  readonly state: TokenPicture;
  readonly max: number;
}

const card = (id: CardId, place: Place, drag = false): CardPiece => ({
  id: `card ${id}`,
  face: id,
  pick: pick.card(id),
  place,
  drag,
});

/** Cards that lie elsewhere for a moment: those of an offered trade. */
const offered = ({ offer }: Picture, { screen }: Look): readonly CardPiece[] =>
  offer.partner < 0
    ? []
    : [card(offer.give, offerPlace('give', screen)), card(offer.take, offerPlace('take', screen))];

const handPieces = (picture: Picture, look: Look, seat: number): readonly CardPiece[] => {
  const { offer, hands } = picture;
  const away = offer.partner < 0 ? [] : [offer.give, offer.take];
  const cards = (hands[seat] ?? []).filter((id) => !away.includes(id));
  const where = consoleOf(seat, look.me, hands.length);
  return cards.map((id, nth) =>
    seat === look.me
      ? card(id, handPlace(nth, cards.length, look.screen, id === look.lifted), true)
      : card(id, farHandPlace(where, nth, cards.length)),
  );
};

const characterPieces = ({ characters, hands }: Picture, { me, screen }: Look): readonly CardPiece[] =>
  characters.map((character, seat) => ({
    id: `seat ${seat}`,
    face: character === '' ? 'back:character' : `character:${character}`,
    pick: pick.seat(seat),
    place:
      seat === me
        ? ownCharacterPlace(screen)
        : farCharacterPlace(consoleOf(seat, me, hands.length), hands[seat]?.length ?? 0),
    drag: false,
  }));

const castingPieces = ({ characters }: Picture, { casting, screen }: Look): readonly CardPiece[] => {
  const free = casting ? CHARACTERS.filter((one) => !characters.includes(one)) : [];
  return free.map((character, nth) => ({
    id: `character ${character}`,
    face: `character:${character}`,
    pick: pick.character(character),
    place: spreadPlace(nth, free.length, screen),
    drag: false,
  }));
};

/** Shown of a pile: enough for it to look like one. */
const DEPTH = 3;

const pilePieces = (picture: Picture, { screen, spread }: Look): readonly CardPiece[] => {
  const backs = Array.from({ length: Math.min(DEPTH, Math.ceil(picture.deck / 12)) }, (_, nth) => ({
    id: `deck ${nth}`,
    face: 'back:enterprise',
    pick: pick.pile('deck'),
    place: deckPlace(nth, screen),
    drag: false,
  }));
  const { discard } = picture;
  const mat = {
    id: 'discard mat',
    face: 'back:enterprise',
    pick: pick.pile('discard'),
    place: matPlace(screen),
    drag: false,
    mat: true,
  };
  const shown = spread
    ? discard.map((id, nth) => card(id, spreadPlace(nth, discard.length, screen)))
    : discard.slice(-DEPTH).map((id, nth) => ({
        ...card(id, discardPlace(nth, screen)),
        pick: pick.pile('discard'),
      }));
  return [...backs, mat, ...shown];
};

const missionPieces = ({ mission, target }: Picture, { screen }: Look): readonly CardPiece[] => {
  if (target === 0) return [];
  const deck = [0, 1].map((nth) => ({
    id: `missionDeck ${nth}`,
    face: 'back:mission',
    pick: pick.pile('missionDeck'),
    place: missionDeckPlace(nth, screen),
    drag: false,
  }));
  if (mission.id === '') return deck;
  const open = {
    id: `mission ${mission.id}`,
    face: `mission:${mission.id}`,
    pick: pick.mission(),
    place: missionPlace(screen),
    drag: false,
  };
  const { committed } = mission;
  const beside = committed.map((one, nth) => card(one.card, committedPlace(nth, committed.length, screen)));
  return [...deck, open, ...beside];
};

/** Every card that can be seen, and where. */
export const cardPieces = (picture: Picture, look: Look): readonly CardPiece[] => [
  ...picture.hands.flatMap((_, seat) => handPieces(picture, look, seat)),
  ...offered(picture, look),
  ...characterPieces(picture, look),
  ...castingPieces(picture, look),
  ...pilePieces(picture, look),
  ...missionPieces(picture, look),
];

/** Tokens out of the bag hover over the near edge of the table; those Spock has picked wait at their left, in their order. */
const drawnPlace = (nth: number, of: number, picked: boolean): Place => ({
  frame: 'world',
  x: picked ? -0.5 - nth * 0.2 : (nth - (of - 1) / 2) * 0.24,
  y: TABLE.height + 0.22,
  z: -0.9,
  pitch: 0,
  yaw: 0.6,
  roll: 0,
  size: 1.3,
});

/** Every token that can be seen, and where. */
export const tokenPieces = (picture: Picture): readonly TokenPiece[] => {
  const spaces = new Map<string, string[]>();
  for (const id of orderedTokens(picture)) {
    const at = picture.tokens[id];
    if (!at) continue;
    const space = `${at.sector}/${at.range}`;
    spaces.set(space, [...(spaces.get(space) ?? []), id]);
  }
  const standing = [...spaces.values()].flatMap((ids) =>
    ids.flatMap((id, nth) => {
      const state = picture.tokens[id];
      if (!state) return [];
      const place = tokenPlace(state.sector, state.range, nth, ids.length);
      return [{ id, place, state, max: tokenOf(id).defence }];
    }),
  );
  const loose = (ids: readonly string[], picked: boolean): readonly TokenPiece[] =>
    ids.map((id, nth) => {
      const { defence } = tokenOf(id);
      const state = { sector: 0, range: 0, defence, cloaked: false, forceField: false };
      return { id, place: drawnPlace(nth, ids.length, picked), state, max: defence };
    });
  return [...standing, ...loose(picture.drawn, false), ...loose(picture.picked, true)];
};

/** A card that lies in a hand or on a pile is known by itself, whatever a pick of the pile is called. */
export const isFor = (piece: { readonly pick: Pick; readonly face: string }, thing: Pick): boolean =>
  (piece.pick.kind === thing.kind && piece.pick.id === thing.id) ||
  (thing.kind === 'card' && isCard(piece.face) && cardOf(piece.face).id === thing.id);
