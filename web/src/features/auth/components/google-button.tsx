// Sign-in with Google: in a popup, in the installed app by a redirect.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useToast } from '#web/components/toast.tsx';
import { env } from '#web/config/env.ts';
import { paths } from '#web/config/paths.ts';
import { signInWithGooglePopup } from '../api/google.ts';
import { afterLogin, type NavigationState } from '#web/account/navigation-state.ts';
import { isInAppBrowser } from '#web/account/in-app-browser.ts';
import { setFlag } from '#web/account/session-flags.ts';
import { useAuthError } from '#web/account/use-auth-error.ts';

/** The word 'or' between two lines. */
const Or = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  marginBlock: theme.spacing(3),
  color: theme.vars.palette.text.secondary,
  '&::before, &::after': {
    content: '""',
    flex: 1,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
}));

function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        fill="#EA4335"
        d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 3-2.2 5.4-4.8 7.1l7.7 6C44.4 38 47 31.8 47 24.6z"
      />
      <path
        fill="#FBBC05"
        d="M10.5 28.6c-.5-1.4-.8-3-.8-4.6s.3-3.2.8-4.6l-8-6.2C1 16.5 0 20.1 0 24s1 7.5 2.6 10.8l7.9-6.2z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.2 1.5-4.9 2.3-8.2 2.3-6.3 0-11.6-4.2-13.5-9.9l-8 6.2C6.5 42.6 14.6 48 24 48z"
      />
    </svg>
  );
}

/** Whether this is the installed app, where a popup would open in the browser. Login screens do not load src/pwa. */
const isInstalled = (): boolean => globalThis.matchMedia('(display-mode: standalone)').matches;

interface GoogleButtonProps {
  readonly label: string;
  /** The navigation state; its `from` is where to go after the login. */
  readonly state: NavigationState;
  readonly disabled: boolean;
  readonly onError: (text: string) => void;
}

export function GoogleButton({ label, state, disabled, onError }: GoogleButtonProps) {
  const { t } = useTranslation('auth');
  const toast = useToast();
  const navigate = useNavigate();
  const problem = useAuthError();
  const [waiting, setWaiting] = useState(false);

  const start = async (): Promise<void> => {
    onError('');
    if (isInstalled()) {
      if (state.from !== undefined) setFlag('auth_origin', state.from);
      // The redirect starts from the callback's page, because Google returns to the page that the redirect started
      // from.
      await navigate(paths.authCallback.href(), { state: { leaveForGoogle: true } });
      return;
    }
    setWaiting(true);
    try {
      const isNew = await signInWithGooglePopup();
      if (isNew) {
        const nextState: NavigationState = { isNewAccount: true, from: state.from };
        await navigate(paths.signup.href(), { replace: true, state: nextState });
        return;
      }
      toast({ ...t('callback.loggedIn', { returnObjects: true }), variant: 'success' });
      await navigate(afterLogin(state), { replace: true });
    } catch (error) {
      onError(problem(error, 'google'));
    } finally {
      setWaiting(false);
    }
  };

  if (isInAppBrowser()) {
    return (
      <>
        <Alert severity="info">{t('google.inApp')}</Alert>
        <Or>{t('or')}</Or>
      </>
    );
  }
  return (
    <>
      <Button
        fullWidth
        size="large"
        variant="outlined"
        startIcon={<GoogleMark />}
        disabled={disabled || !env.isConfigured || waiting}
        onClick={start}
      >
        {waiting ? t('google.waiting') : label}
      </Button>
      <Or>{t('or')}</Or>
    </>
  );
}
