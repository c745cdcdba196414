// Renders app routes to HTML while the app is built: what a visitor reads before any script, and what the app takes over
// (app/main.tsx). In English, for somebody who is not signed in; start-script.ts hides it from everybody else.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  matchRoutes,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type RouteObject,
} from 'react-router-dom';
import { PRODUCT } from '@marquee/domain/product';
import { AppRouter, loadScreens } from '../app/app-router.tsx';
import { Frame } from '../app/frame.tsx';
import { pageMeta } from '../app/page-meta.ts';
import { Providers } from '../app/providers.tsx';
import { Root } from '../app/root.tsx';
import type { RouteHandle } from '../app/route-handle.ts';
import { routes } from '../app/router.tsx';
import { Starting } from '../app/starting.tsx';
import { i18n } from '../i18n/app-texts.ts';
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';
import type { AppRenderer, Painted } from './prerendered.ts';

/** Renders to HTML and collects the styles, those for the whole document as elements of their own. */
function paint(element: ReactNode): Painted {
  const cache = createCache({ key: 'css' });
  cache.compat = true; // Styles are kept in the cache instead of standing between the elements.
  const inserted = new Map<string, { readonly isGlobal: boolean }>();
  const { insert } = cache;
  cache.insert = (...args) => {
    const [selector, { name }] = args;
    // Keyframes have no selector either.
    if (!inserted.has(name))
      inserted.set(name, { isGlobal: selector === '' && !name.startsWith('animation-') });
    return insert(...args);
  };
  const content = renderToString(<CacheProvider value={cache}>{element}</CacheProvider>);

  const rules = [...inserted].map(([name, { isGlobal }]) => {
    const css = cache.inserted[name];
    if (typeof css !== 'string') throw new Error(`Emotion has no rules of ${name}.`);
    return { name, isGlobal, css };
  });
  const scoped = rules.filter(({ isGlobal }) => !isGlobal);
  const styles = [
    ...rules
      .filter(({ isGlobal }) => isGlobal)
      .map(({ name, css }) => ({ names: `css-global ${name}`, css })),
    {
      names: ['css', ...scoped.map(({ name }) => name)].join(' '),
      css: scoped.map(({ css }) => css).join(''),
    },
  ];
  return {
    content,
    styles: renderToStaticMarkup(
      styles.map(({ names, css }) => (
        // `data-s` tells Emotion that the element stands where it belongs.
        <style key={names} data-emotion={names} data-s="" dangerouslySetInnerHTML={{ __html: css }} />
      )),
    ),
  };
}

async function paintRoutes(shown: RouteObject[], path: string): Promise<Painted> {
  if ((await loadScreens(shown, path)) === false)
    throw new Error(`The screen of ${path} could not be loaded.`);
  const history = createMemoryHistory({ initialEntries: [path] });
  // The browser's history calls its first entry so.
  history.location.key = 'default';
  return paint(
    <Providers texts={i18n}>
      <AppRouter routes={shown} start={history.location} history={history} />
    </Providers>,
  );
}

/** What is told of a page; what needs a whole address is left out of a build that does not know the site's. */
function PageMeta({
  path,
  page,
  origin,
}: {
  path: string;
  page: NonNullable<RouteHandle['page']>;
  origin: string;
}) {
  const { title, description, robots } = pageMeta(page, i18n.getFixedT(DEFAULT_LANGUAGE, 'common'));
  const url = origin + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={robots} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {origin === '' ? null : (
        <>
          <link rel="canonical" href={url} />
          <meta property="og:url" content={url} />
          <meta property="og:image" content={origin + SHARE_PICTURE.path} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />
          <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />
          <meta property="og:image:alt" content={SHARE_PICTURE.alt} />
          <meta name="twitter:image" content={origin + SHARE_PICTURE.path} />
        </>
      )}
      <meta name="twitter:card" content={origin === '' ? 'summary' : 'summary_large_image'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </>
  );
}

/** The widest of the pictures that app stores show (web/pwa.config.ts). */
const SHARE_PICTURE = {
  path: '/icons/screenshot-my-profile.jpg',
  width: 1280,
  height: 800,
  alt: 'The own profile, how complete it is and its views',
} as const;

function handleOf(path: string): RouteHandle {
  return (matchRoutes(routes, path)?.at(-1)?.route.handle ?? {}) as RouteHandle;
}

export const prerenderRoute: AppRenderer['prerenderRoute'] = async (path, origin) => {
  const painted = await paintRoutes(routes, path);
  const { page } = handleOf(path);
  if (!page) throw new Error(`${path} says nothing about itself.`);
  return { ...painted, meta: renderToStaticMarkup(<PageMeta path={path} page={page} origin={origin} />) };
};

export const prerenderShell: AppRenderer['prerenderShell'] = () =>
  paintRoutes(
    [{ Component: Root, children: [{ Component: Frame, children: [{ path: '*', Component: Starting }] }] }],
    '/-',
  );
