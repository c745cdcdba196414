// Registers the service worker and talks with it. Loaded after the page itself, so that it takes nothing from its start.
import { Workbox } from 'workbox-window';
import { i18n, currentLanguage } from '../i18n/app-texts.ts';
import { reportReachable } from './connection.ts';
import { planReload } from './planned-reload.ts';
import { isInstalled } from './install-prompt.ts';
import { offerUpdate } from './update.ts';

/** An app that stays open for days still looks for a new version now and then. */
const UPDATE_INTERVAL = 60 * 60 * 1000;
/** While the server does not answer, it is asked this often. */
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
      // Accepted in another tab, the new version is here already.
      if (registration?.waiting) workbox.messageSkipWaiting();
      else reload();
    });
  };
  workbox.addEventListener('waiting', () => offerUpdate(accept));
  workbox.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    // Only the tab that asked for it: another may hold what nobody has saved.
    if (isAccepted) reload();
    else if (isUpdate === true || isExternal === true) offerUpdate(accept);
  });
}

/** Looks for a new version: when the tab is looked at again, and to find out whether the server answers. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lookedAt = 0;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    lookedAt = Date.now();
    let isReachable = true;
    try {
      await registration.update();
    } catch {
      isReachable = false;
    }
    reportReachable(isReachable);
    timer = setTimeout(() => void look(), isReachable ? UPDATE_INTERVAL : RETRY_INTERVAL);
  };
  const lookWhenSeen = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt > RETRY_INTERVAL) void look();
  };
  document.addEventListener('visibilitychange', lookWhenSeen);
  addEventListener('online', () => void look());
  addEventListener('offline', lookWhenSeen);
  void look();
}

/** The worker has a page of its own, and no other way to know what language was chosen. */
async function sendLanguage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'SPEAK', language: currentLanguage() });
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' });
  followUpdates(workbox);
  const registration = await workbox.register({ immediate: true });
  if (registration) {
    lookForUpdates(registration);
    i18n.on('languageChanged', () => void sendLanguage());
    void sendLanguage();
  }
  return registration;
}

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Somebody counts the megabytes: what was not asked for is not fetched, unless the app was installed. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  const isSlow = connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g';
  return (connection?.saveData === true || isSlow) && !isInstalled();
}

/** Registers the worker once, and has it keep what this page has loaded; for the signed-in also what is promised. */
export async function startWorker(isSignedIn: boolean): Promise<void> {
  registered ??= register();
  if ((await registered) === undefined) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({
    type: 'KEEP',
    used: performance.getEntriesByType('resource').map(({ name }) => name),
    promised: isSignedIn && !savesData(),
  });
}
