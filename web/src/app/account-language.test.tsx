// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, i18n } from '../i18n/app-texts.ts';
import { storeLanguage } from '../i18n/chosen-language.ts';
import type { Language } from '../i18n/languages.ts';
import { AccountLanguage } from './apply-account-language.tsx';

const { saveSettings, stored } = vi.hoisted(() => ({
  saveSettings: vi.fn(() => Promise.resolve()),
  stored: { language: undefined as string | null | undefined },
}));
vi.mock('../firebase/live.ts', () => ({
  useLiveDocument: () => ({
    status: 'ready',
    data: stored.language === undefined ? undefined : { language: stored.language },
  }),
}));
vi.mock('../firebase/references.ts', () => ({ settingsRef: () => undefined }));
vi.mock('../firebase/save-settings.ts', () => ({ saveSettings }));

beforeEach(async () => {
  localStorage.clear();
  stored.language = undefined;
  await changeLanguage('en');
});

/** Renders AccountLanguage for a signed-in user. */
async function show() {
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <AccountLanguage uid="u1" />
      </I18nextProvider>,
    );
    await Promise.resolve();
  });
}

/** Changes the language as the language switch does. */
async function choose(language: Language): Promise<void> {
  await act(async () => {
    await changeLanguage(language);
    storeLanguage(language);
  });
}

test.each([
  ['settings', undefined],
  ['a language', null],
])('the current language is stored in the settings of an account without %s', async (_what, language) => {
  stored.language = language;
  await changeLanguage('hi');
  await show();
  expect(saveSettings).toHaveBeenCalledExactlyOnceWith('u1', { language: 'hi' });
});

test('nothing is stored in an account that has a language until its user chooses another language, which is stored', async () => {
  stored.language = 'en';
  await show();
  expect(saveSettings).not.toHaveBeenCalled();
  await choose('hi');
  expect(saveSettings).toHaveBeenCalledExactlyOnceWith('u1', { language: 'hi' });
});

test('a language that was chosen before the login is stored in the account’s settings after the login', async () => {
  stored.language = 'en';
  await choose('hi');
  await show();
  expect(saveSettings).toHaveBeenCalledExactlyOnceWith('u1', { language: 'hi' });
});

test('a device on which no language was chosen leaves the account’s language as it is', async () => {
  stored.language = 'hi';
  await show();
  expect(saveSettings).not.toHaveBeenCalled();
});

test('a choice that was stored once is not stored again after another device chose another language', async () => {
  await choose('hi');
  await show();
  expect(saveSettings).toHaveBeenCalledOnce();
  stored.language = 'en';
  await show();
  expect(saveSettings).toHaveBeenCalledOnce();
});

test('a refused write is not repeated when the former settings are shown again, as while an account is deleted', async () => {
  stored.language = 'en';
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  saveSettings.mockRejectedValue(new Error('permission-denied'));
  const { rerender } = render(<AccountLanguage uid="u1" />);
  const again = async (language: string | undefined) => {
    stored.language = language;
    await act(async () => {
      rerender(<AccountLanguage uid="u1" />);
      await Promise.resolve();
    });
  };
  await choose('hi');
  for (const language of ['hi', 'en', undefined, 'hi', undefined] as const) await again(language);
  expect(saveSettings).toHaveBeenCalledOnce();
  saveSettings.mockReset().mockResolvedValue(undefined);
});
