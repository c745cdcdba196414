// 'Share Profile': fixed to the corner of a profile page, or in line where a screen has its own place for it.
import Share from '@mui/icons-material/Share';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@marquee/domain/profile';
import { ShareDialog } from './share-dialog.tsx';

interface ShareButtonProps {
  readonly profile: Profile;
  readonly placement?: 'fixed' | 'inline';
  readonly startsOpen?: boolean;
  readonly onClosed?: () => void;
}

export function ShareButton({
  profile,
  placement = 'fixed',
  startsOpen = false,
  onClosed,
}: ShareButtonProps) {
  const { t } = useTranslation('sharing');
  const [isOpen, setIsOpen] = useState(startsOpen);
  const open = (): void => setIsOpen(true);
  const close = (): void => {
    setIsOpen(false);
    onClosed?.();
  };
  return (
    <>
      {placement === 'fixed' ? (
        <Fab
          variant="extended"
          color="secondary"
          onClick={open}
          sx={{
            position: 'fixed',
            insetBlockEnd: 'max(24px, env(safe-area-inset-bottom))',
            insetInlineEnd: 24,
            gap: 1,
            textTransform: 'none',
          }}
        >
          <Share fontSize="small" />
          {t('button')}
        </Fab>
      ) : (
        <Button variant="contained" color="secondary" startIcon={<Share />} onClick={open}>
          {t('button')}
        </Button>
      )}
      <ShareDialog open={isOpen} onClose={close} profile={profile} />
    </>
  );
}
