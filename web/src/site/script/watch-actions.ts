// Counts actions on a page whose view was counted: time in view, videos, and clicks on elements with `data-event`. The
// actions are sent together when the page is left or hidden; the function counts each action once a half-hour.
import { PLAYER_SOURCE } from '@marquee/domain/site/content-sources';
import { daysBetween, halfHour } from '@marquee/domain/views/half-hour';
import { PAGE_ACTIONS, type PageAction } from '@marquee/domain/views/page-actions';
import { parseJson } from '#web/storage/device-storage.ts';
import { sendView, visitorKey, type Credentials, type Visit } from './track-view.ts';

export interface CountedView {
  readonly visit: Visit;
  readonly credentials: Credentials | undefined;
  /** Reads new headers of a signed-in visitor, because a token is valid for an hour. */
  readonly newCredentials?: (() => Promise<Credentials>) | undefined;
  /** The anonymous visitor's key. */
  readonly key: string | undefined;
  /** When the view was sent, in milliseconds since 1970. */
  readonly at: number;
}

/** The action that is counted once the page has been in view for this many seconds. */
const SECONDS: ReadonlyMap<number, PageAction> = new Map([
  [10, 'seconds10'],
  [30, 'seconds30'],
  [60, 'seconds60'],
]);
const LAST_SECOND = 60;

/** The fractions of a video that count as half watched and, since credits may follow, as fully watched. */
const HALF = 0.5;
const WHOLE = 0.95;

/** The progress of YouTube's player, from 0 to 1; `undefined` for any other message. */
export function playedPart({
  origin,
  data,
}: Pick<MessageEvent<unknown>, 'origin' | 'data'>): number | undefined {
  if (origin !== PLAYER_SOURCE || typeof data !== 'string') return undefined;
  const { info } = Object(parseJson(data)) as {
    readonly info?: { currentTime?: unknown; duration?: unknown } | null;
  };
  const { currentTime, duration } = info ?? {};
  const isKnown = typeof currentTime === 'number' && typeof duration === 'number' && duration > 0;
  return isKnown ? currentTime / duration : undefined;
}

function pageActions(counted: CountedView) {
  const pending = new Set<PageAction>();
  const sent = new Set<PageAction>();
  let view = counted;

  /** Sends actions. The function stores a viewer for two half-hours, so later actions are sent after a new visit. */
  const deliver = async (actions: readonly PageAction[]): Promise<void> => {
    const now = Date.now();
    if (halfHour(now) > halfHour(view.at) + 1) {
      const days = daysBetween(halfHour(view.at), halfHour(now));
      const credentials = await view.newCredentials?.();
      view = { ...view, credentials, key: visitorKey(now), at: now };
      sent.clear();
      await sendView({ ...view.visit, returnedAfter: days }, credentials, view.key);
    }
    const { visit, credentials, key } = view;
    await sendView({ profileId: visit.profileId, code: visit.code, actions }, credentials, key);
  };

  return {
    add: (action: PageAction): void => {
      if (!sent.has(action)) pending.add(action);
    },
    send: (): void => {
      if (pending.size === 0) return;
      const actions = [...pending];
      pending.clear();
      for (const action of actions) sent.add(action);
      deliver(actions).catch((error: unknown) => console.warn('The actions were not counted.', error));
    },
  };
}

function watchSeconds(add: (action: PageAction) => void, signal: AbortSignal): void {
  let seconds = 0;
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    seconds += 1;
    const action = SECONDS.get(seconds);
    if (action) add(action);
    if (seconds === LAST_SECOND) clearInterval(timer);
  }, 1000);
  signal.addEventListener('abort', () => clearInterval(timer));
}

/** Starts counting actions in a container. */
export function watchActions(root: ParentNode & EventTarget, view: CountedView, signal: AbortSignal): void {
  const actions = pageActions(view);
  watchSeconds(actions.add, signal);
  root.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-video]')) actions.add('video');
      const event = target.closest<HTMLElement>('[data-event]')?.dataset['event'];
      const action = PAGE_ACTIONS.find((one) => one === event);
      if (action) actions.add(action);
    },
    // In the capture phase, to run before the listener that follows the link.
    { capture: true, signal },
  );
  addEventListener(
    'message',
    (message) => {
      const part = playedPart(message) ?? 0;
      if (part >= HALF) actions.add('videoHalf');
      if (part >= WHOLE) actions.add('videoWhole');
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') actions.send();
    },
    { signal },
  );
  // Safari fires no `visibilitychange` when a link unloads the page.
  addEventListener('pagehide', actions.send, { signal });
}
