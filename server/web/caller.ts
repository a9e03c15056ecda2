import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import type { ComesFrom } from './connections';

type Asking = Pick<IncomingMessage, 'headers' | 'socket'>;
/** Whom a request is counted to: an address, or for IPv6 the network of one household. */
export type CallerOf = (request: Asking) => string;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (net.isIPv4(address) ? 'ipv4' : 'ipv6');

/** An address without its zone; one of IPv4 in the clothes of IPv6 is one of IPv4. */
const plain = (address: string): string =>
  address
    .trim()
    .replace(/%.*$/u, '')
    .replace(/^::ffff:(?=\d+\.)/iu, '');

/** Addresses and networks (`10.0.0.0/8`); `undefined` when one of them is none. */
export const readNetworks = (texts: readonly string[]): net.BlockList | undefined => {
  const list = new net.BlockList();
  for (const text of texts) {
    const [address = '', length, ...more] = text.split('/');
    if (net.isIP(address) === 0 || more.length > 0) return undefined;
    const most = net.isIPv4(address) ? 32 : 128;
    const bits = length === undefined ? most : /^\d{1,3}$/u.test(length) ? Number(length) : NaN;
    if (!(bits <= most)) return undefined;
    list.addSubnet(address, bits, familyOf(address));
  }
  return list;
};

const trusts =
  (proxies: net.BlockList) =>
  (address: string): boolean =>
    net.isIP(address) !== 0 && proxies.check(address, familyOf(address));

/** The address a connection comes from, where it is not one of these proxies. */
export const sourceBut = (proxies: net.BlockList): ComesFrom => {
  const isTrusted = trusts(proxies);
  return ({ remoteAddress }) => {
    const address = plain(remoteAddress ?? '');
    return isTrusted(address) ? undefined : nameOf(address);
  };
};

/** An address by which somebody is counted. */
const nameOf = (address: string): string => (net.isIPv6(address) ? household(address) : address);

/**
 * The address a request comes from. What a proxy says of it is believed only of proxies that are trusted: anybody could say
 * it. Of several the last that is not trusted itself counts.
 */
export const callerBy = (proxies: net.BlockList): CallerOf => {
  const isTrusted = trusts(proxies);
  return ({ headers, socket }) => {
    let address = plain(socket.remoteAddress ?? '');
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    while (isTrusted(address)) {
      const before = plain(forwarded.pop() ?? '');
      if (net.isIP(before) === 0) break;
      address = before;
    }
    return nameOf(address);
  };
};

/** The first half of an address of IPv6: the other half a household chooses as it likes. */
const household = (address: string): string => {
  const [left = '', right] = address.toLowerCase().split('::');
  const [first, last] = [left, right ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const missing = right === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array<string>(Math.max(0, missing)).fill('0'), ...(last ?? [])];
  const half = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/u, ''));
  return `${half.join(':')}::/64`;
};
