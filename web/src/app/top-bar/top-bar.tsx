// The top bar: transparent over the start of the landing page, solid everywhere else (specification, section 2).
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Logo } from '../../components/logo.tsx';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../firebase/session.ts';

// The menu and the notifications' number are nothing to a visitor: they load for those who are signed in.
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

/** Pixels of scroll below which the bar lets the landing page shine through. */
const THRESHOLD = 50;

function onScroll(listener: () => void): () => void {
  globalThis.addEventListener('scroll', listener, { passive: true });
  return () => globalThis.removeEventListener('scroll', listener);
}

const Bar = styled('header', { shouldForwardProp: (prop) => prop !== 'clear' })<{ clear: boolean }>(
  ({ theme, clear }) => ({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: theme.zIndex.appBar,
    flexShrink: 0,
    backgroundColor: clear ? 'transparent' : theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    borderBlockEnd: `1px solid ${clear ? 'transparent' : theme.vars.palette.divider}`,
    transition: theme.transitions.create(['background-color', 'border-color'], { duration: 200 }),
  }),
);

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 68,
}));

const HomeLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: theme.shape.borderRadius,
  marginInlineEnd: 'auto',
}));

export function TopBar() {
  const { t } = useTranslation('common');
  const session = useSession();
  const { pathname } = useLocation();
  const scrolled = useSyncExternalStore(
    onScroll,
    () => globalThis.scrollY >= THRESHOLD,
    () => false,
  );
  const onLanding = pathname === paths.home.path;
  return (
    <Bar clear={onLanding && !scrolled}>
      <Container maxWidth="lg" component="nav" aria-label={t('mainNavigation')}>
        <Row>
          <HomeLink to={paths.home.href()} aria-label={t('homeLink')}>
            <Logo />
          </HomeLink>
          {onLanding ? (
            <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
              <Button color="inherit" href="#how-it-works">
                {t('howItWorks')}
              </Button>
            </Box>
          ) : null}
          {session.status === 'signed-in' ? (
            <ErrorBoundary fallback={null}>
              <Suspense fallback={null}>
                <AccountMenu />
              </Suspense>
            </ErrorBoundary>
          ) : pathname === paths.login.path ? null : (
            <Button
              component={Link}
              to={paths.login.href()}
              variant="outlined"
              // Hidden while it may turn out not to be needed; start-script.ts does the same before the app is there.
              sx={{ px: 3, ...(session.status === 'pending' && { visibility: 'hidden' }) }}
              data-visitors-only=""
            >
              {t('account.login')}
            </Button>
          )}
        </Row>
      </Container>
    </Bar>
  );
}
