// The live profile in the landing page's phone. It loads when the page has nothing else to do and the phone is near the
// window, or on a click; never by itself for a visitor who asks to save data.
import { showToast } from './toast.ts';

/** How near the window, in pixels, the phone counts as about to be seen. */
const NEAR = '300px';

interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Links of the fictional actor lead nowhere: a message says so. */
function explainLinks(page: Document, text: string): void {
  page.addEventListener('click', (event) => {
    // Photos and videos open in the phone.
    if (!(event.target as Element).closest('a:not([data-photo], [data-video])')) return;
    event.preventDefault();
    showToast({ text });
  });
}

export function startSample(figure: HTMLElement, signal: AbortSignal): void {
  const cover = figure.querySelector('button');
  if (!cover) return;
  let frame: HTMLIFrameElement | undefined;

  const load = async (): Promise<void> => {
    if (frame) return;
    frame = document.createElement('iframe');
    const live = frame;
    live.title = figure.getAttribute('aria-label') ?? '';
    live.inert = true;
    live.addEventListener('load', () => {
      if (live.contentDocument) explainLinks(live.contentDocument, figure.dataset['messageLink'] ?? '');
    });
    try {
      const response = await fetch(figure.dataset['sample'] ?? '');
      if (!response.ok) throw new Error(`The sample profile cannot be had: ${String(response.status)}.`);
      live.srcdoc = await response.text();
      cover.before(live);
    } catch (error) {
      console.warn(error);
      frame = undefined;
    }
  };

  cover.addEventListener('click', () => {
    void load().then(() => {
      if (!frame) return;
      frame.inert = false;
      // The cover is removed, and the focus moves to what it covered.
      cover.remove();
      frame.focus();
    });
  });
  if ((navigator as NavigatorWithConnection).connection?.saveData === true) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void load();
    },
    { rootMargin: NEAR },
  );
  observer.observe(figure);
  signal.addEventListener('abort', () => observer.disconnect());
}
