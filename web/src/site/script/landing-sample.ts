// Loads the sample profile into the landing page's phone when the phone comes near the viewport, or on a click; only on
// a click where the browser saves data.
import { showToast } from './site-toast.ts';

/** How far from the viewport the phone may be when the sample is loaded. */
const NEAR = '300px';

interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Shows a message when a link of the fictional actor is clicked, instead of following the link. */
function explainLinks(page: Document, text: string): void {
  page.addEventListener('click', (event) => {
    // Photos and videos may open inside the phone.
    if (!(event.target as Element).closest('a:not([data-photo], [data-video])')) return;
    event.preventDefault();
    showToast({ text });
  });
}

export function startSample(figure: HTMLElement, signal: AbortSignal): void {
  const cover = figure.querySelector('button');
  if (!cover) return;
  let loading: Promise<HTMLIFrameElement | undefined> | undefined;

  const load = async (): Promise<HTMLIFrameElement | undefined> => {
    const frame = document.createElement('iframe');
    frame.title = figure.getAttribute('aria-label') ?? '';
    frame.inert = true;
    frame.addEventListener('load', () => {
      if (frame.contentDocument) explainLinks(frame.contentDocument, figure.dataset['messageLink'] ?? '');
    });
    try {
      const response = await fetch(figure.dataset['sample'] ?? '');
      if (!response.ok) throw new Error(`The sample profile cannot be had: ${String(response.status)}.`);
      frame.srcdoc = await response.text();
      cover.before(frame);
      return frame;
    } catch (error) {
      console.warn('The sample could not be shown.', error);
      loading = undefined;
      return undefined;
    }
  };

  cover.addEventListener('click', () => {
    loading ??= load();
    void loading.then((frame) => {
      if (!frame) {
        showToast({ text: figure.dataset['messageFailed'] ?? '', isFailure: true });
        return;
      }
      frame.inert = false;
      // The cover that was clicked is removed, so the focus moves to the profile.
      cover.remove();
      frame.focus();
    });
  });
  figure.dataset['started'] = '';
  if ((navigator as NavigatorWithConnection).connection?.saveData === true) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loading ??= load();
    },
    { rootMargin: NEAR },
  );
  observer.observe(figure);
  signal.addEventListener('abort', () => observer.disconnect());
}
