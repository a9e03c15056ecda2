import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../helpers/bundled';

interface Snippet {
  readonly file: string;
  readonly code: string;
  readonly needsTypes?: boolean;
}
type Row = readonly [rule: string, file: string, code: string];

const ARROW = 'house/arrows';
const IMPORT = '@typescript-eslint/no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';
const GLOBAL = 'no-restricted-globals';
const UNKNOWN = 'no-undef';
const CYCLE = 'house/no-cycles';

/** Each of these must be refused by the rule named first. */
const REFUSED: readonly Row[] = [
  // client → shared ← server, never client ↔ server
  [ARROW, 'shared/a.ts', "import '../server/log';"],
  [ARROW, 'shared/a.ts', "import '../client/index';"],
  [ARROW, 'shared/a.ts', "export * from '../test/helpers/server';"],
  [ARROW, 'client/a.ts', "import '../server/log';"],
  [ARROW, 'client/net/a.ts', "import type { Log } from '../../server/log'; export type A = Log;"],
  [ARROW, 'server/a.ts', "import '../client/index';"],
  [ARROW, 'server/rooms/a.ts', "void import('../../client/net/session');"],
  [ARROW, 'server/a.ts', "import '../test/helpers/server';"],
  // the page without 3D
  [ARROW, 'client/ui/a.ts', "import '../holodeck/index';"],
  [ARROW, 'client/ui/a.ts', "import '../holodeck';"],
  [ARROW, 'client/net/a.ts', "void import('../holodeck');"],
  [ARROW, 'client/director/a.ts', "import '../holodeck';"],
  [IMPORT, 'client/ui/a.ts', "import { Scene } from '@babylonjs/core/scene'; export const a = Scene;"],
  [IMPORT, 'client/net/a.ts', "import '@babylonjs/core/scene';"],
  [IMPORT, 'client/director/a.ts', "import '@babylonjs/gui/2D/advancedDynamicTexture';"],
  [IMPORT, 'client/kit/theme.ts', "import '@babylonjs/core/Maths/math.color';"],
  [IMPORT, 'client/kit/theme.ts', "import './cards';"],
  [IMPORT, 'server/a.ts', "import '@babylonjs/core/scene';"],
  // a game's own DOM is free of Babylon; the page's parts know no game, and none of them knows the page
  [IMPORT, 'client/games/panic/guide/a.ts', "import '@babylonjs/core/scene';"],
  [ARROW, 'client/games/panic/guide/a.ts', "import '../../../kit/cards';"],
  [ARROW, 'client/games/attackWing/desk/a.ts', "import '../../../holodeck';"],
  [ARROW, 'client/games/panic/guide/a.ts', "import '../picture';"],
  [ARROW, 'client/ui/a.ts', "import '../games/panic/guide';"],
  [ARROW, 'client/ui/a.ts', "import '../app/app';"],
  [ARROW, 'client/director/a.ts', "import '../app/app';"],
  [ARROW, 'client/net/a.ts', "import '../app/app';"],
  [ARROW, 'client/games/panic/a.ts', "import '../../app/app';"],
  [IMPORT, 'client/ui/a.ts', "import '../../shared/games/panic/board';"],
  [IMPORT, 'client/net/a.ts', "import '../../shared/games/risk/types';"],
  // kit ← input ← holodeck ← viewpoint ← tabletop ← games ← xr, showcase ← app
  [ARROW, 'client/kit/a.ts', "import type { Input } from '../input'; export type A = Input;"],
  [ARROW, 'client/kit/a.ts', "import '../holodeck';"],
  [ARROW, 'client/input/a.ts', "import '../holodeck';"],
  [ARROW, 'client/holodeck/a.ts', "import '../viewpoint/desk';"],
  [ARROW, 'client/viewpoint/a.ts', "import '../tabletop';"],
  [ARROW, 'client/tabletop/a.ts', "import '../games';"],
  [ARROW, 'client/games/panic/a.ts', "import '../../app/company';"],
  [ARROW, 'client/showcase/a.ts', "import '../app/company';"],
  // scenes know no camera, no glass
  [IMPORT, 'client/tabletop/a.ts', "import '@babylonjs/core/Cameras/camera';"],
  [IMPORT, 'client/tabletop/a.ts', "import '../viewpoint/desk';"],
  [IMPORT, 'client/games/panic/a.ts', "import '../../viewpoint/glass';"],
  [IMPORT, 'client/games/panic/a.ts', "import '../../holodeck/camera';"],
  [SYNTAX, 'client/games/panic/a.ts', 'export const a = (s: { activeCamera: object }) => s.activeCamera;'],
  [SYNTAX, 'client/games/panic/a.ts', 'export const a = (s: { clientWidth: number }) => s.clientWidth;'],
  [SYNTAX, 'client/games/risk/a.ts', 'export const a = (gaze: { high: number }) => gaze.high;'],
  [SYNTAX, 'client/games/risk/a.ts', 'export const a = (t: { gaze: { high: number } }) => t.gaze.high;'],
  [
    SYNTAX,
    'client/tabletop/a.ts',
    'export const a = (gaze: { wide: number }) => { const { wide } = gaze; return wide; };',
  ],
  [
    SYNTAX,
    'client/tabletop/a.ts',
    'export const a = (t: { gaze: { wide: number } }) => { const { wide } = t.gaze; return wide; };',
  ],
  [
    SYNTAX,
    'client/games/risk/a.ts',
    "import type { Gaze } from '../../kit/gaze'; export const a = ({ high }: Gaze) => high;",
  ],
  // lazy 3D
  [IMPORT, 'client/app/a.ts', "import { openHolodeck } from '../holodeck'; export const a = openHolodeck;"],
  [IMPORT, 'client/app/a.ts', "import '../games/panic/guide';"],
  [IMPORT, 'client/index.ts', "import { openHolodeck } from './holodeck'; export const a = openHolodeck;"],
  [IMPORT, 'client/index.ts', "import '@babylonjs/core/scene';"],
  // deep imports from Babylon
  [IMPORT, 'client/kit/a.ts', "import { Mesh } from '@babylonjs/core'; export const a = Mesh;"],
  [IMPORT, 'client/kit/a.ts', "import '@babylonjs/core/index';"],
  [IMPORT, 'client/kit/a.ts', "import '@babylonjs/core/pure';"],
  [IMPORT, 'client/games/a.ts', "import { Button } from '@babylonjs/gui'; export const a = Button;"],
  [IMPORT, 'client/holodeck/a.ts', "import '@babylonjs/loaders';"],
  [IMPORT, 'test/a.ts', "import 'babylonjs';"],
  [SYNTAX, 'client/holodeck/a.ts', "void import('@babylonjs/core');"],
  // Colyseus in its places only
  [IMPORT, 'client/ui/a.ts', "import { Client } from 'colyseus.js'; export const a = Client;"],
  [IMPORT, 'client/index.ts', "import 'colyseus.js';"],
  [IMPORT, 'client/holodeck/a.ts', "import 'colyseus.js';"],
  [IMPORT, 'server/store/a.ts', "import '@colyseus/core';"],
  [IMPORT, 'server/bots/a.ts', "import { Room } from 'colyseus'; export const a = Room;"],
  [IMPORT, 'assets/make/a.ts', "import '@colyseus/schema';"],
  // no file imports itself by way of others, not even its types
  [CYCLE, 'shared/engine/result.ts', "import { parse } from './shape'; export const a = parse;"],
  [CYCLE, 'shared/engine/result.ts', "import type { Shape } from './shape'; export type A = Shape<1>;"],
  [CYCLE, 'shared/engine/board.ts', "import type { Journal } from './journal'; export type A = Journal;"],
  [CYCLE, 'server/rooms/house.ts', "export { Table } from './table';"],
  [CYCLE, 'server/rooms/house.ts', "export * from './table';"],
  [CYCLE, 'client/ui/dom.ts', "export const a = () => import('./menu');"],
  // no filtered Schema
  [SYNTAX, 'server/rooms/a.ts', "import { StateView } from '@colyseus/schema'; export const a = StateView;"],
  [
    SYNTAX,
    'server/sync/a.ts',
    "import { schema } from '@colyseus/schema'; export const a = schema({ hand: { type: 'string', view: true } });",
  ],
  [SYNTAX, 'server/rooms/a.ts', "import { view } from '@colyseus/schema'; export const a = view();"],
  [SYNTAX, 'server/rooms/a.ts', 'export const a = (client: { view: unknown }) => { client.view = 1; };'],
  [SYNTAX, 'server/sync/a.ts', 'export const a = (t: { view(): void }) => t.view();'],
  // shared: three libraries and itself
  [IMPORT, 'shared/a.ts', "import fs from 'node:fs'; export const a = fs;"],
  [IMPORT, 'shared/a.ts', "import 'colyseus';"],
  [IMPORT, 'shared/a.ts', "import '@noble/curves/ed25519';"],
  [IMPORT, 'shared/a.ts', "import 'valibot-extra';"],
  // shared: maths that is the same everywhere
  ...['sin', 'cos', 'tan', 'atan2', 'pow', 'exp', 'log', 'hypot', 'cbrt', 'random', 'PI', 'fround'].map(
    (name): Row => [SYNTAX, 'shared/a.ts', `export const a = Math.${name};`],
  ),
  [SYNTAX, 'shared/a.ts', "export const a = Math['sin'](1);"],
  [SYNTAX, 'shared/a.ts', 'export const { sin } = Math;'],
  [SYNTAX, 'shared/a.ts', 'export const m = Math;'],
  [SYNTAX, 'shared/a.ts', 'export const a = (n: number) => n ** 2;'],
  [SYNTAX, 'shared/a.ts', 'export const a = (n: number) => { n **= 2; return n; };'],
  // shared: no locale
  [SYNTAX, 'shared/a.ts', "export const a = 'a'.localeCompare('b');"],
  [SYNTAX, 'shared/a.ts', "export const a = 'a'.toLocaleUpperCase();"],
  [SYNTAX, 'shared/a.ts', 'export const a = (1).toLocaleString();'],
  [GLOBAL, 'shared/a.ts', "export const a = new Intl.NumberFormat('en');"],
  // shared: no clock, no platform
  [GLOBAL, 'shared/a.ts', 'export const a = Date.now();'],
  [GLOBAL, 'shared/a.ts', 'export const a = new Date();'],
  [GLOBAL, 'shared/a.ts', 'export const a = globalThis;'],
  [GLOBAL, 'shared/a.ts', 'export const a = new WeakRef({});'],
  [GLOBAL, 'shared/a.ts', "export const a = eval('1');"],
  [GLOBAL, 'shared/a.ts', "export const a = new Function('1');"],
  ...[
    'console',
    'process',
    'window',
    'document',
    'performance',
    'crypto',
    'navigator',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'structuredClone',
    'fetch',
    'Buffer',
    'require',
    'global',
    'self',
    'localStorage',
    'URL',
    'TextEncoder',
    'Worker',
    'WebSocket',
  ].map((name): Row => [UNKNOWN, 'shared/a.ts', `export const a = ${name};`]),
  // shared: nothing depends on object-key order
  [
    SYNTAX,
    'shared/games/a.ts',
    'export const a = (o: object) => { for (const k in o) return k; return 1; };',
  ],
  // a comment cannot switch a rule off
  [
    SYNTAX,
    'shared/a.ts',
    '// eslint-disable-next-line no-restricted-syntax\nexport const a = (n: number) => n ** 3;',
  ],
  // house style
  [SYNTAX, 'client/ui/a.ts', 'export default 1;'],
  [SYNTAX, 'server/a.ts', 'export enum A { B }'],
  ['max-lines', 'client/ui/a.ts', 'export {};\n'.repeat(401)],
  ['eqeqeq', 'server/a.ts', 'export const a = (b: number) => b == 1;'],
  ['@typescript-eslint/no-explicit-any', 'client/a.ts', 'export const a = (b: any) => b;'],
  ['@typescript-eslint/no-explicit-any', 'shared/games/index.ts', 'export const a = (b: any) => b;'],
  ['@typescript-eslint/no-non-null-assertion', 'shared/a.ts', 'export const a = (b?: number) => b!;'],
  [
    '@typescript-eslint/consistent-type-imports',
    'client/ui/a.ts',
    "import { Link } from '../net/session'; export type A = Link;",
  ],
  ['@typescript-eslint/ban-ts-comment', 'server/a.ts', '// @ts-ignore\nexport const a = 1;'],
];

/** Rules that ask the compiler; the file is one that exists, the code is ours. */
const REFUSED_BY_TYPES: readonly Row[] = [
  ['@typescript-eslint/no-unnecessary-condition', 'server/log.ts', 'export const a = (b: string) => b ?? 1;'],
  ['@typescript-eslint/no-floating-promises', 'server/log.ts', 'export const a = async () => {}; a();'],
  [
    '@typescript-eslint/switch-exhaustiveness-check',
    'shared/protocol.ts',
    "export const a = (b: 'x' | 'y') => { switch (b) { case 'x': return 1; } return 2; };",
  ],
  ['@typescript-eslint/no-unsafe-assignment', 'server/log.ts', "export const a: string = JSON.parse('1');"],
];

/** None of these may be refused by any rule of the walls. */
const ALLOWED: readonly (readonly [file: string, code: string])[] = [
  ['shared/a.ts', "import * as v from 'valibot'; export const a = v;"],
  ['shared/a.ts', "import { sha256 } from '@noble/hashes/sha2.js'; export const a = sha256;"],
  ['shared/a.ts', "import { chacha8 } from '@noble/ciphers/chacha.js'; export const a = chacha8;"],
  ['shared/engine/a.ts', "import { PROTOCOL } from '../protocol'; export const a = PROTOCOL;"],
  ['shared/a.ts', 'export const a = Math.max(Math.floor(1.5), Math.imul(2, 3), Math.sqrt(4));'],
  ['shared/engine/clone.ts', 'export const a = (o: object) => { for (const k in o) return k; return 1; };'],
  ['client/net/a.ts', "import { Client } from 'colyseus.js'; export const a = Client;"],
  ['client/kit/a.ts', "import { Mesh } from '@babylonjs/core/Meshes/mesh'; export const a = Mesh;"],
  ['client/holodeck/a.ts', "import { linkWords } from '../ui/words'; export const a = linkWords;"],
  ['client/index.ts', "import { App } from './app/app'; export const a = App;"],
  ['client/app/a.ts', "export const a = () => import('../holodeck');"],
  ['client/app/a.ts', "export const a = () => import('../viewpoint/desk');"],
  ['client/tabletop/a.ts', "import { inRow } from '../viewpoint/place'; export const a = inRow;"],
  [
    'client/games/risk/a.ts',
    'export const a = (gaze: object, make: (gaze: object) => object) => make(gaze);',
  ],
  [
    'client/games/panic/a.ts',
    "import { Choosing } from '../../tabletop/choosing'; export const a = Choosing;",
  ],
  ['client/app/a.ts', "export const a = () => import('../games/panic/guide');"],
  ['client/ui/a.ts', "import { GAMES } from '../../shared/games'; export const a = GAMES;"],
  [
    'client/games/panic/guide/a.ts',
    "import { Course } from '../../../ui/guide/lesson'; export const a = Course;",
  ],
  ['client/index.ts', "export const a = () => import('./holodeck');"],
  ['client/index.ts', "import type { Holodeck } from './holodeck'; export type A = Holodeck;"],
  ['server/rooms/a.ts', "import { Room } from '@colyseus/core'; export const a = Room;"],
  ['server/a.ts', "import { PROTOCOL } from '../shared/protocol'; export const a = PROTOCOL;"],
  ['test/a.ts', "import { makeLog } from '../server/log'; export const a = (b?: number) => [makeLog, b!];"],
];

function lint(snippets: readonly Snippet[]): string[][] {
  const script = path.join(ROOT, 'test/helpers/lintSnippets.mjs');
  const result = spawnSync(process.execPath, [script], {
    cwd: ROOT,
    input: JSON.stringify(snippets),
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(result.stderr);
  return JSON.parse(result.stdout);
}

const ROWS = [...REFUSED, ...REFUSED_BY_TYPES];
let refused: string[][];
let allowed: string[][];

beforeAll(() => {
  const all = lint([
    ...ROWS.map(([, file, code], at) => ({ file, code, needsTypes: at >= REFUSED.length })),
    ...ALLOWED.map(([file, code]) => ({ file, code })),
  ]);
  refused = all.slice(0, ROWS.length);
  allowed = all.slice(ROWS.length);
}, 120_000);

const short = (code: string): string =>
  (code.length > 90 ? `${code.slice(0, 90)}…` : code).replaceAll('\n', ' ');

test.each(ROWS.map(([rule, file, code], at) => [rule, file, short(code), at] as const))(
  '%s refuses in %s: %s',
  (rule, _file, _code, at) => {
    expect(refused[at]).toContain(rule);
  },
);

test.each(ALLOWED.map(([file, code], at) => [file, code, at] as const))(
  'nothing refuses in %s: %s',
  (_file, _code, at) => {
    expect(allowed[at]).toEqual([]);
  },
);
