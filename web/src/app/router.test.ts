// @vitest-environment jsdom
import { ALL_ROUTES } from '@marquee/domain/routes';
import { matchRoutes, type RouteObject } from 'react-router-dom';
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
      expect(route?.path, path).toBe(path);
      expect(route?.lazy ?? route?.loader, path).toBeDefined();
    }
  });

  it('takes no other address for one of its screens', () => {
    for (const path of ['/', '/terms', '/asha', '/actor/u1', '/profile/u1', '/a/b', '/settings/x']) {
      expect(leaf(path)?.path, path).toBe('*');
    }
  });
});
