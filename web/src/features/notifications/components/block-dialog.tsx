// Asks whether to block a named viewer, and blocks them.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockedViewer } from '@marquee/domain/accounts/settings';
import { RemovalDialog } from '#web/components/question-dialog.tsx';
import { useToast } from '#web/components/toast.tsx';
import { blockViewer, TooManyBlockedError } from '#web/firebase/blocked-viewers.ts';

interface BlockDialogProps {
  /** The uid of the owner. */
  readonly uid: string;
  readonly viewer: BlockedViewer;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function BlockDialog({ uid, viewer, isOpen, onClose }: BlockDialogProps) {
  const { t } = useTranslation('notifications');
  const toast = useToast();
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
    <RemovalDialog
      open={isOpen}
      title={t('blockDialog.title', { name: viewer.name })}
      text={t('blockDialog.text', { name: viewer.name })}
      action={t('blockDialog.confirm')}
      isBusy={isBusy}
      onConfirm={() => void block()}
      onClose={onClose}
    />
  );
}
