import type { Public } from '../../../shared/games/attackWing/board';
import { captainCard } from '../../../shared/games/attackWing/data/captains';
import { shipCard } from '../../../shared/games/attackWing/data/ships';
import type { Move } from '../../../shared/games/attackWing/moves';
import { PRIMARY } from '../../../shared/games/attackWing/types';
import { aboutText } from '../../../shared/games/attackWing/words/en/about';
import { boardFor } from '../../../shared/games/attackWing/words/en/lookup';
import { shipName, upgradeName } from '../../../shared/games/attackWing/words/en/names';
import { useText } from '../../../shared/games/attackWing/words/en/uses';
import {
  FACE_DOWN_LINE,
  maneuverTitle,
  oddsLines,
  planLines,
  PRIMARY_WEAPON,
  shipLines,
  STRAIN,
} from '../../../shared/games/attackWing/words/en/scene';
import { withPeople } from '../../../shared/words/en';
import { type Pick, samePick } from '../../kit/pick';
import type { Explanation } from '../../kit/prompts';
import type { Asking, Look } from '../../tabletop/gameTable';
import { inLines } from '../../tabletop/explain';
import { aboutCard } from './cards';
import { planOf } from './fixtures/plans';
import { shotsOf } from './odds';
import { cardOf, maneuverOf, shipOf } from './pick';
import { colorOf } from './pieces';
import type { Picture } from './picture';
import { hullOf, questionIn } from './read';
import { sourceOf } from './route';

type Table = Omit<Asking<Public>, 'ask'>;

const explainManeuver = (id: string, picture: Picture, { pub, people }: Table): Explanation | undefined => {
  const { ship: at, maneuver } = maneuverOf(id);
  const ship = picture.ships[at];
  const plan = planOf(picture, at, maneuver);
  if (ship === undefined || plan === undefined) return undefined;
  const over = plan.touching < 0 ? '' : shipName(withPeople(pub, people), plan.touching);
  return {
    title: maneuverTitle(maneuver),
    lines: [STRAIN[colorOf(ship, maneuver)], ...planLines({ ...plan, over })],
  };
};

/** Every shot at this ship that could be fired now. */
const explainTarget = (target: number, look: Look<Move>, { pub, people }: Table): Explanation | undefined => {
  const question = questionIn(look);
  if (question?.type !== 'attack') return undefined;
  const shots = shotsOf(look.choice?.open ?? [], question.ship, pub).filter((one) => one.target === target);
  if (shots.length === 0) return undefined;
  const weapon = (at: number): string =>
    at === PRIMARY ? PRIMARY_WEAPON : upgradeName(pub, question.ship, at);
  return {
    title: shipName(withPeople(pub, people), target),
    lines: shots.map((shot) => oddsLines(weapon(shot.weapon), shot.range, shot.odds)),
  };
};

/** A ship in a few words; the whole of it is on its cards. */
const explainShip = (at: number, { ships }: Picture, { pub, people }: Table): Explanation | undefined => {
  const ship = ships[at];
  if (ship === undefined) return undefined;
  const { attack, agility } = shipCard(ship.card);
  return {
    title: shipName(withPeople(pub, people), at),
    lines: shipLines({
      ...{ captain: captainCard(ship.captain).name, skill: ship.skill, attack, agility, hull: hullOf(ship) },
      ...{ shields: ship.shields, disabled: ship.disabledShields, suppressed: ship.suppressed },
    }),
  };
};

/** Face-down cards of whoever looks, by their names. */
const known = ({ ships }: Picture, pub: Public): Public =>
  boardFor(pub, {
    ...{ fleet: '', sheet: '', dials: [] },
    hidden: ships.flatMap(({ upgrades }, ship) =>
      upgrades.flatMap(({ card, faceDown }, at) => (faceDown && card !== '' ? [{ ship, at, card }] : [])),
    ),
  });

/** A card that may be used says what that does and costs; one that lies face down, that only its owner knows it. */
const explainCard = (
  thing: Pick,
  picture: Picture,
  look: Look<Move>,
  { pub, people }: Table,
): Explanation | undefined => {
  const { at, kind, place } = cardOf(thing.id);
  const lies = kind === 'upgrade' && picture.ships[at]?.upgrades[place]?.faceDown === true;
  const uses = (look.choice?.open ?? []).flatMap((move) => {
    const source = move.type === 'use' ? sourceOf(move, { pub }) : undefined;
    return move.type === 'use' && source && samePick(source, thing)
      ? [useText(known(picture, pub), move)]
      : [];
  });
  const word = aboutCard(picture, { at, kind, place });
  if (word === '' || (uses.length === 0 && !lies)) return undefined;
  const { title, lines } = inLines(aboutText(word, withPeople(pub, people)));
  return { title, lines: [...uses, ...(lies ? [FACE_DOWN_LINE] : []), ...lines] };
};

/** What choosing a thing now would mean; undefined: what the words say about it. */
export const explainThing = (
  thing: Pick,
  picture: Picture,
  look: Look<Move>,
  table: Table,
): Explanation | undefined => {
  if (thing.kind === 'maneuver') return explainManeuver(thing.id, picture, table);
  if (thing.kind === 'card') return explainCard(thing, picture, look, table);
  if (thing.kind !== 'ship') return undefined;
  return explainTarget(shipOf(thing), look, table) ?? explainShip(shipOf(thing), picture, table);
};
