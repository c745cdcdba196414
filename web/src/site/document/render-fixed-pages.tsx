// Renders the pages that are the same for everybody: the build writes each page to one file per language.
import type { ReactNode } from 'react';
import { siteFile, sitePath } from '@marquee/domain/site/routes';
import { paths } from '#web/config/paths.ts';
import { LANGUAGES, type Language } from '#web/i18n/languages.ts';
import { LandingPage } from '../landing/landing-page.tsx';
import { FaqsPage } from '../legal/faqs-page.tsx';
import { NotFoundPage } from '../legal/not-found-page.tsx';
import { PrivacyPage } from '../legal/privacy-page.tsx';
import { TermsPage } from '../legal/terms-page.tsx';
import { inEachLanguage } from '../site-paths.ts';
import { ShortlistPage } from '../shortlist/shortlist-page.tsx';
import type { FixedSite, RenderFixedPages } from './fixed-site.ts';
import { FixedMeta } from './page-head.tsx';
import { renderDocument } from './page-document.tsx';

type FixedPageName = Parameters<typeof FixedMeta>[0]['meta'];

interface FixedPage {
  readonly name: FixedPageName;
  readonly path: string;
  readonly body: (site: FixedSite, language: Language) => ReactNode;
}

const PAGES: readonly FixedPage[] = [
  {
    name: 'home',
    path: paths.home.path,
    body: ({ samples }, language) => <LandingPage sample={samples[language]} />,
  },
  { name: 'terms', path: paths.terms.path, body: () => <TermsPage /> },
  { name: 'privacy', path: paths.privacy.path, body: () => <PrivacyPage /> },
  { name: 'faqs', path: paths.faqs.path, body: () => <FaqsPage /> },
  { name: 'shortlist', path: paths.shortlist.path, body: () => <ShortlistPage /> },
  { name: 'notFound', path: '/404', body: () => <NotFoundPage /> },
];

export const renderFixedPages: RenderFixedPages = (site, assets) =>
  PAGES.flatMap(({ name, path, body }) =>
    LANGUAGES.map((language) => ({
      file: siteFile(path, language),
      html: renderDocument(
        {
          kind: name === 'home' ? 'home' : 'fixed',
          facts: { language, origin: site.origin, paths: inEachLanguage(path, sitePath) },
          head: <FixedMeta meta={name} />,
          body: body(site, language),
        },
        assets,
      ),
    })),
  );
