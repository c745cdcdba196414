// Asks after 90 days whether the profile's details are still right; a button confirms them.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isShown, type Profile } from '@marquee/domain/profile/profile';
import { useToast } from '#web/components/toast.tsx';
import { confirmDetails } from '../api/confirm-details.ts';

/** Days after its last confirmation on which a profile still counts as fresh. */
const FRESH_DAYS = 90;

/** Whether visitors see the profile and it was last saved or confirmed too long ago, or never. */
export const isStale = (
  profile: Pick<Profile, 'is_profile_public' | 'taken_down' | 'confirmed_at'>,
  now: number,
): boolean =>
  isShown(profile) &&
  (profile.confirmed_at === null || dayjs(now).diff(dayjs(profile.confirmed_at), 'day', true) > FRESH_DAYS);

export function FreshnessNudge({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('myProfile');
  const toast = useToast();
  const [openedAt] = useState(() => Date.now());
  const [isSending, setIsSending] = useState(false);
  if (!isStale(profile, openedAt)) return null;

  const confirm = async (): Promise<void> => {
    setIsSending(true);
    try {
      await confirmDetails(profile.id);
      toast({ variant: 'success', text: t('fresh.done') });
    } catch (error) {
      console.warn('The details could not be confirmed.', error);
      toast({ variant: 'error', text: t('fresh.failed') });
    }
    setIsSending(false);
  };

  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" loading={isSending} onClick={() => void confirm()}>
          {t('fresh.confirm')}
        </Button>
      }
    >
      {profile.confirmed_at === null
        ? t('fresh.never')
        : t('fresh.since', { month: dayjs(profile.confirmed_at).format('MMMM YYYY') })}
    </Alert>
  );
}
