// The editor of one loaded profile: form, drafts, pictures and the save.
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ProfileForm } from '@marquee/domain/profile';
import { normaliseUsername } from '@marquee/domain/username';
import { useToast } from '../../../../components/toast.tsx';
import { paths } from '../../../../config/paths.ts';
import { profileWasSaved } from '../../../../lib/install-offer.ts';
import type { StoredProfile } from '../../api/load-profile.ts';
import { deletePicture } from '../../api/delete-picture.ts';
import { uploadPicture } from '../../api/upload-picture.ts';
import { replaceUserSkills, sameSkills } from '../../api/replace-user-skills.ts';
import { usernameAvailability } from '../../api/username-availability.ts';
import { DiscardGuard } from '../drafts/discard-guard.tsx';
import { DraftDialog } from '../drafts/draft-dialog.tsx';
import { DraftKeeper } from '../drafts/draft-keeper.tsx';
import { readDraft, removeDraft, writeDraft, type Draft } from '../drafts/draft.ts';
import { EditorProvider, type Editor } from './editor-context.tsx';
import { EditorSections } from './editor-sections.tsx';
import { focusField } from '../fields/focus-field.ts';
import { FormStoreProvider, useFormStore } from '../fields/form-store.tsx';
import { LiveValidation } from '../fields/live-validation.tsx';
import { useValidate } from '../fields/use-validate.ts';
import { createLedger, holdLedger, sweepLedger, sweepLeftovers } from '../../api/picture-ledger.ts';
import { usedPaths } from '../../api/picture-paths.ts';
import { createUploadCount } from '../media/upload-count.ts';
import { readPendingSave } from '../pending-save/pending-save.ts';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import type { SaveFailure } from '../saving/connection.ts';
import { SaveBar } from '../saving/save-bar.tsx';
import { isConflict, storesTheSame } from '../../api/save-plan.ts';
import { useSave } from '../saving/use-save.ts';
import { useFirstFocus } from './use-first-focus.ts';

interface ProfileEditorProps {
  readonly uid: string;
  readonly isVerified: boolean;
  readonly stored: StoredProfile;
  /** Starts the editor anew from a newer stored profile. */
  readonly onStartFrom: (stored: StoredProfile) => void;
}

/** A draft worth offering: one that would store something else than what is stored. */
function usefulDraft(uid: string, stored: StoredProfile): Draft | undefined {
  const draft = readDraft(uid);
  if (draft && !storesTheSame(draft.values, stored.form)) return draft;
  removeDraft(uid);
  return undefined;
}

function useFailureText(): (failure: SaveFailure) => string {
  const { t } = useTranslation('profileEditor');
  return (failed) => {
    if (failed.failure === 'unknown') return t('save.failed');
    return t('save.failedBecause', {
      reason: failed.failure === 'told' ? failed.reason : t(`save.${failed.failure}`),
    });
  };
}

/** The `<form>` element: submits, and leads to the first field in error when it cannot. */
function EditorForm({ isLocked, children, bar }: { isLocked: boolean; children: ReactNode; bar: ReactNode }) {
  const { t } = useTranslation('profileEditor');
  const toast = useToast();
  const store = useFormStore();
  const submit = async (): Promise<void> => {
    const [first, ...others] = await store.submit();
    if (first === undefined) return;
    focusField(first);
    toast({
      variant: 'error',
      text:
        first === 'date_of_birth' || others.includes('date_of_birth')
          ? t('messages.invalidDateToast')
          : t('messages.checkFields', { count: others.length + 1 }),
    });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {/* While a save is under way what is saved must stay what is shown. */}
      <div inert={isLocked} style={{ opacity: isLocked ? 0.6 : undefined }}>
        {children}
      </div>
      {bar}
    </form>
  );
}

export function ProfileEditor({ uid, isVerified, stored, onStartFrom }: ProfileEditorProps) {
  const { t } = useTranslation('profileEditor');
  const toast = useToast();
  const navigate = useNavigate();
  const { key: locationKey } = useLocation();
  const [usernames] = useState(() => ({ held: stored.form.username, taken: new Set<string>() }));
  const validate = useValidate(usernames);
  const failureText = useFailureText();
  const [ledger] = useState(() => createLedger(uid));
  const [draft, setDraft] = useState(() => usefulDraft(uid, stored));
  const [restored, setRestored] = useState<Draft>();
  const [failure, setFailure] = useState<string>();
  const settled = useRef(false);
  // What a save locks cannot take the focus before it is unlocked again.
  const focusWhenIdle = useRef<string>(undefined);
  const helpers = useRef<FormikHelpers<ProfileForm>>(null);
  // A restored draft goes on from what it was begun from, so that a newer save elsewhere is noticed.
  const base = restored?.base ?? stored;
  useFirstFocus();

  useEffect(() => holdLedger(ledger), [ledger]);
  useEffect(() => {
    const used = usedPaths(uid, stored.form);
    const wanted = [readDraft(uid), readPendingSave(uid)].flatMap((kept) =>
      kept ? usedPaths(uid, kept.values) : [],
    );
    void sweepLeftovers(uid, { used, wanted, remove: deletePicture });
  }, [uid, stored]);

  const editor = useMemo(
    (): Editor => ({
      uid,
      isVerified,
      heldUsername: stored.form.username,
      formerUsernames: stored.former_usernames,
      usernameAvailability: (username) => usernameAvailability(username, uid),
      uploadPicture: (request) => uploadPicture({ ...request, uid, ledger }),
      uploads: createUploadCount(),
    }),
    [uid, isVerified, stored, ledger],
  );

  const dropUnsavedPictures = (used: ProfileForm): void =>
    void sweepLedger(ledger, { used: usedPaths(uid, used), remove: deletePicture });

  const { phase, conflict, save, stopWaiting, dismissConflict } = useSave({
    uid,
    onSaved: (form, before) => {
      settled.current = true;
      removeDraft(uid);
      dropUnsavedPictures(form);
      if (!sameSkills(form.skills, before.form.skills)) void replaceUserSkills(uid, form.skills);
      toast({ variant: 'success', text: t('save.success') });
      profileWasSaved();
      void navigate(paths.profile.href());
    },
    onUsernameTaken: (form) => {
      usernames.taken.add(normaliseUsername(form.username));
      void helpers.current?.validateForm();
      toast({ variant: 'error', text: t('username.taken') });
      focusWhenIdle.current = 'username';
    },
    onWaiting: () => {
      settled.current = true;
      removeDraft(uid);
    },
    onTakenBack: (values, from) => {
      settled.current = false;
      writeDraft(uid, { base: from, values, saved_at: Date.now() });
    },
    onFailed: (failed) => {
      setFailure(failureText(failed));
      toast({ variant: 'error', text: failureText(failed) });
    },
  });

  useEffect(() => {
    if (phase !== 'idle' || focusWhenIdle.current === undefined) return;
    focusField(focusWhenIdle.current);
    focusWhenIdle.current = undefined;
  }, [phase]);

  const saveFrom = (form: ProfileForm, from: StoredProfile): Promise<void> => {
    setFailure(undefined);
    // What the save stops using is listed first, so that a crash right after it leaves nothing behind for good.
    const keeps = new Set(usedPaths(uid, form));
    ledger.enlist(usedPaths(uid, from.form).filter((path) => !keeps.has(path)));
    return save(form, from);
  };

  return (
    <EditorProvider value={editor}>
      <Formik
        initialValues={stored.form}
        validate={validate}
        validateOnChange={false}
        onSubmit={(form, formikHelpers) => {
          helpers.current = formikHelpers;
          return saveFrom(form, base);
        }}
      >
        <FormStoreProvider>
          <EditorForm
            isLocked={phase !== 'idle'}
            bar={
              <SaveBar
                phase={phase}
                failure={failure}
                onStopWaiting={stopWaiting}
                // Opened by its address, there is nothing to go back to.
                onCancel={() =>
                  void (locationKey === 'default' ? navigate(paths.profile.href()) : navigate(-1))
                }
              />
            }
          >
            <Stack spacing={1} sx={{ mb: 3 }}>
              <Typography variant="h2" component="h1">
                {t('title')}
              </Typography>
              <Typography color="textSecondary">{t('intro')}</Typography>
            </Stack>
            <EditorSections />
          </EditorForm>
          <LiveValidation />
          <DraftKeeper uid={uid} base={base} settled={settled} />
          <DiscardGuard
            settled={settled}
            onDiscard={() => {
              settled.current = true;
              removeDraft(uid);
              dropUnsavedPictures(stored.form);
            }}
          />
          {draft === undefined ? null : (
            <OfferedDraft
              draft={draft}
              isOutdated={isConflict(draft.base, stored, draft.values)}
              onRestored={() => {
                setRestored(draft);
                setDraft(undefined);
              }}
              onDiscarded={() => {
                setDraft(undefined);
                removeDraft(uid);
                void sweepLeftovers(uid, { used: usedPaths(uid, stored.form), remove: deletePicture });
              }}
            />
          )}
          {conflict === undefined ? null : (
            <ConflictDialog
              onClose={dismissConflict}
              onKeepMine={() => void saveFrom(conflict.mine, conflict.theirs)}
              onLoadTheirs={() => {
                settled.current = true;
                removeDraft(uid);
                dropUnsavedPictures(conflict.theirs.form);
                onStartFrom(conflict.theirs);
              }}
            />
          )}
        </FormStoreProvider>
      </Formik>
    </EditorProvider>
  );
}

interface OfferedDraftProps {
  readonly draft: Draft;
  readonly isOutdated: boolean;
  readonly onRestored: () => void;
  readonly onDiscarded: () => void;
}

function OfferedDraft({ draft, isOutdated, onRestored, onDiscarded }: OfferedDraftProps) {
  const store = useFormStore();
  return (
    <DraftDialog
      savedAt={draft.saved_at}
      isOutdated={isOutdated}
      onDiscard={onDiscarded}
      onRestore={() => {
        store.replace(draft.values);
        onRestored();
      }}
    />
  );
}
