import { describe, expect, it } from 'vitest';
import { ownPath } from './return-path.ts';

describe('ownPath', () => {
  it.each(['/settings', '/profile/edit#media', '/notifications?page=2#top', '/asha', '/actor/u/asha'])(
    'keeps %s',
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
  ])('refuses %j', (path) => {
    expect(ownPath(path)).toBeUndefined();
  });

  it('refuses what is no text', () => {
    for (const value of [undefined, null, 7, {}, ['/settings']]) expect(ownPath(value)).toBeUndefined();
  });

  it('refuses the screens of logging in: a login would lead to itself', () => {
    for (const path of ['/login', '/signup/', '/verify-otp', '/auth/callback?code=1', '/x/../login']) {
      expect(ownPath(path)).toBeUndefined();
    }
  });
});
