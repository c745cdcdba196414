// @vitest-environment jsdom
import { APP_ROUTES, PUBLIC_PAGE_ROUTES } from '@marquee/domain/routes';
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
    for (const path of APP_ROUTES) expect(leaf(path)?.path, path).toBe(path);
  });

  it('has the public pages, and takes no app route for one', () => {
    const paths = PUBLIC_PAGE_ROUTES.map((route) => leaf(route.replace(/\{\w+\}/g, 'someone'))?.path);
    expect(paths).toEqual(['/actor/u/:username', '/actor/:id', '/profile/:id', '/:username']);
  });

  it('has a not-found page for the rest', () => {
    for (const path of ['/a/b', '/actor/u/x/y', '/profile/edit/more', '/settings/x']) {
      expect(leaf(path)?.path, path).toBe('*');
    }
  });

  it('keeps everything but the public texts and the entrance out of search engines', () => {
    const listed = APP_ROUTES.filter(
      (path) => (leaf(path)?.handle as RouteHandle | undefined)?.page?.robots === 'index, follow',
    );
    expect(listed).toEqual(['/', '/signup', '/register', '/terms', '/privacy', '/faqs']);
  });
});
