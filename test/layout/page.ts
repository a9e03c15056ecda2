import { BlindEngine } from '../../client/holodeck/blindEngine';
import { openHolodeck } from '../../client/holodeck';
import type { PanelBox } from '../../client/kit/prompts';
import type { Offer } from '../../client/net/session';
import { openTabletop } from '../../client/tabletop';
import type { GameScene } from '../../client/tabletop/scene';
import { readSettings } from '../../client/ui/settings';
import { openDesk } from '../../client/viewpoint/desk';
import type { Ask, BaseState, Tagged } from '../../shared/engine/game';
import { fastRng } from '../../shared/engine/rng';
import { beginRandom, walk } from '../helpers/randomGame';
import { SCENE_GAMES } from '../helpers/sceneGames';

/** A picture that the tables are laid out for; `right` and `bottom`: what the page's sheet covers of it. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly right: number;
  readonly bottom: number;
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
}

const overlap = (a: PanelBox, b: PanelBox): number =>
  Math.max(0, (a.w + b.w) / 2 - Math.abs(a.x - b.x)) * Math.max(0, (a.h + b.h) / 2 - Math.abs(a.y - b.y));

/** Less than this part of a thing is the width of a line. */
const LINE = 0.02;

const isBeyond = ({ x, y, w, h }: PanelBox): boolean =>
  Math.abs(x) + w / 2 > 1.001 || Math.abs(y) + h / 2 > 1.001;

/** What is wrong with how everything lies. */
const faultsIn = (boxes: readonly PanelBox[]): readonly string[] => {
  const panels = boxes.filter(({ name }) => ['question', 'explanation', 'status', 'refusal'].includes(name));
  const said = panels.filter(({ name }) => name === 'question' || name === 'explanation');
  // A question is about all that glows; a note about what is pointed at.
  const spotsOf = (panel: string): readonly PanelBox[] =>
    boxes.filter(({ name }) => name === 'spot' || (name === 'lit' && panel === 'question'));
  return [
    ...panels
      .filter(isBeyond)
      .map(({ name, ...box }) => `${name} beyond the picture: ${JSON.stringify(box)}`),
    ...said.flatMap((panel) =>
      spotsOf(panel.name).flatMap((spot) => {
        const part = overlap(panel, spot) / Math.max(1e-9, spot.w * spot.h);
        return part > LINE ? [`${panel.name} over ${Math.round(part * 100)} % of what it is about`] : [];
      }),
    ),
    ...said.flatMap((a, at) =>
      said.slice(at + 1).flatMap((b) => (overlap(a, b) > 1e-6 ? [`${a.name} over ${b.name}`] : [])),
    ),
  ];
};

/** Lays out every question of one random game, and a few notes at each, at every size. */
export const layOut = async (id: string, seed: number, sizes: readonly Size[]): Promise<Found> => {
  const known = SCENE_GAMES.find((one) => one.id === id);
  if (known === undefined) throw new Error(`no scene of ${id}`);
  const { table, module } = await known.load();
  const { game, words } = module;
  const begun = beginRandom(game, seed, known.options(seed));
  const engine = new Sized();
  const canvas = document.createElement('canvas');
  document.body.replaceChildren(canvas);
  const deck = await openHolodeck(canvas, { quality: 'test', engine, calm: true });
  await deck.centrepiece;
  const now: { me: number; open: readonly Ask[]; size: Size } = { me: 0, open: [], size: sizes[0]! };
  const settings = {
    ...readSettings(undefined),
    calm: true,
    volumes: { effects: 0, interface: 0, alert: 0, ambience: 0 },
  };
  const seats = Array.from({ length: begun.seats }, (_, seat) => ({ name: `Officer ${seat + 1}`, note: '' }));
  const nothing = (): void => undefined;
  const scene = await openTabletop(table)({
    ...{ deck, viewpoint: openDesk(deck, canvas), words, settings },
    company: () => ({ me: now.me, seats, people: [], open: now.open, clock: '' }),
    ...{ heard: nothing, skip: nothing, ping: nothing, refusal: () => '' },
    sheet: {
      isOpen: () => now.size.right + now.size.bottom > 0,
      ...{ ask: nothing, explain: nothing, refuse: nothing },
    },
  });
  engine.stopRenderLoop();
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
    for (const size of sizes) {
      now.size = size;
      [engine.wide, engine.high] = [size.width, size.height];
      canvas.style.cssText = `display:block;width:${size.width}px;height:${size.height}px`;
      scene.covered(size.right, size.bottom);
      show(scene, game, state, ask.seat, offer);
      deck.step(0.3);
      deck.step(0.3);
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
        const where = thing === undefined ? '' : ` (at ${thing.kind} ${thing.id})`;
        for (const what of faultsIn(scene.trial.layout(thing))) note(`${what}${where}`);
      }
    }
  }
  scene.dispose();
  deck.dispose();
  return { prompts, faults };
};

type Game = Awaited<ReturnType<(typeof SCENE_GAMES)[number]['load']>>['module']['game'];
const show = (scene: GameScene, game: Game, state: BaseState, seat: number, offer: Offer<Tagged>): void => {
  scene.snap(game.publicView(state), game.privateView(state, seat));
  scene.offer([offer]);
};

export { tooSmall } from './worn';

export const games = (): readonly string[] => SCENE_GAMES.map(({ id }) => id);
