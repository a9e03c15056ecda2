import { type CardId, isCard } from '../../../shared/games/panic/data/cards';
import { CHARACTERS } from '../../../shared/games/panic/data/characters';
import { tokenOf } from '../../../shared/games/panic/data/tokens';
import type { PanicMove } from '../../../shared/games/panic/moves';
import { type Pick, samePick } from '../../kit/pick';
import type { Look, Piece } from '../../tabletop/gameTable';
import { farAway, inRow, type Place } from '../../viewpoint/place';
import type { Picture, TokenPicture } from './picture';
import { drawnPlace, tokenPlace } from './place';
import { orderedTokens } from './read';
import { pick } from './route';

type PanicLook = Look<PanicMove>;

/** What a token shows besides its model. */
export interface TokenState extends TokenPicture {
  readonly max: number;
}

const card = (id: string, face: string, of: Pick, place: Place): Piece => ({
  ...{ id, face, place },
  ...{ kind: 'card', pick: of },
});

const crewCard = (id: CardId, place: Place): Piece => card(`card ${id}`, id, pick.card(id), place);

/** The two cards of an offered trade lie before everybody's eyes, the given one left. */
const offered = ({ offer }: Picture): readonly Piece[] =>
  offer.partner < 0 ? [] : [offer.give, offer.take].map((id, nth) => crewCard(id, inRow('held', nth, 2)));

/** Whoever has picked a card to trade has those that may be asked for in return before them. */
const inReturn = ({ hands }: Picture, { me, choice }: PanicLook): readonly CardId[] =>
  choice === undefined || choice.picked.length === 0
    ? []
    : hands
        .filter((_, seat) => seat !== me)
        .flatMap((cards) => cards.filter((id) => choice.next.some((one) => samePick(one, pick.card(id)))));

const handPieces = (picture: Picture, look: PanicLook, seat: number): readonly Piece[] => {
  const { offer, hands } = picture;
  const away = offer.partner < 0 ? [] : [offer.give, offer.take];
  const cards = (hands[seat] ?? []).filter((id) => !away.includes(id));
  const held = inReturn(picture, look);
  const others = (id: CardId, nth: number): Place =>
    held.includes(id) ? inRow('held', held.indexOf(id), held.length) : farAway(seat, nth, cards.length);
  return cards.map((id, nth) =>
    seat === look.me
      ? { ...crewCard(id, inRow('hand', nth, cards.length)), drag: true }
      : crewCard(id, others(id, nth)),
  );
};

const characterPieces = ({ characters, hands }: Picture, { me }: PanicLook): readonly Piece[] =>
  characters.map((character, seat) =>
    card(
      `seat ${seat}`,
      character === '' ? 'back:character' : `character:${character}`,
      pick.seat(seat),
      seat === me ? inRow('own', 0, 1) : farAway(seat, -1, hands[seat]?.length ?? 0),
    ),
  );

/** Whoever chooses a character has those that are free before them. */
const castingPieces = ({ characters }: Picture, { asked }: PanicLook): readonly Piece[] => {
  const free = asked?.type === 'character' ? CHARACTERS.filter((one) => !characters.includes(one)) : [];
  return free.map((character, nth) =>
    card(
      `character ${character}`,
      `character:${character}`,
      pick.character(character),
      inRow('held', nth, free.length),
    ),
  );
};

/** Shown of a pile: enough for it to look like one. */
const DEPTH = 3;
const DISCARD = 0;
const DECK = 1;

/** Taking a card back is choosing among all that lie on the pile: they are spread out. */
export const isSpread = ({ choice }: PanicLook): boolean =>
  choice?.open.some(
    (move) =>
      move.type === 'takeBack' ||
      (move.type === 'libraryComputer' && choice.picked.some((one) => samePick(one, pick.card(move.card)))),
  ) === true;

const pilePieces = ({ deck, discard }: Picture, look: PanicLook): readonly Piece[] => {
  const backs = Array.from({ length: Math.min(DEPTH, Math.ceil(deck / 12)) }, (_, nth) =>
    card(`deck ${nth}`, 'back:enterprise', pick.pile('deck'), inRow('piles', DECK, 2, { layer: nth })),
  );
  const under = inRow('piles', DISCARD, 2, { layer: -1 });
  const mat = { ...card('discard mat', 'back:enterprise', pick.pile('discard'), under), mat: true };
  const shown = isSpread(look)
    ? discard.map((id, nth) => crewCard(id, inRow('held', nth, discard.length)))
    : discard
        .slice(-DEPTH)
        .map((id, nth) =>
          card(`card ${id}`, id, pick.pile('discard'), inRow('piles', DISCARD, 2, { layer: nth })),
        );
  return [...backs, mat, ...shown];
};

const missionPieces = ({ mission, target }: Picture): readonly Piece[] => {
  if (target === 0) return [];
  const deck = [1, 2].map((under) =>
    card(
      `missions ${under}`,
      'back:mission',
      pick.pile('missionDeck'),
      inRow('common', 0, 1, { layer: -under }),
    ),
  );
  if (mission.id === '') return deck;
  const open = card(`mission ${mission.id}`, `mission:${mission.id}`, pick.mission(), inRow('common', 0, 1));
  const { committed } = mission;
  const beside = committed.map((one, nth) =>
    crewCard(one.card, inRow('common', nth, committed.length, { row: 1 })),
  );
  return [...deck, open, ...beside];
};

const token = (id: string, place: Place, state: TokenPicture): Piece => {
  const { kind, defence } = tokenOf(id);
  const shown: TokenState = { ...state, max: defence };
  return { id: `token ${id}`, kind: 'token', face: kind, pick: pick.token(id), place, state: shown };
};

const tokenPieces = (picture: Picture): readonly Piece[] => {
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
      return state ? [token(id, tokenPlace(state.sector, state.range, nth, ids.length), { ...state })] : [];
    }),
  );
  const loose = (ids: readonly string[], picked: boolean): readonly Piece[] =>
    ids.map((id, nth) => {
      const { defence } = tokenOf(id);
      const state = { sector: 0, range: 0, defence, cloaked: false, forceField: false };
      return token(id, drawnPlace(nth, ids.length, picked), state);
    });
  return [...standing, ...loose(picture.drawn, false), ...loose(picture.picked, true)];
};

/** Everything that can be seen, and where. */
export const piecesOf = (picture: Picture, look: PanicLook): readonly Piece[] => [
  ...picture.hands.flatMap((_, seat) => handPieces(picture, look, seat)),
  ...offered(picture),
  ...characterPieces(picture, look),
  ...castingPieces(picture, look),
  ...pilePieces(picture, look),
  ...missionPieces(picture),
  ...tokenPieces(picture),
];

/** Cards that cannot be seen lie in the deck or on the discard pile, missions in their deck. */
export const homeOf = ({ discard }: Picture): ((piece: Piece) => Place | undefined) => {
  const discarded = new Set(discard);
  return ({ kind, face }) => {
    if (kind !== 'card') return undefined;
    if (face.startsWith('mission:')) return inRow('common', 0, 1, { layer: -1 });
    if (!isCard(face)) return undefined;
    return inRow('piles', discarded.has(face) ? DISCARD : DECK, 2, { layer: DEPTH - 1 });
  };
};
