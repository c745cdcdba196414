// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm } from '@marquee/domain/profile/profile';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { YesterdayItem } from './yesterday-item.tsx';

const { live } = vi.hoisted(() => ({ live: new Map<string, unknown>() }));
vi.mock('#web/firebase/references.ts', () => ({
  profileRef: () => 'profile',
  contactRef: () => 'contact',
  yesterdayRef: () => 'yesterday',
}));
vi.mock('#web/firebase/live.ts', () => ({
  useLiveDocument: (reference: string) => ({ status: 'ready', data: live.get(reference) }),
}));
vi.mock('#web/components/toast.tsx', () => ({ useToast: () => () => undefined }));

const NOW = { ...emptyProfile('u1'), first_name: 'Asha', last_name: 'Rao' };

beforeEach(() => {
  provideMatchMedia();
  live.set('profile', NOW);
  live.set('contact', EMPTY_CONTACT);
});

test.each([
  ['nothing before the first save', emptyProfile('u1'), 0],
  ['a profile with a name', { ...NOW, height: '168 cm' }, 1],
])('yesterday’s profile can be restored where there was one: %s', (_what, before, buttons) => {
  live.set('yesterday', { form: profileForm(before, EMPTY_CONTACT), kept_at: Date.UTC(2026, 10, 25) });
  render(<YesterdayItem user={{ uid: 'u1' } as User} />, { wrapper: AppFrame });
  expect(screen.queryAllByRole('button', { name: 'See what would change' })).toHaveLength(buttons);
});
