// The browser offers once to install the app: the offer is stored until Settings or the notice after a save uses it.
import { useSyncExternalStore } from 'react';

/** Chromium's event, which no standard describes. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallEvent | undefined;
const listeners = new Set<() => void>();

function store(next: InstallEvent | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

globalThis.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  store(event as InstallEvent);
});
globalThis.addEventListener('appinstalled', () => store(undefined));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the browser's own installation dialog; `undefined` while the browser does not offer it. */
export function useInstallPrompt(): (() => Promise<void>) | undefined {
  const current = useSyncExternalStore(subscribe, () => offer);
  if (!current) return undefined;
  return async () => {
    // An offer can be used once.
    store(undefined);
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
