import { describe, expect, it } from 'vitest';
import { isPublicPath } from './public-paths.ts';

describe('isPublicPath', () => {
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
    '/moderation',
    '/a/b/c',
  ])('%s is not', (path) => {
    expect(isPublicPath(path)).toBe(false);
  });
});
