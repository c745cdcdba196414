// One block of the landing page.
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Pixels from which blocks stand side by side on this page: its parts are narrow. */
export const TABLET = 720;

const Block = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(8),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(12) },
}));

/** On a wide screen a short section stands beside its title instead of under it. */
const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4, 8),
  alignItems: 'start',
  [theme.breakpoints.up(TABLET)]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' },
}));

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export function SideSection({ id, title, children }: Omit<SectionProps, 'text'>) {
  return (
    <Block id={id} aria-labelledby={`${id}-title`} sx={{ '& + &': { pt: 0 } }}>
      <Container maxWidth="lg">
        <Beside>
          <Typography variant="h2" id={`${id}-title`}>
            {title}
          </Typography>
          <div>{children}</div>
        </Beside>
      </Container>
    </Block>
  );
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
