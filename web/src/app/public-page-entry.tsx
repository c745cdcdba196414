// The script of a server-rendered public page: React, the texts and the view. Firebase and MUI come only for visitors
// who are signed in, after the page is up.
import './public-page.css';
import { hydrateRoot } from 'react-dom/client';
import {
  PUBLIC_PAGE_DATA_ID,
  PUBLIC_PAGE_ROOT_ID,
  type PublicPageOutcome,
} from '@marquee/domain/public-page';
import { KEPT_PAGE_ATTRIBUTE } from './public-page/kept-page.ts';
import { PageTextsContext } from '../features/public-profile/page-texts.ts';
import { pageLanguage, publicPageTexts } from '../i18n/public-page-i18n.ts';
import { reportReachable } from '../lib/connection.ts';
import { PublicPage } from './public-page/public-page.tsx';

const data = document.getElementById(PUBLIC_PAGE_DATA_ID)?.textContent;
const root = document.getElementById(PUBLIC_PAGE_ROOT_ID);

/** Hindi is no part of an English visitor's script. */
async function texts() {
  if (pageLanguage() === 'en') return publicPageTexts();
  const { publicProfile } = await import('../i18n/hi/public-profile.ts');
  return publicPageTexts('hi', publicProfile);
}

if (document.documentElement.hasAttribute(KEPT_PAGE_ATTRIBUTE)) reportReachable(false);

if (data != null && root) {
  hydrateRoot(
    root,
    <PageTextsContext value={await texts()}>
      <PublicPage outcome={JSON.parse(data) as PublicPageOutcome} />
    </PageTextsContext>,
  );
}
