// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_LOG, sendOfLink, sentRows, type SendLog, type SentRow } from '@marquee/domain/views/sends';
import type { Live } from '../../../firebase/live.ts';
import { AppFrame, provideMatchMedia } from '../../../testing/app-frame.tsx';
import { SentPanel } from './sent-panel.tsx';

const show = (log: Live<SendLog>, rows: readonly SentRow[] = []) =>
  render(<SentPanel uid="asha" log={log} rows={rows} />, { wrapper: AppFrame });

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

test('the panel shows 20 rows first, and all of them after a click', () => {
  const send = sendOfLink({ label: 'Office', created_at: 1 });
  const codes = Array.from({ length: 23 }, (_, index) => String(index).padStart(13, '0'));
  const log = { ...EMPTY_LOG, sends: Object.fromEntries(codes.map((code) => [code, send])) };
  const rows = sentRows({ links: [], log, answers: {}, views: {}, today: '2026-05-20' });
  const { container } = show({ status: 'ready', data: log }, rows);
  expect(container.querySelectorAll('tbody tr')).toHaveLength(20);
  fireEvent.click(screen.getByText('Show all 23 rows'));
  expect(container.querySelectorAll('tbody tr')).toHaveLength(23);
});
