// The browser offers to install the app once, early: the offer is kept until Settings or the offer after a save asks
// for it. The page's first script (app/start-script.ts) keeps one that comes before the app.
import { useSyncExternalStore } from 'react';

/** Chromium's event, which no standard describes. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  var earlyInstallOffer: InstallEvent | undefined;
}

let offer = globalThis.earlyInstallOffer;
const listeners = new Set<() => void>();

function keep(next: InstallEvent | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

globalThis.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  keep(event as InstallEvent);
});
globalThis.addEventListener('appinstalled', () => keep(undefined));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the browser's own question whether to install; `undefined` while the browser does not offer it. */
export function useInstallPrompt(): (() => Promise<void>) | undefined {
  const current = useSyncExternalStore(subscribe, () => offer);
  if (!current) return undefined;
  return async () => {
    // An offer can be used once.
    keep(undefined);
    await current.prompt();
  };
}

/** Whether the app runs installed already. */
export function isInstalled(): boolean {
  return (
    globalThis.matchMedia('(display-mode: standalone)').matches ||
    // Safari on iOS has its own word for it.
    (navigator as { readonly standalone?: boolean }).standalone === true
  );
}

/** Whether this is iOS, which installs by Share and never by itself. iPadOS calls itself a Mac; no Mac has touch. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
