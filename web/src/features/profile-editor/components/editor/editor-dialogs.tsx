import { useFormikContext } from 'formik';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import type { StoredProfile } from '#web/profile-form/api/load-profile.ts';
import { isConflict } from '#web/profile-form/api/save-plan.ts';
import { DraftDialog } from '../drafts/draft-dialog.tsx';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import type { EditorDispatch, OpenEditor } from './editor-state.ts';

interface EditorDialogsProps {
  readonly uid: string;
  readonly state: OpenEditor;
  readonly dispatch: EditorDispatch;
  readonly save: (form: ProfileForm, base: StoredProfile) => Promise<void>;
  /** Deletes the draft, and every uploaded picture that the form `used` does not contain. */
  readonly dropUnused: (used: ProfileForm) => void;
}

/** The dialogs of two of the editor's states: a draft is offered, and a save met a conflict. */
export function EditorDialogs({ uid, state, dispatch, save, dropUnused }: EditorDialogsProps) {
  const { setValues } = useFormikContext<ProfileForm>();
  if (state.name === 'draft-offered') {
    const { draft, stored } = state;
    return (
      <DraftDialog
        savedAt={draft.saved_at}
        isOutdated={isConflict(draft.base, stored, draft.values)}
        onDiscard={() => {
          dispatch({ type: 'draft-discarded' });
          dropUnused(stored.form);
        }}
        onRestore={() => {
          void setValues(draft.values);
          dispatch({ type: 'draft-restored' });
        }}
      />
    );
  }
  if (state.name === 'conflict') {
    const { conflict } = state;
    return (
      <ConflictDialog
        uid={uid}
        conflict={conflict}
        onClose={() => dispatch({ type: 'conflict-closed' })}
        onSave={(form) => void save(form, conflict.theirs)}
      />
    );
  }
  return null;
}
