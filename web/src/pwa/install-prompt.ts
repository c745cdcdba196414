// Stores Chromium's `beforeinstallprompt` event until Settings or the notice after a save uses it.
import { createStore, useStore } from '../storage/create-store.ts';

/** Chromium's `beforeinstallprompt`, which is not standardised. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const offer = createStore<InstallEvent | undefined>(undefined);

globalThis.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer.set(event as InstallEvent);
});
globalThis.addEventListener('appinstalled', () => offer.set(undefined));

/** A function that opens the browser's install dialog; `undefined` while the browser offers none. */
export function useInstallPrompt(): (() => Promise<void>) | undefined {
  const current = useStore(offer);
  if (!current) return undefined;
  return async () => {
    // The event can be used once.
    offer.set(undefined);
    await current.prompt();
  };
}

/** Whether the app runs as an installed app. */
export function isInstalled(): boolean {
  return (
    globalThis.matchMedia('(display-mode: standalone)').matches ||
    // Safari on iOS has a property instead of the media query.
    (navigator as { readonly standalone?: boolean }).standalone === true
  );
}

/** Whether this is iOS, which installs apps by Share alone. iPadOS reports a Mac; Macs have no touch screen. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
