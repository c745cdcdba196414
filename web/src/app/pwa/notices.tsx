// The quiet lines below the top bar: no connection, a new version.
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useIsOffline } from '../../lib/connection.ts';
import { offeredUpdate, subscribeToUpdate } from './update.ts';

const Lines = styled('div')(({ theme }) => ({
  position: 'sticky',
  // The top bar's height.
  insetBlockStart: 56,
  [theme.breakpoints.up('sm')]: { insetBlockStart: 64 },
  zIndex: theme.zIndex.appBar - 1,
  backgroundColor: 'var(--mq-wash)',
  color: 'var(--mq-ink)',
  '&:not(:empty)': { borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  minHeight: 44,
  paddingBlock: theme.spacing(0.75),
  textAlign: 'center',
}));

/** One line with what can be done about it. */
function Notice({ children, action }: { readonly children: ReactNode; readonly action?: ReactNode }) {
  return (
    <Container maxWidth="lg">
      <Line>
        <Typography variant="body2">{children}</Typography>
        {action}
      </Line>
    </Container>
  );
}

function OfflineNotice() {
  const { t } = useTranslation('pwa');
  return (
    <Notice>
      <strong>{t('offline.title')}.</strong> {t('offline.text')}
    </Notice>
  );
}

function UpdateNotice({ onAccept }: { readonly onAccept: () => void }) {
  const { t } = useTranslation('pwa');
  const isEditing = useLocation().pathname === paths.profileEdit.path;
  return (
    <Notice
      action={
        <Button size="small" onClick={onAccept}>
          {t('update.action')}
        </Button>
      }
    >
      {t('update.text')}
      {isEditing ? ` ${t('update.draft')}` : null}
    </Notice>
  );
}

export function Notices() {
  const isOffline = useIsOffline();
  const update = useSyncExternalStore(subscribeToUpdate, offeredUpdate);
  return (
    <Lines role="status">
      {isOffline ? <OfflineNotice /> : null}
      {update && !isOffline ? <UpdateNotice onAccept={update} /> : null}
    </Lines>
  );
}
