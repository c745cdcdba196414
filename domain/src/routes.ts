// Every path of the product. The web's router, Hosting's rewrites, the rules' reserved words and the username check
// all come from this list, and tests hold them together.

/** Paths the client app renders (specification, section 2). */
export const APP_ROUTES = [
  '/',
  '/login',
  '/signup',
  '/register',
  '/signup-success',
  '/forgot-password',
  '/verify-otp',
  '/otp-verification',
  '/auth/callback',
  '/terms',
  '/privacy',
  '/faqs',
  '/typography-demo',
  '/calendar-demo',
  '/dashboard',
  '/profile',
  '/my-profile',
  '/profile/edit',
  '/profile/edit-page',
  '/profile/media',
  '/settings',
  '/notifications',
  '/notification-test',
  '/moderation',
] as const;

/** App routes whose first screen is in a file of their own, readable before any script (docs/architecture.md). */
export const PRERENDERED_ROUTES = [
  '/',
  '/login',
  '/signup',
  '/register',
  '/terms',
  '/privacy',
  '/faqs',
] as const satisfies readonly (typeof APP_ROUTES)[number][];

export type PrerenderedRoute = (typeof PRERENDERED_ROUTES)[number];

/** The file of all other app routes. No username begins with an underscore. */
export const APP_SHELL = '_app.html';

/** The built file that Hosting answers an app route with. */
export function appFile(route: string): string {
  if (route === '/') return 'index.html';
  return PRERENDERED_ROUTES.some((path) => path === route) ? `${route.slice(1)}.html` : APP_SHELL;
}

/** Server-rendered paths: `{id}` is a user id, `{username}` a username. */
export const PUBLIC_PAGE_ROUTES = [
  '/actor/u/{username}',
  '/actor/{id}',
  '/profile/{id}',
  '/{username}',
] as const;

/** Files and folders at the root that are neither app routes nor profiles. */
const ROOT_FILES = [
  'actor',
  'api',
  'assets',
  'fonts',
  'icons',
  'index',
  'index.html',
  '404',
  '404.html',
  'favicon.ico',
  'favicon.svg',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
  '__',
] as const;

/** Words nobody may claim because they read as ours. */
const PRODUCT_WORDS = [
  'about',
  'account',
  'admin',
  'administrator',
  'blog',
  'contact',
  'donate',
  'help',
  'home',
  'logout',
  'marquee',
  'moderator',
  'official',
  'pricing',
  'root',
  'search',
  'security',
  'share',
  'static',
  'status',
  'support',
  'system',
  'team',
  'user',
  'users',
  'www',
] as const;

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** What no username may be: first segments of our routes, files at the root, and words that read as ours. */
export const RESERVED_WORDS: readonly string[] = [
  ...new Set([...APP_ROUTES.map(firstSegment), ...ROOT_FILES, ...PRODUCT_WORDS]),
]
  .filter((word) => word !== '')
  .sort();

/** The short link's path of a profile: `/{username}`, or `/actor/{id}` without one (specification, section 9). */
export function profilePath(profile: { readonly id: string; readonly username: string }): string {
  return profile.username === ''
    ? `/actor/${encodeURIComponent(profile.id)}`
    : `/${encodeURIComponent(profile.username)}`;
}
