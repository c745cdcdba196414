// The script of a server-rendered public page: React, the texts and the view. Firebase and MUI come only for visitors
// who are signed in, after the page is up.
import './public-page.css';
import { hydrateRoot } from 'react-dom/client';
import {
  PUBLIC_PAGE_DATA_ID,
  PUBLIC_PAGE_ROOT_ID,
  type PublicPageOutcome,
} from '@marquee/domain/public-page';
import { COLOR_MODE } from '../config/local-keys.ts';
import { PageTextsContext } from '../features/public-profile/page-texts.ts';
import { publicPageTexts } from '../i18n/public-page-i18n.ts';
import { PublicPage } from './public-page/public-page.tsx';
import { COLOR_SCHEME_ATTRIBUTE } from './theme/tokens.ts';

/** A scheme chosen in the app holds here too; without one the style sheet follows the system. */
function applyChosenScheme(): void {
  try {
    const mode = localStorage.getItem(COLOR_MODE);
    if (mode === 'light' || mode === 'dark') {
      document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, mode);
    }
  } catch {
    // No storage, no choice.
  }
}

const data = document.getElementById(PUBLIC_PAGE_DATA_ID)?.textContent;
const root = document.getElementById(PUBLIC_PAGE_ROOT_ID);

if (data != null && root) {
  applyChosenScheme();
  hydrateRoot(
    root,
    <PageTextsContext value={publicPageTexts()}>
      <PublicPage outcome={JSON.parse(data) as PublicPageOutcome} />
    </PageTextsContext>,
  );
}
