// The public page as the tests of its document ask for it.
import type { Profile } from '@marquee/domain/profile/profile';
import type { PageRequest, PublicPageOutcome } from '@marquee/domain/site/public-page';
import { SAMPLE_PROFILE } from '../profile/sample-profile.ts';
import { renderPublicPage } from './render-public-page.tsx';

export const ASSETS = {
  css: '.page{color:var(--mq-ink)}',
  later: { css: '@font-face{font-family:Ours}' },
  pictureBase: 'https://pictures.example/',
  script: '/assets/start-site-abc.js',
};
export const ORIGIN = 'https://marquee.example';

export const html = (
  outcome: PublicPageOutcome,
  request?: Pick<PageRequest, 'lang' | 'asksReport'>,
): string => renderPublicPage({ outcome, origin: ORIGIN, path: '/Asha', ...request }, ASSETS);

/** The page as a browser without scripts parses it. */
export function page(...request: Parameters<typeof html>): Document {
  return new DOMParser().parseFromString(html(...request), 'text/html');
}

export const published = (changes: Partial<Profile> = {}): PublicPageOutcome => ({
  outcome: 'public',
  profile: { ...SAMPLE_PROFILE, ...changes },
});

export const meta = (document: Document, name: string): string | null | undefined =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
