// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { Field, Formik } from 'formik';
import { beforeEach, expect, test, vi } from 'vitest';
import { profileForm, emptyProfile, EMPTY_CONTACT, type ProfileForm } from '@marquee/domain/profile/profile';
import { DraftKeeper } from './draft-keeper.tsx';
import { readDraft, writeDraft } from './draft.ts';

const { auth } = vi.hoisted(() => ({
  auth: { currentUser: { uid: 'asha' } as { readonly uid: string } | null },
}));
vi.mock('#web/firebase/auth.ts', () => ({ auth }));

const STORED = profileForm(emptyProfile('asha'), EMPTY_CONTACT);
const BASE = { form: STORED, former_usernames: [], updatedAt: '1' };
const typed = (location: string): ProfileForm => ({ ...STORED, location });
const draftOf = (location: string) => ({ base: BASE, values: typed(location), saved_at: 1 });

/** Opens the form with the values of a restored draft, in which the location is `location`. */
function open(location: string): void {
  render(
    <Formik initialValues={STORED} onSubmit={() => undefined}>
      {({ setValues, values }) =>
        values.location === location ? (
          <>
            <Field name="location" aria-label="Location" />
            <DraftKeeper uid="asha" base={BASE} />
          </>
        ) : (
          <button type="button" onClick={() => void setValues(typed(location))}>
            Restore
          </button>
        )
      }
    </Formik>,
  );
  fireEvent.click(screen.getByText('Restore'));
}

beforeEach(() => {
  localStorage.clear();
  auth.currentUser = { uid: 'asha' };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});

test('changed values are written as a draft when the page is left', () => {
  open('Pune');
  dispatchEvent(new Event('pagehide'));
  expect(readDraft('asha')?.values.location).toBe('Pune');
});

test('a restored draft is not written again over a newer one of another tab', () => {
  writeDraft('asha', draftOf('Pune'));
  open('Pune');
  writeDraft('asha', draftOf('Mumbai'));
  vi.advanceTimersByTime(10_000);
  dispatchEvent(new Event('pagehide'));
  expect(readDraft('asha')?.values.location).toBe('Mumbai');
});

test.each([
  ['logged out', null],
  ['logged in as somebody else', { uid: 'dev' }],
])('no draft is written once the owner is %s', (_what, user) => {
  open('Pune');
  auth.currentUser = user;
  dispatchEvent(new Event('pagehide'));
  expect(readDraft('asha')).toBeUndefined();
});
