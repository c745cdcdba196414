import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { SamplePhone } from './sample-phone.tsx';
import { TABLET } from './section.tsx';

const Stage = styled('section')(({ theme }) => ({
  // The top bar is see-through here: the stage begins behind it.
  marginBlockStart: -68,
  paddingBlock: theme.spacing(16, 8),
  backgroundImage:
    'radial-gradient(60rem 36rem at 85% 0%, color-mix(in srgb, var(--mq-accent) 20%, transparent), transparent 70%)',
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(20, 10) },
}));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  alignItems: 'center',
  [theme.breakpoints.up(TABLET)]: {
    gap: theme.spacing(5),
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 328px)',
  },
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(8),
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  },
}));

export function Hero({ sample }: { readonly sample: ReactNode }) {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <Stage aria-labelledby="hero-title">
      <Columns maxWidth="lg">
        <div>
          {/* Not in `ch`, which are wider once the font is there. */}
          <Typography variant="h1" id="hero-title" sx={{ maxWidth: { xs: '6.8em', md: '7.6em' } }}>
            {t('common:slogan')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 3, mb: 4, maxWidth: '44ch', fontSize: '1.1875rem' }}>
            {t('hero.text')}
          </Typography>
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            useFlexGap
            spacing={2}
            sx={{ flexWrap: { sm: 'wrap' }, '& > *': { flexShrink: 0 } }}
          >
            <Button
              component={Link}
              to={paths.signup.href()}
              variant="contained"
              color="secondary"
              size="large"
            >
              {t('hero.create')}
            </Button>
            <Button href="#how-it-works" size="large" color="inherit">
              {t('hero.howItWorks')}
            </Button>
          </Stack>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
            {t('hero.note')}
          </Typography>
        </div>
        <SamplePhone>{sample}</SamplePhone>
      </Columns>
    </Stage>
  );
}
