import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import type { ThemeMode } from '@marquee/domain/accounts/settings';
import { ADOPTED_THEME } from '#web/config/local-keys.ts';
import { settingsRef } from '#web/firebase/references.ts';
import { useLiveDocument } from '#web/firebase/live.ts';
import { readText, storeText } from '#web/storage/device-storage.ts';

/** Records that this device adopts an account's stored theme; returns false when it has adopted that theme already. */
function isNew(uid: string, theme: ThemeMode): boolean {
  const taken = `${uid} ${theme}`;
  if (readText(ADOPTED_THEME) === taken) return false;
  storeText(ADOPTED_THEME, taken);
  return true;
}

/**
 * Adopts the theme that the user chose on another device. The last choice wins: a stored theme is adopted once, when
 * this device sees it first; for an account that never chose, the device keeps its theme. Renders nothing.
 */
export function StoredTheme({ uid }: { readonly uid: string }) {
  const { setMode } = useColorScheme();
  const settings = useLiveDocument(settingsRef(uid));
  const stored = settings.status === 'ready' ? settings.data?.theme : undefined;
  useEffect(() => {
    if (stored && isNew(uid, stored)) setMode(stored);
  }, [uid, stored, setMode]);
  return null;
}
