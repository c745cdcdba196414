// Asks before unsaved changes are left behind: in the app by a dialog, on closing the tab by the browser's own.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useEffect, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLeaving } from '../../../../lib/leaving.ts';
import { isReloadPlanned } from '../../../../lib/planned-reload.ts';
import { useEditor } from '../editor/editor-context.tsx';
import { useFormState, useFormStore } from '../fields/form-store.tsx';
import { useUploadCount } from '../media/upload-count.ts';
import { storesTheSame } from '../../api/save-plan.ts';
import { readDraft } from './draft.ts';

interface DiscardGuardProps {
  /** True once the changes were saved: leaving is free then. */
  readonly settled: RefObject<boolean>;
  readonly onDiscard: () => void;
}

export function DiscardGuard({ settled, onDiscard }: DiscardGuardProps) {
  const { t } = useTranslation('profileEditor');
  const isDirty = useFormState((state) => state.dirty);
  const { uid, uploads } = useEditor();
  const store = useFormStore();
  const isUploading = useUploadCount(uploads) > 0;
  const isUnsaved = isDirty || isUploading;

  const { pathname } = useLocation();
  const leaving = useLeaving(
    useCallback((to) => isUnsaved && !settled.current && to !== pathname, [isUnsaved, settled, pathname]),
  );

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      // A new version that was asked for finds the draft again; half an upload it would not.
      const draft = readDraft(uid);
      const isKept = !isUploading && draft && storesTheSame(draft.values, store.state().values);
      if (isReloadPlanned() && isKept) return;
      if (!settled.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved, isUploading, settled, store, uid]);

  if (!leaving) return null;
  return (
    <Dialog open maxWidth="xs" fullWidth onClose={leaving.stay} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{t('leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button
          color="error"
          onClick={() => {
            onDiscard();
            leaving.leave();
          }}
        >
          {t('leave.discard')}
        </Button>
        <Button variant="contained" onClick={leaving.stay}>
          {t('leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
