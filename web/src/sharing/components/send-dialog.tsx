import DialogContentText from '@mui/material/DialogContentText';
import Skeleton from '@mui/material/Skeleton';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@marquee/domain/profile/profile';
import { LazyPart } from '#web/components/lazy-part.tsx';
import { TitledDialog } from './titled-dialog.tsx';

const SendProfile = lazy(async () => ({ default: (await import('./send-profile.tsx')).SendProfile }));

interface SendDialogProps {
  readonly profile: Profile;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog that opens after the profile was made public on /my-profile: the ways to send it. */
export function SendDialog({ profile, open, onClose }: SendDialogProps) {
  const { t } = useTranslation('sharing');
  return (
    <TitledDialog title={t('send.title')} open={open} onClose={onClose}>
      <DialogContentText sx={{ mb: 2.5 }}>{t('send.text')}</DialogContentText>
      <LazyPart fallback={<Skeleton variant="rounded" height={320} />}>
        <SendProfile profile={profile} />
      </LazyPart>
    </TitledDialog>
  );
}
