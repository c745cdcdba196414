// Sends the WhatsApp message: text and CV through the device's share sheet if it accepts files, else the text by a
// WhatsApp link, else by copying.
import { copyLink, isCancelledShare, thisDevice } from '../share-link.ts';

export type PackOutcome = 'shared' | 'opened' | 'copied' | 'cancelled' | 'failed';

// `share` and `canShare` are absent in some desktop browsers, despite the types.
const device = (): Partial<Navigator> => navigator;

/** Whether this device's share sheet takes a PDF. */
export function sharesFiles(): boolean {
  const { share, canShare } = device();
  const example = { files: [new File([''], 'cv.pdf', { type: 'application/pdf' })] };
  return share !== undefined && canShare?.call(navigator, example) === true;
}

/** Sends the message. Call this in a tap's handler: browsers open share sheets and windows only then. */
export async function sendPack(text: string, cv: File | undefined): Promise<PackOutcome> {
  const pack: ShareData = cv === undefined ? { text } : { text, files: [cv] };
  const { share, canShare } = device();
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
