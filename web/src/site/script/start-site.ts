// The site's behaviour beyond HTML, by event delegation, so that it works in any container, whoever renders its
// content. Parts load on first use; when one cannot be loaded, links work as without a script.
import { hasChosenLanguage, storeLanguage } from '#web/i18n/chosen-language.ts';
import { SHORTLIST, SIGNED_IN_HINT } from '#web/config/local-keys.ts';
import { DEFAULT_LANGUAGE, languageOf } from '#web/i18n/languages.ts';
import { startMenus } from './menus.ts';
import { hasStored, watchStored } from './stored.ts';
import { countView } from './count-view.ts';

/** Whether a click would follow a link in this tab, and not open a new tab or window. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

type Click = (target: HTMLElement, signal: AbortSignal) => Promise<void>;

/** Opens a dialog of the page. `address` is that of the page with the report form, which no other page contains. */
async function openDialog(id: string | undefined, address = location.href): Promise<void> {
  if (id === 'report') await (await import('./report.ts')).openReport(address);
  else if (id === 'share') (await import('./share.ts')).openShare();
  else (await import('./message.ts')).openMessage();
}

/** The click handlers, by an attribute of their elements. They run in place of following the element's link. */
const CLICKS: Readonly<Record<string, Click>> = {
  'data-photo': async (link) => {
    const { openPhoto } = await import('./lightbox.ts');
    openPhoto(link);
  },
  'data-video': async (link, signal) => {
    const { playVideo } = await import('./play-video.ts');
    playVideo(link, signal);
  },
  'data-opens': (opener) => openDialog(opener.dataset['opens'], opener.getAttribute('href') ?? undefined),
  'data-proof': async (proof, signal) => {
    const video = document.getElementById(proof.dataset['proof'] ?? '');
    const poster = video?.querySelector<HTMLElement>('[data-video]');
    if (!video || !poster) return;
    video.scrollIntoView({ block: 'center' });
    const { playVideo } = await import('./play-video.ts');
    playVideo(poster, signal);
  },
  'data-keep': async (link) => {
    const { toggleShortlisted } = await import('./shortlist-button.ts');
    toggleShortlisted(link);
  },
  'data-logout': async (button) => {
    const { logOut } = await import('./log-out.ts');
    await logOut(button);
  },
};

/** Stores Hindi at a click on a same-origin link of a Hindi page, if no language is chosen: app addresses name none. */
function keepLanguage(link: HTMLAnchorElement | null): void {
  const language = languageOf(document.documentElement.lang);
  if (link?.origin !== location.origin || language === undefined || language === DEFAULT_LANGUAGE) return;
  if (!hasChosenLanguage()) storeLanguage(language);
}

function onClick(event: MouseEvent, signal: AbortSignal): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const target = event.target as Element;
  const link = target.closest<HTMLAnchorElement>('[data-language]');
  const language = languageOf(link?.dataset['language']);
  if (link && language) {
    storeLanguage(language);
    // The hash may contain a shared shortlist.
    link.hash = location.hash;
    // The service worker, absent on plain http, stores the language for its offline page.
    (navigator as Partial<Navigator>).serviceWorker?.controller?.postMessage({
      type: 'SET_LANGUAGE',
      language,
    });
  } else keepLanguage(target.closest('a'));
  for (const [attribute, click] of Object.entries(CLICKS)) {
    const element = target.closest<HTMLElement>(`[${attribute}]`);
    if (!element) continue;
    event.preventDefault();
    click(element, signal).catch((error: unknown) => {
      console.warn('The click could not be handled.', error);
      if (element instanceof HTMLAnchorElement) location.assign(element.href);
    });
    return;
  }
}

/** Handles forms that ask for the actor's WhatsApp link, or answer a named link. */
function onSubmit(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  if ('answer' in form.dataset && hasStored(SIGNED_IN_HINT)) {
    const { submitter } = event as SubmitEvent;
    event.preventDefault();
    import('./post-answer.ts')
      .then(({ postAnswer }) => postAnswer(form, submitter?.getAttribute('value') ?? ''))
      .catch(() => {
        // The browser then posts the form itself, as without a script.
        delete form.dataset['answer'];
        form.requestSubmit(submitter);
      });
    return;
  }
  if (!('contact' in form.dataset)) return;
  event.preventDefault();
  import('./request-contact.ts').then(({ openContact }) => openContact(form)).catch(() => form.submit());
}

/** Replaces a portrait that cannot be loaded by the initials behind it. */
function replaceBrokenPortrait(root: ParentNode): void {
  const portrait = root.querySelector<HTMLElement>('[data-portrait]');
  const image = portrait?.querySelector('img');
  if (!portrait || !image) return;
  const replace = (): void => {
    portrait.hidden = true;
    const initials = portrait.nextElementSibling;
    if (initials instanceof HTMLElement) initials.hidden = false;
  };
  if (image.complete && image.naturalWidth === 0) replace();
  else image.addEventListener('error', replace, { once: true });
}

/** Shows the offline note while there is no connection, or if the page comes from the service worker's cache. */
function watchConnection(root: ParentNode, signal: AbortSignal): void {
  const region = root.querySelector('[data-offline]');
  const template = region?.querySelector('template');
  if (!region || !template) return;
  const isCached = 'cached' in document.documentElement.dataset;
  const show = (): void => {
    const note = region.querySelector(':scope > p');
    if (navigator.onLine && !isCached) note?.remove();
    else if (!note) region.append(template.content.cloneNode(true));
  };
  addEventListener('online', show, { signal });
  addEventListener('offline', show, { signal });
  // A page that the back button restores has missed these events.
  addEventListener('pageshow', show, { signal });
  show();
}

/** Updates the page when another tab logs in or out. */
const watchAccount = (signal: AbortSignal): void =>
  watchStored(
    SIGNED_IN_HINT,
    () => void document.documentElement.toggleAttribute('data-account', hasStored(SIGNED_IN_HINT)),
    signal,
  );

/** Pixels of scrolling after which the landing page's top bar is opaque. */
const CLEAR_UNTIL = 50;

function watchScroll(root: ParentNode, signal: AbortSignal): void {
  const bar = root.querySelector('[data-clear]');
  if (!bar) return;
  const mark = (): void => void bar.toggleAttribute('data-scrolled', scrollY >= CLEAR_UNTIL);
  addEventListener('scroll', mark, { passive: true, signal });
  mark();
}

const failed = (what: string) => (error: unknown) => console.warn(what, error);

/** Starts the script in a container, such as the document or a preview in the app. Returns a stop function. */
export function startSite(root: Document | HTMLElement): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  root.addEventListener('click', (event) => onClick(event as MouseEvent, signal), { signal });
  root.addEventListener('submit', onSubmit, { signal });
  startMenus(root, signal);
  replaceBrokenPortrait(root);
  watchConnection(root, signal);
  watchScroll(root, signal);
  watchAccount(signal);
  countView(root, signal);

  const year = root.querySelector('[data-year]');
  if (year) year.textContent = year.textContent.replace(/\d{4}/, String(new Date().getFullYear()));
  if (root.querySelector('[data-photos]')) {
    const followHistory = (): void => {
      void import('./lightbox.ts')
        .then(({ followHistory: follow }) => follow(root))
        .catch(failed('No photos.'));
    };
    addEventListener('popstate', followHistory, { signal });
    if ((history.state as { photo?: unknown } | null)?.photo !== undefined) followHistory();
  }
  const countingSwitch = root.querySelector<HTMLElement>('[data-counting]');
  if (countingSwitch) {
    void import('./counting-switch.ts')
      .then(({ startCountingSwitch }) => startCountingSwitch(countingSwitch, signal))
      .catch(failed('No switch.'));
  }
  if (root.querySelector('[data-keep]')) {
    const showShortlisted = (): void => {
      void import('./shortlist-button.ts')
        .then(({ showShortlisted: show }) => show(root))
        .catch(failed('No shortlist.'));
    };
    watchStored(SHORTLIST, showShortlisted, signal);
    if (hasStored(SHORTLIST)) showShortlisted();
  }
  const shortlist = root.querySelector<HTMLElement>('[data-shortlist]');
  if (shortlist) {
    void import('./shortlist.ts')
      .then(({ startShortlist }) => startShortlist(shortlist, signal))
      .catch(failed('No shortlist.'));
  }
  const sample = root.querySelector<HTMLElement>('[data-sample]');
  if (sample) {
    void import('./landing-sample.ts')
      .then(({ startSample }) => startSample(sample, signal))
      .catch(failed('No sample.'));
  }
  if (root.querySelector('[data-hidden-profile]')) {
    void import('./own-page.ts')
      .then(({ showOwnPage }) => showOwnPage(startSite))
      .catch(failed('The session could not be read.'));
  }
  // The browser may have opened a dialog before the script was loaded, by a button or by the address's fragment.
  const dialog = root.querySelector('dialog:is([open], :target)');
  if (dialog) openDialog(dialog.id).catch(failed('No dialog.'));
  const ownerBar = root.querySelector<HTMLElement>('[data-owner]');
  if (ownerBar && 'account' in document.documentElement.dataset) {
    void import('./own-page.ts')
      .then(({ showOwnerBar }) => showOwnerBar(ownerBar))
      .catch(failed('The session could not be read.'));
  }
  return () => stopping.abort();
}
