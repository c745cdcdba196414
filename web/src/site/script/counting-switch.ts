// The switch on /privacy: whether visits of this browser are counted.
import { COUNTING_OFF } from '#web/config/local-keys.ts';
import { hasStored, watchStored } from './stored.ts';
import { setCounting } from './visit.ts';

const isOff = (): boolean => hasStored(COUNTING_OFF);

export function startCountingSwitch(container: HTMLElement, signal: AbortSignal): void {
  const button = container.querySelector('button');
  const status = container.querySelector<HTMLElement>('[data-text]');
  if (!button || !status) return;
  const show = (): void => {
    const { off = '', on = '' } = button.dataset;
    button.textContent = isOff() ? on : off;
    status.textContent = isOff() ? (status.dataset['text'] ?? '') : '';
  };
  button.addEventListener(
    'click',
    () => {
      setCounting(isOff());
      show();
    },
    { signal },
  );
  watchStored(COUNTING_OFF, show, signal);
  show();
  container.hidden = false;
}
