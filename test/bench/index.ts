import { parseArgs } from 'node:util';
import { say, stop } from '../../server/cli/terminal';
import type { Row } from './measure';
import { installPeers } from './peers/install';
import { ROWS } from './rows';

interface Figure {
  readonly name: string;
  readonly ours: number;
  readonly peer: number | null;
  readonly ratio: number | null;
  readonly goal: number | null;
  readonly ok: boolean;
}

/** `npm run bench [-- --json] [--only name]`: figures measured in one run. */
const bench = async (argv: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: [...argv],
    options: { json: { type: 'boolean' }, only: { type: 'string' } },
  });
  const chosen = ROWS.filter(({ name }) => values.only === undefined || name === values.only);
  if (chosen.length === 0)
    return stop(
      `bench: expected one of ${ROWS.map(({ name }) => name).join(', ')}, got "${String(values.only)}"`,
    );
  if (chosen.some(({ needsPeers }) => needsPeers)) installPeers();
  const figures: Figure[] = [];
  for (const row of chosen) {
    const figure = await figureOf(row);
    figures.push(figure);
    if (!values.json) say(lineOf(row, figure));
  }
  if (values.json) say(JSON.stringify({ rows: figures }));
};

const figureOf = async (row: Row): Promise<Figure> => {
  const { ours, peer } = await row.measure();
  const ratio = peer === undefined ? null : round(ours / peer);
  const goal = row.goal ?? null;
  const ok = goal === null || (ratio ?? ours) >= goal;
  return {
    name: row.name,
    ours: round(ours),
    peer: peer === undefined ? null : round(peer),
    ratio,
    goal,
    ok,
  };
};

const round = (value: number): number => Number(value.toPrecision(4));

const lineOf = (row: Row, { ours, peer, ratio, goal, ok }: Figure): string => {
  const figures = peer === null ? `${ours}/s` : `${ours}/s : ${peer}/s = ${String(ratio)}`;
  const verdict = goal === null ? '' : `  goal ${goal}: ${ok ? 'met' : 'MISSED'}`;
  return `${row.name.padEnd(18)} ${figures.padEnd(34)} ${row.unit}${verdict}`;
};

bench(process.argv.slice(2)).catch((error: unknown) =>
  stop(`bench: ${error instanceof Error ? error.message : String(error)}`),
);
