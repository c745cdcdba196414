// The site as visitors get it: status and headers of one answer of each kind.
import { addressesOf, ALL_ROUTES, withoutTrailingSlash } from '@marquee/domain/site/routes';
import {
  CACHE_CONTROL,
  policyProblems,
  securityHeaderProblems,
} from '../../scripts/config/expected-headers.ts';
import type { Check, CheckTarget, Part } from '../doctor/check.ts';
import { type Finding, missing, ok, reminder, unknown } from '../doctor/finding.ts';

interface Expected {
  readonly what: string;
  readonly path: string;
  readonly status: number;
  readonly cache?: RegExp;
  readonly isDocument?: true;
}

const EXPECTED: readonly Expected[] = [
  { what: 'the landing page', path: '/', status: 200, cache: CACHE_CONTROL.document, isDocument: true },
  { what: 'the app', path: '/login', status: 200, cache: CACHE_CONTROL.document, isDocument: true },
  { what: 'the service worker', path: '/sw.js', status: 200, cache: CACHE_CONTROL.document },
  {
    what: 'a missing file',
    path: '/assets/none.js',
    status: 404,
    cache: CACHE_CONTROL.hashedFile,
    isDocument: true,
  },
  {
    what: 'a name that nobody has',
    path: '/nobody-has-this-name',
    status: 404,
    cache: CACHE_CONTROL.notShown,
    isDocument: true,
  },
];

type Ask = (path: string) => Promise<Response>;

const DEPLOY = 'Run `npx firebase deploy` (docs/operations.md, Deploy), and look at firebase.json.';

/** Compares the status and the important headers of an answer with the expected ones. */
function judge({ what, path, status, cache, isDocument }: Expected, response: Response): Finding {
  const control = response.headers.get('cache-control') ?? 'missing';
  const problems = [
    ...(response.status === status ? [] : [`status ${String(response.status)}, not ${String(status)}`]),
    ...securityHeaderProblems(response.headers),
    ...(isDocument ? policyProblems(response.headers) : []),
    ...(cache === undefined || cache.test(control) ? [] : [`cache-control is ${control}`]),
  ];
  return problems.length === 0
    ? ok(`${what} (${path}): status and headers are right`)
    : missing(`${what} (${path}): ${problems.join('; ')}`, DEPLOY);
}

/** Checks Firebase's login frame, which the app embeds: the site's security headers must not apply to it. */
function judgeLoginFrame(response: Response): Finding {
  const ours = ['content-security-policy', 'cross-origin-opener-policy', 'x-frame-options'].filter((name) =>
    response.headers.has(name),
  );
  if (response.status === 200 && ours.length === 0) return ok("Firebase's login frame may be embedded");
  return missing(
    `Firebase's login frame (/__/auth/iframe): status ${String(response.status)}${ours.map((name) => `, with ${name}`).join('')}`,
    'Login with Google fails. Header rules of firebase.json must not match /__/ (npm run generate).',
  );
}

const OWN_PAGES = new Set(ALL_ROUTES.flatMap(addressesOf));

async function listedProfiles(ask: Ask): Promise<string[]> {
  const sitemap = await (await ask('/sitemap.xml')).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  return paths.filter((path) => !OWN_PAGES.has(path));
}

/** Answers for a profile renamed, made private, deleted or taken down since the sitemap was made (up to an hour ago). */
const NO_LONGER_SHOWN: readonly number[] = [301, 403, 404, 410];

async function shownProfile(ask: Ask): Promise<{ path: string; page: Response } | undefined> {
  for (const path of (await listedProfiles(ask)).slice(0, 5)) {
    const page = await ask(path);
    if (!NO_LONGER_SHOWN.includes(page.status)) return { path, page };
  }
  return undefined;
}

async function publicPages(ask: Ask): Promise<Finding[]> {
  const shown = await shownProfile(ask);
  if (shown === undefined)
    return [reminder('found no public profile, so no page was looked at', 'Ask again once there is one.')];
  const { path, page } = shown;
  const slashed = await ask(`${path}/`);
  const target = new URL(slashed.headers.get('location') ?? '', 'https://none.invalid').pathname;
  return [
    judge(
      { what: 'a public page', path, status: 200, cache: CACHE_CONTROL.publicPage, isDocument: true },
      page,
    ),
    slashed.status === 301 && target === withoutTrailingSlash(path)
      ? ok('a slash at the end leads to the address without it')
      : missing(`${path}/ answers ${String(slashed.status)}, and does not lead to ${path}`, DEPLOY),
  ];
}

/** Checks whether each default host of Hosting leads to the site. */
async function defaultHosts({ projectId, fetch }: CheckTarget, origin: string): Promise<Finding[]> {
  const hosts = [`${projectId}.web.app`, `${projectId}.firebaseapp.com`];
  return Promise.all(
    hosts
      .filter((host) => host !== new URL(origin).host)
      .map(async (host) => {
        const response = await fetch(`https://${host}/nobody-has-this-name`, {
          redirect: 'manual',
          signal: AbortSignal.timeout(20_000),
        }).catch(() => undefined);
        if (response === undefined)
          return unknown(`${host} does not answer`, 'Check the connection, and ask again.');
        return (response.headers.get('location') ?? '').startsWith(origin)
          ? ok(`${host} leads to ${origin}`)
          : missing(
              `${host} does not lead to ${origin}`,
              `Set SITE_ORIGIN=${origin} in functions/.env.${projectId} and deploy: login with Google works on one host only.`,
            );
      }),
  );
}

const checkLiveSite: Check = async (target) => {
  const { wanted, fetch } = target;
  if (wanted.siteOrigin === '')
    return [missing('the address of the site is not known', 'Set SITE_ORIGIN (see Settings above).')];
  const ask: Ask = (path) =>
    fetch(wanted.siteOrigin + path, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  try {
    const [answers, frame, pages, hosts] = await Promise.all([
      Promise.all(EXPECTED.map(async (expected) => judge(expected, await ask(expected.path)))),
      ask('/__/auth/iframe').then(judgeLoginFrame),
      publicPages(ask),
      defaultHosts(target, wanted.siteOrigin),
    ]);
    return [...answers, frame, ...pages, ...hosts];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [unknown(`${wanted.siteOrigin} does not answer: ${why}`, 'Deploy, and set the DNS records.')];
  }
};

export const liveSite: Part = { name: 'Live site', check: checkLiveSite, isOfRelease: true };
