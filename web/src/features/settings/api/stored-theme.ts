import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useSettings } from './choices.ts';

/** Takes over the theme the user chose, on this device or another. For the layout of the signed-in screens. */
export function useStoredTheme(uid: string): void {
  const { setMode } = useColorScheme();
  const settings = useSettings(uid);
  const stored = settings.status === 'ready' ? settings.data.theme : undefined;
  useEffect(() => {
    if (stored) setMode(stored);
  }, [stored, setMode]);
}
