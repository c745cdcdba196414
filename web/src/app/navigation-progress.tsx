// A thin bar at the top while the next screen loads; on a fast connection it never shows.
import LinearProgress from '@mui/material/LinearProgress';
import { keyframes, styled } from '@mui/material/styles';

const appear = keyframes({ to: { opacity: 1 } });

const Bar = styled(LinearProgress)(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: theme.zIndex.tooltip,
  opacity: 0,
  animation: `${appear} 1ms linear 200ms forwards`,
}));

export function NavigationProgress({ shown }: { readonly shown: boolean }) {
  return shown ? <Bar color="secondary" aria-hidden="true" /> : null;
}
