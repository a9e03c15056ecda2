import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import encodeQR from 'qr';
import type { Addresses } from '../shared/api';

/** The first address under which other machines of the local network reach this one. */
export function networkAddress(interfaces = os.networkInterfaces()): string | undefined {
  const all = Object.values(interfaces).flatMap((list) => list ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

interface Ports {
  readonly port: number;
  readonly securePort: number | undefined;
  /** The port HTTPS was to have and could not get. */
  readonly busyPort: number | undefined;
  readonly network: string | undefined;
}

/** What a person who has just started the server needs to see. */
export function welcome({ port, securePort, busyPort, network }: Ports): string {
  const here = `http://localhost:${port}`;
  const there = network === undefined ? undefined : `http://${network}:${port}`;
  const lines = ['', 'Starboard is ready.', '', `  On this machine   ${here}`];
  if (there !== undefined) lines.push(`  On your network   ${there}`);
  lines.push(...headsetLines(securePort, busyPort, network));
  return [...lines, '', encodeQR(there ?? here, 'ascii'), ''].join('\n');
}

const headsetLines = (
  securePort: number | undefined,
  busyPort: number | undefined,
  network: string | undefined,
): string[] => {
  if (busyPort !== undefined)
    return [`  In a headset      not now: port ${busyPort} is busy; HTTPS_PORT names another`];
  if (securePort === undefined) return [];
  const address = `https://${network ?? 'localhost'}:${securePort}`;
  return [
    `  In a headset      ${address}`,
    '',
    '  A headset warns once that it does not know who made the certificate: this machine did.',
    '  Choose Advanced, then proceed.',
    '',
    encodeQR(address, 'ascii'),
    '  The picture above is for the headset, the one below for phones and friends.',
  ];
};

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/u;

/** Where other devices find this server, as seen from the page that asks. A page behind a proxy shares its own address. */
export function reachable(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  securePort: number | undefined,
  network: string | undefined,
): Addresses {
  const scheme = 'encrypted' in socket ? 'https' : 'http';
  const [, name = '', port = ''] =
    /^(\[[\da-f:]+\]|[\w.-]+)(?::(\d{1,5}))?$/iu.exec(headers.host ?? '') ?? [];
  const usual = scheme === 'https' ? 443 : 80;
  const behindProxy = Number(port === '' ? usual : port) !== socket.localPort;
  if (name === '' || behindProxy) return { share: '', headset: '' };
  const host = LOOPBACK.test(name) ? (network ?? name) : name;
  const share = `${scheme}://${host}${port === '' ? '' : `:${port}`}`;
  if (scheme === 'https') return { share, headset: share };
  return { share, headset: securePort === undefined ? '' : `https://${host}:${securePort}` };
}
