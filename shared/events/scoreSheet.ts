import { orderAfterFinal } from './finals';
import { scoresIn, standingsNow } from './standings';
import type { Scored } from './types';

/** Rules 10.6 and ruling 24; all further ranks are the last. */
export const RANK_TITLES = [
  'Admiral',
  'Vice Admiral',
  'Rear Admiral',
  'Commodore',
  'Captain',
  'Commander',
  'Lieutenant Commander',
  'Lieutenant',
  'Ensign',
  'Cadet',
] as const;

export const titleOf = (rank: number): string => RANK_TITLES[rank - 1] ?? 'Cadet';

export interface SheetCell {
  /** A name, `bye`, or empty where he was not there. */
  readonly opponent: string;
  readonly result: 'W' | 'L' | 'B' | '';
  readonly battlePoints: number;
  readonly fleetPoints: number;
}

/** One line of the Score Sheet (rules 10.15). */
export interface SheetLine {
  readonly rank: number;
  /** Only in the final standings. */
  readonly title: string;
  readonly player: string;
  readonly name: string;
  /** The round after which he left; `NONE`: he did not. */
  readonly leftAfter: number;
  readonly rounds: readonly SheetCell[];
  readonly battlePoints: number;
  readonly fleetPoints: number;
  readonly rollOff: readonly number[];
  readonly corrections: number;
}

/** The rows in the order of the standings; no two share a rank. */
export const scoreSheet = (event: Scored): SheetLine[] => {
  const over = event.stage === 'final' || event.stage === 'closed';
  const standings = standingsNow(event);
  const order = orderAfterFinal(
    event,
    standings.map(({ player }) => player),
  );
  return order.flatMap((player, at) => {
    const standing = standings.find((one) => one.player === player);
    const entrant = event.entrants.find(({ id }) => id === player);
    if (!standing || !entrant) return [];
    const { name, leftAfter } = entrant;
    const { battlePoints, fleetPoints, throws } = standing;
    return [
      {
        rank: at + 1,
        title: over ? titleOf(at + 1) : '',
        player,
        name,
        leftAfter,
        rounds: cellsOf(event, player),
        battlePoints,
        fleetPoints,
        rollOff: throws,
        corrections: correctionsOf(event, player),
      },
    ];
  });
};

const cellsOf = ({ rounds, entrants }: Scored, player: string): SheetCell[] =>
  rounds.map((round) => {
    const score = scoresIn(round).find((one) => one.player === player);
    const table = round.tables.find(({ players }) => players.includes(player));
    const others = table?.players.filter((one) => one !== player) ?? [];
    const names = others.map((id) => entrants.find((one) => one.id === id)?.name ?? id);
    return {
      opponent: round.bye === player ? 'bye' : names.join(', '),
      result: score?.result ?? '',
      battlePoints: score?.battlePoints ?? 0,
      fleetPoints: score?.fleetPoints ?? 0,
    };
  });

const correctionsOf = ({ rounds }: Scored, player: string): number =>
  rounds
    .flatMap(({ tables }) => tables.filter(({ players }) => players.includes(player)))
    .reduce((sum, { corrections }) => sum + corrections.length, 0);
