import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../config/paths.ts';

/** Confirms that the account is deleted; its session and its data on this device are gone already. */
export function FarewellDialog() {
  const { t } = useTranslation('settings');
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('data.deleted')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('data.deletedText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => globalThis.location.replace(paths.home.href())}>
          {t('data.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
