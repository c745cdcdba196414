// 'Share Profile': a button that loads and opens the share dialog.
import Share from '@mui/icons-material/Share';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@marquee/domain/profile/profile';
import { useToast } from '#web/components/toast.tsx';

const loadDialog = async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog });

const ShareDialog = lazy(loadDialog);

interface ShareButtonProps {
  readonly profile: Profile;
  /** Whether the button is gold, as the recommended next step. */
  readonly isProminent: boolean;
  readonly startsOpen?: boolean;
  readonly onClosed?: () => void;
}

export function ShareButton({ profile, isProminent, startsOpen = false, onClosed }: ShareButtonProps) {
  const { t } = useTranslation('sharing');
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(startsOpen);
  // Still true while the dialog closes, so that the closing is animated.
  const [isLoaded, setIsLoaded] = useState(startsOpen);
  const [isLoading, setIsLoading] = useState(false);
  const open = async (): Promise<void> => {
    setIsLoading(true);
    try {
      await loadDialog();
      setIsLoaded(true);
      setIsOpen(true);
    } catch (error) {
      console.warn('The share dialog could not be loaded.', error);
      toast({ variant: 'error', title: t('loadFailed.title'), text: t('loadFailed.text') });
    }
    setIsLoading(false);
  };
  const close = (): void => {
    setIsOpen(false);
    onClosed?.();
  };
  return (
    <>
      <Button
        variant={isProminent ? 'contained' : 'outlined'}
        color={isProminent ? 'secondary' : 'primary'}
        // The button is not disabled while the dialog loads: a dialog that closes returns the focus to the button.
        startIcon={isLoading ? <CircularProgress size="1em" color="inherit" /> : <Share />}
        aria-busy={isLoading}
        onClick={() => void open()}
      >
        {t('button')}
      </Button>
      {isLoaded ? (
        <Suspense>
          <ShareDialog open={isOpen} onClose={close} profile={profile} />
        </Suspense>
      ) : null}
    </>
  );
}
