// Puts a page of the site into the test's document, as the server renders it, and starts the script on it.
import { onTestFinished } from 'vitest';
import type { Profile } from '@marquee/domain/profile/profile';
import type { PublicPageOutcome } from '@marquee/domain/site/public-page';
import { renderPublicPage } from './document/render-public-page.tsx';
import { SAMPLE_PROFILE } from './profile/testing.ts';
import { startSite } from './script/start-site.ts';

// jsdom has <dialog> without its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const ASSETS = {
  css: '',
  later: { css: '' },
  pictureBase: 'https://pictures.example/',
  script: '/assets/start-site.js',
};

/** `beforeScript` is called when the page is there and its script is not. */
export function showPage(
  outcome: PublicPageOutcome,
  lang?: string,
  beforeScript?: () => void,
): { readonly container: HTMLElement } {
  const html = renderPublicPage(
    { outcome, origin: 'https://marquee.example', path: '/asha-rao', lang },
    ASSETS,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
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
