import type { Tagged } from '../../shared/engine/game';
import { type GameId, GAMES } from '../../shared/games';
import type { Holodeck } from '../holodeck';
import type { Busy } from '../holodeck/measure';
import { readSettings } from '../ui/settings';
import type { SceneGround } from '../tabletop/scene';
import type { Viewpoint } from '../viewpoint/viewpoint';

/** A state of a game and all that may happen in it at once, made up for measuring. */
export interface FullTable {
  readonly game: GameId;
  readonly pub: object;
  readonly events: readonly Tagged[];
  readonly players: number;
}

/** Whoever looks at this scene: in a headset where it is drawn for one, else at a desk. */
const openViewpoint = async (deck: Holodeck, canvas: HTMLCanvasElement): Promise<Viewpoint> => {
  if (deck.preset.name !== 'xr') return (await import('../viewpoint/desk')).openDesk(deck, canvas);
  const [{ openHeadset }, { openInput }, { TABLE }] = await Promise.all([
    import('../viewpoint/headset'),
    import('../input'),
    import('../kit/measures'),
  ]);
  const input = openInput(deck.scene, canvas, { surface: TABLE.height, sources: [] });
  return openHeadset(deck.scene, input, { refused: () => undefined });
};

/** Puts a game on the table as full as it gets. */
export const fillTable =
  ({ game, pub, events, players }: FullTable) =>
  async (deck: Holodeck, canvas: HTMLCanvasElement): Promise<Busy> => {
    const { sceneOf } = await import('../games');
    const [make, { words }] = await Promise.all([sceneOf(game), GAMES[game]()]);
    if (make === undefined) throw new Error(`${game} has no scene`);
    const nothing = (): void => undefined;
    const seats = Array.from({ length: players }, (_, seat) => ({ name: `Officer ${seat + 1}`, note: '' }));
    const ground: SceneGround = {
      ...{ deck, viewpoint: await openViewpoint(deck, canvas), words, settings: readSettings(undefined) },
      company: () => ({ me: 0, seats, people: [], open: [], clock: '' }),
      ...{ heard: nothing, skip: nothing, ping: nothing, refusal: () => '' },
    };
    const scene = await make(ground);
    scene.snap(pub, undefined);
    return {
      stir: () => {
        scene.snap(pub, undefined);
        const { signal } = new AbortController();
        for (const event of events) void scene.play(event, { pace: 1, signal });
      },
      dispose: () => scene.dispose(),
    };
  };
