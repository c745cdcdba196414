// Requests an actor's WhatsApp link, which the page does not contain, and opens it.
import { showToast } from './site-toast.ts';
import { visitorKey } from './track-view.ts';
import { readVisitor } from './visitor.ts';

/** Links that this page has already received, by form. */
const links = new WeakMap<HTMLFormElement, string>();

/** The link, or the problem: `limited`, `gone` or `failed`. */
async function readLink(form: HTMLFormElement): Promise<string> {
  const visitor = await readVisitor();
  const response = await fetch(form.action, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(await visitor?.credentials()),
    },
    body: JSON.stringify({
      ...Object.fromEntries(new FormData(form)),
      ...(visitor ? {} : { visitorKey: visitorKey() }),
    }),
  });
  if (response.status === 429) return 'limited';
  if (response.status === 404) return 'gone';
  if (!response.ok) return 'failed';
  const { link } = (await response.json()) as { readonly link?: unknown };
  return typeof link === 'string' && link.startsWith('https://') ? link : 'failed';
}

/** Opens the actor's WhatsApp link, or shows why there is none. */
export async function openContact(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (!button || button.disabled) return;
  button.disabled = true;
  let link = links.get(form);
  try {
    link ??= await readLink(form);
  } catch (error) {
    console.warn('The contact could not be read.', error);
    link = 'failed';
  }
  button.disabled = false;
  if (link.startsWith('https://')) {
    links.set(form, link);
    location.assign(link);
    return;
  }
  const { messageLimited = '', messageGone = '', messageFailed = '' } = form.dataset;
  showToast({
    text: { limited: messageLimited, gone: messageGone }[link] ?? messageFailed,
    isFailure: true,
  });
}
