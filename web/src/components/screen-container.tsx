import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

/** The frame of a signed-in screen: the same edges and the same height of the title on all of them. */
export const ScreenContainer = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(4),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(6) },
}));
