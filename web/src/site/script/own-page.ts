// The owner of a hidden profile sees it at its address: the page is requested again with the owner's token.
import { readVisitor } from './visitor.ts';

/** Shows the owner's page in place of the card, and starts the script on it. Leaves the card to everybody else. */
export async function showOwnPage(start: (root: HTMLElement) => void): Promise<void> {
  const visitor = await readVisitor();
  if (!visitor) return;
  const response = await fetch(location.href, { headers: await visitor.credentials(), cache: 'no-store' });
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  document.title = page.title;
  // The style sheet is the same; what listens to the document goes on.
  document.body.replaceWith(document.adoptNode(page.body));
  start(document.body);
}
