import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether there is room for several parts of a screen beside or below each other; on a phone each is its own screen. */
export function useIsWide(): boolean {
  return useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
}

/** Whether the screen is a phone's: large dialogs are full-screen there. */
export function useIsPhone(): boolean {
  return useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
}
