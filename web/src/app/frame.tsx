// The frame of the app's own screens: skip link, top bar, what is to be known at once, the screen.
import { styled } from '@mui/material/styles';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { ErrorFallback } from '../components/error-fallback.tsx';
import { LateNotices } from './pwa/late-notices.tsx';
import { RouteHandleContext } from './route-handle.ts';
import { TopBar } from './top-bar/top-bar.tsx';

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

const Main = styled('main')({ flex: 1, display: 'flex', flexDirection: 'column', outline: 'none' });

/** Both stay in view, the notices below the bar however tall it is. */
const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
}));

const Page = styled('div')({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });

export function Frame() {
  const { t } = useTranslation('common');
  const { key } = useLocation();
  const Footer = use(RouteHandleContext)?.footer?.Screen;
  return (
    <Page>
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      <Head>
        <TopBar />
        <LateNotices />
      </Head>
      <Main id="content" tabIndex={-1}>
        <ErrorBoundary
          resetOn={key}
          fallback={<ErrorFallback onRetry={() => globalThis.location.reload()} />}
        >
          <Outlet />
        </ErrorBoundary>
      </Main>
      {Footer ? <Footer /> : null}
    </Page>
  );
}
