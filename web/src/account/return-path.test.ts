import { expect, it } from 'vitest';
import { ownPath } from './return-path.ts';

it.each(['/settings', '/profile/edit#media', '/notifications?page=2#top', '/asha', '/actor/u/asha'])(
  'ownPath accepts %s',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

it.each([
  'https://evil.example/',
  'https:evil.example',
  'https:/evil.example',
  '//evil.example',
  '//evil.example/settings',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /settings',
  'javascript:alert(1)',
  'settings',
  '',
  '/./ /evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
])('ownPath refuses %j', (path) => {
  expect(ownPath(path)).toBeUndefined();
});

it('ownPath refuses a value that is not a string', () => {
  for (const value of [undefined, null, 7, {}, ['/settings']]) expect(ownPath(value)).toBeUndefined();
});

it('ownPath refuses the paths of login screens, which would only repeat the login', () => {
  for (const path of ['/login', '/signup/', '/verify-otp', '/auth/callback?code=1', '/x/../login']) {
    expect(ownPath(path)).toBeUndefined();
  }
});
