// The address a request came from. A client can send any X-Forwarded-For; only what Google's proxies append at its end
// is trusted. A direct call of a function's own address arrives as '<forged>, <client>'; one through Hosting as
// '<forged>, <client>, <Google front end>'.
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';
import { isEmulator } from '../runtime/function-options.ts';

/** Google's own front ends: www.gstatic.com/ipranges/goog.json without cloud.json, where customers' machines are. */
const GOOGLE_FRONT_ENDS = [
  '35.191.0.0/16',
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.64.0/19',
  '72.14.192.0/18',
  '74.125.0.0/16',
  '108.177.0.0/17',
  '130.211.0.0/22',
  '142.250.0.0/15',
  '169.254.0.0/16',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '192.178.0.0/15',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.239.32.0/19',
  '2001:4860::/32',
  '2404:6800::/32',
  '2404:f340::/32',
  '2607:f8b0::/32',
  '2800:3f0::/32',
  '2a00:1450::/32',
  '2c0f:fb50::/32',
] as const;

const frontEnds = new BlockList();
for (const range of GOOGLE_FRONT_ENDS) {
  const [network = '', bits] = range.split('/');
  frontEnds.addSubnet(network, Number(bits), isIPv4(network) ? 'ipv4' : 'ipv6');
}

/** The groups of an IPv6 address, as Node's URL parser normalises it. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  if (tail === undefined) return groups(head);
  const [left, right] = [groups(head), groups(tail)];
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}

/** A client's network: its IPv4 address, or the /64 of its IPv6 address. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  return `${ipv6Groups(address.split('%', 1)[0] ?? '')
    .slice(0, 4)
    .join(':')}::/64`;
}

interface ForwardedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

export interface Origin {
  /** The IPv4 address or IPv6 /64 network that a request came from; '' when unknown. */
  readonly network: string;
  /**
   * The network of the front end of Google's that named the former; `undefined` for a request that came directly. Google's
   * customers can send requests from some of these addresses too, and then name any client.
   */
  readonly hop: string | undefined;
}

/** In the local suite the header is always forged, since no proxy of Google's is in front of it. */
export function requestOrigin(
  { headers, socket }: ForwardedRequest,
  isBehindProxies = !isEmulator(),
): Origin {
  const forwarded = isBehindProxies ? headers['x-forwarded-for'] : undefined;
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => isIP(hop) !== 0);
  const peer = hops.at(-1);
  if (peer === undefined) return { network: network(socket.remoteAddress ?? ''), hop: undefined };
  const isFrontEnd = frontEnds.check(peer, isIPv4(peer) ? 'ipv4' : 'ipv6');
  const client = isFrontEnd ? hops.at(-2) : undefined;
  return client === undefined
    ? { network: network(peer), hop: undefined }
    : { network: network(client), hop: network(peer) };
}

export interface Network {
  readonly name: string;
  /** The network's limit as a multiple of the limit of one client's network. */
  readonly share: number;
}

/** How much more a front end may do than one client. */
const HOP_SHARE = 10;

/** A client's network, followed by the larger ones that contain it, and by the front end that named it, if there is one. */
export function networksAround(network: string, hop?: string): readonly Network[] {
  return [...ranges(network), ...(hop === undefined ? [] : [{ name: `via ${hop}`, share: HOP_SHARE }])];
}

/**
 * Whoever owns a whole IPv6 /48 has 65,536 networks of /64: together these may do four times as much as one.
 */
function ranges(network: string): readonly Network[] {
  const own = { name: network, share: 1 };
  const groups = network.endsWith('::/64') ? network.slice(0, -5).split(':') : [];
  const [first, second, third, fourth] = groups;
  if (fourth === undefined) return [own];
  const site = [first, second, third].join(':');
  const quarter = (Number.parseInt(fourth, 16) >> 8).toString(16);
  return [own, { name: `${site}:${quarter}::/56`, share: 2 }, { name: `${site}::/48`, share: 4 }];
}
