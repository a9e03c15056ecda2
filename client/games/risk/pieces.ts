import { CAPTAINS } from '../../../shared/games/risk/data/captains';
import { type CardId, locationOfCard } from '../../../shared/games/risk/data/cards';
import { ROLES } from '../../../shared/games/risk/data/crew';
import type { Move } from '../../../shared/games/risk/moves';
import type { Pick } from '../../kit/pick';
import type { Look, Piece } from '../../tabletop/gameTable';
import { farAway, inRow, type Place } from '../../viewpoint/place';
import type { Picture } from './picture';
import { pick } from './route';

type RiskLook = Look<Move>;

const card = (id: string, face: string, of: Pick, place: Place): Piece => ({
  ...{ id, face, place },
  ...{ kind: 'card', pick: of },
});

const locationCard = (id: CardId, place: Place): Piece => card(`card ${id}`, id, pick.card(id), place);
const captainFace = (captain: number): string => {
  const row = CAPTAINS[captain];
  return row === undefined ? 'back:captain' : `captain:${row.id}`;
};
export const crewFace = (captain: number, role: number): string => {
  const [who, what] = [CAPTAINS[captain], ROLES[role]];
  return who === undefined || what === undefined ? 'back:crew' : `crew:${who.id}:${what.id}`;
};

/** Shown of a pile: enough for it to look like one. */
const DEPTH = 3;
const [DISCARD, DECK, QVENTS] = [0, 1, 2];
const PILES = 3;

const ownHand = ({ hand }: Picture): readonly Piece[] =>
  hand.map((id, nth) => ({
    ...locationCard(id, inRow('hand', nth, hand.length, { sunk: true })),
    drag: true,
  }));

/** What others hold is only seen from behind, and must not lie over the map. */
const CLOSED = { closed: true } as const;

const farHands = ({ hands, captains }: Picture, { me }: RiskLook): readonly Piece[] =>
  hands.flatMap((many, seat) => {
    if (seat === me) return [];
    const backs = Array.from({ length: many }, (_, nth) =>
      card(`hand ${seat}.${nth}`, 'back:location', pick.seat(seat), farAway(seat, nth, many, CLOSED)),
    );
    return [
      ...backs,
      card(
        `seat ${seat}`,
        captainFace(captains[seat] ?? -1),
        pick.seat(seat),
        farAway(seat, -1, many, CLOSED),
      ),
    ];
  });

/** The own captain, and the crew that is on the bridge. */
const ownBridge = ({ captains, crew }: Picture, { me, asked }: RiskLook): readonly Piece[] => {
  if (me < 0) return [];
  const captain = captains[me] ?? -1;
  const mine = crew[me] ?? [];
  const of = mine.length + 1;
  const bridge = mine.map(({ role, ready }, nth) => ({
    ...card(
      `crew ${role}`,
      ready ? crewFace(captain, role) : 'back:crew',
      pick.crew(role),
      inRow('own', nth + 1, of, { sunk: true }),
    ),
  }));
  const choosing = asked?.type === 'keepCrew' && mine.length === 0 ? ROLES : [];
  const offered = choosing.map((_, role) =>
    card(`crew ${role}`, crewFace(captain, role), pick.crew(role), inRow('held', role, choosing.length)),
  );
  return [
    card(`seat ${me}`, captainFace(captain), pick.seat(me), inRow('own', 0, of, { sunk: true })),
    ...bridge,
    ...offered,
  ];
};

/** Whoever chooses a captain has those that are free before them. */
const casting = ({ captains }: Picture, { asked }: RiskLook): readonly Piece[] => {
  const free = CAPTAINS.map((_, captain) => captain).filter((captain) => !captains.includes(captain));
  if (asked?.type !== 'chooseCaptain') return [];
  return free.map((captain, nth) =>
    card(`captain ${captain}`, captainFace(captain), pick.captain(captain), inRow('held', nth, free.length)),
  );
};

const pile = (name: string, back: string, of: Pick, nth: number, many: number): readonly Piece[] =>
  Array.from({ length: Math.min(DEPTH, Math.ceil(many / 12)) }, (_, layer) =>
    card(`${name} ${layer}`, back, of, inRow('piles', nth, PILES, { layer, sunk: true })),
  );

const piles = ({ deck, discard, qvents }: Picture): readonly Piece[] => {
  const under = inRow('piles', DISCARD, PILES, { layer: -1, sunk: true });
  const mat = { ...card('discard mat', 'back:location', pick.pile('discard'), under), mat: true };
  const shown = discard
    .slice(-DEPTH)
    .map((id, layer) =>
      card(`card ${id}`, id, pick.pile('discard'), inRow('piles', DISCARD, PILES, { layer, sunk: true })),
    );
  return [
    ...pile('deck', 'back:location', pick.pile('deck'), DECK, deck),
    ...pile('qvents', 'back:qvent', pick.pile('qvents'), QVENTS, qvents),
    mat,
    ...shown,
  ];
};

/** Quests side by side: more would lie over the map. */
const ABREAST = 2;

/** The Q-Vent that is being carried out, and under it the open Quests. */
const common = ({ drawn, questsOpen }: Picture): readonly Piece[] => {
  const vent =
    drawn === '' ? [] : [card(`qvent ${drawn}`, `qvent:${drawn}`, pick.qvent(drawn), inRow('common', 0, 1))];
  const quests = questsOpen.flatMap((quest, nth) =>
    quest === ''
      ? []
      : [
          card(
            `quest ${quest}`,
            `quest:${quest}`,
            pick.quest(quest),
            inRow('common', nth % ABREAST, ABREAST, { row: 1 + Math.floor(nth / ABREAST), sunk: true }),
          ),
        ],
  );
  return [...vent, ...quests];
};

/** Every card that can be seen, and where. What stands on the map is the map's own. */
export const piecesOf = (picture: Picture, look: RiskLook): readonly Piece[] => [
  ...ownHand(picture),
  ...farHands(picture, look),
  ...ownBridge(picture, look),
  ...casting(picture, look),
  ...piles(picture),
  ...common(picture),
];

/** Cards that cannot be seen lie in their decks or on the discards. */
export const homeOf = ({ discard }: Picture): ((piece: Piece) => Place | undefined) => {
  const discarded = new Set<string>(discard);
  return ({ kind, face }) => {
    if (kind !== 'card') return undefined;
    if (face.startsWith('qvent:')) return inRow('piles', QVENTS, PILES, { layer: DEPTH - 1, sunk: true });
    if (locationOfCard(face) < 0 && face !== 'back:location') return undefined;
    return inRow('piles', discarded.has(face) ? DISCARD : DECK, PILES, { layer: DEPTH - 1, sunk: true });
  };
};
