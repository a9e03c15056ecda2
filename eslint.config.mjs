import tseslint from 'typescript-eslint';
import { arrowsOf } from './test/lint/arrows.mjs';
import { noCycles } from './test/lint/noCycles.mjs';

// The walls of the house (docs/decisions/house-walls.md). Every rule here has a test in test/lint that sees it fail.

// ── Who may import whom ────────────────────────────────────────────────────────────────────────────────────────
// The 3D side, each step standing on those before it; beside each other at the end: what is worn and what is shown.
const STEPS = ['kit', 'input', 'holodeck', 'viewpoint', 'tabletop', 'games'];
const SCENE = [...STEPS, 'xr', 'showcase'];
const FOLDERS = {
  shared: 'shared',
  net: 'client/net',
  ui: 'client/ui',
  director: 'client/director',
  // A game's own DOM: lessons, a desk for building fleets.
  guide: ['client/games/*/guide', 'client/games/*/desk'],
  app: 'client/app',
  ...Object.fromEntries(SCENE.map((name) => [name, `client/${name}`])),
  boot: 'client',
  server: 'server',
  assets: 'assets',
  test: 'test',
};
const FLAT = ['net', 'ui', 'director', 'shared'];
const ARROWS = {
  shared: ['shared'],
  net: FLAT,
  ui: FLAT,
  director: FLAT,
  guide: ['guide', ...FLAT],
  app: ['app', 'guide', ...SCENE, ...FLAT],
  ...Object.fromEntries(STEPS.map((name, at) => [name, [...STEPS.slice(0, at + 1), 'assets', ...FLAT]])),
  xr: ['xr', ...STEPS, 'assets', ...FLAT],
  showcase: ['showcase', ...STEPS, 'assets', ...FLAT],
  boot: ['boot', 'app', ...SCENE, 'assets', ...FLAT],
  server: ['server', 'shared'],
  assets: ['assets', 'shared'],
  test: Object.keys(FOLDERS),
};
const arrows = {
  files: ['**/*.{ts,mjs}'],
  plugins: {
    house: {
      rules: {
        arrows: arrowsOf({
          root: import.meta.dirname,
          folders: FOLDERS,
          arrows: ARROWS,
          // The palette is plain data: menus and generated textures use it as well as scenes.
          open: { 'client/kit/theme': ['ui', 'director', 'guide', 'app', 'boot', 'assets'] },
          message:
            'client → shared ← server; kit ← input ← holodeck ← viewpoint ← tabletop ← games ← xr, showcase ← app.',
        }),
        'no-cycles': noCycles,
      },
    },
    '@typescript-eslint': tseslint.plugin,
  },
  rules: { 'house/arrows': 'error', 'house/no-cycles': 'error' },
};

// ── What may not be imported or written where ──────────────────────────────────────────────────────────────────
const forbid = (regex, message) => ({ regex, message });
const BABYLON = forbid('^@?babylonjs', 'This side works without WebGL: nothing of Babylon here.');
const BARREL = forbid(
  '^(babylonjs.*|@babylonjs/[a-z]+(/(index|pure|legacy.*))?)$',
  'A barrel import brings all of Babylon: import the one module, @babylonjs/core/Meshes/mesh.',
);
const COLYSEUS = forbid(
  '^(colyseus|colyseus\\.js|@colyseus/.*)$',
  'Contact with Colyseus stays in server/index, server/rooms, server/sync and client/net.',
);
const PURE = forbid(
  '^(?!\\.{1,2}(/|$)|valibot$|@noble/(hashes|ciphers)(/|$))',
  'shared depends on itself, valibot, @noble/hashes and @noble/ciphers only.',
);
const LAZY = {
  ...forbid(
    '^(@babylonjs/|\\.\\.?/(holodeck|kit(?!/theme)|games|input|viewpoint|tabletop|viewer|xr|showcase)(/|$))',
    'The 3D side is loaded by import().',
  ),
  allowTypeImports: true,
};
const NO_GAME = forbid(
  '/shared/games/.',
  'No line of any game here: what a game has to say comes from its words or its guide.',
);
const ALONE = forbid('^\\.', 'The palette stands alone.');
const BLIND = forbid(
  '^(@babylonjs/core/(Cameras|XR)/|(\\.\\./)+(holodeck/camera|viewpoint/(desk|glass|headset|operator))$)',
  'Scenes know slots and poses: the viewpoint alone knows camera, glass and pixels.',
);

const NO_CAMERA = {
  selector:
    'Identifier[name=/^(activeCamera|getRender(Width|Height)|getHardwareScalingLevel|getAspectRatio|devicePixelRatio|(inner|client|offset)(Width|Height)|getBoundingClientRect)$/]',
  message: BLIND.message,
};
const NO_GAZE = [
  "MemberExpression[object.name='gaze']",
  "MemberExpression[object.property.name='gaze']",
  "VariableDeclarator[id.type='ObjectPattern'][init.name='gaze']",
  "VariableDeclarator[id.type='ObjectPattern'][init.property.name='gaze']",
  "ObjectPattern[typeAnnotation.typeAnnotation.typeName.name='Gaze']",
].map((selector) => ({
  selector,
  message: 'A scene hands the gaze on and does not ask it: what is placed by points is a thing of kit.',
}));

const DEFAULT = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' };
const ENUM = { selector: 'TSEnumDeclaration', message: 'No enums: a constant array and its union type.' };
const VIEW_MESSAGE = 'No StateView: secrets never enter Schema, they travel as messages.';
const VIEW = [
  "Identifier[name='StateView']",
  "CallExpression[callee.name='view']",
  "Decorator > Identifier[name='view']",
  "Property[key.name='view'] > Literal[value=true]",
  "AssignmentExpression[left.property.name='view']",
].map((selector) => ({ selector, message: VIEW_MESSAGE }));
const VIEW_CALL = { selector: "CallExpression[callee.property.name='view']", message: VIEW_MESSAGE };

const MATHS = 'abs|min|max|floor|ceil|round|trunc|sign|imul|clz32|sqrt';
const MATH_MESSAGE = `shared may use only Math.${MATHS.replaceAll('|', ' ')}: the rest differs between machines.`;
const POWER_MESSAGE = 'No ** in shared: its last digit differs between machines.';
const DETERMINISM = [
  {
    selector: `MemberExpression[object.name='Math']:not([property.name=/^(${MATHS})$/])`,
    message: MATH_MESSAGE,
  },
  { selector: "MemberExpression[object.name='Math'][computed=true]", message: MATH_MESSAGE },
  { selector: ":not(MemberExpression) > Identifier[name='Math']", message: MATH_MESSAGE },
  { selector: "BinaryExpression[operator='**']", message: POWER_MESSAGE },
  { selector: "AssignmentExpression[operator='**=']", message: POWER_MESSAGE },
  {
    selector: 'MemberExpression[property.name=/^(toLocale.*|localeCompare)$/]',
    message: 'No locale in shared: the same game must come out everywhere.',
  },
];
const FOR_IN = {
  selector: 'ForInStatement',
  message: 'No for…in in shared: nothing may depend on object-key order.',
};
// Names the compiler's ES library declares; every other platform global is unknown in shared (no-undef).
const NOT_OURS =
  'Date Intl globalThis WeakRef FinalizationRegistry SharedArrayBuffer Atomics eval Function'.split(' ');

/** One zone of the tree: what its files may neither import nor write, on top of what nobody may. */
function zone(files, { imports = [], syntax = [], ignores = [] } = {}) {
  return {
    files,
    ignores,
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [BARREL, ...imports] }],
      'no-restricted-syntax': ['error', DEFAULT, ENUM, ...VIEW, ...BARREL_CALLS, ...syntax],
    },
  };
}
const BARREL_CALLS = [
  {
    selector: 'ImportExpression[source.value=/^(babylonjs|@babylonjs\\u002f[a-z]+(\\u002f(index|pure))?$)/]',
    message: BARREL.message,
  },
];

const zones = [
  zone(['**/*.{ts,mjs}'], { imports: [COLYSEUS] }),
  zone(['server/**/*.ts'], { imports: [COLYSEUS, BABYLON] }),
  zone(['server/{rooms,sync}/**/*.ts', 'server/index.ts'], { imports: [BABYLON], syntax: [VIEW_CALL] }),
  zone(['client/*.ts', 'client/app/**/*.ts'], { imports: [COLYSEUS, LAZY] }),
  zone(['client/{ui,director}/**/*.ts'], { imports: [COLYSEUS, BABYLON, NO_GAME] }),
  zone(['client/games/*/{guide,desk}/**/*.ts'], { imports: [COLYSEUS, BABYLON] }),
  zone(['client/{tabletop,games}/**/*.ts'], {
    imports: [COLYSEUS, BLIND],
    syntax: [NO_CAMERA, ...NO_GAZE],
    ignores: ['client/games/*/{guide,desk}/**'],
  }),
  zone(['client/kit/theme.ts'], { imports: [COLYSEUS, BABYLON, ALONE] }),
  zone(['client/net/**/*.ts'], { imports: [BABYLON, NO_GAME], syntax: [VIEW_CALL] }),
  zone(['shared/**/*.ts'], { imports: [PURE], syntax: [...DETERMINISM, FOR_IN] }),
  zone(['shared/engine/clone.ts'], { imports: [PURE], syntax: DETERMINISM }),
  zone(['test/**/*.ts']),
];
const shared = {
  files: ['shared/**/*.ts'],
  languageOptions: { parserOptions: { lib: ['es2023'] } },
  rules: {
    'no-undef': 'error',
    'no-restricted-globals': [
      'error',
      ...NOT_OURS.map((name) => ({ name, message: 'shared is pure: no clock, no locale, no platform.' })),
    ],
  },
};

// ── House style ────────────────────────────────────────────────────────────────────────────────────────────────
const style = {
  files: ['**/*.ts'],
  extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-import-type-side-effects': 'error',
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    // `return refuse(…)` from a function that gives nothing says plainly that it ends there.
    '@typescript-eslint/no-confusing-void-expression': 'off',
    // It does not see a parameter that ties two types together inside the function.
    '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    '@typescript-eslint/consistent-type-definitions': 'off',
    // There are no enums here (see ENUM), and to look for them takes longer than any other rule.
    '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    '@typescript-eslint/no-unsafe-enum-comparison': 'off',
    // It asks for `!`, which is forbidden outside tests.
    '@typescript-eslint/non-nullable-type-assertion-style': 'off',
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    eqeqeq: 'error',
    'prefer-const': 'error',
    'object-shorthand': 'error',
    'max-lines': ['error', { max: 400 }],
  },
};
const exceptions = [
  { files: ['**/data/**/*.ts', '**/words/**/*.ts', 'test/**/*.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
];

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'coverage/', 'node_modules/'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  style,
  arrows,
  ...zones,
  // Configuration files are read by tools that ask for a default export.
  { files: ['*.{mjs,js}'], rules: { 'no-restricted-syntax': 'off' } },
  shared,
  ...exceptions,
);
