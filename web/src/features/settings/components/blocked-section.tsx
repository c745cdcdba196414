import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockedViewer } from '@marquee/domain/accounts/settings';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { useToast } from '#web/components/toast.tsx';
import { unblockViewer } from '#web/firebase/blocked-viewers.ts';
import { settingsRef } from '#web/firebase/references.ts';
import { useLiveDocument } from '#web/firebase/live.ts';
import { Item, Line, Section } from './section.tsx';
import { useSaveFailure } from './use-save-failure.ts';

/** The list of blocked viewers, and a text that says what blocking does and does not prevent. */
export function BlockedSection({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('settings');
  return (
    <Section id="blocked" title={t('blocked.title')} text={t('blocked.text')}>
      <BlockedList uid={uid} />
      <Item>
        <Typography variant="body2" color="textSecondary">
          {t('blocked.limits')}
        </Typography>
      </Item>
    </Section>
  );
}

function BlockedList({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const reportFailure = useSaveFailure();
  const blocked = useLiveDocument(settingsRef(uid));
  const [busy, setBusy] = useState<string>();

  const unblock = async ({ id, name }: BlockedViewer): Promise<void> => {
    setBusy(id);
    try {
      await unblockViewer(uid, id);
      toast({ variant: 'success', text: t('blocked.unblocked', { name }) });
    } catch (error) {
      reportFailure('The viewer could not be unblocked.', error);
    }
    setBusy(undefined);
  };

  if (blocked.status === 'loading') {
    return (
      <Item>
        <Skeleton role="status" aria-label={t('loading')} />
      </Item>
    );
  }
  if (blocked.status === 'error') {
    return (
      <Item>
        <LoadFailed text={t('loadFailed.title')} onRetry={blocked.retry} />
      </Item>
    );
  }
  const viewers = blocked.data?.blocked_viewers ?? [];
  if (viewers.length === 0) {
    return (
      <Item>
        <Typography>{t('blocked.empty')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('blocked.how')}
        </Typography>
      </Item>
    );
  }
  return viewers.map((viewer) => {
    const name = viewer.name === '' ? t('blocked.unnamed') : viewer.name;
    return (
      <Item key={viewer.id}>
        <Line>
          <Typography sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Button
            loading={busy === viewer.id}
            aria-label={t('blocked.unblockNamed', { name })}
            onClick={() => void unblock({ ...viewer, name })}
          >
            {t('blocked.unblock')}
          </Button>
        </Line>
      </Item>
    );
  });
}
