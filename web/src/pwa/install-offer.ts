// Offers once per device to install the app, after the first save of a profile. Not offered without storage, since the
// offer would return after every save.
import { publishText, readText } from '../storage/device-storage.ts';
import { useStoredText } from '../storage/use-stored-text.ts';

/** Key of the offer's state. `due`: a profile was saved. `over`: the offer was answered, or the app is installed. */
const KEY = 'marquee.install-offer';

/** Called after each save of a profile; the first makes the offer due. */
export function profileWasSaved(): void {
  if (readText(KEY) === null) publishText(KEY, 'due');
}

export function closeInstallOffer(): void {
  publishText(KEY, 'over');
}

export const useIsInstallOfferDue = (): boolean => useStoredText(KEY) === 'due';
