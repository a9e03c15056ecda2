import type { Scene } from '@babylonjs/core/scene';
import { isBrief } from '../../client/app/sheet';
import { BlindEngine } from '../../client/holodeck/blindEngine';
import { openHolodeck } from '../../client/holodeck';
import type { PanelBox, Question } from '../../client/kit/prompts';
import type { Offer } from '../../client/net/session';
import { openTabletop } from '../../client/tabletop';
import { readSettings, type Settings } from '../../client/ui/settings';
import { openDesk } from '../../client/viewpoint/desk';
import type { Ask, Tagged } from '../../shared/engine/game';
import { fastRng } from '../../shared/engine/rng';
import { beginRandom, walk } from '../helpers/randomGame';
import { SCENE_GAMES } from '../helpers/sceneGames';

export type TextScale = Settings['textScale'];

/** A picture that the tables are laid out for; `right` and `bottom`: what the page's sheet covers of it, `brief` of a question of few words. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly right: number;
  readonly bottom: number;
  readonly brief: number;
}

/** Something lies over what it is about, or beyond the picture. */
export interface Fault {
  readonly game: string;
  readonly seed: number;
  readonly step: number;
  readonly size: string;
  readonly what: string;
}

export interface Found {
  readonly prompts: number;
  readonly faults: readonly Fault[];
}

/** An engine that draws nothing on a canvas of any size. */
class Sized extends BlindEngine {
  wide = 1280;
  high = 720;
  override getRenderWidth(): number {
    return this.wide;
  }
  override getRenderHeight(): number {
    return this.high;
  }
  /** Every other pixel of the page, whatever a preset draws of it. */
  override setHardwareScalingLevel(): void {
    super.setHardwareScalingLevel(2);
  }
}

const overlap = (a: PanelBox, b: PanelBox): number =>
  Math.max(0, Math.min(a.w, b.w, (a.w + b.w) / 2 - Math.abs(a.x - b.x))) *
  Math.max(0, Math.min(a.h, b.h, (a.h + b.h) / 2 - Math.abs(a.y - b.y)));

/** How much of a box another one lies over. */
const part = (over: PanelBox, under: PanelBox): number =>
  overlap(over, under) / Math.max(1e-9, under.w * under.h);

/** Less than this part of a thing is the width of a line. */
const LINE = 0.02;
/** Less than this of a badge is its frame: a fifth of its height, above and below, has no letters, nor has so much of its width. */
const FRAME = 0.15;
/** Less than this of what stands on the table is an empty corner of its box: a round thing leaves four of them. */
const CORNER = 0.05;

const isBeyond = ({ x, y, w, h }: PanelBox): boolean =>
  Math.abs(x) + w / 2 > 1.001 || Math.abs(y) + h / 2 > 1.001;

const PANELS: ReadonlySet<string> = new Set(['question', 'explanation', 'status', 'refusal']);
const SPOTS: ReadonlySet<string> = new Set(['spot', 'held', 'lit', 'aside']);

/** What is wrong with how everything lies; `right` and `bottom`: what the page lies over. */
const faultsIn = (
  boxes: readonly PanelBox[],
  { right, bottom }: Pick<Size, 'right' | 'bottom'>,
): readonly string[] => {
  const panels = boxes.filter(({ name }) => PANELS.has(name));
  const said = panels.filter(({ name }) => name === 'question' || name === 'explanation');
  const badges = boxes.filter(({ name }) => !PANELS.has(name) && !SPOTS.has(name));
  const percent = (much: number): string => `${Math.round(much * 100)} %`;
  // A question is about all that glows; a note about what is pointed at.
  const spotsOf = (panel: string): readonly PanelBox[] =>
    boxes.filter(
      ({ name }) => name === 'spot' || name === 'held' || (name === 'lit' && panel === 'question'),
    );
  const stars = boxes.filter(({ name }) => name === 'spot');
  return [
    ...[...panels, ...badges]
      .filter(isBeyond)
      .map(({ name, ...box }) => `${name} beyond the picture: ${JSON.stringify(box)}`),
    ...badges
      .filter(({ x, y, w, h }) => x + w / 2 > 1.001 - 2 * right || y - h / 2 < -1.001 + 2 * bottom)
      .map(({ name, ...box }) => `${name} under the page: ${JSON.stringify(box)}`),
    ...said.flatMap((panel) =>
      spotsOf(panel.name).flatMap((spot) => {
        const much = part(panel, spot);
        return much > LINE ? [`${panel.name} over ${percent(much)} of what it is about (${spot.name})`] : [];
      }),
    ),
    ...said.flatMap((a, at) =>
      said.slice(at + 1).flatMap((b) => (overlap(a, b) > 1e-6 ? [`${a.name} over ${b.name}`] : [])),
    ),
    ...badges.flatMap((badge) => [
      ...stars.flatMap((star) => {
        const much = part(badge, star);
        return much > CORNER ? [`${badge.name} over ${percent(much)} of what it is about`] : [];
      }),
      // A note keeps off badges where there is room. Where there is none it may lie over one: it is of something else, and goes with the pointer.
      ...[...panels, ...badges].flatMap((panel) => {
        const much = panel === badge || panel.name === 'explanation' ? 0 : part(panel, badge);
        return much > FRAME ? [`${panel.name} over ${percent(much)} of ${badge.name}`] : [];
      }),
    ]),
    ...boxes
      .filter(({ name }) => name === 'lit')
      .flatMap(({ x, y }) =>
        Math.abs(x) > 1 || Math.abs(y) > 1 || x > 1 - 2 * right || y < -1 + 2 * bottom
          ? [`what may be picked cannot be seen: ${JSON.stringify([x, y])}`]
          : [],
      ),
  ];
};

/** Lays out every question of one random game, and a few notes at each, at every size. */
export const layOut = async (
  id: string,
  seed: number,
  sizes: readonly Size[],
  textScale: TextScale,
): Promise<Found> => {
  const known = SCENE_GAMES.find((one) => one.id === id);
  if (known === undefined) throw new Error(`no scene of ${id}`);
  const { table, module } = await known.load();
  const { game, words } = module;
  const begun = beginRandom(game, seed, known.options(seed));
  const engine = new Sized();
  const canvas = document.createElement('canvas');
  document.body.replaceChildren(canvas);
  const deck = await openHolodeck(canvas, { quality: 'test', engine });
  await deck.centrepiece;
  const now: { me: number; open: readonly Ask[]; size: Size } = { me: 0, open: [], size: sizes[0]! };
  const settings = {
    ...readSettings(undefined),
    textScale,
    volumes: { effects: 0, interface: 0, alert: 0, ambience: 0 },
  };
  const seats = Array.from({ length: begun.seats }, (_, seat) => ({ name: `Officer ${seat + 1}`, note: '' }));
  const nothing = (): void => undefined;
  const put: { question: Question | undefined } = { question: undefined };
  const scene = await openTabletop(table)({
    ...{ deck, viewpoint: openDesk(deck, canvas), words, settings },
    company: () => ({ me: now.me, seats, people: [], open: now.open, clock: '' }),
    ...{ heard: nothing, skip: nothing, ping: nothing, refusal: () => '' },
    sheet: {
      isOpen: () => now.size.right + now.size.bottom > 0,
      ask: (question: Question | undefined) => {
        put.question = question;
      },
      ...{ explain: nothing, refuse: nothing },
    },
  });
  engine.stopRenderLoop();
  drawNothing(deck.scene);
  const faults: Fault[] = [];
  let [prompts, step] = [0, 0];
  const rng = fastRng(seed);
  for (const { state } of walk(begun, seed)) {
    step++;
    const ask = state.open.find(({ seat }) => seat === 0) ?? state.open[0];
    if (ask === undefined || !('seat' in ask)) continue;
    prompts++;
    [now.me, now.open] = [ask.seat, state.open];
    const offer: Offer<Tagged> = {
      ask,
      moves: [...game.legalMoves(state, ask.seat)],
      check: (move) => game.check(state, ask.seat, move),
      choose: nothing,
      quiet: () => undefined,
    };
    scene.snap(game.publicView(state), game.privateView(state, ask.seat));
    for (const whole of sizes) {
      now.size = whole;
      [engine.wide, engine.high] = [whole.width, whole.height];
      canvas.style.cssText = `display:block;width:${whole.width}px;height:${whole.height}px`;
      scene.covered(whole.right, whole.bottom);
      scene.trial.hover(undefined);
      deck.step(0.1);
      scene.offer([offer]);
      const { question } = put;
      const size = question !== undefined && isBrief(question) ? { ...whole, bottom: whole.brief } : whole;
      scene.covered(size.right, size.bottom);
      // The eye comes to what is asked, everything to its place, panels fade in.
      for (const seconds of [0.1, 1.2, 0.4, 0.4, 1.5]) deck.step(seconds);
      const note = (what: string): void => {
        const place = `${size.width}×${size.height}`;
        faults.push({ game: id, seed, step, size: place, what: `${ask.type}: ${what}` });
      };
      const { next } = scene.trial.choices();
      const things = scene.trial.things();
      const hovered = [
        undefined,
        ...(next.length > 0 ? [rng.pick(next)] : []),
        ...(things.length > 0 ? [rng.pick(things)] : []),
      ];
      for (const thing of hovered) {
        scene.trial.hover(thing);
        for (const seconds of thing === undefined ? [] : [0.4, 0.2, 0.5]) deck.step(seconds);
        const where = thing === undefined ? '' : ` (at ${thing.kind} ${thing.id})`;
        // A sector is many times as large as its badge, which belongs to it; its box here is only a finger's width about its middle.
        const ground = thing !== undefined && table.ground?.includes(thing.kind) === true;
        for (const what of faultsIn(scene.trial.boxes(), size))
          if (!ground || !what.startsWith('label')) note(`${what}${where}`);
      }
    }
  }
  scene.dispose();
  deck.dispose();
  return { prompts, faults };
};

/** From now on a frame only brings the eye to where it looks: nothing is drawn. */
const drawNothing = (scene: Scene): void => {
  scene.render = () => {
    scene.incrementRenderId();
    scene.activeCamera?.update();
    scene.updateTransformMatrix(true);
  };
};

export { tooSmall } from './worn';

export const games = (): readonly string[] => SCENE_GAMES.map(({ id }) => id);
