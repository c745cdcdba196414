// Asks before the editor is left with unsaved changes.
import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { LeaveQuestion } from '#web/account/leave-question.tsx';
import { isEditorPath } from '#web/config/paths.ts';
import { isReloadPlanned } from '#web/pwa/planned-reload.ts';
import { storesTheSame } from '#web/profile-form/api/save-plan.ts';
import { readDraft } from '#web/profile-form/drafts/draft.ts';

interface LeaveGuardProps {
  readonly uid: string;
  readonly isUploading: boolean;
  /** Whether a save is in flight, which cannot be discarded. */
  readonly isSaving: boolean;
  readonly onDiscard: () => void;
}

/** While the form has changes or uploads, blocks leaving the editor until a question is answered. */
export function LeaveGuard({ uid, isUploading, isSaving, onDiscard }: LeaveGuardProps) {
  const { t } = useTranslation(['profileEditor', 'common']);
  const { values, dirty } = useFormikContext<ProfileForm>();
  const survivesReload = useCallback((): boolean => {
    // A reload for a new version restores the draft, but would lose an upload.
    const draft = readDraft(uid);
    return isReloadPlanned() && !isUploading && draft !== undefined && storesTheSame(draft.values, values);
  }, [isUploading, uid, values]);

  return (
    <LeaveQuestion
      isUnsaved={dirty || isUploading}
      leaves={(path) => !isEditorPath(path)}
      survivesReload={survivesReload}
      texts={
        isSaving
          ? { title: t('bar.saving'), stay: t('common:close') }
          : {
              title: t('leave.title'),
              text: t('leave.text'),
              discard: t('leave.discard'),
              stay: t('leave.stay'),
            }
      }
      onDiscard={onDiscard}
    />
  );
}
