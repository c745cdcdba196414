import { expect, test } from 'vitest';
import { readAddress, type Address } from './address.ts';

const NONE: Address = { kind: 'none' };
const named = (username: string, isStoredSpelling = true): Address => ({
  kind: 'username',
  username,
  isStoredSpelling,
});

test.each<[string, Address]>([
  ['/asha-rao', named('asha-rao')],
  ['/asha-rao/', named('asha-rao')],
  ['/Asha-Rao', named('asha-rao', false)],
  ['/%61sha', named('asha')],
  ['/asha-rao.', named('asha-rao', false)],
  ['/asha-rao,', named('asha-rao', false)],
  ['/asha-rao)', named('asha-rao', false)],
  ['/(asha-rao).', named('asha-rao', false)],
  ['/asha-rao%E2%80%8B', named('asha-rao', false)],
  ['/asha-rao%E2%80%9D', named('asha-rao', false)],
  ['/%22asha-rao%22', named('asha-rao', false)],
  ['/@asha-rao', named('asha-rao', false)],
  ['/%40asha-rao', named('asha-rao', false)],
  ['/asha-rao%20', named('asha-rao', false)],
  ['/asha-rao%2520', named('asha-rao', false)],
  ['/asha-rao%0A', named('asha-rao', false)],
  ['/ASHA-RAO!', named('asha-rao', false)],
  ['/asha-rao\u0964', named('asha-rao', false)],
  ['/asha-rao*', named('asha-rao', false)],
  ['/asha-rao>', named('asha-rao', false)],
  ['/asha-rao…', named('asha-rao', false)],
  ...(
    [
      '/asha-rao,',
      '/asha-rao;',
      '/asha-rao:',
      '/asha-rao!',
      '/asha-rao]',
      '/asha-rao}',
      '/asha-rao%7C',
      '/asha-rao%5C',
      '/asha-rao’',
      '/asha-rao»',
      '/asha-rao।',
      '/asha-rao॥',
      '/asha-rao،',
      '/asha-rao۔',
      '/asha-rao؟',
      '/asha-rao。',
      '/asha-rao）',
      '/asha-rao．',
      '/asha-rao...',
      '/asha-rao🙏',
      '/asha-rao👉🏽',
      '/asha-rao❤️',
      '/👉asha-rao',
      '/“asha-rao”',
      '/„asha-rao',
      '/【asha-rao】',
      '/＠ａｓｈａ－ｒａｏ',
      '/asha-rao%C2%A0',
      '/asha-rao%E2%80%8E',
      '/%EF%BB%BFasha-rao',
      '/%E2%81%A8asha-rao%E2%81%A9',
      '/asha%C2%AD-rao',
      '/asha-rao%252520',
      '/asha-rao%22%3E',
      '/asha-rao&amp;',
      '/asha-rao&quot;',
      '/asha-rao&#39;',
      '/asha-rao&nbsp;',
      '/&quot;asha-rao&quot;',
      '/&lt;asha-rao&gt;',
      '/asha-rao&fbclid=IwAR0x',
      '/asha-rao%3Ffbclid=IwAR0x',
      '/asha-rao%26utm_source=x',
      '/asha-rao%23top',
      '/asha-rao’s',
      "/asha-rao's",
      '/asha-raoपर',
      '/asha-rao/,',
      '/asha-rao/)',
      '/asha-rao/%20',
      '/asha-rao/।',
      '/asha-rao%09',
      '/asha-rao%0D%0A',
      '/asha-rao_',
      '/asha-rao~~',
      '/ASHA-rao',
    ] as const
  ).map((path): [string, Address] => [path, named('asha-rao', /^\/asha-rao\/./.test(path))]),
  ['/actor/u/asha.', named('asha', false)],
  ['/actor/u/asha', named('asha')],
  ['/actor/u/ASHA', named('asha', false)],
  ['/actor/Xy12', { kind: 'id', id: 'Xy12' }],
  ['/profile/Xy12', { kind: 'id', id: 'Xy12' }],
  ['/actor/u', { kind: 'id', id: 'u' }],
])('the address %s is read as a profile’s', (path, address) => {
  expect(readAddress(path)).toEqual(address);
});

const CODE = '0123456789abc';
test.each([
  [`/asha/${CODE}`, 'asha', true],
  [`/asha/${CODE}/`, 'asha', true],
  [`/Asha/${CODE}`, 'asha', false],
  [`/asha/${CODE.toUpperCase()}`, 'asha', false],
  [`/asha/${CODE}.`, 'asha', false],
  [`/@asha/${CODE}%20`, 'asha', false],
])('the address %s is read as a named link’s', (path, username, isStoredSpelling) => {
  expect(readAddress(path)).toEqual({ kind: 'link', username, code: CODE, isStoredSpelling });
});

test.each([
  '/asha/cv.pdf',
  '/asha/photos.pdf',
  '/asha/0123456789ab',
  '/asha/0123456789abcd',
  '/asha/0123456789abu',
  `/asha/${CODE}/more`,
  '/',
  '/ab',
  '/-asha',
  '/asha rao',
  '/../etc/passwd',
  '/actor/%2E%2E',
  '/actor/a%2Fb',
  '/actor/__id__',
  `/actor/${'x'.repeat(129)}`,
  '/actor/%00',
  '/actor/u/asha/more',
  '/other/asha',
  '/%',
  '/%E0%A4%A',
  '/<script>alert(1)</script>',
  '/asha.rao',
  '/.asha',
  '/asha-rao%',
  '/sitemap.xml',
  '/sitemap-2-of-3.xml',
])('no profile is read from the address %s', (path) => {
  expect(readAddress(path)).toEqual(NONE);
});

test('no profile is read from an address of a hundred thousand characters', () => {
  expect(readAddress(`/${'a'.repeat(100_000)}`)).toEqual(NONE);
});
