// The share dialog: it shares by the Web Share API where the browser has it, else it copies the link.
import { TIMING } from '@marquee/domain/values/timing';
import { copyLink, shareLink, thisDevice, type ShareOutcome } from '#web/sharing/share-link.ts';
import { openDialog } from './dialog.ts';
import { showToast } from './site-toast.ts';

function start(dialog: HTMLDialogElement): void {
  const input = dialog.querySelector<HTMLInputElement>('[data-link]');
  const copy = dialog.querySelector<HTMLButtonElement>('[data-copy]');
  const share = dialog.querySelector<HTMLButtonElement>('[data-share]');
  // For a private profile the dialog has only a note.
  if (!input || !copy || !share) return;
  const device = thisDevice();
  const label = copy.textContent;

  const report = (outcome: ShareOutcome): void => {
    if (outcome === 'cancelled') return;
    const { messageCopied, messageShared, messageFailed } = dialog.dataset;
    const text = { copied: messageCopied, shared: messageShared, failed: messageFailed }[outcome] ?? '';
    showToast({ text, isFailure: outcome === 'failed', within: dialog });
    if (outcome !== 'copied') return;
    copy.textContent = copy.dataset['copied'] ?? label;
    setTimeout(() => {
      copy.textContent = label;
    }, TIMING.linkCopied);
  };

  share.hidden = device.share === undefined;
  input.addEventListener('focus', () => input.select());
  copy.addEventListener('click', () => void copyLink(device, input.value).then(report));
  share.addEventListener('click', () => {
    const { title = '', text = '' } = share.dataset;
    void shareLink(device, { title, text, url: input.value }).then(report);
  });
  startQrCode(dialog, input.value);
}

/** Makes the button show and hide the QR code, which is drawn at the first click. */
function startQrCode(dialog: HTMLDialogElement, link: string): void {
  const button = dialog.querySelector<HTMLButtonElement>('[data-qr]');
  const panel = dialog.querySelector<HTMLElement>('[data-code]');
  const [image, download, problem] = panel?.children ?? [];
  if (!button || !panel || !image || !download || !(problem instanceof HTMLElement)) return;
  button.addEventListener('click', () => {
    panel.hidden = !panel.hidden;
    button.ariaExpanded = String(!panel.hidden);
    const other = button.dataset['qr'] ?? '';
    button.dataset['qr'] = button.textContent;
    button.textContent = other;
    if (image.hasAttribute('src')) return;
    import('#web/sharing/qr-code.ts')
      .then(({ qrCode }) => {
        const code = qrCode(link);
        image.setAttribute('src', code);
        download.setAttribute('href', code);
        download.removeAttribute('hidden');
        problem.hidden = true;
        // On a phone the panel appears below the visible part of the dialog, so it is scrolled into view.
        panel.scrollIntoView({ block: 'nearest' });
      })
      .catch((error: unknown) => {
        console.warn('The QR code could not be drawn.', error);
        problem.hidden = false;
      });
  });
}

export const openShare = (): void => openDialog('share', start);
