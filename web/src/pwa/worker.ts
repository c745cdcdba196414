// Registers the service worker and sends it messages. Loaded after the page, so that it does not slow the start.
import { Workbox } from 'workbox-window';
import { i18n, currentLanguage } from '../i18n/app-texts.ts';
import { reportReachable } from './connection.ts';
import { planReload } from './planned-reload.ts';
import { isInstalled } from './install-prompt.ts';
import { offeredUpdate } from './update.ts';
import { HOUR } from '@marquee/domain/values/time';

/** Milliseconds between update checks of an app that stays open. */
const UPDATE_INTERVAL = HOUR;
/** Milliseconds between update checks while the server does not answer. */
const RETRY_INTERVAL = 15_000;

const reload = (): void => {
  planReload();
  location.reload();
};

function followUpdates(workbox: Workbox): void {
  let isAccepted = false;
  const accept = (): void => {
    isAccepted = true;
    void navigator.serviceWorker.getRegistration().then((registration) => {
      // If no worker is waiting, another tab has activated the new version already.
      if (registration?.waiting) workbox.messageSkipWaiting();
      else reload();
    });
  };
  workbox.addEventListener('waiting', () => offeredUpdate.set(accept));
  workbox.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    // Only the tab whose user accepted the update reloads: other tabs may have unsaved changes.
    if (isAccepted) reload();
    else if (isUpdate === true || isExternal === true) offeredUpdate.set(accept);
  });
}

/**
 * Checks for updates, and so whether the server answers: at intervals, when the tab is shown, when the network changes.
 */
function pollForUpdates(registration: ServiceWorkerRegistration): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checkedAt = 0;
  const check = async (): Promise<void> => {
    clearTimeout(timer);
    checkedAt = Date.now();
    const isReachable = await registration.update().then(
      () => true,
      () => false,
    );
    reportReachable(isReachable);
    timer = setTimeout(() => void check(), isReachable ? UPDATE_INTERVAL : RETRY_INTERVAL);
  };
  const checkWhenVisible = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > RETRY_INTERVAL) void check();
  };
  document.addEventListener('visibilitychange', checkWhenVisible);
  addEventListener('online', () => void check());
  addEventListener('offline', checkWhenVisible);
  void check();
}

/** The worker needs the chosen language for its offline page and cannot read local storage. */
async function sendLanguage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'SET_LANGUAGE', language: currentLanguage() });
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' });
  followUpdates(workbox);
  const registration = await workbox.register({ immediate: true });
  if (registration) {
    pollForUpdates(registration);
    i18n.on('languageChanged', () => void sendLanguage());
    void sendLanguage();
  }
  return registration;
}

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Whether the connection is slow or on Data Saver: then nothing is prefetched. False in the installed app. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  const isSlow = connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g';
  return (connection?.saveData === true || isSlow) && !isInstalled();
}

/**
 * Registers the worker once, and has it cache the files this page has loaded; for signed-in users also the files of the
 * screens that work offline, unless `savesData`.
 */
export async function startWorker(isSignedIn: boolean): Promise<void> {
  registered ??= register();
  if ((await registered) === undefined) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({
    type: 'CACHE_FILES',
    used: performance.getEntriesByType('resource').map(({ name }) => name),
    prefetch: isSignedIn && !savesData(),
  });
}
