import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * Whether several parts of a screen fit beside or below each other; on a narrower one each part is a screen of its own.
 */
export function useIsWide(): boolean {
  return useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
}

/** Whether the screen is a phone's: large dialogs are full-screen there. */
export function useIsPhone(): boolean {
  return useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
}

/** Whether a phone's width fits beside two further parts of a screen. */
export function useIsRoomy(): boolean {
  return useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
}
