// 'Share Profile', which opens the share dialog.
import Share from '@mui/icons-material/Share';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@marquee/domain/profile/profile';
import { ShareDialog } from './share-dialog.tsx';

interface ShareButtonProps {
  readonly profile: Profile;
  /** In gold: the one thing to do next. */
  readonly isProminent: boolean;
  readonly startsOpen?: boolean;
  readonly onClosed?: () => void;
}

export function ShareButton({ profile, isProminent, startsOpen = false, onClosed }: ShareButtonProps) {
  const { t } = useTranslation('sharing');
  const [isOpen, setIsOpen] = useState(startsOpen);
  const close = (): void => {
    setIsOpen(false);
    onClosed?.();
  };
  return (
    <>
      <Button
        variant={isProminent ? 'contained' : 'outlined'}
        color={isProminent ? 'secondary' : 'primary'}
        startIcon={<Share />}
        onClick={() => setIsOpen(true)}
      >
        {t('button')}
      </Button>
      <ShareDialog open={isOpen} onClose={close} profile={profile} />
    </>
  );
}
