import { expect, test } from 'vitest';
import { pageOrigin } from './origin.ts';

test.each([
  ['', 'marquee.example', false, 'https://marquee.example'],
  ['', 'localhost:5000', true, 'http://localhost:5000'],
  ['https://marquee.example/', 'other.example', false, 'https://marquee.example'],
  ['', 'evil.example/path', false, ''],
  ['', '"><script>', false, ''],
  ['', 'user@evil.example', false, ''],
  ['', undefined, false, ''],
])('configured %j, host %j, emulator %j → %j', (configured, host, isEmulator, expected) => {
  expect(pageOrigin({ configured, host, isEmulator })).toBe(expected);
});
