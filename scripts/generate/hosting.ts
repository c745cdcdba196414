// Hosting's rewrites and headers, from the route table. A header rule goes by the requested address, whatever answers it,
// and overrides a function's own header: rules for documents must therefore not match what functions render.
import { REGION } from '@marquee/domain/site/region';
import {
  addressesOf,
  ALL_ROUTES,
  APP_SHELL,
  DOCUMENT_FILES,
  ENDPOINTS,
  serviceOf,
  type Endpoint,
  FILE_FOLDERS,
  firstSegment,
  pathsRenderedBy,
} from '@marquee/domain/site/routes';
import type { HostingConfig } from '../config/project.ts';
import { contentPolicy } from './hosting-content-policy.ts';

type Rewrite = HostingConfig['rewrites'][number];
type HeaderRule = HostingConfig['headers'][number];

const PARAMETER = /:\w+/g;

/**
 * A rewrite to a function; each has one only. `pinTag` makes a release of the site name the function's revision, so
 * that a rollback of the site takes the function along. For each rewrite, firebase-tools (`setRewriteTags` in
 * `hosting/runTags.js`) reads and writes the function's service in parallel: writes with the same `resourceVersion`
 * conflict, and Google answers 409 to all but the first, without a retry. Hence one rewrite per function, with an
 * expression for several addresses.
 */
const toFunction = (match: { source: string } | { regex: string }, functionId: string): Rewrite => ({
  ...match,
  function: { functionId, region: REGION, pinTag: true },
});

/** An expression that matches each path with and without a trailing slash, as globs do. */
const anyOf = (patterns: readonly string[]): { regex: string } => ({ regex: `^(${patterns.join('|')})/?$` });

/** A path of the route table as an expression. */
const expressionOf = (path: string): string => path.replaceAll('.', '\\.').replace(PARAMETER, '[^/]+');

/** An expression for a segment that begins with no dot and is none of `words`; Hosting's RE2 has no lookahead. */
function segmentOtherThan(words: readonly string[], isFirst = true): string {
  const letters = [...new Set(words.map((word) => word.charAt(0)))].filter(Boolean).sort();
  const others = `[^/${isFirst ? '.' : ''}${letters.join('')}][^/]*`;
  const longer = letters.map((letter) => {
    const rest = words.filter((word) => word.startsWith(letter)).map((word) => word.slice(1));
    return letter + segmentOtherThan(rest, false);
  });
  return `(${[others, ...longer].join('|')})${isFirst || words.includes('') ? '' : '?'}`;
}

/** First segments below which a function answers every address, such as `actor`. */
const FUNCTION_SEGMENTS = [...new Set(pathsRenderedBy('function').map(firstSegment))].filter(Boolean);

/** The numbers of segments of the routes that begin with a parameter, such as 1 for `/:username`. */
const PARAMETER_DEPTHS = [
  ...new Set(
    pathsRenderedBy('function')
      .filter((path) => firstSegment(path) === '')
      .map((path) => path.split('/').length - 1),
  ),
];

/** First segments of addresses that are no pages. */
const FILES = ['api', ...FILE_FOLDERS, '__'];

/** An expression for addresses of `depth` segments, none in a folder of files: Hosting itself answers 404 there. */
const parameterPath = (depth: number): string =>
  `/${segmentOtherThan(depth === 1 ? [] : FILES)}${'/[^/]+'.repeat(depth - 1)}`;

/** The addresses below `/api` of a service's endpoints. */
const endpointsOf = (service: ReturnType<typeof serviceOf>): readonly string[] =>
  (Object.keys(ENDPOINTS) as Endpoint[])
    .filter((name) => serviceOf(name) === service)
    .map((name) => `/api/${ENDPOINTS[name].replace('**', '.+')}`);

export function rewrites(): Rewrite[] {
  return [
    toFunction(anyOf(endpointsOf('views')), 'views'),
    toFunction(anyOf([...endpointsOf('drawings'), ...pathsRenderedBy('pdf').map(expressionOf)]), 'drawings'),
    ...pathsRenderedBy('app').map((path) => ({
      source: path.replace(PARAMETER, '*'),
      destination: `/${APP_SHELL}`,
    })),
    // `/sitemap.xml` is among the addresses of one segment.
    toFunction(
      anyOf([
        ...endpointsOf('site'),
        ...FUNCTION_SEGMENTS.map((segment) => `/${segment}/.+`),
        ...PARAMETER_DEPTHS.map(parameterPath),
        // A document of a named link with the end of a sentence behind it, which redirects; the others have two segments.
        `${parameterPath(2)}/(${Object.values(DOCUMENT_FILES).map(expressionOf).join('|')})[^/]+`,
      ]),
      'site',
    ),
    toFunction({ source: '/api/*' }, 'api'),
  ];
}

const header = (key: string, value: string) => ({ key, value });

/** The headers of every response, except below `/__/`. */
const SECURITY_HEADERS = [
  header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains'),
  header('X-Content-Type-Options', 'nosniff'),
  header('Referrer-Policy', 'strict-origin-when-cross-origin'),
  header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()'),
  // The windows of Google's login keep their link to the page that opened them.
  header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups'),
];

/**
 * An expression for every address but those below `/__/`, which Firebase serves itself: its login frame must be embeddable,
 * and its windows must reach their opener. Hosting's expressions (RE2) have no lookahead.
 */
const NOT_RESERVED = '^/($|[^_]|_($|[^_])|__[^/])';

const cache = (value: string) => header('Cache-Control', value);

export function headers(): HeaderRule[] {
  const policy = header('Content-Security-Policy', contentPolicy());
  const document = [policy, cache('no-cache')];
  const documents = [
    ...ALL_ROUTES.filter(({ renderedBy }) => renderedBy === 'site' || renderedBy === 'app')
      .flatMap(addressesOf)
      .map((address) => address.replace(PARAMETER, '[^/]+')),
    ...['/404', '/index', `/${APP_SHELL.replace('.html', '')}`],
  ];
  const folders = ['api', ...FILE_FOLDERS].join('|');
  const elsewhere = [...FUNCTION_SEGMENTS, 'api', ...FILE_FOLDERS, '__'].join('|');
  const deeper = '/*'.repeat(Math.max(...PARAMETER_DEPTHS) - 1);
  return [
    { regex: NOT_RESERVED, headers: SECURITY_HEADERS },
    { regex: `^(${documents.join('|')})$`, headers: document },
    // For 404.html, which answers what no rewrite matches. `/name/`, named links and PDFs are left out: functions answer them.
    ...[`${deeper}/!(${Object.values(DOCUMENT_FILES).join('|')})`, `${deeper}/*/**`].map((rest) => ({
      source: `/!(${elsewhere})${rest}`,
      headers: document,
    })),
    { source: `/@(${folders})/**`, headers: [policy] },
    { source: '/*.@(svg|ico|txt|webmanifest|js)', headers: [cache('no-cache')] },
    { source: '/icons/**', headers: [cache('public, max-age=86400')] },
    { source: '/api/*', headers: [cache('no-store')] },
    // File names contain a hash of the content.
    { source: '/assets/**', headers: [cache('public, max-age=31536000, immutable')] },
  ];
}
