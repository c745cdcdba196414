// Asks before unsaved changes are lost: in the app by a dialog, on closing the tab by the browser's own.
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { QuestionDialog } from '../../../../components/question-dialog.tsx';
import { isEditorPath } from '../../../../config/paths.ts';
import { isReloadPlanned } from '../../../../pwa/planned-reload.ts';
import { storesTheSame } from '../../../../profile-form/api/save-plan.ts';
import { readDraft } from '../../../../profile-form/drafts/draft.ts';

interface LeaveGuardProps {
  readonly uid: string;
  readonly isUploading: boolean;
  /** While a save is in flight, it cannot be discarded. */
  readonly isSaving: boolean;
  readonly onDiscard: () => void;
}

/** Asks while it is rendered and the form has changes or uploads. */
export function LeaveGuard({ uid, isUploading, isSaving, onDiscard }: LeaveGuardProps) {
  const { t } = useTranslation(['profileEditor', 'common']);
  const { values, dirty } = useFormikContext<ProfileForm>();
  const isUnsaved = dirty || isUploading;

  const blocker = useBlocker(({ nextLocation }) => isUnsaved && !isEditorPath(nextLocation.pathname));

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      // A reload for a new version restores the draft, but would lose an upload.
      const draft = readDraft(uid);
      const isStored = !isUploading && draft && storesTheSame(draft.values, values);
      if (!(isReloadPlanned() && isStored)) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved, isUploading, uid, values]);

  if (blocker.state !== 'blocked') return null;
  const stay = (): void => blocker.reset();
  return isSaving ? (
    <QuestionDialog title={t('bar.saving')} onClose={stay}>
      <Button onClick={stay}>{t('common:close')}</Button>
    </QuestionDialog>
  ) : (
    <QuestionDialog title={t('leave.title')} text={t('leave.text')} onClose={stay}>
      <Button
        color="error"
        onClick={() => {
          onDiscard();
          blocker.proceed();
        }}
      >
        {t('leave.discard')}
      </Button>
      <Button variant="contained" onClick={stay}>
        {t('leave.stay')}
      </Button>
    </QuestionDialog>
  );
}
