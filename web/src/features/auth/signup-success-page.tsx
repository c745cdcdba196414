// 'Check your email': a new account waits here for its verification; also what to do when the mail does not arrive.
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink, Navigate, useLocation } from 'react-router-dom';
import { paths } from '#web/config/paths.ts';
import { useSession } from '#web/account/session.ts';
import { refreshVerification } from '#web/account/verification-mail.ts';
import { AuthLayout } from './components/auth-layout.tsx';
import { afterSignUp, readNavigationState, type NavigationState } from '#web/account/navigation-state.ts';
import { ResendButton } from './components/resend-button.tsx';

/** Checks the verification again whenever the tab becomes visible: the mail's link opens in another tab. */
function useVerificationElsewhere(waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return undefined;
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      refreshVerification().catch((error: unknown) => {
        console.warn('Could not ask whether the address is verified.', error);
      });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [waiting]);
}

export default function SignupSuccessPage() {
  const { t } = useTranslation('auth');
  const location = useLocation();
  const session = useSession();
  const state = readNavigationState(location.state);
  const [email] = useState(state.email);
  useVerificationElsewhere(session.status === 'unverified');

  if (email === undefined) return <Navigate to={paths.signup.href()} replace />;
  if (session.status === 'signed-in') return <Navigate to={afterSignUp(state)} replace />;

  const carried: NavigationState = { email, from: state.from };
  return (
    <AuthLayout title={t('signupSuccess.title')} subtitle={t('signupSuccess.sent', { email })}>
      <MarkEmailUnread color="primary" sx={{ fontSize: 64, mb: 2 }} aria-hidden="true" />
      <Alert severity="info" sx={{ mb: 3 }}>
        {t('signupSuccess.warning')}
      </Alert>
      <Stack spacing={1.5}>
        <Button
          component={RouterLink}
          to={paths.login.href()}
          state={carried}
          variant="contained"
          color="secondary"
          size="large"
        >
          {t('signupSuccess.tryLogin')}
        </Button>
        <ResendButton email={email} />
        <Button component={RouterLink} to={paths.login.href()}>
          {t('backToLogin')}
        </Button>
      </Stack>
      <Typography variant="h5" component="h2" sx={{ mt: 5, mb: 1 }}>
        {t('signupSuccess.missing')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.75 } }}>
        <li>{t('signupSuccess.tips.spam')}</li>
        <li>{t('signupSuccess.tips.address', { email })}</li>
        <li>{t('signupSuccess.tips.anyway')}</li>
        <li>
          <Trans
            t={t}
            i18nKey="signupSuccess.tips.again"
            components={{ signup: <Link component={RouterLink} to={paths.signup.href()} /> }}
          />
        </li>
      </Box>
    </AuthLayout>
  );
}
