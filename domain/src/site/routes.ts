// The one table of the product's addresses. The router, guards, return paths, service worker, sitemap, username check
// and the scripts that measure and photograph pages read it. `npm run generate` writes Hosting's rewrites and headers
// (firebase.json) and the reserved words (firestore.rules) from it. A new screen is one entry here and its folder.
import { USERNAME_PATTERN } from '../accounts/username-pattern.ts';
import { LINK_CODE } from '../views/link-code.ts';
import { withoutEnd } from '../values/without-end.ts';

/**
 * `site`: a static document made by the build. `app`: the single-page app. `function`: a document by
 * the service `site`. `pdf`: a PDF by `drawings`.
 */
export type RenderedBy = 'site' | 'app' | 'function' | 'pdf';

/** Who may open the route. `signed-out`: a login screen, which is never a return path. */
export type Access = 'anybody' | 'signed-out' | 'signed-in' | 'moderator';

export interface Route {
  /** In React Router's notation: `:id` is a user id, `:code` a named link's code, `:group` a group of settings. */
  readonly path: string;
  readonly renderedBy: RenderedBy;
  readonly access: Access;
  /** Whether the page is in the sitemap, and search engines may index it. */
  readonly isListed?: true;
  /** Whether the page opens without a connection once the app has been used on the device. */
  readonly worksOffline?: true;
  /** The key, in the catalogue's `meta`, of title and description; none for redirects, PDFs and functions' pages. */
  readonly meta?: string;
}

export const ROUTES = {
  home: {
    path: '/',
    renderedBy: 'site',
    access: 'anybody',
    isListed: true,
    worksOffline: true,
    meta: 'home',
  },
  terms: { path: '/terms', renderedBy: 'site', access: 'anybody', isListed: true, meta: 'terms' },
  privacy: { path: '/privacy', renderedBy: 'site', access: 'anybody', isListed: true, meta: 'privacy' },
  faqs: { path: '/faqs', renderedBy: 'site', access: 'anybody', isListed: true, meta: 'faqs' },

  shortlist: { path: '/shortlist', renderedBy: 'site', access: 'anybody', meta: 'shortlist' },

  login: { path: '/login', renderedBy: 'app', access: 'signed-out', meta: 'login' },
  signup: { path: '/signup', renderedBy: 'app', access: 'signed-out', isListed: true, meta: 'signup' },
  register: { path: '/register', renderedBy: 'app', access: 'signed-out', meta: 'signup' },
  signupSuccess: { path: '/signup-success', renderedBy: 'app', access: 'signed-out', meta: 'signupSuccess' },
  forgotPassword: {
    path: '/forgot-password',
    renderedBy: 'app',
    access: 'signed-out',
    meta: 'forgotPassword',
  },
  verifyOtp: { path: '/verify-otp', renderedBy: 'app', access: 'signed-out', meta: 'verifyOtp' },
  otpVerification: { path: '/otp-verification', renderedBy: 'app', access: 'signed-out', meta: 'verifyOtp' },
  // Links in mails lead here, with and without a session.
  authCallback: { path: '/auth/callback', renderedBy: 'app', access: 'anybody', meta: 'authCallback' },
  typographyDemo: { path: '/typography-demo', renderedBy: 'app', access: 'anybody', meta: 'typographyDemo' },
  calendarDemo: { path: '/calendar-demo', renderedBy: 'app', access: 'anybody', meta: 'calendarDemo' },

  dashboard: { path: '/dashboard', renderedBy: 'app', access: 'signed-in', worksOffline: true },
  profile: {
    path: '/profile',
    renderedBy: 'app',
    access: 'signed-in',
    worksOffline: true,
    meta: 'myProfile',
  },
  myProfile: {
    path: '/my-profile',
    renderedBy: 'app',
    access: 'signed-in',
    worksOffline: true,
    meta: 'myProfile',
  },
  welcome: {
    path: '/welcome',
    renderedBy: 'app',
    access: 'signed-in',
    worksOffline: true,
    meta: 'welcome',
  },
  profileEdit: {
    path: '/profile/edit',
    renderedBy: 'app',
    access: 'signed-in',
    worksOffline: true,
    meta: 'profileEdit',
  },
  profileEditSection: {
    path: '/profile/edit/:section',
    renderedBy: 'app',
    access: 'signed-in',
    worksOffline: true,
    meta: 'profileEdit',
  },
  profileEditPage: { path: '/profile/edit-page', renderedBy: 'app', access: 'signed-in', worksOffline: true },
  profileMedia: { path: '/profile/media', renderedBy: 'app', access: 'signed-in', worksOffline: true },
  settings: {
    path: '/settings',
    renderedBy: 'app',
    access: 'signed-in',
    worksOffline: true,
    meta: 'settings',
  },
  settingsGroup: {
    path: '/settings/:group',
    renderedBy: 'app',
    access: 'signed-in',
    worksOffline: true,
    meta: 'settings',
  },
  insights: {
    path: '/insights',
    renderedBy: 'app',
    access: 'signed-in',
    worksOffline: true,
    meta: 'insights',
  },
  versions: {
    path: '/versions',
    renderedBy: 'app',
    access: 'signed-in',
    worksOffline: true,
    meta: 'versions',
  },
  notifications: {
    path: '/notifications',
    renderedBy: 'app',
    access: 'signed-in',
    worksOffline: true,
    meta: 'notifications',
  },
  notificationTest: {
    path: '/notification-test',
    renderedBy: 'app',
    access: 'signed-in',
    meta: 'notificationTest',
  },
  moderation: { path: '/moderation', renderedBy: 'app', access: 'moderator', meta: 'moderation' },

  // `/shortlist/photos.pdf` is the contact sheet of a shortlist: `shortlist` is a reserved word, so nobody's username.
  cv: { path: '/:username/cv.pdf', renderedBy: 'pdf', access: 'anybody' },
  contactSheet: { path: '/:username/photos.pdf', renderedBy: 'pdf', access: 'anybody' },
  cvById: { path: '/actor/:id/cv.pdf', renderedBy: 'pdf', access: 'anybody' },
  contactSheetById: { path: '/actor/:id/photos.pdf', renderedBy: 'pdf', access: 'anybody' },
  cvByLink: { path: '/:username/:code/cv.pdf', renderedBy: 'pdf', access: 'anybody' },
  contactSheetByLink: { path: '/:username/:code/photos.pdf', renderedBy: 'pdf', access: 'anybody' },

  // The function sets title and robots of these pages. `/:username` comes last, because it matches every other word.
  actorByUsername: { path: '/actor/u/:username', renderedBy: 'function', access: 'anybody' },
  actorById: { path: '/actor/:id', renderedBy: 'function', access: 'anybody' },
  profileById: { path: '/profile/:id', renderedBy: 'function', access: 'anybody' },
  namedLink: { path: '/:username/:code', renderedBy: 'function', access: 'anybody' },
  byUsername: { path: '/:username', renderedBy: 'function', access: 'anybody' },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;

/** A route with its name in the table. */
export interface NamedRoute extends Route {
  readonly name: RouteName;
}

const NAMES = Object.keys(ROUTES) as RouteName[];

/** All routes with their names, in the table's order. */
export const ALL_ROUTES: readonly NamedRoute[] = NAMES.map((name) => ({ name, ...ROUTES[name] }));

/** Whether only signed-in visitors may open the route. */
export const needsSession = ({ access }: Pick<Route, 'access'>): boolean =>
  access === 'signed-in' || access === 'moderator';

/** The paths with these renderers, in the table's order. */
export const pathsRenderedBy = (...renderers: readonly RenderedBy[]): readonly string[] =>
  ALL_ROUTES.filter(({ renderedBy }) => renderers.includes(renderedBy)).map(({ path }) => path);

export const withoutTrailingSlash = (pathname: string): string =>
  withoutEnd(pathname, (character) => character === '/') || pathname.slice(0, 1);

/** The languages that the site's documents are built in: the first at its plain path, others below `/{language}`. */
export const SITE_LANGUAGES: readonly string[] = ['en', 'hi'];

/** The path of a site document in a language: `/terms`, `/hi/terms`; `/` and `/hi`. */
export function sitePath(path: string, language: string): string {
  if (language === SITE_LANGUAGES[0]) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The built file of a site document, which Hosting serves at `sitePath`: `terms.html`, `hi.html`. */
export const siteFile = (path: string, language: string): string =>
  `${sitePath(path, language).slice(1) || 'index'}.html`;

/** All addresses of a route: a site document has one for each language. */
export const addressesOf = ({ path, renderedBy }: Route): readonly string[] =>
  renderedBy === 'site' ? SITE_LANGUAGES.map((language) => sitePath(path, language)) : [path];

const PATTERNS = ALL_ROUTES.flatMap((route) =>
  addressesOf(route).map((address) => ({
    route,
    pattern: new RegExp(`^${address.replace(':code', LINK_CODE).replace(/:\w+/g, '[^/]+')}$`),
  })),
);

/** The route of a path, with or without a slash at its end; `undefined` for a path without a page. */
export function routeAt(pathname: string): NamedRoute | undefined {
  const path = withoutTrailingSlash(pathname);
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.route;
}

/** The built HTML document of the app. */
export const APP_SHELL = 'app.html';

/** What the functions answer below `/api`: a name, and the path after `/api/`. */
export const ENDPOINTS = {
  trackProfileView: 'trackProfileView',
  seedSkills: 'seedSkills',
  sendTestNotification: 'sendTestNotification',
  exportData: 'exportData',
  deleteAccount: 'deleteAccount',
  reportProfile: 'reportProfile',
  moderateProfile: 'moderateProfile',
  pushKey: 'pushKey',
  registerPushDevice: 'registerPushDevice',
  unsubscribe: 'unsubscribe',
  askContact: 'contact',
  sendMessage: 'message',
  answerLink: 'answer',
  blockSender: 'block-sender',
  confirmSender: 'confirm-sender',
  videoThumbnail: 'videoThumbnail',
  profileCard: 'card/**',
} as const;

export type Endpoint = keyof typeof ENDPOINTS;

/** The function that answers an endpoint; `api` answers those that are not listed. */
const SERVICES: Readonly<Partial<Record<Endpoint, 'drawings' | 'site' | 'views'>>> = {
  trackProfileView: 'views',
  unsubscribe: 'site',
  blockSender: 'site',
  confirmSender: 'site',
  profileCard: 'drawings',
};

export const serviceOf = (endpoint: Endpoint): 'api' | 'drawings' | 'site' | 'views' =>
  SERVICES[endpoint] ?? 'api';

/** Folders of built files, which Hosting serves before it looks at any route. */
export const FILE_FOLDERS = ['assets', 'icons'] as const;

/** Names at the root that are neither routes nor usernames: files, folders, and what Firebase Hosting serves itself. */
const ROOT_NAMES = [
  ...FILE_FOLDERS,
  'api',
  'fonts',
  APP_SHELL.replace('.html', ''),
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

/** Names that nobody may claim: they look official, or are reserved for future pages. */
const PRODUCT_WORDS = [
  'about',
  'account',
  'admin',
  'administrator',
  'agencies',
  'agency',
  'answer',
  'availability',
  'blog',
  'calendar',
  'call',
  'calls',
  'casting',
  'clip',
  'clips',
  'companies',
  'company',
  'contact',
  'directory',
  'discover',
  'donate',
  'embed',
  'help',
  'home',
  'logout',
  'marquee',
  'moderator',
  'oembed',
  'official',
  'pricing',
  'root',
  'roster',
  'school',
  'schools',
  'search',
  'security',
  'share',
  'static',
  'status',
  'submit',
  'support',
  'system',
  'tape',
  'tapes',
  'team',
  'user',
  'users',
  'verified',
  'verify',
  'voice',
  'voices',
  'www',
] as const;

/** The first segment of a path: `actor` for `/actor/:id`; '' where it is a parameter. */
export const firstSegment = (path: string): string => {
  const segment = path.split('/')[1] ?? '';
  return segment.startsWith(':') ? '' : segment;
};

/** Words that cannot be usernames: first segments of routes, names at the root, and names that look official. */
export const RESERVED_WORDS: readonly string[] = [
  ...new Set([...ALL_ROUTES.flatMap(addressesOf).map(firstSegment), ...ROOT_NAMES, ...PRODUCT_WORDS]),
]
  .filter((word) => word !== '')
  .sort();

/** The last segment of the address of each of a profile's PDFs. */
export const DOCUMENT_FILES = { cv: 'cv.pdf', contactSheet: 'photos.pdf' } as const;

export type DocumentKind = keyof typeof DOCUMENT_FILES;

/** The path of a profile's PDF, with the code of the named link that the page was opened by, if there is one. */
export const documentPath = (
  profile: { readonly id: string; readonly username: string },
  document: DocumentKind,
  code?: string,
): string =>
  [profilePath(profile), ...(code === undefined ? [] : [code]), DOCUMENT_FILES[document]].join('/');

/** The short path of a profile: `/{username}`, or `/actor/{id}` without one that an address can have. */
export function profilePath(profile: { readonly id: string; readonly username: string }): string {
  return USERNAME_PATTERN.test(profile.username)
    ? `/${profile.username}`
    : `/actor/${encodeURIComponent(profile.id)}`;
}
