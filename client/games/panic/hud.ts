import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { AnyWords, Ask, People } from '../../../shared/engine/game';
import { isWin } from '../../../shared/games/panic/apply/ending';
import type { PanicPublic } from '../../../shared/games/panic/board';
import { MISSION } from '../../../shared/games/panic/data/missions';
import { MANEUVERS } from '../../../shared/games/panic/data/ship';
import type { PanicMove } from '../../../shared/games/panic/types';
import {
  COUNTS,
  endedTitle,
  endTitle,
  LET_GO,
  maneuverTitle,
  missionsOnly,
  missionsTitle,
  missionTitle,
  phaseTitle,
  PROGRESS,
  TIMER,
  turnTitle,
  waitingTitle,
} from '../../../shared/games/panic/words/en/scene';
import { TABLE } from '../../holodeck/measures';
import type { Pick } from '../../input/gesture';
import type { Explanation, Prompts, StatusBoard } from '../../kit/prompts';
import type { Company, SceneGround } from '../../tabletop/scene';
import type { Choice } from './choosing';
import type { Picture } from './picture';
import { pick, type Reacher } from './reach';
import { alertOf, metOf } from './read';

/** What is written on the table. */

const LET_GO_ID = 'letGo';

const missionBoard = (
  picture: Picture,
): { readonly mission: NonNullable<StatusBoard['mission']> } | undefined => {
  const { mission, missionsDone, target } = picture;
  if (target === 0) return undefined;
  if (mission.id === '') return { mission: { title: missionsOnly(missionsDone.length, target) } };
  const met = metOf(picture);
  return {
    mission: {
      title: `${missionTitle(mission.id)} · ${missionsTitle(missionsDone.length, target)}`,
      progress: { text: PROGRESS, now: met.filter((one) => one).length, of: met.length },
      timer: { text: TIMER, now: mission.timer, of: MISSION[mission.id].timer },
    },
  };
};

const nameOf = ({ seats }: Company, seat: number): string => seats[seat]?.name ?? '';

/** `question`: what this seat is asked, if no panel asks it. */
export const statusOf = (picture: Picture, company: Company, question = ''): StatusBoard => {
  const asked = [...new Set(company.open.map(({ seat }) => seat))];
  const mine = asked.includes(company.me);
  const { ending } = picture;
  const names = asked.map((seat) => nameOf(company, seat));
  return {
    alert: alertOf(picture),
    ...(ending === ''
      ? {
          phase: phaseTitle(picture.phase, picture.active === company.me),
          turn: turnTitle(picture.turn, nameOf(company, picture.active)),
          waiting: waitingTitle(names, mine),
        }
      : { phase: endTitle(isWin(ending)), turn: endedTitle(ending), waiting: '' }),
    ...(mine ? { waitingMeaning: 'mine' as const, question } : {}),
    ...(company.clock === '' ? {} : { clock: company.clock }),
    ...missionBoard(picture),
    counts: [
      ...(picture.target > 0 ? [] : [{ text: COUNTS.bag, value: picture.bag }]),
      ...(picture.removed > 0
        ? [{ text: COUNTS.removed, value: picture.removed, meaning: 'danger' as const }]
        : []),
    ],
  };
};

/** The id by which the words know a thing. */
export const wordOf = ({ kind, id }: Pick, picture: Picture): string => {
  switch (kind) {
    case 'shield':
    case 'hull':
      return `facing-${id}`;
    case 'sector':
    case 'seat':
      return `${kind}-${id}`;
    case 'mission':
      return picture.mission.id;
    default:
      return id;
  }
};

/** What a thing is: its name, and the rest of what there is to say. */
export const explain = (
  thing: Pick,
  picture: Picture,
  ground: SceneGround,
  pub: PanicPublic,
): Explanation | undefined => {
  const maneuver = MANEUVERS.find((one) => thing.kind === 'maneuver' && one === thing.id);
  if (maneuver !== undefined) return { title: maneuverTitle(maneuver), lines: [] };
  const { words } = ground;
  const text = words.about(wordOf(thing, picture), pub, ground.company().people);
  const about = thing.kind === 'seat' ? [text, aboutCharacter(Number(thing.id), words, pub)] : [text];
  const [title = '', ...rest] = sentences(about.join(' '));
  return { title: title.replace(/[.:]$/u, ''), lines: rest.slice(0, MOST_LINES) };
};

/** What is told beside a thing; the whole is in the plain table. */
const MOST_LINES = 5;

const aboutCharacter = (seat: number, words: AnyWords, pub: PanicPublic): string => {
  const character = pub.characters[seat] ?? '';
  return character === '' ? '' : words.about(character, pub, []).replace(/^[^.]+\. /u, '');
};

const sentences = (text: string): readonly string[] =>
  (text.match(/[^.!?]+(?:[.!?]+|$)/gu) ?? [text]).map((one) => one.trim()).filter((one) => one !== '');

/** Where a question without a place of its own stands. */
const ASIDE = new Vector3(1.02, TABLE.height, -0.8);
/** Questions that the phase itself asks. */
const PLAIN = ['play', 'trade', 'exchange'];

export interface Asking {
  readonly asked: Ask;
  readonly by: Reacher;
  readonly choice: Choice;
  readonly people: People;
}

/** Asks in words for what cannot be picked, beside what it is about. */
export const askInWords = (
  prompts: Prompts,
  asking: Asking | undefined,
  words: AnyWords,
  pub: PanicPublic,
  middle: (pick: Pick, into: Vector3) => boolean,
  chosen: (move: PanicMove | undefined) => void,
): void => {
  if (asking === undefined || asking.choice.named.length === 0) {
    prompts.ask(undefined);
    return;
  }
  const { asked, choice, by, people } = asking;
  const [held] = choice.picked;
  const choices = choice.named.map((move, at) => ({
    id: String(at),
    text: words.move(move, pub, people).sentence.replace(/\.$/u, ''),
    meaning: 'legal' as const,
  }));
  const more = held === undefined ? [] : [{ id: LET_GO_ID, text: LET_GO }];
  const at = ASIDE.clone();
  middle(pick.pile('discard'), at);
  if (by.boarded !== undefined) middle(pick.section('hull', by.boarded), at);
  if (held !== undefined) middle(held, at);
  const plain = PLAIN.includes(asked.type) ? phaseTitle(pub.phase, true) : words.ask(asked, pub, people);
  const title = held === undefined ? plain : (words.about(held.id, pub, people).split('. ')[0] ?? '');
  prompts.ask({ title, choices: [...choices, ...more], at }, (id) =>
    chosen(id === LET_GO_ID ? undefined : choice.named[Number(id)]),
  );
};
