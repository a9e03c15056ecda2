import os from 'node:os';
import encodeQR from 'qr';

/** The first address under which other machines of the local network reach this one. */
export function networkAddress(interfaces = os.networkInterfaces()): string | undefined {
  const all = Object.values(interfaces).flatMap((list) => list ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

/** What a person who has just started the server needs to see. */
export function welcome(port: number, network: string | undefined): string {
  const here = `http://localhost:${port}`;
  const there = network === undefined ? undefined : `http://${network}:${port}`;
  const lines = ['', 'Starboard is ready.', '', `  On this machine   ${here}`];
  if (there !== undefined) lines.push(`  On your network   ${there}`);
  return [...lines, '', encodeQR(there ?? here, 'ascii'), ''].join('\n');
}
