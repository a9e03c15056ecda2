import { Vector3 } from '@babylonjs/core/Maths/math.vector';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh';
import { openHolodeck } from '../../client/holodeck';
import { BlindEngine } from '../../client/holodeck/blindEngine';
import { type Input, openInput, type Pick, samePick } from '../../client/input';
import { TABLE } from '../../client/kit/measures';
import type { Offer } from '../../client/net/session';
import { openTabletop } from '../../client/tabletop';
import { readSettings } from '../../client/ui/settings';
import { openHeadset } from '../../client/viewpoint/headset';
import { EYES } from '../../client/viewpoint/reach';
import { unitOf } from '../../client/xr/stance';
import type { Ask, Tagged } from '../../shared/engine/game';
import { beginRandom, walk } from '../helpers/randomGame';
import { SCENE_GAMES } from '../helpers/sceneGames';

/** What may be picked must be at least so large: metres of the person's own, or degrees. */
const [FINGER, DEGREES] = [0.022, 2];
/** So many questions of a game are looked at. */
const MOST = 40;

/** An input layer that remembers what can be met on what. */
const remembering = (input: Input): { readonly input: Input; readonly met: Map<AbstractMesh, Pick> } => {
  const met = new Map<AbstractMesh, Pick>();
  const pickable: Input['pickable'] = (mesh, pick, options) => {
    // What is met part by part is as large as the table.
    if (pick === undefined || options?.part !== undefined) met.delete(mesh);
    else met.set(mesh, pick);
    input.pickable(mesh, pick, options);
  };
  return { met, input: Object.assign(Object.create(input) as Input, { pickable }) };
};

/** How large a thing is from an eye: the shorter side of its face in metres of the person's own, and in degrees. */
const sizeOf = (mesh: AbstractMesh, eye: Vector3, unit: number): { metres: number; degrees: number } => {
  mesh.computeWorldMatrix(true);
  const { vectorsWorld, extendSize } = mesh.getBoundingInfo().boundingBox;
  const scale = mesh.absoluteScaling;
  const sides = [extendSize.x * scale.x, extendSize.y * scale.y, extendSize.z * scale.z]
    .map((half) => (2 * Math.abs(half)) / unit)
    .sort((a, b) => b - a);
  const ways = vectorsWorld.map((corner) => corner.subtract(eye));
  const ahead = Math.atan2(-eye.x, -eye.z);
  const spread = (angles: readonly number[]): number => Math.max(...angles) - Math.min(...angles);
  const across = ways.map(({ x, z }) => {
    const off = Math.atan2(x, z) - ahead;
    return Math.atan2(Math.sin(off), Math.cos(off));
  });
  const up = ways.map(({ x, y, z }) => Math.atan2(y, Math.hypot(x, z)));
  return { metres: sides[1] ?? 0, degrees: (Math.min(spread(across), spread(up)) * 180) / Math.PI };
};

/** Goes through the questions of a random game in a headset, at tables of these sizes; gives what is too small to be met. */
export const tooSmall = async (
  id: string,
  seed: number,
  sizes: readonly number[],
): Promise<{ readonly things: number; readonly small: readonly string[] }> => {
  const found = SCENE_GAMES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no scene for ${id}`);
  const { table, module } = await found.load();
  const { game, words } = module;
  const begun = beginRandom(game, seed);
  const engine = new BlindEngine();
  const canvas = document.createElement('canvas');
  const deck = await openHolodeck(canvas, { quality: 'test', engine, calm: true });
  await deck.centrepiece;
  const { input, met } = remembering(openInput(deck.scene, canvas, { surface: TABLE.height, sources: [] }));
  const viewpoint = openHeadset(deck.scene, input, { refused: () => undefined });
  const now: { me: number; open: readonly Ask[] } = { me: 0, open: [] };
  const seats = Array.from({ length: begun.seats }, (_, seat) => ({ name: `Officer ${seat + 1}`, note: '' }));
  const nothing = (): void => undefined;
  const volumes = { effects: 0, interface: 0, alert: 0, ambience: 0 };
  const scene = await openTabletop(table)({
    ...{ deck, viewpoint, words, settings: { ...readSettings(undefined), calm: true, volumes } },
    company: () => ({ me: now.me, seats, people: [], open: now.open, clock: '' }),
    ...{ heard: nothing, skip: nothing, ping: nothing, refusal: () => '' },
  });
  engine.stopRenderLoop();
  const small = new Set<string>();
  let [things, prompts] = [0, 0];
  for (const { state } of walk(begun, seed)) {
    const ask = state.open.find(({ seat }) => seat === 0);
    if (ask === undefined) continue;
    if (++prompts > MOST) break;
    [now.me, now.open] = [ask.seat, state.open];
    const offer: Offer<Tagged> = {
      ask,
      moves: [...game.legalMoves(state, ask.seat)],
      check: (move) => game.check(state, ask.seat, move),
      ...{ choose: nothing, quiet: () => undefined },
    };
    scene.snap(game.publicView(state), game.privateView(state, ask.seat));
    scene.offer([offer]);
    for (const size of sizes) {
      const unit = unitOf({ size, height: 0, distance: 0 });
      viewpoint.stand(Math.PI, unit);
      deck.step(0.3);
      deck.step(0.3);
      const eye = new Vector3(0, TABLE.height + EYES.y * unit, -TABLE.radius + EYES.z * unit);
      for (const thing of scene.trial.choices().next)
        for (const [mesh, pick] of met) {
          if (!samePick(pick, thing) || mesh.isDisposed() || !mesh.isEnabled()) continue;
          things++;
          const { metres, degrees } = sizeOf(mesh, eye, unit);
          if (metres < FINGER && degrees < DEGREES)
            small.add(`${thing.kind} at ${size} m: ${Math.round(metres * 1000)} mm, ${degrees.toFixed(1)}°`);
        }
    }
  }
  scene.dispose();
  deck.dispose();
  return { things, small: [...small] };
};
