import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

/** The frame of a signed-in screen; its margins put the titles of all screens at the same height. */
export const ScreenContainer = styled(Container)(({ theme }) => ({
  paddingBlock: theme.spacing(4),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(6) },
}));
