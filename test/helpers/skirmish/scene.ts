import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { CardFaces } from '../../../client/kit/cards/types';
import { TABLE } from '../../../client/kit/measures';
import type { Pick } from '../../../client/kit/pick';
import { type Fleet, loadFleet } from '../../../client/kit/things';
import { seatMeaning } from '../../../client/kit/theme';
import type { Body, GameTable, Look, Piece, Props, Tools } from '../../../client/tabletop/gameTable';
import { oneOf, type Route } from '../../../client/tabletop/route';
import { farAway, inRow, onTable, type Place } from '../../../client/viewpoint/place';
import { type Picture, pictureOf, tell } from './picture';
import { isAmbush, LINE_LENGTH, type Event, type Move, type Private, type Public, strengthOf } from './types';

/** Half the side of the field, in metres. */
const HALF = 0.6;
const metres = (spot: number): number => (spot / LINE_LENGTH - 0.5) * 2 * HALF;
const spotAt = (at: number): number =>
  Math.min(LINE_LENGTH, Math.max(0, Math.round((at / (2 * HALF) + 0.5) * LINE_LENGTH)));

const card = (id: string): Pick => ({ kind: 'card', id });
const captain = (seat: number): Pick => ({ kind: 'captain', id: String(seat) });
const trap = (seat: number): Pick => ({ kind: 'trap', id: String(seat) });
const DECK: Pick = { kind: 'pile', id: 'deck' };

const faceOf = (name: string): string =>
  name === '' ? 'back' : isAmbush(name) ? 'ambush' : `blade ${strengthOf(name)}`;

const cardPiece = (id: string, name: string, place: Place, pick?: Pick): Piece => ({
  ...{ id, place, pick },
  ...{ kind: 'card', face: faceOf(name) },
});

const hand = ({ captains }: Picture, { me }: Look<Move>, seat: number): readonly Piece[] => {
  const cards = captains[seat]?.hand ?? [];
  return cards.map((name, nth) => {
    const place = seat === me ? inRow('hand', nth, cards.length) : farAway(seat, nth, cards.length);
    const id = name === '' ? `hand ${seat} ${nth}` : `card ${name}`;
    return { ...cardPiece(id, name, place, name === '' ? undefined : card(name)), drag: seat === me };
  });
};

const before = ({ captains }: Picture, { me }: Look<Move>, seat: number): readonly Piece[] => {
  const { pick, trap: laid, hand: held } = captains[seat] ?? {};
  const at = (nth: number): Place =>
    seat === me ? inRow('own', nth, 2) : farAway(seat, -1 - nth, held?.length ?? 0);
  return [
    ...(pick ? [cardPiece(`pick ${seat}`, pick.card, at(0))] : []),
    ...(laid ? [cardPiece(`trap ${seat}`, laid.card, at(1), trap(seat))] : []),
  ];
};

const pieces = (picture: Picture, look: Look<Move>): readonly Piece[] => [
  ...picture.captains.flatMap((_, seat) => [...hand(picture, look, seat), ...before(picture, look, seat)]),
  ...picture.captains.flatMap(({ hull, spot, row }, seat): readonly Piece[] => {
    if (hull === 0) return [];
    const place = onTable(metres(spot) + 0.02 * seat, TABLE.height, metres(row), { size: 2 });
    const drag = seat === look.me;
    return [
      { id: `captain ${seat}`, kind: 'captain', face: '', place, pick: captain(seat), drag, state: { hull } },
    ];
  }),
  ...(picture.deck > 0 ? [cardPiece('deck', '', inRow('piles', 1, 2), DECK)] : []),
];

const faces = (): CardFaces => {
  const pictures = ['back', 'ambush', ...[1, 2, 3, 4, 5, 6].map((strength) => `blade ${strength}`)];
  return {
    pictures,
    picture: (face) => (pictures.includes(face) ? face : undefined),
    back: () => 'back',
    draw: (pen, name, colours) => {
      pen.block({ x: 0, y: 0, w: 630, h: 880 }, 36, name === 'back' ? '#33425f' : '#05070d');
      const colour = name === 'ambush' ? colours.danger : colours.calm;
      if (name !== 'back')
        pen.write(
          name.toUpperCase(),
          { x: 40, y: 60, w: 550, h: 200 },
          { colour, size: 110, least: 60, align: 'left', lines: 2 },
        );
    },
  };
};

const route = (move: Move, { seat }: { readonly seat: number }): Route<Move> => {
  switch (move.type) {
    case 'place':
      return [
        { point: 'surface', turns: 1, of: (x, y) => ({ type: 'place', spot: spotAt(x), row: spotAt(y) }) },
      ];
    case 'pick':
    case 'lay':
      return [oneOf(card(move.card))];
    case 'attack':
      return [
        oneOf(captain(seat)),
        oneOf(captain(move.target)),
        { amount: [move.charge, move.charge], of: () => move },
      ];
    case 'ambush':
      return [oneOf(trap(seat))];
    case 'peek':
      return [oneOf(DECK)];
    default:
      return [];
  }
};

const CRUISER = { klingonCruiser: { faction: 'klingon', hover: 0.042, reach: 0.046, rise: 0.013 } } as const;
const captainBody = (fleet: Fleet): Body => {
  const token = fleet.add('klingonCruiser');
  return {
    ...{ node: token.node, body: token.body, rise: 0.05, lift: 0.05 },
    show: ({ state }) => token.defence((state as { readonly hull: number }).hull, 9),
    glow: (meaning) => token.glow(meaning),
    fade: (shown) => token.fade(shown),
    remove: () => token.remove(),
  };
};

const fixtures = async ({ deck, colours, prompts }: Tools): Promise<Props<Picture, Move>> => {
  const fleet = await loadFleet(deck.scene, deck.preset, CRUISER);
  fleet.colours(colours);
  return {
    kinds: { captain: () => captainBody(fleet) },
    fixtures: [
      {
        preview: (ghost) =>
          prompts.label(
            'ghost',
            ghost && { text: ghost.x.toFixed(1), at: new Vector3(ghost.x, TABLE.height, ghost.y) },
          ),
        update: (time) => fleet.update(time),
        dispose: () => fleet.dispose(),
      },
    ],
  };
};

const SHORT = { ms: 150 } as const;
const nameOf = ({ kind, id }: Pick): string => (kind === 'captain' ? `captain-${id}` : id);

/** The reference game's scene: a hidden hand, a secret that all choose at once, an amount and a point. */
export const SKIRMISH: GameTable<Public, Private, Event, Move, Picture, Props<Picture, Move>> = {
  sight: { target: [0, TABLE.height, -0.1], steep: 0.7, far: 2.7 },
  picture: { of: pictureOf, tell },
  pieces,
  home:
    () =>
    ({ kind }) =>
      kind === 'card' ? inRow('piles', 1, 2) : undefined,
  faces,
  beats: {
    picked: { ms: 200, after: (cast, { seat }) => cast.hear('card', cast.seat(seat)) },
    laid: { ms: 200, after: (cast, { seat }) => cast.hear('card', cast.seat(seat)) },
    attacked: { ms: 400, after: (cast, { seat }) => cast.hear('chirpLow', cast.at(captain(seat))) },
    ambushed: { ms: 400, after: (cast, { attacker }) => cast.hear('explosion', cast.at(captain(attacker))) },
    rolled: {
      ms: 400,
      where: (cast, { seat, target }) =>
        [captain(seat), captain(target)].flatMap((one) => cast.at(one) ?? []),
      before: (cast, { seat, target }) => {
        const [from, to] = [cast.at(captain(seat)), cast.at(captain(target))];
        if (from && to) cast.effects.phaser(from, to, cast.seconds(300));
      },
    },
    ...{ voted: SHORT, counted: SHORT, peeked: SHORT, drew: SHORT, passed: SHORT, sank: SHORT },
    ...{ timeCalled: SHORT, ended: SHORT, began: SHORT, placed: SHORT, roundBegan: SHORT, showed: SHORT },
  },
  route: (move, { ask }) => route(move, ask),
  attempt: (what, onto) =>
    what.kind === 'captain' && onto?.kind === 'captain'
      ? { type: 'attack', target: Number(onto.id), charge: 0 }
      : undefined,
  names: {
    word: nameOf,
    place: (thing) => (thing.kind === 'captain' ? nameOf(thing) : undefined),
    pick: (place) => captain(Number(place.slice('captain-'.length))),
  },
  status: ({ captains, round, rounds, over }, { me, seats }) => ({
    alert: captains.some(({ hull }) => hull === 1) ? 'red' : 'calm',
    phase: over ? 'It is over' : `Round ${round}`,
    turn: `of ${rounds}`,
    over,
    seats: captains.map(({ hull, energy }, seat) => ({
      name: seats[seat]?.name ?? '',
      meaning: seatMeaning(seat, me),
      value: String(hull),
      note: `${energy} energy`,
    })),
    counts: [],
  }),
  explain: (thing, { captains }, { choice }) => {
    const told = captains[Number(thing.id)];
    if (thing.kind !== 'captain' || told === undefined) return undefined;
    const lines = choice?.picked.length === 1 ? [`A blow lands on hull ${told.hull}.`] : [];
    return { title: `Hull ${told.hull}`, lines };
  },
  fixtures,
};
