// The two halves of every account screen: a lit sign on wide screens, the form beside it.
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../components/language-switch.tsx';
import { ConfigurationBanner } from './configuration-banner.tsx';

const Halves = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
}));

/** Rows of bulbs, drawn by a gradient: nothing to load. */
const Sign = styled('div')(({ theme }) => ({
  display: 'none',
  padding: theme.spacing(8),
  color: '#fff',
  backgroundColor: 'var(--mq-bar)',
  backgroundImage:
    'radial-gradient(circle at 50% 50%, var(--mq-light) 0 3px, transparent 3.5px), linear-gradient(160deg, rgb(255 255 255 / 8%), transparent 60%)',
  backgroundSize: '36px 36px, 100% 100%',
  backgroundRepeat: 'repeat-x, no-repeat',
  backgroundPosition: '0 12px, 0 0',
  [theme.breakpoints.up('md')]: { display: 'flex', flexDirection: 'column', justifyContent: 'center' },
}));

const FormSide = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 480,
  margin: '0 auto',
  padding: theme.spacing(5, 2.5, 8),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(10, 4) },
}));

interface AuthLayoutProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
}

export function AuthLayout({ title, subtitle, children }: AuthLayoutProps) {
  const { t } = useTranslation('common');
  return (
    <Halves>
      <Sign>
        <Typography
          component="p"
          sx={{ typography: 'h2', fontSize: 'clamp(2rem, 3.4vw, 3rem)', maxWidth: '14ch' }}
        >
          {t('slogan')}
        </Typography>
        <Typography sx={{ mt: 2, maxWidth: '36ch', opacity: 0.85 }}>{t('footer.tagline')}</Typography>
      </Sign>
      <FormSide>
        <ConfigurationBanner />
        <Box sx={{ mb: 4 }}>
          <Typography component="h1" sx={{ typography: 'h2', fontSize: 'clamp(1.75rem, 3vw, 2.125rem)' }}>
            {title}
          </Typography>
          {subtitle === undefined ? null : (
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {children}
        <Box sx={{ mt: 5 }}>
          <LanguageSwitch size="small" />
        </Box>
      </FormSide>
    </Halves>
  );
}
