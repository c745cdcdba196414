import { APP_ROUTES, RESERVED_WORDS } from '@marquee/domain/routes';
import { describe, expect, it } from 'vitest';
import { isPublicPath, PROTECTED_PATHS, PUBLIC_PATHS } from './public-paths.ts';

describe('public paths', () => {
  it('and protected ones are together every route of the app, each once', () => {
    expect([...PUBLIC_PATHS, ...PROTECTED_PATHS].sort()).toEqual([...APP_ROUTES].sort());
  });

  it.each(['/', '/login', '/login/', '/faqs', '/asha', '/actor/u/asha', '/actor/u1', '/profile/u1'])(
    '%s is public',
    (path) => {
      expect(isPublicPath(path)).toBe(true);
    },
  );

  it.each([
    '/my-profile',
    '/settings',
    '/settings/',
    '/profile',
    '/profile/edit',
    '/profile/media',
    '/a/b/c',
  ])('%s is not', (path) => {
    expect(isPublicPath(path)).toBe(false);
  });

  it('cannot be taken by a username', () => {
    for (const path of [...PUBLIC_PATHS, ...PROTECTED_PATHS]) {
      const word = path.split('/')[1] ?? '';
      if (word !== '') expect(RESERVED_WORDS).toContain(word);
    }
  });
});
