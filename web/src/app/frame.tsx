// The frame of the app's own screens: skip link, top bar, notices, the screen.
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { AppFooter } from '../components/app-footer.tsx';
import { LateNotices } from './notices/late-notices.tsx';
import { Starting } from './starting.tsx';
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

/** Top bar and notices are sticky together, because the bar's height varies. */
const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
}));

/** Paths of the screens that have a footer: those of the owner's profile, whose public page has the footer too. */
const WITH_FOOTER: readonly string[] = [paths.myProfile.path, paths.profile.path];

const Page = styled('div')({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });

export function Frame() {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  return (
    <Page>
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      <Head>
        <TopBar />
        <LateNotices />
      </Head>
      <Main id="content" tabIndex={-1}>
        <Suspense fallback={<Starting />}>
          <Outlet />
        </Suspense>
      </Main>
      {WITH_FOOTER.includes(pathname) ? <AppFooter /> : null}
    </Page>
  );
}
