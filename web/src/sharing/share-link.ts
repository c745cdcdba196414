// Shares a link with the Web Share API where the browser has it, else copies the link.

/** The parts of `navigator` that sharing needs; each may be absent. */
export interface ShareDevice {
  readonly share?: (data: { title: string; text: string; url: string }) => Promise<void>;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> };
}

export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

export async function copyLink(device: ShareDevice, url: string): Promise<'copied' | 'failed'> {
  try {
    // `clipboard` is absent on pages without HTTPS.
    if (!device.clipboard) return 'failed';
    await device.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    console.warn('The link could not be copied.', error);
    return 'failed';
  }
}

/** Whether the user cancelled sharing, or tapped again while the first tap's share sheet is open. */
export const isCancelledShare = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');

/** Shares by the device's share sheet; copies the link if that fails, unless the user cancelled. */
export async function shareLink(
  device: ShareDevice,
  data: { title: string; text: string; url: string },
): Promise<ShareOutcome> {
  if (!device.share) return copyLink(device, data.url);
  try {
    await device.share(data);
    return 'shared';
  } catch (error) {
    if (isCancelledShare(error)) return 'cancelled';
    return copyLink(device, data.url);
  }
}

/** The parts of `navigator` that this browser has. */
export function thisDevice(): ShareDevice {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  return {
    // `share` is absent in some desktop browsers, despite the types.
    ...('share' in navigator ? { share: (data) => navigator.share(data) } : {}),
    ...(clipboard ? { clipboard } : {}),
  };
}
