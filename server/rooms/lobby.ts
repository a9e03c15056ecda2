import type { ListedTable } from '../../shared/api';
import { mostSeats } from './coming';
import type { Table } from './table';
import { isFree } from './tableDoc';

/** Every page in every lobby is sent so many at most. */
const MOST_SHOWN = 200;

/** Those who are shown where not all can be: the first of each address, then the second of each. Nobody fills the list alone. */
export const fairShare = <Opened extends { readonly address: string }>(
  all: readonly Opened[],
  most: number,
): readonly Opened[] => {
  if (all.length <= most) return all;
  const counts = new Map<string, number>();
  const ranked = all.map((one) => {
    const rank = counts.get(one.address) ?? 0;
    counts.set(one.address, rank + 1);
    return { one, rank };
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ one }) => one);
};

/** What the lobby shows of these tables. */
export const lobbyOf = (tables: readonly Table[]): ListedTable[] => {
  const open = tables.filter(
    ({ doc, presentCount, watcherCount }) => doc.listed && presentCount + watcherCount > 0,
  );
  return fairShare(open, MOST_SHOWN).map((table) => (table.isHidden ? listedLater(table) : listed(table)));
};

const listed = (table: Table): ListedTable => {
  const { doc } = table;
  const taken = doc.chairs.filter((chair) => !isFree(chair)).length;
  const seated = doc.chairs.filter(({ person }) => table.isPresent(person)).length;
  return {
    table: table.id,
    game: doc.game,
    stage: doc.stage,
    seats: mostSeats(table),
    taken,
    watching: table.presentCount - seated,
    host: table.personOf(doc.host)?.name ?? '',
  };
};

/** As those know it who are shown it later. */
const listedLater = (table: Table): ListedTable => ({
  ...listed(table),
  stage: table.watch?.stage ?? 'starting',
  taken: table.doc.cast?.length ?? 0,
  watching: table.watcherCount,
});
