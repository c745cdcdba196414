// Shows one message at a time on the page or in a dialog, for 5 seconds.
import { TIMING } from '@marquee/domain/values/timing';

interface Toast {
  /** The title, and on a second line the details. */
  readonly text: string;
  readonly isFailure?: boolean;
  /** The open dialog to show the message in, which would otherwise cover it. */
  readonly within?: HTMLElement;
}

export function showToast({ text, isFailure = false, within = document.body }: Toast): void {
  let region = within.querySelector<HTMLElement>(':scope > [data-toasts]');
  if (!region) {
    region = document.createElement('div');
    region.dataset['toasts'] = '';
    region.role = 'status';
    within.append(region);
  }
  const [title = '', ...more] = text.split('\n');
  const message = document.createElement('p');
  message.toggleAttribute('data-failed', isFailure);
  const strong = document.createElement('strong');
  strong.textContent = title;
  message.append(strong, more.join('\n'));
  region.replaceChildren(message);
  setTimeout(() => message.remove(), TIMING.toast);
}
