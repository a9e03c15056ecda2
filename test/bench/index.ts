import { spawnSync } from 'node:child_process';
import * as v from 'valibot';
import { runScript } from '../../server/cli/script';
import { median, type Measured, rate, type Row, type Side, SIDES } from './measure';
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
/** Turns in which ours and a peer's processes follow each other. */
const TURNS = 3;

/** Runs a part of the bench in a process of its own and gives what it printed last. */
const run = (name: string, ...more: readonly string[]): unknown => {
  const args = [...process.execArgv, process.argv[1] ?? '', '--json', '--only', name, ...more];
  const { stdout, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name}: measured nothing, exit code ${String(status)}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
};

const apart = (name: string): Figure => v.parse(Printed, run(name)).rows[0];

const inTurns = ({ name }: Row): Measured => {
  const rates: Record<Side, number[]> = { ours: [], peer: [] };
  for (let turn = 0; turn < TURNS; turn++)
    for (const side of SIDES) rates[side].push(v.parse(v.number(), run(name, '--side', side)));
  return { ours: median(rates.ours), peer: median(rates.peer) };
};

const figureOf = async (row: Row): Promise<Figure> => {
  const measured = row.measure ? await row.measure() : inTurns(row);
  const { ours, peer } = measured;
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

const flags = {
  only: v.optional(v.picklist(ROWS.map(({ name }) => name))),
  side: v.optional(v.picklist(SIDES)),
};

/**
 * `npm run bench [-- --json] [--only name]`: figures measured in one run. Each row has a process of its own, so that what
 * one row taught the compiler neither helps nor hinders the next.
 */
void runScript('bench', flags, async ({ only, side }, tell) => {
  const chosen = ROWS.filter(({ name }) => only === undefined || name === only);
  if (chosen.some(({ needsPeers }) => needsPeers)) installPeers();
  const work = side === undefined ? undefined : chosen[0]?.sides?.[side];
  if (work) return { report: rate(work()).ours, lines: [] };
  const rows: Figure[] = [];
  for (const row of chosen) {
    const figure = chosen.length === 1 ? await figureOf(row) : apart(row.name);
    rows.push(figure);
    tell(lineOf(row, figure));
  }
  return { report: { rows }, lines: [] };
});
