// The owner's view of their page. The page of a hidden profile is requested again with the owner's token.
import { SIGNED_IN_HINT } from '#web/config/local-keys.ts';
import { saveFile } from '#web/components/save-file.ts';
import { hasStored, watchStored } from './stored.ts';
import { readVisitor } from './visitor.ts';

/**
 * Replaces the error card by the owner's page and starts the script on it; downloads the CV or the contact sheet where
 * the address is a PDF. Does nothing for other visitors.
 */
export async function showOwnPage(start: (root: HTMLElement) => void): Promise<void> {
  const visitor = await readVisitor();
  if (!visitor) return;
  const response = await fetch(location.href, { headers: await visitor.credentials(), cache: 'no-store' });
  if (!response.ok) return;
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/pdf')) {
    saveFile(await response.blob(), location.pathname.split('/').at(-1) ?? '');
    return;
  }
  if (!type.startsWith('text/html')) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  document.title = page.title;
  // The owner's page has styles that the error card's page lacks. Listeners on the document remain.
  document.head.append(...page.head.querySelectorAll('style:not([media])'));
  document.body.replaceWith(document.adoptNode(page.body));
  start(document.body);
  hideAfterLogout();
}

/** Hides the page, which only its owner may see, once the account is logged out in another tab, and loads it again. */
function hideAfterLogout(): void {
  watchStored(SIGNED_IN_HINT, () => {
    if (hasStored(SIGNED_IN_HINT)) return;
    document.documentElement.hidden = true;
    location.reload();
  });
}

/** Shows the owner's bar if the visitor is the page's owner. */
export async function showOwnerBar(bar: HTMLElement): Promise<void> {
  bar.hidden = (await readVisitor())?.uid !== bar.dataset['owner'];
}
