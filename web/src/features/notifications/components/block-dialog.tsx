// Blocks a named viewer, after a question.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockedViewer } from '@marquee/domain/accounts/settings';
import { useToast } from '../../../components/toast.tsx';
import { blockViewer, TooManyBlockedError } from '../../../firebase/blocked-viewers.ts';

interface BlockDialogProps {
  /** The owner. */
  readonly uid: string;
  readonly viewer: BlockedViewer;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function BlockDialog({ uid, viewer, isOpen, onClose }: BlockDialogProps) {
  const { t } = useTranslation(['notifications', 'common']);
  const toast = useToast();
  const ids = useId();
  const [isBusy, setBusy] = useState(false);

  const block = async (): Promise<void> => {
    setBusy(true);
    try {
      await blockViewer(uid, viewer);
      toast({ variant: 'success', text: t('blocked', { name: viewer.name }) });
      onClose();
    } catch (error) {
      const isFull = error instanceof TooManyBlockedError;
      if (!isFull) console.error('The viewer could not be blocked.', error);
      toast({
        variant: 'error',
        title: t('changeFailed.title'),
        text: t(isFull ? 'blockFull' : 'changeFailed.text'),
      });
    }
    setBusy(false);
  };

  return (
    <Dialog open={isOpen} onClose={isBusy ? undefined : onClose} aria-labelledby={`${ids}-title`}>
      <DialogTitle id={`${ids}-title`}>{t('blockDialog.title', { name: viewer.name })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('blockDialog.text', { name: viewer.name })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button color="error" variant="contained" loading={isBusy} onClick={() => void block()}>
          {t('blockDialog.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
