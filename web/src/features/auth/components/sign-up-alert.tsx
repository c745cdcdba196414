import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { NavigationState } from '#web/account/navigation-state.ts';
import { paths } from '#web/config/paths.ts';
import { FormAlert } from './form-alert.tsx';

interface SignUpAlertProps {
  readonly text: string;
  /** The e-mail address if it has an account already; '' otherwise. */
  readonly registered: string;
  readonly from: string | undefined;
}

/** Says why no account was created, with a link to the login if the address has an account. */
export function SignUpAlert({ text, registered, from }: SignUpAlertProps) {
  const { t } = useTranslation('auth');
  const state: NavigationState = { email: registered, from };
  return (
    <FormAlert text={text}>
      {registered === '' ? null : (
        <Link component={RouterLink} to={paths.login.href()} state={state} color="inherit">
          {t('signup.loginAs', { email: registered })}
        </Link>
      )}
    </FormAlert>
  );
}
