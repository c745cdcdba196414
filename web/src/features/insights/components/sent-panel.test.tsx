// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_LOG, type SendLog } from '@marquee/domain/views/sends';
import type { Live } from '../../../firebase/live.ts';
import { AppFrame, provideMatchMedia } from '../../../testing/app-frame.tsx';
import { SentPanel } from './sent-panel.tsx';

const show = (log: Live<SendLog>) =>
  render(<SentPanel uid="asha" log={log} rows={[]} />, { wrapper: AppFrame });

beforeEach(provideMatchMedia);

test('the panel of sent links has a labelled status element while the log loads', () => {
  show({ status: 'loading' });
  expect(screen.getByRole('status', { name: 'Loading what was sent' })).toBeDefined();
});

test('the panel of sent links has a button that loads the log again after a failure', () => {
  const retry = vi.fn<() => void>();
  show({ status: 'error', error: new Error('offline'), retry });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('the panel of sent links explains an empty log and has no download button', () => {
  show({ status: 'ready', data: EMPTY_LOG });
  expect(screen.getByText(/^Each link that you make/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
