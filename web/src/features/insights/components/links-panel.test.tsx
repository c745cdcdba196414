// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyProfile } from '@marquee/domain/profile/profile';
import { readSentLinks, type SentLink } from '@marquee/domain/views/named-link';
import { sentRows } from '@marquee/domain/views/sent-rows';
import type { Live } from '#web/firebase/live.ts';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { LinksPanel } from './links-panel.tsx';
import { totalsOf } from './totals.ts';

vi.mock('#web/sharing/api/versions.ts', () => ({ useVersions: () => ({ status: 'ready', data: [] }) }));
vi.mock('#web/sharing/components/link-dialog.tsx', () => ({ LinkDialog: () => null }));

const NOW = Date.UTC(2026, 4, 20);
const show = (links: Live<readonly SentLink[]>) =>
  render(
    <LinksPanel
      profile={emptyProfile('asha')}
      links={links}
      rows={links.status === 'ready' ? sentRows(links.data, {}, '2026-05-20') : []}
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

test('the panel of links has a labelled status element while the links load', () => {
  show({ status: 'loading' });
  expect(screen.getByRole('status', { name: 'Loading your links' })).toBeDefined();
});

test('the panel of links has a button that loads the links again after a failure', () => {
  const retry = vi.fn<() => void>();
  show({ status: 'error', error: new Error('offline'), retry });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('the panel of links explains an empty list, offers to make a link, and has no download button', () => {
  show({ status: 'ready', data: [] });
  expect(screen.getByText(/^Send each casting office its own link/)).toBeDefined();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Make a link']);
});

const many = (count: number): SentLink[] =>
  readSentLinks({
    links: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [String(index).padStart(13, '0'), { label: 'Office' }]),
    ),
  });

test('the panel of links shows 20 rows first, and all of them after a click', () => {
  const { container } = show({ status: 'ready', data: many(23) });
  expect(container.querySelectorAll('tbody tr')).toHaveLength(20);
  fireEvent.click(screen.getByText('Show all 23 links'));
  expect(container.querySelectorAll('tbody tr')).toHaveLength(23);
});

test('the panel of links says at 200 links, deleted ones included, that none can be made', () => {
  show({ status: 'ready', data: many(200) });
  expect(screen.getByText(/^You have 200 links/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make a link' }).disabled).toBe(true);
});
