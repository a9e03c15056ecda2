import type { Tagged } from '../../../shared/engine/game';
import { parse } from '../../../shared/engine/shape';
import type { Play } from '../../net/session';

/** What is needed to speak of a match. */
export interface Spoken extends Pick<Play, 'people'> {
  readonly module: Pick<Play['module'], 'words'>;
  readonly view: Pick<Play['view'], 'pub' | 'priv'>;
}

/** One answer in the plain list, with the number by which it can be chosen. */
export interface Listed {
  readonly number: number;
  readonly sentence: string;
  readonly path: readonly string[];
  readonly move: Tagged;
}

/** A heading of the list with what stands under it. */
export interface Group {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly moves: readonly Listed[];
  /** Of all moves under it, at any depth. */
  readonly count: number;
}

/** The game's moves that answer no question and need nothing filled in. */
export const standingMoves = ({ module: { game } }: Pick<Play, 'module'>): readonly Tagged[] =>
  game.standing.flatMap((type) => {
    const move = parse(game.move, { type }, 'move');
    return move.ok ? [move.value] : [];
  });

/** The moves in the order in which they are shown, numbered from one. */
export const listMoves = (moves: readonly Tagged[], { module, view, people }: Spoken): readonly Listed[] => {
  const unnumbered = moves.map((move): Listed => ({
    ...module.words.move(move, view.pub, people, view.priv),
    number: 0,
    move,
  }));
  return flat(groupMoves(unnumbered)).map((listed, index) => ({ ...listed, number: index + 1 }));
};

const flat = ({ moves, groups }: Group): readonly Listed[] => [...moves, ...groups.flatMap(flat)];

/** Puts listed moves under their headings. A heading over a single move is left out: the sentence says enough. */
export const groupMoves = (listed: readonly Listed[]): Group => groupAt('', listed, 0);

const groupAt = (title: string, listed: readonly Listed[], depth: number): Group => {
  const own: Listed[] = [];
  const under = new Map<string, Listed[]>();
  for (const item of listed) {
    const next = item.path[depth];
    if (next === undefined) own.push(item);
    else if (under.has(next)) under.get(next)?.push(item);
    else under.set(next, [item]);
  }
  const groups: Group[] = [];
  for (const [name, items] of under) {
    if (items.length === 1) own.push(...items);
    else groups.push(groupAt(name, items, depth + 1));
  }
  const [only] = groups;
  // One heading inside another with nothing beside it: one is enough.
  if (depth > 0 && groups.length === 1 && own.length === 0 && only)
    return { ...only, title: only.title === title ? title : `${title}: ${only.title}` };
  return { title, groups, moves: own.sort((a, b) => a.number - b.number), count: listed.length };
};

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/gu, "'").toLowerCase();

/** What fits a text: every word of it occurs in the sentence or its headings; a number alone means that number. */
export const filterMoves = (listed: readonly Listed[], text: string): readonly Listed[] => {
  const wanted = plain(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const number = wanted.length === 1 && /^\d+$/u.test(wanted[0] ?? '') ? (wanted[0] ?? '') : undefined;
  if (number !== undefined) return listed.filter((item) => String(item.number).startsWith(number));
  return listed.filter((item) => {
    const whole = plain(`${item.path.join(' ')} ${item.sentence}`);
    return wanted.every((word) => whole.includes(word));
  });
};

/** What Enter chooses: the move of exactly that number, or the only one that fits. */
export const chosenBy = (listed: readonly Listed[], text: string): Listed | undefined => {
  const trimmed = text.trim();
  if (trimmed === '') return listed.length === 1 ? listed[0] : undefined;
  if (/^\d+$/u.test(trimmed)) return listed.find(({ number }) => number === Number(trimmed));
  const fitting = filterMoves(listed, trimmed);
  return fitting.length === 1 ? fitting[0] : undefined;
};
