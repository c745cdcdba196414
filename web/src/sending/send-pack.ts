// Sends the WhatsApp pack: text and CV through the device's share sheet if it accepts files, else the text by a
// WhatsApp link, else by copying.
import { copyLink, isCancelledShare, thisDevice } from '../sharing/share-link.ts';

export type PackOutcome = 'shared' | 'opened' | 'copied' | 'cancelled' | 'failed';

/** Sends the pack. Call this in a tap's handler: browsers open share sheets and windows only then. */
export async function sendPack(text: string, cv: File | undefined): Promise<PackOutcome> {
  const pack: ShareData = cv === undefined ? { text } : { text, files: [cv] };
  // `share` and `canShare` are absent in some desktop browsers, despite the types.
  const { share, canShare } = navigator as Partial<Navigator>;
  if (cv !== undefined && share && canShare?.call(navigator, pack) === true) {
    try {
      await share.call(navigator, pack);
      return 'shared';
    } catch (error) {
      if (isCancelledShare(error)) return 'cancelled';
    }
  }
  const opened = window.open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank');
  if (opened) {
    opened.opener = null;
    return 'opened';
  }
  return copyLink(thisDevice(), text);
}
