import { createRequire } from 'node:module';
import { join } from 'node:path';
import { clone } from '../../../shared/engine/clone';
import type { BaseState, Tagged } from '../../../shared/engine/game';
import type { Action } from '../../../shared/engine/kernel';
import { streamRng } from '../../../shared/engine/rng';
import type { RandomGame } from '../../helpers/randomGame';
import { game } from '../../helpers/skirmish';
import type { Move, State } from '../../helpers/skirmish/types';
import type { Work } from '../measure';
import { peersFolder } from './install';

/** What the bench uses of boardgame.io. */
interface PeerClient {
  start(): void;
  stop(): void;
  updatePlayerID(id: string): void;
  getState(): { G: State } | null;
  moves: { act(seat: unknown, move: Tagged): void };
}
interface Peer {
  readonly Client: (options: object) => PeerClient;
}

interface Recorded {
  readonly begun: RandomGame;
  readonly actions: readonly Action<Tagged>[];
  readonly last: BaseState;
}

/** The same rules on the peer's draft: it clones, checks and keeps the state in its own way. */
const act = ({ G }: { G: State }, seat: number, move: Move): void => {
  const rng = streamRng(G);
  G.seq++;
  if (move.type !== 'concede') {
    G.open.splice(
      G.open.findIndex((asked) => asked.seat === seat),
      1,
    );
  }
  game.apply(G, seat, move, rng, undefined);
  while (!G.over && G.open.length === 0) game.resume(G, G.agenda.pop()!, rng, undefined);
  if (G.over) {
    G.open = [];
    G.agenda = [];
  }
};

export const boardgameIo = (games: readonly Recorded[]): Work => {
  const { Client } = createRequire(join(peersFolder(), 'package.json'))('boardgame.io/client') as Peer;
  let at = 0;
  return () => {
    const { begun, actions, last } = games[at++ % games.length]!;
    const client = Client({
      game: {
        // A copy of its own: it freezes what it is given.
        setup: () => clone(begun.first),
        moves: { act },
        turn: { activePlayers: { all: 'any' }, stages: { any: {} } },
      },
      numPlayers: begun.seats,
      debug: false,
    });
    client.start();
    for (const { actor, move } of actions) {
      client.updatePlayerID(String(actor));
      client.moves.act(actor, move);
    }
    const end = client.getState()?.G;
    client.stop();
    if (end?.seq !== last.seq || end.rng.counter !== last.rng.counter)
      throw new Error('boardgame.io played another game');
    return actions.length;
  };
};
