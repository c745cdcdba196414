import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface ConflictDialogProps {
  readonly onKeepMine: () => void;
  readonly onLoadTheirs: () => void;
  readonly onClose: () => void;
}

/** Asks what to keep when the profile was saved elsewhere since it was loaded here. */
export function ConflictDialog({ onKeepMine, onLoadTheirs, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('profileEditor');
  const choices = [
    {
      act: onKeepMine,
      label: t('conflict.keepMine'),
      help: t('conflict.keepMineHelp'),
      variant: 'contained',
    },
    {
      act: onLoadTheirs,
      label: t('conflict.loadTheirs'),
      help: t('conflict.loadTheirsHelp'),
      variant: 'outlined',
    },
  ] as const;
  return (
    <Dialog open maxWidth="xs" fullWidth onClose={onClose} aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 3 }}>{t('conflict.text')}</DialogContentText>
        <Stack spacing={2}>
          {choices.map(({ act, label, help, variant }) => (
            <div key={label}>
              <Button fullWidth variant={variant} onClick={act}>
                {label}
              </Button>
              <Typography variant="caption" color="textSecondary">
                {help}
              </Typography>
            </div>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('conflict.back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
