// One block of the landing page.
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Block = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(8),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(14) },
}));

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export function Section({ id, title, text, children }: SectionProps) {
  return (
    <Block id={id} aria-labelledby={`${id}-title`}>
      <Container maxWidth="lg">
        <Typography variant="h2" id={`${id}-title`} sx={{ maxWidth: '20ch' }}>
          {title}
        </Typography>
        {text === undefined ? null : (
          <Typography color="textSecondary" sx={{ mt: 2, maxWidth: '50ch', fontSize: '1.125rem' }}>
            {text}
          </Typography>
        )}
        {children}
      </Container>
    </Block>
  );
}
