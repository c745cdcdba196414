// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm } from '@marquee/domain/profile/profile';
import type { StoredProfile } from '#web/profile-form/api/load-profile.ts';
import { writeDraft } from '#web/profile-form/drafts/draft.ts';
import { useLoad } from './use-load.ts';

const loadProfile = vi.hoisted(() => vi.fn<() => Promise<StoredProfile>>());
vi.mock('#web/profile-form/api/load-profile.ts', () => ({ loadProfile }));

const form = profileForm(emptyProfile('asha'), EMPTY_CONTACT);
const stored: StoredProfile = { form, former_usernames: [], updatedAt: '1' };
const user = { uid: 'asha' } as User;

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
});

test.each(['arrives', 'fails'])(
  'a load that %s after the editor has left its loading state changes nothing',
  async (outcome) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const newest = { ...stored, updatedAt: '2' };
    let settle = (): void => undefined;
    const late = new Promise<StoredProfile>((resolve, reject) => {
      settle = () => (outcome === 'arrives' ? resolve(stored) : reject(new Error('Too late')));
    });
    loadProfile.mockReturnValueOnce(late).mockResolvedValueOnce(newest);
    const dispatch = vi.fn();
    const { rerender } = renderHook(({ name }) => useLoad(user, { name } as never, dispatch), {
      initialProps: { name: 'loading' },
    });
    rerender({ name: 'ready' });
    settle();
    // The next load ends after the late one.
    rerender({ name: 'loading' });
    await waitFor(() => expect(dispatch).toHaveBeenCalledWith(expect.objectContaining({ stored: newest })));
    expect(dispatch).toHaveBeenCalledTimes(1);
  },
);

test('a loaded profile comes with the draft of an earlier visit, if they differ', async () => {
  loadProfile.mockResolvedValue(stored);
  const draft = { base: stored, values: { ...form, height: '170 cm' }, saved_at: 1 };
  writeDraft('asha', draft);
  const dispatch = vi.fn();
  renderHook(() => useLoad(user, { name: 'loading' }, dispatch));
  await waitFor(() =>
    expect(dispatch).toHaveBeenCalledWith({
      type: 'loaded',
      stored,
      draft: expect.objectContaining({ saved_at: 1 }) as unknown,
    }),
  );
});
