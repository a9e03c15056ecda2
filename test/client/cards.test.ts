import { NullEngine } from '@babylonjs/core/Engines/nullEngine';
import { Logger } from '@babylonjs/core/Misc/logger';
import { Scene } from '@babylonjs/core/scene';
import { makeFaces } from '../../client/games/panic/faces';
import { PRESETS } from '../../client/holodeck/quality';
import { type Card, type Cards, makeCards } from '../../client/kit/cards';
import { cellWidthFor, gridFor } from '../../client/kit/cards/atlas';
import { MEANINGS, THEMES, toRgb } from '../../client/kit/theme';
import { CARD_IDS, CARDS } from '../../shared/games/panic/data/cards';
import { CHARACTERS } from '../../shared/games/panic/data/characters';
import { MISSION, MISSIONS } from '../../shared/games/panic/data/missions';
import { cardFace, characterFace, missionFace } from '../../shared/games/panic/words/en/faces';

Logger.LogLevels = Logger.NoneLogLevel;
const MB = 1024 * 1024;
const faces = makeFaces();

/** A page with canvases that draw nothing, which is all that is missing in Node. */
const context = new Proxy<Record<string, unknown>>(
  {},
  { get: (_, name) => (name === 'measureText' ? () => ({ width: 1 }) : () => undefined), set: () => true },
);
const canvas = () => ({ width: 1, height: 1, getContext: () => context });

let engine: NullEngine;
let scene: Scene;
let cards: Cards;
beforeAll(() => {
  Object.assign(globalThis, {
    document: {
      createElement: canvas,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
    Path2D: jest.fn(),
  });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'document');
  Reflect.deleteProperty(globalThis, 'Path2D');
});
beforeEach(() => {
  engine = new NullEngine();
  scene = new Scene(engine);
  cards = makeCards(scene, PRESETS.low, faces);
});
afterEach(() => {
  scene.dispose();
  engine.dispose();
});

describe('the faces of Panic', () => {
  const all = [
    ...CARD_IDS,
    ...MISSIONS.map((id) => `mission:${id}`),
    ...CHARACTERS.map((id) => `character:${id}`),
    ...['enterprise', 'mission', 'character'].map((deck) => `back:${deck}`),
  ];

  test('every card, mission, character and back has a picture, and a back', () => {
    expect(all).toHaveLength(62 + 18 + 7 + 3);
    for (const face of all) {
      expect(faces.pictures).toContain(faces.picture(face));
      expect(faces.pictures).toContain(faces.back(face));
    }
  });

  test('no picture is there for nothing, and none twice', () => {
    expect(new Set(faces.pictures).size).toBe(faces.pictures.length);
    expect(new Set(all.map((face) => faces.picture(face)))).toEqual(new Set(faces.pictures));
  });

  test('cards share a picture exactly when kind and insignia are the same', () => {
    const looks = CARDS.map(({ kind, credit }) => `${kind} ${credit}`);
    const pictures = CARD_IDS.map((id) => faces.picture(id));
    CARD_IDS.forEach((_, i) =>
      CARD_IDS.forEach((__, j) => expect(pictures[i] === pictures[j]).toBe(looks[i] === looks[j])),
    );
  });

  test.each(['', 'dilithium', 'dilithium-9', 'mission:', 'mission:none', 'back:none', 'constructor'])(
    'there is no face "%s", and behind it is the back of the Enterprise deck',
    (face) => {
      expect(faces.picture(face)).toBeUndefined();
      if (!face.startsWith('mission')) expect(faces.back(face)).toBe('back:enterprise');
    },
  );

  test('each deck has its own back', () => {
    expect(faces.back('dilithium-1')).toBe('back:enterprise');
    expect(faces.back('mission:rogueProbe')).toBe('back:mission');
    expect(faces.back('character:sulu')).toBe('back:character');
    expect(faces.back('back:mission')).toBe('back:mission');
  });

  test('every face says what it does in a few words', () => {
    for (const id of CARD_IDS) {
      const { name, label, effect } = cardFace(id);
      for (const text of [name, label, effect]) expect(text).not.toBe('');
      expect(effect.split(' ').length).toBeLessThanOrEqual(8);
    }
    for (const id of CHARACTERS) expect(characterFace(id).ability.split(' ').length).toBeLessThanOrEqual(9);
    for (const id of MISSIONS) {
      const { needs, conditions, reward, failure } = missionFace(id);
      expect(needs).toHaveLength(MISSION[id].need.length);
      expect(conditions).toHaveLength(MISSION[id].rules.length + MISSION[id].hooks.length);
      expect(reward.split('\n')).toHaveLength(MISSION[id].reward.length);
      for (const text of [...needs, ...conditions, reward, failure]) expect(text).not.toBe('');
    }
  });
});

describe('the atlas', () => {
  test.each([
    ['high', 256, 40],
    ['medium', 256, 40],
    ['low', 128, 10],
    ['xr', 128, 10],
    ['test', 128, 10],
  ] as const)(
    'in %s a cell is %i wide and all of it with its smaller sizes at most %i MB',
    (name, width, most) => {
      const grid = gridFor(faces.pictures.length + 1, cellWidthFor(PRESETS[name]));
      expect(grid.cellWidth).toBe(width);
      expect(grid.columns * grid.rows).toBeGreaterThan(faces.pictures.length);
      expect((grid.width * grid.height * 4 * 4) / 3 / MB).toBeLessThan(most);
      expect(Math.max(grid.width, grid.height)).toBeLessThanOrEqual(4096);
    },
  );

  test('one card, or very many, still make a grid', () => {
    expect(gridFor(1, 256)).toMatchObject({ columns: 1, rows: 1, width: 256, height: 358 });
    const many = gridFor(300, 128);
    expect(many.columns * many.rows).toBeGreaterThanOrEqual(300);
  });
});

describe('cards on the table', () => {
  const look = (card: Card): { x: number; y: number; z: number } => card.body.instancedBuffers.look;

  test('a card shows its face and the back of its deck', () => {
    const card = cards.add('mission:rogueProbe');
    expect(faces.pictures[look(card).x]).toBe('mission:rogueProbe');
    expect(faces.pictures[look(card).y]).toBe('back:mission');
    card.face('sensorSweep-1');
    expect(faces.pictures[look(card).x]).toBe('card:sensorSweep:science');
    expect(faces.pictures[look(card).y]).toBe('back:enterprise');
  });

  test('a face that is not known shows the back on both sides', () => {
    const card = cards.add('somebody-else');
    expect(look(card).x).toBe(look(card).y);
    expect(faces.pictures[look(card).x]).toBe('back:enterprise');
  });

  test('it can be dimmed', () => {
    const card = cards.add('dilithium-1');
    card.dim(true);
    expect(look(card).z).toBe(1);
    card.dim(false);
    expect(look(card).z).toBe(0);
  });

  test('it glows in the colour and with the mark of a meaning, also after the colours change', () => {
    const card = cards.add('dilithium-1');
    card.glow('danger');
    const [light] = card.node.getChildMeshes();
    const tint = () =>
      (
        light as unknown as { instancedBuffers: { tint: { asArray(): number[] } } }
      ).instancedBuffers.tint.asArray();
    expect(light!.isEnabled()).toBe(true);
    expect(tint()).toEqual([...toRgb(THEMES.standard.danger), MEANINGS.indexOf('danger')]);
    cards.colours(THEMES.colourBlind);
    expect(tint()).toEqual([...toRgb(THEMES.colourBlind.danger), MEANINGS.indexOf('danger')]);
    card.glow(undefined);
    expect(light!.isEnabled()).toBe(false);
  });

  test('a removed card comes back as if new, and no card is made twice', () => {
    const first = cards.add('dilithium-1');
    first.node.position.x = 3;
    first.node.metadata = { pick: 1 };
    first.glow('legal');
    first.dim(true);
    first.remove();
    first.remove();
    expect(first.node.isEnabled()).toBe(false);
    const again = cards.add('tritanium-1');
    expect(again).toBe(first);
    expect(again.node.position.x).toBe(0);
    expect(again.node.metadata).toBeNull();
    expect(look(again).z).toBe(0);
    expect(again.node.getChildMeshes()[0]!.isEnabled()).toBe(false);
    expect(cards.add('tritanium-2')).not.toBe(first);
  });

  test('one is held up, another, none; always on the same node', () => {
    const node = cards.hold('photonTorpedo-1');
    expect(node.isEnabled()).toBe(true);
    expect(cards.hold('mission:rogueProbe')).toBe(node);
    expect(cards.hold('nothing')).toBe(node);
    expect(node.isEnabled()).toBe(true);
    expect(cards.hold(undefined).isEnabled()).toBe(false);
  });

  test('nothing is left of them when they are gone', async () => {
    cards.dispose();
    await cards.ready;
    const before = [
      scene.meshes.length,
      scene.materials.length,
      scene.textures.length,
      scene.transformNodes.length,
    ];
    const more = makeCards(scene, PRESETS.high, faces);
    for (const id of CARD_IDS) more.add(id).glow('legal');
    more.hold('mission:rogueProbe');
    more.update(1);
    await more.ready;
    expect(scene.meshes.length).toBe(2 * CARD_IDS.length + 3);
    more.dispose();
    expect([
      scene.meshes.length,
      scene.materials.length,
      scene.textures.length,
      scene.transformNodes.length,
    ]).toEqual(before);
  });

  test('thrown away before the letters arrive, they draw nothing more', async () => {
    const seen: string[] = [];
    const spied = makeCards(scene, PRESETS.low, { ...faces, draw: (_pen, name) => void seen.push(name) });
    spied.dispose();
    await spied.ready;
    expect(seen).toEqual([]);
  });
});
