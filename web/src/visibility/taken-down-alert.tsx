// What the page's visitors and its owner read of a taken-down profile, for the owner's screens.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { TakenDown } from '@marquee/domain/accounts/moderation';
import { profilePath } from '@marquee/domain/site/routes';
import type { Profile } from '@marquee/domain/profile/profile';
import { contacts } from '../config/contacts.ts';

interface TakenDownAlertProps {
  readonly profile: Pick<Profile, 'id' | 'username'>;
  readonly takenDown: TakenDown;
}

export function TakenDownAlert({ profile, takenDown: { reason } }: TakenDownAlertProps) {
  const { t } = useTranslation('publicProfile');
  const { moderationEmail } = contacts();
  const subject = encodeURIComponent(t('takenDown.subject', { link: profilePath(profile) }));
  return (
    <Alert
      severity="error"
      action={
        moderationEmail === '' ? null : (
          <Button color="inherit" href={`mailto:${moderationEmail}?subject=${subject}`}>
            {t('takenDown.appeal')}
          </Button>
        )
      }
    >
      {`${t('takenDown.note')} ${t('takenDown.reason', { reason: t(`takenDown.reasons.${reason}`) })}`}
    </Alert>
  );
}
