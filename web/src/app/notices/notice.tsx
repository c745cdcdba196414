import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  minHeight: 44,
  paddingBlock: theme.spacing(0.75),
  textAlign: 'center',
}));

interface NoticeProps {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A notice below the top bar, with its actions. */
export function Notice({ children, action }: NoticeProps) {
  return (
    <Container maxWidth="lg">
      <Line>
        <Typography variant="body2" sx={{ textWrap: 'balance' }}>
          {children}
        </Typography>
        {action}
      </Line>
    </Container>
  );
}
