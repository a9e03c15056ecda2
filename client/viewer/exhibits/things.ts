import type { Scene } from '@babylonjs/core/scene';
import { TABLE } from '../../holodeck/measures';
import { makeTable } from '../../holodeck/room/table';
import type { Colours } from '../../kit/theme';
import { type TokenKind, TOKENS } from '../../games/panic/tokens';
import { type Fleet, loadFleet, type Token } from '../../kit/things';
import type { Exhibit, Framing } from '../exhibit';

/** A table to stand things on. */
export const layTable = (scene: Scene, colours: Colours): void => {
  const table = makeTable(scene);
  table.colours(colours);
  table.update(0, true);
};

/** Where the viewer stands when it looks at the bow, round from +z. */
export const VIEWED_FROM = 0.62;

/** A place on the table so far to the right and so near, as the viewer sees it. */
export const seenAt = (right: number, near: number): readonly [number, number] => {
  const [s, c] = [Math.sin(VIEWED_FROM), Math.cos(VIEWED_FROM)];
  return [near * s - right * c, near * c + right * s];
};

const KINDS = Object.keys(TOKENS) as TokenKind[];

type Act = (
  fleet: Fleet<TokenKind>,
  put: (kind: TokenKind, x: number, z: number, turn?: number) => Token,
) => void;

const exhibit = (
  framing: Framing,
  acts: Readonly<Record<string, Act>>,
  moments: Readonly<Record<string, number>> = {},
): Exhibit => ({
  states: Object.keys(acts),
  moments,
  build: async (scene, preset, colours) => {
    layTable(scene, colours);
    const fleet = await loadFleet(scene, preset, TOKENS);
    fleet.colours(colours);
    const shown: Token[] = [];
    const put = (kind: TokenKind, x: number, z: number, turn = 0): Token => {
      const token = fleet.add(kind);
      token.node.position.set(x, TABLE.height, z);
      token.node.rotation.y = turn;
      shown.push(token);
      return token;
    };
    return {
      framing,
      show: (state) => {
        for (const token of shown.splice(0)) token.remove();
        fleet.update(0);
        acts[state]?.(fleet, put);
        fleet.update(0);
      },
      update: (time) => fleet.update(time),
    };
  },
});

const CLOSE: Framing = { target: [0, TABLE.height + 0.042, 0], radius: 0.155, rise: 24 };

/** Every token by its name, close by. */
export const things: Exhibit = exhibit(
  CLOSE,
  Object.fromEntries(KINDS.map((kind): [string, Act] => [kind, (_, put) => put(kind, 0, 0)])),
);

const AS_PRINTED: Readonly<Partial<Record<TokenKind, number>>> = {
  klingonCruiser: 2,
  klingonBirdOfPrey: 1,
  kang: 3,
  romulanBattleCruiser: 2,
  romulanBirdOfPrey: 3,
  tholian: 2,
  raider: 3,
};

/** Four tokens that cloak or not, side by side, in every state that a token can be in. */
const FOUR: readonly TokenKind[] = ['romulanBirdOfPrey', 'klingonBirdOfPrey', 'kang', 'romulanBattleCruiser'];
const four =
  (act: (token: Token, max: number, index: number) => void): Act =>
  (_, put) =>
    FOUR.forEach((kind, i) => {
      const max = AS_PRINTED[kind] ?? 2;
      const token = put(
        kind,
        ...seenAt((i % 2 === 0 ? -1 : 1) * 0.068, (i < 2 ? 1 : -1) * 0.06),
        VIEWED_FROM + 0.5,
      );
      token.defence(max, max);
      act(token, max, i);
    });

export const tokenStates: Exhibit = exhibit(
  { target: [0, TABLE.height + 0.036, 0], radius: 0.25, rise: 36 },
  {
    intact: four(() => undefined),
    hurt: four((token, max) => token.defence(max > 1 ? 1 : 0, max)),
    cloaking: four((token) => token.cloak(true, 1.6)),
    cloaked: four((token) => token.cloak(true, 0)),
    uncloaking: four((token) => {
      token.cloak(true, 0);
      token.cloak(false, 1.6);
    }),
    'force field': four((token) => token.forceField(true)),
    'glow legal': four((token) => token.glow('legal')),
    'glow danger': four((token) => token.glow('danger')),
    glowing: four((token, _, i) => token.glow((['mine', 'rivalC', 'danger', 'legal'] as const)[i])),
    arriving: four((token, _, i) => token.fade([0.25, 0.45, 0.65, 0.85][i] ?? 1)),
  },
  { cloaking: 0.85, uncloaking: 0.75 },
);

/** The three captains with crest and red border, beside a plain cruiser. */
export const captains: Exhibit = exhibit(
  { ...CLOSE, radius: 0.25, rise: 34 },
  {
    together: (_, put) =>
      (['kang', 'koloth', 'kor', 'klingonCruiser'] as const).forEach((kind, i) => {
        const token = put(
          kind,
          ...seenAt((i % 2 === 0 ? -1 : 1) * 0.068, (i < 2 ? 1 : -1) * 0.06),
          VIEWED_FROM + 0.5,
        );
        token.defence(kind === 'klingonCruiser' ? 2 : 3, kind === 'klingonCruiser' ? 2 : 3);
      }),
  },
);

/** Copies in the bag, as the game has them: 31 in all. */
const BAG: readonly (readonly [TokenKind, number, number])[] = [
  ['klingonCruiser', 8, 2],
  ['klingonBirdOfPrey', 4, 1],
  ['kang', 1, 3],
  ['koloth', 1, 3],
  ['kor', 1, 3],
  ['romulanBattleCruiser', 5, 2],
  ['romulanBirdOfPrey', 2, 3],
  ['tholian', 3, 2],
  ['comet', 4, 0],
  ['starbase', 2, 0],
];

/** The whole bag on the table at once, mixed over sectors and ranges, noses to the middle. */
const crowd: Act = (_, put) => {
  const kinds = BAG.flatMap(([kind, copies, max]) =>
    Array.from({ length: copies }, () => [kind, max] as const),
  );
  kinds.forEach((_entry, i) => {
    const [kind, max] = kinds[(i * 12) % kinds.length] ?? ['tholian', 2];
    const [slot, row] = [i % 11, Math.floor(i / 11)];
    const bearing = ((slot + 0.5 * row) / 11) * 2 * Math.PI;
    const r = [0.43, 0.64, 0.86][row] ?? 0.5;
    const token = put(kind, r * Math.sin(bearing), r * Math.cos(bearing), bearing + Math.PI);
    token.defence(i % 5 === 2 ? Math.min(1, max) : max, max);
    if (i % 9 === 4) token.glow(i % 2 === 0 ? 'legal' : 'danger');
    if (kind.startsWith('romulan') && i % 2 === 0) token.cloak(true, 0);
    if (i % 13 === 5) token.forceField(true);
  });
};

const lineUp: Act = (_, put) => {
  KINDS.forEach((kind, i) => {
    const [across, deep] = [((i % 6) - 2.5) * 0.12, (Math.floor(i / 6) - 1) * 0.14];
    const token = put(kind, ...seenAt(across, deep), VIEWED_FROM + 0.7);
    const max = AS_PRINTED[kind] ?? (kind === 'koloth' || kind === 'kor' ? 3 : 0);
    token.defence(max, max);
  });
};

/** Many tokens at table scale, to see whether each is known at a glance. */
export const fleet: Exhibit = exhibit({ target: [0, TABLE.height, 0], radius: 1.78, rise: 40 }, { crowd });
export const lineup: Exhibit = exhibit(
  { target: [0, TABLE.height, 0], radius: 0.7, rise: 38 },
  {
    all: lineUp,
  },
);
