// The common logic of the account screens (login, signup): where they continue after a login.
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '#web/components/toast.tsx';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/config/paths.ts';
import { setFlag } from '#web/account/session-flags.ts';
import { afterLogin, readNavigationState, type NavigationState } from '#web/account/navigation-state.ts';

interface AccountPageState {
  readonly state: NavigationState;
  /** The path that a login leads to. */
  readonly destination: string;
  /** Navigates to 'Check your email', because the address is not verified yet. */
  readonly toVerification: (email: string) => Promise<void>;
}

export function useAccountPage(): AccountPageState {
  const { t } = useTranslation('auth');
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const state = useMemo(() => readNavigationState(location.state), [location.state]);
  return {
    state,
    destination: afterLogin(state),
    toVerification: async (email) => {
      setFlag('signup_email', email);
      toast({ ...t('login.notVerified', { returnObjects: true }), variant: 'warning' });
      await navigate(paths.signupSuccess.href(), {
        state: { email, from: state.from } satisfies NavigationState,
      });
    },
  };
}
