import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { say, stop } from '../../server/cli/terminal';
import type { Row } from './measure';
import { installPeers } from './peers/install';
import { ROWS } from './rows';

const Figure = v.strictObject({
  name: v.string(),
  ours: v.number(),
  peer: v.nullable(v.number()),
  ratio: v.nullable(v.number()),
  goal: v.nullable(v.number()),
  ok: v.boolean(),
});
type Figure = v.InferOutput<typeof Figure>;
const Printed = v.object({ rows: v.tuple([Figure]) });

/**
 * `npm run bench [-- --json] [--only name]`: figures measured in one run. Each row has a process of its own, so that what
 * one row taught the compiler neither helps nor hinders the next.
 */
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
    const figure = chosen.length === 1 ? await figureOf(row) : apart(row.name);
    figures.push(figure);
    if (!values.json) say(lineOf(row, figure));
  }
  if (values.json) say(JSON.stringify({ rows: figures }));
};

const apart = (name: string): Figure => {
  const args = [...process.execArgv, process.argv[1] ?? '', '--json', '--only', name];
  const { stdout, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name}: measured nothing, exit code ${String(status)}`);
  return v.parse(Printed, JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).rows[0];
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
