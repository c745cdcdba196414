import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';

interface DraftDialogProps {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Whether the profile was saved elsewhere after the draft was begun. */
  readonly isOutdated: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers the last draft. It has to be answered, because further typing would replace the draft. */
export function DraftDialog({ savedAt, isOutdated, onRestore, onDiscard }: DraftDialogProps) {
  const { t } = useTranslation('profileEditor');
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="draft-title">
      <DialogTitle id="draft-title">{t('draft.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {t('draft.text', { when: dayjs(savedAt).format('DD MMMM YYYY, HH:mm') })}
          {isOutdated ? ` ${t('draft.newer')}` : null}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onDiscard}>{t('draft.discard')}</Button>
        <Button variant="contained" onClick={onRestore}>
          {t('draft.restore')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
