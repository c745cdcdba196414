// The two columns of every account screen: a picture on wide screens, the form beside it.
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '#web/components/language-switch.tsx';
import { ConfigurationBanner } from './configuration-banner.tsx';

const Halves = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
}));

/** Half a curtain, drawn by gradients. */
const curtain = {
  content: '""',
  position: 'absolute',
  insetBlock: '0 6%',
  width: '17%',
  background: 'repeating-linear-gradient(90deg, #5A2C7E, #2B1240 22px, #5A2C7E 44px)',
} as const;

/** A stage with a row of lamps, a light and an open curtain, drawn by gradients without a picture. */
const Stage = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'relative',
  color: '#fff',
  textAlign: 'center',
  backgroundColor: '#26103A',
  backgroundImage:
    'radial-gradient(circle, var(--mq-light) 0 3px, transparent 3.5px), radial-gradient(42% 7% at 50% 91%, rgb(246 200 116 / 42%), transparent), conic-gradient(from 158deg at 50% -12%, transparent, rgb(246 200 116 / 26%) 22deg, transparent 44deg), conic-gradient(from 162deg at 50% -6%, transparent, rgb(246 200 116 / 18%) 18deg, transparent 36deg)',
  backgroundSize: '36px 36px, 100% 100%',
  backgroundRepeat: 'repeat-x, no-repeat',
  backgroundPosition: '50% 12px, 0 0',
  '&::before': { ...curtain, insetInlineStart: 0, borderEndEndRadius: '100% 70%' },
  '&::after': { ...curtain, insetInlineEnd: 0, borderEndStartRadius: '100% 70%' },
  [theme.breakpoints.up('md')]: { display: 'grid', placeContent: 'center', justifyItems: 'center' },
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
      <Stage>
        <Typography
          variant="h2"
          component="p"
          sx={{ fontSize: 'clamp(2rem, 3.4vw, 3rem)', maxWidth: '14ch' }}
        >
          {t('slogan')}
        </Typography>
        <Typography sx={{ mt: 2, maxWidth: '36ch', opacity: 0.85 }}>{t('footer.tagline')}</Typography>
      </Stage>
      <FormSide>
        <ConfigurationBanner />
        <Box sx={{ mb: 4 }}>
          <Typography variant="h2" component="h1" sx={{ fontSize: 'clamp(1.75rem, 3vw, 2.125rem)' }}>
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
