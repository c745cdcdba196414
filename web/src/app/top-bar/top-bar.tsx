import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#web/components/error-boundary.tsx';
import { Logo } from '#web/components/logo.tsx';
import { paths } from '#web/config/paths.ts';
import { withFirestore } from '#web/firebase/with-firestore.ts';
import { useSession } from '#web/account/session.ts';

// Loaded for signed-in users only.
const AccountMenu = lazy(async () => ({
  default: (await withFirestore(() => import('./account-menu.tsx'))).AccountMenu,
}));

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  flexShrink: 0,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 68,
}));

const HomeLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: theme.shape.borderRadius,
  marginInlineEnd: 'auto',
}));

export function TopBar() {
  const { t } = useTranslation('common');
  const session = useSession();
  const { pathname } = useLocation();
  const isSignedIn = session.status === 'signed-in';
  return (
    <Bar>
      <Container maxWidth="lg" component="nav" aria-label={t('mainNavigation')}>
        <Row>
          <HomeLink
            // For signed-in users the logo leads to their profile; the landing page at `/` is a document of the site.
            to={(isSignedIn ? paths.myProfile : paths.home).href()}
            reloadDocument={!isSignedIn}
            aria-label={t('homeLink')}
          >
            <Logo />
          </HomeLink>
          {isSignedIn ? (
            <ErrorBoundary fallback={null}>
              <Suspense fallback={null}>
                <AccountMenu uid={session.user.uid} />
              </Suspense>
            </ErrorBoundary>
          ) : pathname === paths.login.path ? null : (
            <Button
              component={Link}
              to={paths.login.href()}
              variant="outlined"
              // Hidden until the session is known.
              sx={{ px: 3, ...(session.status === 'pending' && { visibility: 'hidden' }) }}
            >
              {t('account.login')}
            </Button>
          )}
        </Row>
      </Container>
    </Bar>
  );
}
