// @vitest-environment jsdom
import { ALL_ROUTES, pathsRenderedBy } from '@marquee/domain/routes';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { RouteHandle } from './route-handle.ts';

let routes: RouteObject[];

beforeAll(async () => {
  for (const name of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID']) {
    vi.stubEnv(`VITE_FIREBASE_${name}`, 'demo');
  }
  ({ routes } = await import('./router.tsx'));
});

const leaf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;

describe('the router', () => {
  it('has a route of its own for every path of the app', () => {
    for (const path of pathsRenderedBy('app')) expect(leaf(path)?.path, path).toBe(path);
  });

  it('has a not-found page for the rest', () => {
    for (const path of [
      '/',
      '/terms',
      '/a/b',
      '/asha',
      '/actor/u/asha',
      '/profile/edit/more',
      '/settings/x',
    ]) {
      expect(leaf(path)?.path, path).toBe('*');
    }
  });

  it('gives each screen the meta of the table, and lets search engines index the listed ones only', () => {
    for (const { path, meta, isListed, renderedBy } of ALL_ROUTES) {
      if (renderedBy !== 'app' || meta === undefined) continue;
      const page = (leaf(path)?.handle as RouteHandle | undefined)?.page;
      const robots = isListed === true ? 'index, follow' : 'noindex, nofollow';
      expect([path, page]).toEqual([path, { meta, robots }]);
    }
  });
});
