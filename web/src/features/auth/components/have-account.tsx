import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/config/paths.ts';
import type { NavigationState } from '#web/account/navigation-state.ts';

/** The link to the login below a form for a new account, with the navigation state passed on. */
export function HaveAccount({ state }: { readonly state: NavigationState }) {
  const { t } = useTranslation('auth');
  return (
    <Typography sx={{ mt: 4, textAlign: 'center' }}>
      {t('signup.haveAccount')}{' '}
      <Link component={RouterLink} to={paths.login.href()} state={state}>
        {t('signup.login')}
      </Link>
    </Typography>
  );
}
