// A plugin for Vite's dev server that answers every page of the product from its sources: the site's fixed pages,
// public profiles with the data of the local suite, and the app. Vite or the suite answers all other requests.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import type { BuiltAssets, PublicPageRenderer } from '@marquee/domain/site/public-page';
import { withoutTrailingSlash, routeAt } from '@marquee/domain/site/routes';
import { isRunnableDevEnvironment, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from 'vite';
import type { answer } from '../../functions/src/public-page/answer.ts';
import type { findProfile } from '../../functions/src/public-page/find-profile.ts';
import type { firestoreProfiles } from '../../functions/src/public-page/firestore-profiles.ts';
import type { readAddress } from '../../functions/src/public-page/address.ts';
import type { readLanguage } from '../../functions/src/requests/language.ts';
import type { RenderFixedPages, RenderSample } from '../../web/src/site/document/fixed-site.ts';
import { fromRoot } from '../config/project.ts';

const DOCUMENTS = '/src/site/document';
const FIXED_PAGES = `${DOCUMENTS}/render-fixed-pages.tsx`;
const PUBLIC_PAGE = `${DOCUMENTS}/render-public-page.tsx`;
const SAMPLE = `${DOCUMENTS}/render-sample.tsx`;
const FONTS = '/src/theme/font-faces.css';
const SCRIPT = '/src/site/script/start-site.ts';

const ofFunctions = (name: string): string => `/@fs${fromRoot('functions/src/public-page', name)}`;

/** Markup that reloads a site document when sources change (the app has hot reload). `changes` counts changes so far. */
const reload = (changes: number): string =>
  `<meta name="changes" content="${String(changes)}"><script type="module" src="/@fs${fromRoot('scripts/dev/reload-site.ts')}"></script>`;

interface Document {
  readonly status: number;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns a loader of modules in Vite's server environment: an edit of a module invalidates those that depend on it. */
function loader(server: ViteDevServer) {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server environment of Vite runs no modules.');
  const load = (url: string): Promise<Record<string, unknown>> => ssr.runner.import(url);

  /** The style sheets that a module imports, directly or not. */
  const sheetsOf = async (url: string): Promise<string[]> => {
    const seen = new Set<EnvironmentModuleNode>();
    const visit = (node: EnvironmentModuleNode | undefined): void => {
      if (!node || seen.has(node)) return;
      seen.add(node);
      node.importedModules.forEach(visit);
    };
    visit(await ssr.moduleGraph.getModuleByUrl(url));
    return [...seen].flatMap((node) => (node.file?.endsWith('.css') ? [node.url] : []));
  };
  const text = async (sheet: string): Promise<string> => String((await load(`${sheet}?inline`))['default']);

  /** Loads a module, with the style sheets that it imports as the assets of its pages. */
  return async (url: string): Promise<{ module: Record<string, unknown>; assets: BuiltAssets }> => {
    const module = await load(url);
    const sheets = await sheetsOf(url);
    const css = await Promise.all(sheets.filter((sheet) => !sheet.includes('?')).map(text));
    return { module, assets: { css: css.join(''), later: { css: await text(FONTS) }, script: SCRIPT } };
  };
}

/** Whether a request is a browser's navigation to a page, and not for a resource of a page. */
const isVisit = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

interface Sources {
  readonly firestore: Firestore;
  readonly origin: string;
  /** The base URL of stored pictures. */
  readonly pictures: string;
}

/** Returns a function that renders the document of an address. */
function documentRenderer(server: ViteDevServer, { firestore, origin, pictures }: Sources) {
  const load = loader(server);

  const fixedPage = async (path: string): Promise<Document> => {
    const { module, assets } = await load(FIXED_PAGES);
    const pages = (module['renderFixedPages'] as RenderFixedPages)(
      { origin, samples: { en: '/dev-sample/en', hi: '/dev-sample/hi' } },
      { ...assets, pictureBase: '' },
    );
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const page = pages.find((one) => one.file === file);
    const html = (page ?? pages.find((one) => one.file === '404.html'))?.html ?? '';
    return { status: page ? 200 : 404, html };
  };

  const sample = async (language: string): Promise<Document> => {
    const { module, assets } = await load(SAMPLE);
    const html = (module['renderSample'] as RenderSample)(language === 'hi' ? 'hi' : 'en', {
      ...assets,
      pictureBase: '',
    });
    return { status: 200, html };
  };

  /** Loads the export `name` of a file in functions/src/public-page. */
  const part = async <Part>(file: string, name: string): Promise<Part> =>
    (await load(ofFunctions(file))).module[name] as Part;

  const publicPage = async ({ pathname, searchParams }: URL): Promise<Document> => {
    const { module: renderer, assets } = await load(PUBLIC_PAGE);
    const [read, language, profiles, find, reply] = await Promise.all([
      part<typeof readAddress>('address.ts', 'readAddress'),
      part<typeof readLanguage>('../requests/language.ts', 'readLanguage'),
      part<typeof firestoreProfiles>('firestore-profiles.ts', 'firestoreProfiles'),
      part<typeof findProfile>('find-profile.ts', 'findProfile'),
      part<typeof answer>('answer.ts', 'answer'),
    ]);
    // In the dev server, named links open the private profile of an unverified account too.
    const backends = { firestore, isVerified: () => Promise.resolve(true) };
    const found = await find(profiles(backends), read(pathname));
    const { status, body, headers } = reply(found, {
      renderer: renderer as unknown as PublicPageRenderer,
      assets: { ...assets, pictureBase: pictures },
      origin,
      path: pathname,
      ifNoneMatch: undefined,
      lang: language(searchParams.get('lang')),
    });
    return { status, html: body, headers: { ...headers, 'Cache-Control': 'no-store' } };
  };

  const app = async (url: string): Promise<Document> => {
    const template = await readFile(join(server.config.root, 'app.html'), 'utf8');
    return { status: 200, html: await server.transformIndexHtml(url, template) };
  };

  return async (url: URL): Promise<Document> => {
    const [, language] = /^\/dev-sample\/(\w+)$/.exec(url.pathname) ?? [];
    if (language !== undefined) return sample(language);
    const path = withoutTrailingSlash(url.pathname);
    switch (routeAt(path)?.renderedBy) {
      case 'app':
        return app(url.pathname);
      case 'function':
        return publicPage(url);
      case 'pdf':
      case 'site':
      case undefined:
        return fixedPage(path);
    }
  };
}

export function siteDocuments({ firestore, origin, pictures }: Sources): Plugin {
  let changes = 0;
  return {
    name: 'marquee:site-documents',
    configureServer(server) {
      const documentAt = documentRenderer(server, { firestore, origin, pictures });
      /** Renders again when a source has changed meanwhile, since old and new modules may be mixed. */
      const renderUnchanged = async (url: URL): Promise<Document> => {
        const before = changes;
        const [made] = await Promise.allSettled([documentAt(url)]);
        if (changes !== before) return renderUnchanged(url);
        if (made.status === 'rejected') throw made.reason;
        return made.value;
      };

      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', origin);
        if (!isVisit(request) || /^\/(@|src\/|node_modules\/|api\/|__\/|sitemap)|\.pdf$/.test(url.pathname)) {
          next();
          return;
        }
        renderUnchanged(url)
          .then(({ status, html, headers }) => {
            const isApp = html.includes('/@vite/client');
            response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers });
            response.end(isApp ? html : html.replace('</head>', () => `${reload(changes)}</head>`));
          })
          .catch(next);
      });

      // A page that is still loading has no connection yet and misses the notification of a change.
      server.environments.client.hot.on('site-shown', (shown: number, page) => {
        if (shown !== changes) page.send('site-changed');
      });
    },
    hotUpdate({ modules, server }) {
      const { environment } = this;
      if (!isRunnableDevEnvironment(environment) || modules.length === 0) return undefined;
      // Runs before pages are notified of the change, so that they get the new output.
      environment.runner.clearCache();
      changes += 1;
      server.environments.client.hot.send('site-changed');
      return [];
    },
  };
}
