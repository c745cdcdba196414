import { keyframes, styled } from '@mui/material/styles';

const appear = keyframes({ to: { opacity: 1 } });
const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  height: 4,
  overflow: 'hidden',
  zIndex: theme.zIndex.tooltip,
  opacity: 0,
  animation: `${appear} 1ms linear 200ms forwards`,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 30%, ${theme.vars.palette.background.paper})`,
  '&::before': {
    content: '""',
    display: 'block',
    height: '100%',
    width: '40%',
    backgroundColor: theme.vars.palette.secondary.main,
    animation: `${run} 1.4s ${theme.transitions.easing.easeInOut} infinite`,
  },
}));

/** A thin bar at the top while the next screen loads. It appears after 200 ms, so a fast connection never shows it. */
export function NavigationProgress({ shown }: { readonly shown: boolean }) {
  return shown ? <Bar aria-hidden="true" /> : null;
}
