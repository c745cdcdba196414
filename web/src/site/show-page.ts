// Puts a page of the site into the test's document, as the server renders it, and starts the script on it.
import { onTestFinished } from 'vitest';
import type { Profile } from '@marquee/domain/profile/profile';
import type { PageRequest, PublicPageOutcome } from '@marquee/domain/site/public-page';
import { renderPublicPage } from './document/render-public-page.tsx';
import { ASSETS, SAMPLE_PROFILE } from './profile/sample-profile.ts';
import { startSite } from './script/start-site.ts';

// jsdom has the <dialog> element without its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

/** The document that the server sends. */
const renderPage = (outcome: PublicPageOutcome, request: Pick<PageRequest, 'lang' | 'asksReport'>): string =>
  renderPublicPage({ outcome, origin: 'https://marquee.example', path: '/asha-rao', ...request }, ASSETS);

export const reportPage = (): string =>
  renderPage({ outcome: 'public', profile: SAMPLE_PROFILE }, { asksReport: true });

/** Shows the page for an outcome. `beforeScript` is called when the page is rendered, before the script starts. */
export function showPage(
  outcome: PublicPageOutcome,
  lang?: string,
  beforeScript?: () => void,
): { readonly container: HTMLElement } {
  const page = new DOMParser().parseFromString(renderPage(outcome, { lang }), 'text/html');
  document.body.replaceChildren(...page.body.childNodes);
  beforeScript?.();
  const stop = startSite(document);
  onTestFinished(() => {
    stop();
    document.body.replaceChildren();
  });
  return { container: document.body };
}

/** The public page of the sample profile with some changes. */
export const showProfile = (
  changes: Partial<Profile> = {},
  beforeScript?: () => void,
): { readonly container: HTMLElement } =>
  showPage({ outcome: 'public', profile: { ...SAMPLE_PROFILE, ...changes } }, undefined, beforeScript);
