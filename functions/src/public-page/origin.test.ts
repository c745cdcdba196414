import { expect, test } from 'vitest';
import { pageOrigin } from './origin.ts';

test.each([
  ['', 'localhost:5000', true, 'http://localhost:5000'],
  ['', '"><script>', true, 'https://marquee-1.web.app'],
  ['', 'evil.example', false, 'https://marquee-1.web.app'],
  ['', undefined, false, 'https://marquee-1.web.app'],
  ['https://marquee.example/', 'evil.example', false, 'https://marquee.example'],
])('configured %j, host %j, emulator %j → %j', (configured, requestHost, isEmulator, expected) => {
  expect(pageOrigin({ configured, projectId: 'marquee-1', requestHost, isEmulator })).toBe(expected);
});
