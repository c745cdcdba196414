import { expect, test } from 'vitest';
import { networksAround, requestOrigin } from './client-address.ts';

const networkOf = (forwarded?: string | string[], remoteAddress = '10.0.0.1') =>
  requestOrigin({
    headers: forwarded === undefined ? {} : ({ 'x-forwarded-for': forwarded } as never),
    socket: { remoteAddress },
  }).network;

test.each<[string, string | undefined, string]>([
  ['a direct call', '198.51.100.7', '198.51.100.7'],
  ['a direct call that forges an address', '1.1.1.1, 198.51.100.7', '198.51.100.7'],
  [
    'a direct call that forges an address and a front end',
    '1.1.1.1, 142.250.1.1, 198.51.100.7',
    '198.51.100.7',
  ],
  ['a call through Hosting', '198.51.100.7, 142.250.1.1', '198.51.100.7'],
  ['a call through Hosting that forges an address', '1.1.1.1, 198.51.100.7, 142.250.1.1', '198.51.100.7'],
  [
    'a call through Hosting over IPv6',
    '1.1.1.1, 2001:db8:1:2:3:4:5:6, 2607:f8b0:4004::1',
    '2001:db8:1:2::/64',
  ],
  ['a machine at Google Cloud that forges an address', '1.1.1.1, 34.93.10.10', '34.93.10.10'],
  ['a header with words instead of addresses', 'unknown, "; drop', '10.0.0.1'],
  ['a request without the header', undefined, '10.0.0.1'],
])('the client’s network is found for %s', (_name, forwarded, expected) => {
  expect(networkOf(forwarded)).toBe(expected);
});

test.each([
  ['2001:db8::1', '2001:db8::ffff:1'],
  ['2001:db8:0:0:1::', '2001:0db8:0000:0000:ffff:0:0:1'],
])('%s and %s, of one /64, are one client', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other));
});

test('X-Forwarded-For is ignored where no proxy writes it', () => {
  const request = { headers: { 'x-forwarded-for': '1.1.1.1' }, socket: { remoteAddress: '10.0.0.1' } };
  expect(requestOrigin(request, false).network).toBe('10.0.0.1');
  expect(requestOrigin(request, true).network).toBe('1.1.1.1');
});

test('addresses in two /64 are two clients, a mapped IPv4 address is read as IPv4, and a zone is left out', () => {
  expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8:0:2::1'));
  expect(networkOf(undefined, '::ffff:198.51.100.7')).toBe('198.51.100.7');
  expect(networkOf(undefined, 'fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('an IPv6 network also counts towards its /56, with twice the limit, and its /48, with four times as much', () => {
  expect(networksAround('2001:db8:0:1ff::/64')).toEqual([
    { name: '2001:db8:0:1ff::/64', share: 1 },
    { name: '2001:db8:0:1::/56', share: 2 },
    { name: '2001:db8:0::/48', share: 4 },
  ]);
});

test('networks of one /48 have one larger network in common, and those of another /48 a different one', () => {
  const widest = (network: string) => networksAround(network).at(-1)?.name;
  expect(widest('2001:db8:5:1::/64')).toBe(widest('2001:db8:5:ffff::/64'));
  expect(widest('2001:db8:5:1::/64')).not.toBe(widest('2001:db8:6:1::/64'));
});

test('a header of proxies that comes twice is read as one, and addresses in brackets or with a port are none', () => {
  expect(networkOf(['1.1.1.1', '198.51.100.7, 142.250.1.1'])).toBe('198.51.100.7');
  expect(networkOf('198.51.100.7, [2001:db8::1], 198.51.100.8:443')).toBe('198.51.100.7');
  expect(networkOf(' 198.51.100.7 ,')).toBe('198.51.100.7');
});

test('an IPv6 address is a network of /64 however it is written, and a mapped one only as a whole', () => {
  expect(networkOf('2001:0DB8:0:0:0:0:0:1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('1:2:3:4:5:6:7:8')).toBe('1:2:3:4::/64');
  expect(networkOf('1:2:3:4:5::')).toBe('1:2:3:4::/64');
  expect(networkOf('64:ff9b::198.51.100.7')).toBe('64:ff9b:0:0::/64');
  expect(networkOf('::FFFF:198.51.100.77')).toBe('198.51.100.77');
});

test('a request of which nothing names an address has no network', () => {
  expect(requestOrigin({ headers: {}, socket: {} })).toEqual({ network: '', hop: undefined });
});

test('the front end of a request is named by its network, and a client behind two of them by the last', () => {
  const headers = { 'x-forwarded-for': '142.250.1.1, 2607:f8b0:4004:1::1' };
  expect(requestOrigin({ headers, socket: {} })).toEqual({
    network: '142.250.1.1',
    hop: '2607:f8b0:4004:1::/64',
  });
});

test.each(['198.51.100.7', ''])('the network %j belongs to no larger network', (network) => {
  expect(networksAround(network)).toEqual([{ name: network, share: 1 }]);
});

test('a request that a front end of Google’s passed on counts towards the front end too, at ten times the limit', () => {
  const socket = { remoteAddress: '10.0.0.1' };
  const at = (forwarded: string) => {
    const { network, hop } = requestOrigin({ headers: { 'x-forwarded-for': forwarded }, socket });
    return networksAround(network, hop).map(({ name, share }) => `${name} ${String(share)}`);
  };
  expect(at('9.9.9.1, 66.249.93.10')).toEqual(['9.9.9.1 1', 'via 66.249.93.10 10']);
  expect(at('9.9.9.2, 66.249.93.10')).toContain('via 66.249.93.10 10');
  expect(at('9.9.9.2, 198.51.100.7')).toEqual(['198.51.100.7 1']);
  expect(at('66.249.93.10')).toEqual(['66.249.93.10 1']);
});
