import type { PanicPublic } from '../../../shared/games/panic/board';
import { MANEUVERS } from '../../../shared/games/panic/data/ship';
import { maneuverTitle } from '../../../shared/games/panic/words/en/scene';
import { words } from '../../../shared/games/panic/words/en';
import type { Pick } from '../../kit/pick';
import type { Explanation } from '../../kit/prompts';
import { inLines } from '../../tabletop/explain';
import type { Asking, ThingNames } from '../../tabletop/gameTable';
import type { Picture } from './picture';
import { pick } from './route';

/** Kinds of things whose name in the words is a kind and a number. */
const NUMBERED: Readonly<Partial<Record<string, string>>> = {
  shield: 'facing',
  hull: 'facing',
  sector: 'sector',
};

/** What the things on the table are called in the words of Panic. */
export const NAMES: ThingNames<Picture> = {
  word: ({ kind, id }, picture) => {
    const numbered = kind === 'seat' ? kind : NUMBERED[kind];
    return kind === 'mission' ? picture.mission.id : numbered === undefined ? id : `${numbered}-${id}`;
  },
  place: ({ kind, id }) => {
    const numbered = NUMBERED[kind];
    return kind === 'token' ? id : numbered && `${numbered}-${id}`;
  },
  pick: (place) => {
    const [kind = '', id = ''] = /^(sector|facing)-(\d)$/u.exec(place)?.slice(1) ?? ['token', place];
    return { kind: kind === 'facing' ? 'shield' : kind, id };
  },
};

/** Things that stand for others: what is meant by a drop there, the nearest first. */
export const meantBy = (thing: Pick): readonly Pick[] => {
  const { kind, id } = thing;
  const behind = kind === 'shield' ? 'hull' : kind === 'hull' ? 'shield' : undefined;
  if (behind !== undefined) return [thing, { kind: behind, id }, pick.ship()];
  return kind === 'sector' ? [thing, pick.ship()] : [thing];
};

/** A person is explained with their character; a way to steer has only its name. */
export const explainThing = (
  { kind, id }: Pick,
  { pub, people }: Omit<Asking<PanicPublic>, 'ask'>,
): Explanation | undefined => {
  const maneuver = MANEUVERS.find((one) => kind === 'maneuver' && one === id);
  if (maneuver !== undefined) return { title: maneuverTitle(maneuver), lines: [] };
  const character = kind === 'seat' ? (pub.characters[Number(id)] ?? '') : '';
  if (character === '') return undefined;
  const about = words.about(character, pub, []).replace(/^[^.]+\. /u, '');
  return inLines(`${words.about(`seat-${id}`, pub, people)} ${about}`);
};
