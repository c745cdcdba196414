// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyProfile } from '@marquee/domain/profile/profile';
import { EMPTY_LOG, sendOfLink, sentRows, type SendLog, type SentRow } from '@marquee/domain/views/sends';
import type { Live } from '#web/firebase/live.ts';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { LinksPanel } from './links-panel.tsx';
import { totalsOf } from './totals.ts';

vi.mock('#web/sharing/api/versions.ts', () => ({ useVersions: () => ({ status: 'ready', data: [] }) }));
vi.mock('#web/sharing/components/link-dialog.tsx', () => ({ LinkDialog: () => null }));

const NOW = Date.UTC(2026, 4, 20);
const show = (log: Live<SendLog>, rows: readonly SentRow[] = []) =>
  render(
    <LinksPanel
      profile={emptyProfile('asha')}
      links={{ status: 'ready', data: [] }}
      log={log}
      rows={rows}
      totals={totalsOf([], 7, NOW)}
      now={NOW}
    />,
    {
      wrapper: ({ children }) => (
        <MemoryRouter>
          <AppFrame>{children}</AppFrame>
        </MemoryRouter>
      ),
    },
  );

beforeEach(provideMatchMedia);

test('the panel of links has a labelled status element while the notes load', () => {
  show({ status: 'loading' });
  expect(screen.getByRole('status', { name: 'Loading your links' })).toBeDefined();
});

test('the panel of links has a button that loads the notes again after a failure', () => {
  const retry = vi.fn<() => void>();
  show({ status: 'error', error: new Error('offline'), retry });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('the panel of links explains an empty list, offers to make a link, and has no download button', () => {
  show({ status: 'ready', data: EMPTY_LOG });
  expect(screen.getByText(/^Send each casting office its own link/)).toBeDefined();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Make a link']);
});

test('the panel of links shows 20 rows first, and all of them after a click', () => {
  const send = sendOfLink({ label: 'Office', created_at: 1 });
  const codes = Array.from({ length: 23 }, (_, index) => String(index).padStart(13, '0'));
  const log = { ...EMPTY_LOG, sends: Object.fromEntries(codes.map((code) => [code, send])) };
  const rows = sentRows({ links: [], log, answers: {}, views: {}, today: '2026-05-20' });
  const { container } = show({ status: 'ready', data: log }, rows);
  expect(container.querySelectorAll('tbody tr')).toHaveLength(20);
  fireEvent.click(screen.getByText('Show all 23 links'));
  expect(container.querySelectorAll('tbody tr')).toHaveLength(23);
});
