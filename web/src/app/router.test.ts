// @vitest-environment jsdom
import { ALL_ROUTES } from '@marquee/domain/routes';
import { matchPath, matchRoutes, type RouteObject } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';

let routes: RouteObject[];

beforeAll(async () => {
  for (const name of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID']) {
    vi.stubEnv(`VITE_FIREBASE_${name}`, 'demo');
  }
  ({ routes } = await import('./router.tsx'));
});

const leaf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;

describe('the router', () => {
  it('has a screen or a redirect for every row of the app', () => {
    for (const { path, renderedBy } of ALL_ROUTES) {
      if (renderedBy !== 'app') continue;
      const route = leaf(path);
      expect(matchPath(route?.path ?? '', path), path).not.toBeNull();
      expect(route?.path, path).not.toBe('*');
      expect(route?.lazy ?? route?.loader, path).toBeDefined();
    }
  });

  it('matches no other address to one of its screens', () => {
    for (const path of [
      '/',
      '/terms',
      '/asha',
      '/actor/u1',
      '/profile/u1',
      '/a/b',
      '/settings/x',
      '/profile/edit/a/b',
    ]) {
      expect(leaf(path)?.path, path).toBe('*');
    }
  });
});
