// Asks before a changed version is left: in the app by a dialog, on closing the tab by the browser's own.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useFormikContext } from 'formik';
import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

interface UnsavedGuardProps {
  /** True once the form was saved: it is left without a question. */
  readonly isSaved: RefObject<boolean>;
}

export function UnsavedGuard({ isSaved }: UnsavedGuardProps) {
  const { t } = useTranslation('versions');
  const { dirty } = useFormikContext();
  const blocker = useBlocker(() => dirty && !isSaved.current);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);
  if (blocker.state !== 'blocked') return null;
  const stay = (): void => blocker.reset();
  return (
    <Dialog open maxWidth="xs" fullWidth onClose={stay} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{t('leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => blocker.proceed()}>
          {t('leave.discard')}
        </Button>
        <Button variant="contained" onClick={stay}>
          {t('leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
