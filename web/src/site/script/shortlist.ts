// The page /shortlist: it shows the shortlist of the device, or one in the address's hash. Each profile's card is made
// from its public page, so that it shows what that page shows, and nothing of a private profile.
import { SHORTLIST } from '#web/config/local-keys.ts';
import {
  hashOf,
  storeShortlist,
  storedShortlist,
  shortlistInHash,
  moved,
  type ShortlistEntry,
} from '../shortlist/shortlist-entries.ts';
import { showShots, takeShots } from './shortlist-shots.ts';
import { watchStored } from './stored.ts';
import { showToast } from './site-toast.ts';

/** Why a profile cannot be shown, by the HTTP status of its page. */
const STATES: Readonly<Record<number, 'private' | 'removed' | 'missing'>> = {
  403: 'private',
  404: 'missing',
  410: 'removed',
};

type Part = <Type extends HTMLElement>(name: string) => Type | null;

const partsOf =
  (root: ParentNode): Part =>
  (name) =>
    root.querySelector(`[data-${name}]`);

const pageOf = (profile: string, language: string): string =>
  `/${profile}${language === 'en' ? '' : `?lang=${language}`}`;

/** Fills a card with what the profile's page shows. */
async function fill(card: HTMLElement, profile: string, root: HTMLElement): Promise<void> {
  const part = partsOf(card);
  const state = part('state');
  let response: Response | undefined;
  let page: Document;
  try {
    response = await fetch(pageOf(profile, document.documentElement.lang));
    if (!response.ok) throw new Error(`status ${String(response.status)}`);
    page = new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch (error) {
    if (response?.ok !== false) console.warn('A profile of the shortlist could not be read.', error);
    if (state) state.textContent = root.dataset[STATES[response?.status ?? 0] ?? 'failed'] ?? '';
    return;
  }
  state?.remove();
  const name = page.querySelector('h1')?.textContent.trim();
  if (name !== undefined && name !== '') nameCard(card, name);
  const image = card.querySelector('img');
  if (image) showPicture(image, page);
  if (image) takeShots(page, image);
  part('facts')?.append(...page.querySelectorAll('[data-glance] dl > div'));
  const link = part('contact');
  if (!link) return;
  link.hidden = false;
  // The first contact of the profile's page, with its icon. Without one, the card's link opens the page.
  const contact = page.querySelector('[data-bar] > :is(a, form)');
  if (!contact) return;
  contact.removeAttribute('id');
  (contact.querySelector('button') ?? contact).className = link.className;
  const href = contact.getAttribute('href') ?? '';
  if (href.startsWith('#')) {
    // The dialog exists only on the profile's page.
    contact.removeAttribute('data-opens');
    contact.setAttribute('href', pageOf(profile, document.documentElement.lang) + href);
  }
  link.replaceWith(contact);
}

/** Shows a page's portrait, else its first photo, else the initials. */
function showPicture(image: HTMLImageElement, page: Document): void {
  const picture =
    page.querySelector<HTMLImageElement>('[data-portrait] img') ??
    page.querySelector<HTMLImageElement>('[data-photos] img');
  const initials = page.querySelector('[data-initials]')?.textContent;
  if (!picture) {
    if (image.parentElement) image.parentElement.dataset['initials'] = initials ?? '';
    return;
  }
  image.srcset = picture.srcset;
  image.sizes = '17rem';
  image.src = picture.src;
  image.hidden = false;
}

function nameCard(card: HTMLElement, name: string): void {
  const heading = partsOf(card)('name');
  if (heading) heading.textContent = name;
  for (const button of card.querySelectorAll<HTMLElement>('[data-label]'))
    button.ariaLabel = (button.dataset['label'] ?? '').replace('{{name}}', name);
}

/**
 * Starts the page; every change of the hash shows the list in it. Longer than other functions: its parts share the list
 * on the page, and passing it as a parameter would enlarge the script.
 */
export function startShortlist(root: HTMLElement, signal: AbortSignal): void {
  const part = partsOf(root);
  const [list, template] = [part('cards'), part<HTMLTemplateElement>('card')];
  if (!list || !template) return;
  let sentList: ShortlistEntry[] = [];
  const isSent = (): boolean => sentList.length > 0;
  const entries = (): ShortlistEntry[] => (isSent() ? sentList : storedShortlist());

  const cannotStore = (): void => showToast({ text: root.dataset['cannotStore'] ?? '', isFailure: true });

  const store = (next: ShortlistEntry[]): void => {
    if (isSent()) sentList = next;
    else if (!storeShortlist(next)) cannotStore();
  };

  const cardOf = (profile: string): HTMLElement | null => {
    const card = (template.content.cloneNode(true) as DocumentFragment).querySelector('li');
    if (!card) return null;
    card.dataset['entry'] = profile;
    nameCard(card, profile);
    for (const link of card.querySelectorAll<HTMLAnchorElement>('a[data-profile]'))
      link.href = pageOf(profile, document.documentElement.lang);
    const text = partsOf(card)<HTMLTextAreaElement>('note');
    // Notes can be stored only in the device's own list.
    if (text?.parentElement) text.parentElement.hidden = isSent();
    void fill(card, profile, root).then(() => showShots(root));
    return card;
  };

  /** Updates the parts that depend on the whole list. */
  const showTools = (): void => {
    const shown = entries();
    for (const name of ['tools', 'cards']) part(name)?.toggleAttribute('hidden', shown.length === 0);
    part('empty')?.toggleAttribute('hidden', shown.length > 0);
    part('sent')?.toggleAttribute('hidden', !isSent());
    const names = shown.map(({ profile }) => profile).join(',');
    const { lang } = document.documentElement;
    part('sheet')?.setAttribute('href', `/shortlist/photos.pdf?names=${names}&lang=${lang}`);
  };

  /** Shows the current list. Existing cards are kept, so that a note being typed keeps the focus. */
  const refresh = (): void => {
    const shown = entries();
    const cards = [...list.querySelectorAll<HTMLElement>('[data-entry]')];
    for (const card of cards) {
      if (!shown.some(({ profile }) => profile === card.dataset['entry'])) card.remove();
    }
    for (const [index, { profile, note }] of shown.entries()) {
      const card = cards.find(({ dataset }) => dataset['entry'] === profile) ?? cardOf(profile);
      const text = card?.querySelector('textarea');
      if (text) text.value = note;
      const there = list.children[index];
      if (card && card !== there) list.insertBefore(card, there ?? null);
    }
    showTools();
    showShots(root);
  };

  const show = (): void => {
    // A hash that equals the device's own list, as after a failed copy, is not treated as a list that somebody sent.
    sentList = location.hash === hashOf(storedShortlist()) ? [] : shortlistInHash(location.hash);
    list.replaceChildren();
    refresh();
  };

  const click = (button: HTMLElement): void => {
    const { dataset } = button;
    const card = button.closest<HTMLElement>('[data-entry]');
    const profile = card?.dataset['entry'] ?? '';
    if (card && 'move' in dataset) {
      store(moved(entries(), profile, Number(dataset['move'])));
      refresh();
      button.focus();
      card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (card && 'remove' in dataset) {
      const neighbour = card.nextElementSibling ?? card.previousElementSibling;
      store(entries().filter((one) => one.profile !== profile));
      refresh();
      neighbour?.querySelector<HTMLElement>('[data-remove]')?.focus();
    } else if ('copyLink' in dataset) {
      navigator.clipboard.writeText(location.origin + location.pathname + hashOf(entries())).then(
        () => showToast({ text: root.dataset['copied'] ?? '' }),
        () => {
          // The list is put into the address, so that the visitor can copy the link from the address bar.
          location.hash = hashOf(entries());
          showToast({ text: root.dataset['copyFailed'] ?? '', isFailure: true });
        },
      );
    } else if ('print' in dataset) print();
    else if ('addAll' in dataset) {
      if (!storeShortlist([...storedShortlist(), ...sentList])) {
        cannotStore();
        return;
      }
      const stored = storedShortlist().map((one) => one.profile);
      if (sentList.some((one) => !stored.includes(one.profile)))
        showToast({ text: root.dataset['full'] ?? '', isFailure: true });
      location.hash = '';
    }
  };

  root.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button');
      if (button) click(button);
    },
    { signal },
  );
  root.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) {
        showShots(root);
        return;
      }
      const text = target as HTMLTextAreaElement;
      const profile = text.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
      store(entries().map((one) => (one.profile === profile ? { ...one, note: text.value } : one)));
    },
    { signal },
  );
  addEventListener('hashchange', show, { signal });
  watchStored(SHORTLIST, refresh, signal);
  show();
}
