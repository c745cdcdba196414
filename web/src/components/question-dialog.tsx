// Dialogs of a title, a sentence and buttons.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface QuestionDialogProps {
  readonly open?: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  /** Called on Escape and on a click outside; without this function they do nothing. */
  readonly onClose?: (() => void) | undefined;
  /** The buttons. */
  readonly children: ReactNode;
}

export function QuestionDialog({ open = true, title, text, onClose, children }: QuestionDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {text === undefined ? null : (
        <DialogContent>
          <DialogContentText>{text}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>{children}</DialogActions>
    </Dialog>
  );
}

interface RemovalDialogProps extends Omit<QuestionDialogProps, 'children' | 'onClose'> {
  /** The label of the button that confirms. */
  readonly action: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is removed. During the removal the dialog stays open. */
export function RemovalDialog({
  action,
  isBusy = false,
  onConfirm,
  onClose,
  ...question
}: RemovalDialogProps) {
  const { t } = useTranslation('common');
  return (
    <QuestionDialog {...question} onClose={isBusy ? undefined : onClose}>
      <Button disabled={isBusy} onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button color="error" variant="contained" loading={isBusy} onClick={onConfirm}>
        {action}
      </Button>
    </QuestionDialog>
  );
}
