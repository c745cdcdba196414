// Sends the WhatsApp pack: text and CV through the device's share sheet where it takes files, else the text by
// WhatsApp's own address, else copied.
import { copyLink, isCancelledShare, thisDevice } from '../sharing/share-link.ts';

export type PackOutcome = 'shared' | 'opened' | 'copied' | 'cancelled' | 'failed';

/** Sends the pack. Must be called by a tap: browsers open neither share sheet nor window otherwise. */
export async function sendPack(text: string, cv: File | undefined): Promise<PackOutcome> {
  const pack: ShareData = cv === undefined ? { text } : { text, files: [cv] };
  // Absent in desktop browsers, whatever the types say.
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
