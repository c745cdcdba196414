import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_LANGUAGE } from '../config/local-keys.ts';
import { useLiveDocument } from '../firebase/live.ts';
import { settingsRef } from '../firebase/references.ts';
import { saveSettings } from '../firebase/save-settings.ts';
import { currentLanguage } from '../i18n/app-texts.ts';
import { hasChosenLanguage } from '../i18n/chosen-language.ts';
import { readText, storeText } from '../storage/device-storage.ts';

/**
 * Stores the language in the account's settings, for its mails and pushes: the current language if none is stored, and
 * each language that is chosen on this device, before or after the login. With several devices the last choice is
 * stored. Renders nothing.
 */
export function AccountLanguage({ uid }: { readonly uid: string }) {
  useTranslation(); // Renders again when the language changes.
  const language = currentLanguage();
  const [first] = useState(language);
  const settings = useLiveDocument(settingsRef(uid));
  const isReady = settings.status === 'ready';
  const stored = isReady ? settings.data?.language : undefined;
  /** What this device has asked the server to store: a refused write shows the former settings again. */
  const asked = useRef('');
  const wasStored = useRef(false);
  useEffect(() => {
    if (!isReady) return;
    // The settings of an account that is being deleted are gone, and can't be written.
    if (stored === undefined && wasStored.current) return;
    wasStored.current = stored !== undefined;
    const note = `${uid} ${language}`;
    const isNewHere = readText(ACCOUNT_LANGUAGE) !== note;
    if (stored === language) {
      if (isNewHere) storeText(ACCOUNT_LANGUAGE, note);
      return;
    }
    const isChosen = language !== first || hasChosenLanguage();
    if (stored && !(isNewHere && isChosen)) return;
    if (asked.current === note) return;
    asked.current = note;
    saveSettings(uid, { language }).then(
      () => void storeText(ACCOUNT_LANGUAGE, note),
      (error: unknown) => console.warn('The language could not be stored.', error),
    );
  }, [uid, language, first, isReady, stored]);
  return null;
}
