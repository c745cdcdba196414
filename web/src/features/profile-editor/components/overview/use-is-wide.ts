import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the overview is beside the section; on a narrow screen each is a screen of its own. */
export function useIsWide(): boolean {
  return useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
}
