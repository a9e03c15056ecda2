import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, Room, Server } from 'colyseus';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { makeLog } from '../../server/log';
import { openStore } from '../../server/store/open';
import { answerUsage } from '../helpers/usage';

/** The least that could be called a table: a Colyseus room that appends what comes, durably, and passes it on. */
const serve = async (): Promise<void> => {
  const log = makeLog('error');
  const store = await openStore(process.env.DATA_DIR ?? 'data', log);
  class BareRoom extends Room {
    override patchRate = 0;
    private at = 0;

    override onCreate(): void {
      this.onMessage(
        'move',
        (_client: Client, message: { readonly line: string; readonly told: unknown }) => {
          const at = this.at++;
          const { line, told } = message;
          void store
            .write({ do: 'append', journal: this.roomId, at, text: line })
            .then(() => this.broadcast('told', told));
        },
      );
    }
  }
  const server = http.createServer();
  const quiet = () => undefined;
  const gameServer = new Server({
    transport: new WebSocketTransport({ server }),
    logger: { debug: quiet, error: quiet, info: quiet, trace: quiet, warn: quiet },
    greet: false,
    gracefullyShutdown: false,
  });
  gameServer.define('bare', BareRoom);
  await gameServer.listen(0);
  process.stdout.write(`ready ${String((server.address() as AddressInfo).port)}\n`);
  answerUsage(() => 0);
};

void serve();
