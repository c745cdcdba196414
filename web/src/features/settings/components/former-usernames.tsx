import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@marquee/domain/profile/profile';
import { RemovalDialog } from '#web/components/question-dialog.tsx';
import { useToast } from '#web/components/toast.tsx';
import { releaseUsername } from '#web/username/api/release-username.ts';
import { Item, Line } from './section.tsx';
import { useSaveFailure } from './use-save-failure.ts';

export function FormerUsernames({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const reportFailure = useSaveFailure();
  const [usernameToRelease, setUsernameToRelease] = useState<string | undefined>();
  const [isOpen, setIsOpen] = useState(false);
  const [isReleasing, setIsReleasing] = useState(false);
  const name = usernameToRelease === undefined ? '' : `/${usernameToRelease}`;

  const release = async (): Promise<void> => {
    if (usernameToRelease === undefined) return;
    setIsReleasing(true);
    try {
      await releaseUsername(profile.id, usernameToRelease);
      toast({ variant: 'success', text: t('username.released', { name }) });
      setIsOpen(false);
    } catch (error) {
      reportFailure('The former username could not be released.', error);
    }
    setIsReleasing(false);
  };

  return (
    <Item>
      <Typography variant="subtitle2" component="h3">
        {t('username.formerTitle')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('username.formerText')}
      </Typography>
      {profile.former_usernames.map((former) => (
        <Line key={former}>
          <Typography sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }} translate="no">
            {`/${former}`}
          </Typography>
          <Button
            aria-label={t('username.releaseNamed', { name: `/${former}` })}
            onClick={() => {
              setUsernameToRelease(former);
              setIsOpen(true);
            }}
          >
            {t('username.release')}
          </Button>
        </Line>
      ))}
      <RemovalDialog
        open={isOpen}
        title={t('username.releaseTitle', { name })}
        text={t('username.releaseText')}
        action={t('username.release')}
        isBusy={isReleasing}
        onConfirm={() => void release()}
        onClose={() => setIsOpen(false)}
      />
    </Item>
  );
}
