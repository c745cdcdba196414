import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useSettings } from './api/choices.ts';

/** Shows nothing: takes over the theme that the user chose, on this device or another. */
export function StoredTheme({ uid }: { readonly uid: string }) {
  const { setMode } = useColorScheme();
  const settings = useSettings(uid);
  const stored = settings.status === 'ready' ? settings.data.theme : undefined;
  useEffect(() => {
    if (stored) setMode(stored);
  }, [stored, setMode]);
  return null;
}
