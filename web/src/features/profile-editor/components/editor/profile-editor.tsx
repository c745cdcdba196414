// The editor of one loaded profile: form, drafts, pictures and the save.
import dayjs from 'dayjs';
import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikProps } from 'formik';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ValidationError } from 'yup';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import type { SectionId } from '@marquee/domain/profile/profile-fields';
import { profileFormSchema } from '@marquee/domain/profile/profile-form';
import { typedUsername } from '@marquee/domain/accounts/username';
import { Form } from '#web/components/form/form.tsx';
import { useToast } from '#web/components/toast.tsx';
import { paths } from '#web/config/paths.ts';
import { uploadPicture } from '#web/profile-form/api/upload-picture.ts';
import { removeDraft } from '#web/profile-form/drafts/draft.ts';
import { DraftKeeper } from '#web/profile-form/drafts/draft-keeper.tsx';
import { LeaveGuard } from '../drafts/leave-guard.tsx';
import { fieldsInError, nextSection, relevantErrors } from '../sections/sections.ts';
import { useProblemText } from '#web/profile-form/fields/use-problem-text.ts';
import { useUploads } from '#web/profile-form/pictures/use-uploads.ts';
import { SaveBar } from '../saving/save-bar.tsx';
import { useFailureText } from '#web/profile-form/saving/use-failure-text.ts';
import { EditorProvider, type Editor } from '#web/profile-form/editor-context.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorScreens, useSection } from './editor-screens.tsx';
import { useIsWide } from '#web/components/screen-width.ts';
import { useFieldInHash, useOpenField } from './use-field-in-hash.ts';
import { isMinorToday } from '#web/visibility/minor.ts';
import { useMissingThumbnails } from './missing-thumbnails.ts';
import { isSaving, isUnsettled, type EditorDispatch, type OpenEditor } from './editor-state.ts';
import { useOutcome } from './use-outcome.ts';
import { useUploadedFiles } from '#web/profile-form/pictures/use-uploaded-files.ts';
import { useSave } from './use-save.ts';

interface ProfileEditorProps {
  readonly uid: string;
  readonly isVerified: boolean;
  readonly state: OpenEditor;
  readonly dispatch: EditorDispatch;
}

/** After a refused submit: shows a toast, and opens the first invalid field in whatever section it is. */
function useRefusal(): { form: React.RefObject<FormikProps<ProfileForm> | null>; onInvalid: () => void } {
  const { t } = useTranslation('profileEditor');
  const toast = useToast();
  const openField = useOpenField();
  const form = useRef<FormikProps<ProfileForm>>(null);
  const onInvalid = (): void => {
    const wrong = fieldsInError(form.current?.errors ?? {});
    const [first] = wrong;
    if (first === undefined) return;
    openField(first);
    toast({
      variant: 'error',
      text: wrong.includes('date_of_birth')
        ? t('messages.invalidDateToast')
        : t('messages.checkFields', { count: wrong.length }),
    });
  };
  return { form, onInvalid };
}

/** Returns a function that validates a form and returns the errors because of which the save is refused. */
function useValidate(stored: ProfileForm): (form: ProfileForm) => Promise<FormikErrors<ProfileForm>> {
  const [today] = useState(() => dayjs().format('YYYY-MM-DD'));
  const { username } = stored;
  const schema = useMemo(() => profileFormSchema({ today, heldUsername: username }), [today, username]);
  return async (form) => {
    try {
      await validateYupSchema(form, schema);
      return {};
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return relevantErrors(yupToFormErrors<ProfileForm>(error), form, stored);
    }
  };
}

/** The form as saved: a minor's profile is private, and a username submitted by Enter is normalised. */
const tidied = (form: ProfileForm, heldUsername: string): ProfileForm => ({
  ...form,
  username: form.username === heldUsername ? form.username : typedUsername(form.username),
  is_profile_public: form.is_profile_public && !isMinorToday(form.date_of_birth),
});

/** While a save is in flight, the form must not change. */
function Lockable({ isLocked, children }: { readonly isLocked: boolean; readonly children: ReactNode }) {
  return (
    <div inert={isLocked} style={{ opacity: isLocked ? 0.6 : undefined }}>
      {children}
    </div>
  );
}

export function ProfileEditor({ uid, isVerified, state, dispatch }: ProfileEditorProps) {
  const { stored, base, usernameRound } = state;
  const navigate = useNavigate();
  const { key: locationKey } = useLocation();
  const problemText = useProblemText();
  const failureText = useFailureText();
  const { form, onInvalid } = useRefusal();
  const { isUploading, beginUpload } = useUploads();
  const { uploaded, dropUnused } = useUploadedFiles(uid);
  const { username } = stored.form;
  const validate = useValidate(stored.form);
  const addThumbnails = useMissingThumbnails(stored.form);
  useFieldInHash();
  const section = useSection(useIsWide());
  const next = nextSection(section);
  const isLast = section !== undefined && next === undefined;
  // The section to open after the current save; without one the saved profile opens.
  const goOnWith = useRef<SectionId>(undefined);
  const { save, stopWaiting } = useSave(uid, uploaded, goOnWith, dispatch);
  useOutcome(state, goOnWith, dispatch);

  const editor = useMemo(
    (): Editor => ({
      isVerified,
      names: { uid, username, former_usernames: stored.former_usernames },
      takenDown: stored.taken_down,
      usernameRound,
      uploadPicture: (request) => uploadPicture({ ...request, uid, uploaded }),
      beginUpload,
    }),
    [uid, isVerified, username, stored, usernameRound, uploaded, beginUpload],
  );

  return (
    <EditorProvider value={editor}>
      <Form
        innerRef={form}
        initialValues={stored.form}
        validate={validate}
        errorText={problemText}
        onInvalid={onInvalid}
        onSubmit={(values) => save(addThumbnails(tidied(values, username)), base)}
      >
        <Lockable isLocked={isSaving(state)}>
          <EditorScreens stored={stored.form} isUploading={isUploading} />
        </Lockable>
        <SaveBar
          uid={uid}
          phase={state.name === 'saving' || state.name === 'waiting' ? state.name : 'idle'}
          failure={state.name === 'failed' ? failureText(state.failure) : undefined}
          isUploading={isUploading}
          next={next}
          isLast={isLast}
          onSubmit={(target) => {
            goOnWith.current = target;
          }}
          onStopWaiting={stopWaiting}
          // Without a previous screen in the history, Cancel opens the profile; at the end, Done does.
          onCancel={() =>
            void (isLast || locationKey === 'default' ? navigate(paths.profile.href()) : navigate(-1))
          }
        />
        {isUnsettled(state) ? (
          <>
            <DraftKeeper uid={uid} base={base} />
            <LeaveGuard
              uid={uid}
              isUploading={isUploading}
              isSaving={state.name === 'saving'}
              onDiscard={() => {
                dispatch({ type: 'discarded' });
                // Even a failed save may have put the pictures into the profile: the daily sweep deletes unused ones.
                if (form.current?.submitCount === 0) dropUnused(stored.form);
                else removeDraft(uid);
              }}
            />
          </>
        ) : null}
        <EditorDialogs uid={uid} state={state} dispatch={dispatch} save={save} dropUnused={dropUnused} />
      </Form>
    </EditorProvider>
  );
}
