// Protects a route: visitors without a session, or with an unverified account, log in at /login and then return.
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { ErrorAlert } from '../components/error-alert.tsx';
import { Spinner } from '../components/spinner.tsx';
import { paths } from '../config/paths.ts';
import type { NavigationState } from '../account/navigation-state.ts';
import type { Session } from '../account/session.ts';

interface GuardProps {
  readonly session: Session;
  readonly children: ReactNode;
}

export function Guard({ session, children }: GuardProps) {
  const { t } = useTranslation('common');
  const { pathname, search, hash } = useLocation();
  const from = pathname + search + hash;
  // The same object in every render: <Navigate> navigates again when its state is a new object.
  const loginState = useMemo<NavigationState>(() => ({ from }), [from]);
  switch (session.status) {
    case 'pending':
      return <Spinner label={t('loading')} text={t('verifying')} />;
    case 'error':
      return (
        <Container maxWidth="sm" sx={{ py: 8 }}>
          <ErrorAlert title={t('guardError.title')} text={t('guardError.text')} />
          <Button component={Link} to={paths.login.href()} variant="contained" sx={{ mt: 3 }}>
            {t('guardError.toLogin')}
          </Button>
        </Container>
      );
    case 'signed-out':
    case 'unverified':
      return <Navigate to={paths.login.href()} replace state={loginState} />;
    case 'signed-in':
      return children;
  }
}
