import net, { type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  readonly origin: string;
  readonly port: number;
  /** Breaks every open connection, as a dropped network does; new ones are taken again. */
  cut(): void;
  close(): Promise<void>;
}

/** A wire that can be cut, between a client and a local server. */
export function startProxy(port: number, at = 0): Promise<Proxy> {
  const open = new Set<Socket>();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const server = net.createServer((near) => {
    const far = net.connect(port, 'localhost');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
    }
  });
  const close = () => new Promise<void>((resolve) => (cut(), server.close(() => resolve())));
  return new Promise((resolve) => {
    server.listen(at, () => {
      const { port: bound } = server.address() as AddressInfo;
      resolve({ origin: `http://localhost:${bound}`, port: bound, cut, close });
    });
  });
}
