import { renderPublicPage } from 'virtual:public-page';
import { pathOf, type Http } from '../requests/http.ts';
import { readLanguage } from '../requests/language.ts';
import { siteAddress } from '../requests/origin.ts';
import type { PageContext } from './answer.ts';
import { pageAssets } from './page-assets.ts';

const renderer = { renderPublicPage };

/** What an answer is rendered from, beside the profile. */
export const pageContext = (context: Http): PageContext => ({
  renderer,
  assets: pageAssets(),
  origin: siteAddress(),
  path: pathOf(context),
  ifNoneMatch: context.req.header('if-none-match'),
  lang: readLanguage(context.req.query('lang')),
});
