// @vitest-environment jsdom
import { ALL_ROUTES } from '@marquee/domain/site/routes';
import { matchPath, matchRoutes, type RouteObject } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';

vi.mock('../features/demos/calendar-demo-page.tsx', () => new Promise(() => undefined));

let routes: RouteObject[];

beforeAll(async () => {
  for (const name of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID']) {
    vi.stubEnv(`VITE_FIREBASE_${name}`, 'demo');
  }
  ({ routes } = await import('./router.tsx'));
});

const leaf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;

it('every route that the app renders has a screen or a redirect in the router', () => {
  for (const { path, renderedBy } of ALL_ROUTES) {
    if (renderedBy !== 'app') continue;
    const route = leaf(path);
    expect(matchPath(route?.path ?? '', path), path).not.toBeNull();
    expect(route?.path, path).not.toBe('*');
    expect(route?.lazy ?? route?.loader, path).toBeDefined();
  }
});

it('addresses that the app does not render match none of its screens', () => {
  for (const path of [
    '/',
    '/terms',
    '/asha',
    '/actor/u1',
    '/profile/u1',
    '/a/b',
    '/settings/a/b',
    '/profile/edit/a/b',
  ]) {
    expect(leaf(path)?.path, path).toBe('*');
  }
});

it('a screen whose files do not arrive within 45 seconds becomes a component that throws', async () => {
  vi.useFakeTimers();
  const lazy = leaf('/calendar-demo')?.lazy as () => Promise<{ readonly Component: () => void }>;
  const loaded = lazy();
  await vi.advanceTimersByTimeAsync(45_000);
  vi.useRealTimers();
  const { Component } = await loaded;
  expect(Component).toThrow('timed out after 45000 milliseconds');
});
