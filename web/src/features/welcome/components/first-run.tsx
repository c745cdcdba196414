// The first run: four screens with fields of one form, and a screen with the finished page.
import dayjs from 'dayjs';
import type { User } from 'firebase/auth';
import { useFormikContext, type FormikProps, validateYupSchema, yupToFormErrors } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ValidationError, type ObjectSchema } from 'yup';
import { emptyProfile, type Profile, type ProfileForm } from '@marquee/domain/profile/profile';
import { profileFormSchema } from '@marquee/domain/profile/profile-form';
import { proposedUsername, usernameProposals } from '@marquee/domain/accounts/proposed-username';
import { typedUsername } from '@marquee/domain/accounts/username';
import { Form } from '#web/components/form/form.tsx';
import { useToast } from '#web/components/toast.tsx';
import { paths } from '#web/config/paths.ts';
import { useLiveDocument } from '#web/firebase/live.ts';
import { contactRef, profileRef } from '#web/firebase/references.ts';
import { loadTexts } from '#web/i18n/app-texts.ts';
import type { StoredProfile } from '#web/profile-form/api/load-profile.ts';
import { storesTheSame } from '#web/profile-form/api/save-plan.ts';
import { uploadPicture } from '#web/profile-form/api/upload-picture.ts';
import { DraftKeeper } from '#web/profile-form/drafts/draft-keeper.tsx';
import { EditorProvider, type Editor } from '#web/profile-form/editor-context.tsx';
import { useProblemText } from '#web/profile-form/fields/use-problem-text.ts';
import { useUploadedFiles } from '#web/profile-form/pictures/use-uploaded-files.ts';
import { useUploads } from '#web/profile-form/pictures/use-uploads.ts';
import { useFailureText } from '#web/profile-form/saving/use-failure-text.ts';
import { loadCalendar } from '#web/profile-form/fields/date-of-birth.tsx';
import { onceIdle } from '#web/pwa/once-idle.ts';
import { UsernameProposal } from '#web/username/username-proposal.tsx';
import { usePublishing } from '#web/visibility/use-publishing.ts';
import { PageStep } from './page-step.tsx';
import { StepForm } from './step-form.tsx';
import { StepFrame } from './step-frame.tsx';
import { FIELDS, searchOf, stepAfter, stepOf, withOwnChanges, type Step } from './steps.ts';
import { removeDraft } from '#web/profile-form/drafts/draft.ts';
import { writePendingSave } from '#web/profile-form/saving/pending-save.ts';
import { saveProfile, type SaveResult } from '#web/profile-form/saving/save-profile.ts';

/** Saves the form, merged with what another tab has saved; without a connection the save waits on the device. */
function saveStep(
  uid: string,
  form: ProfileForm,
  base: StoredProfile,
  uploaded: Set<string>,
): Promise<SaveResult> {
  const whenOffline = (): boolean => {
    writePendingSave(uid, { base, values: form, saved_at: Date.now(), problem: undefined });
    removeDraft(uid);
    return false;
  };
  return saveProfile({ uid, form, base }, { uploaded, whenOffline, onConflict: 'mine' });
}

/** The form; fields whose values the schema refuses get their stored values back. */
async function withoutRefused(
  form: ProfileForm,
  base: ProfileForm,
  schema: ObjectSchema<object>,
): Promise<ProfileForm> {
  try {
    await validateYupSchema(form, schema);
    return form;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const refused = Object.keys(yupToFormErrors<ProfileForm>(error)) as (keyof ProfileForm)[];
    // Ages in the wrong order give a single error, on the maximum; both ages are reset.
    if (refused.includes('screen_age_max')) refused.push('screen_age_min');
    return { ...form, ...Object.fromEntries(refused.map((name) => [name, base[name]])) };
  }
}

/** The stored profile, and the form's initial values: those of an earlier visit if they were not saved. */
export interface Start {
  readonly base: StoredProfile;
  readonly values: ProfileForm;
}

interface FirstRunProps {
  readonly user: User;
  readonly start: Start;
}

export function FirstRun({ user, start }: FirstRunProps) {
  const { uid } = user;
  useEffect(
    () =>
      // Loads what the later steps need, so that they work offline; what could not be loaded is loaded again by its
      // step.
      onceIdle(() => {
        void Promise.all([loadCalendar(), loadTexts('oldCv', 'casting', 'visibility')]).catch(
          () => undefined,
        );
      }),
    [],
  );
  const live = useLiveDocument(profileRef(uid));
  const publishing = usePublishing(user, useLiveDocument(contactRef(uid)));
  const profile = (live.status === 'ready' ? live.data : undefined) ?? emptyProfile(uid);
  const [search] = useSearchParams();
  const step = stepOf(search);
  const isPublished = step === 'page' && profile.is_profile_public;
  const { t } = useTranslation(isPublished ? ['welcome', 'sharing'] : ['welcome']);
  return (
    <StepFrame
      step={step}
      title={isPublished ? t('sharing:send.title') : t(`${step}.title`)}
      text={isPublished ? t('sharing:send.text') : t(`${step}.text`)}
    >
      {step === 'page' ? <PageStep {...{ user, profile, publishing }} /> : null}
      <Steps {...{ uid, profile, start, step }} />
    </StepFrame>
  );
}

interface StepsProps {
  readonly uid: string;
  readonly profile: Profile;
  readonly start: Start;
  readonly step: Step;
}

interface StepsSaveOptions extends Omit<StepsProps, 'profile'> {
  readonly uploaded: Set<string>;
  readonly onUsernameTaken: () => void;
}

/** The form around the screens, and the actions of its buttons. */
function useStepsForm({ uid, start, step, uploaded, onUsernameTaken }: StepsSaveOptions) {
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation(['welcome', 'username']);
  const failureText = useFailureText();
  const form = useRef<FormikProps<ProfileForm>>(null);
  const [base, setBase] = useState(start.base);
  const [problem, setProblem] = useState('');
  const [today] = useState(() => dayjs().format('YYYY-MM-DD'));
  const heldUsername = base.form.username;
  const schema = useMemo(() => profileFormSchema({ today, heldUsername }), [today, heldUsername]);
  const stepSchema = useMemo(() => schema.pick([...FIELDS[step]]), [schema, step]);
  useEffect(() => {
    // Not as initial values: Formik has to know that these values are not saved.
    if (start.values !== start.base.form) void form.current?.setValues(start.values, false);
  }, [start]);

  const goOn = async (): Promise<void> => {
    setProblem('');
    await navigate(searchOf(stepAfter(step)));
  };

  const save = async (typed: ProfileForm): Promise<void> => {
    if (!form.current?.dirty) {
      await goOn();
      return;
    }
    const values = { ...typed, username: typedUsername(typed.username) };
    const valid = await withoutRefused(values, base.form, schema);
    const result = await saveStep(uid, valid, base, uploaded);
    switch (result.outcome) {
      case 'saved':
        setBase(result.stored);
        form.current.resetForm({ values: result.stored.form });
        // Values that were refused and skipped stay in their fields.
        await form.current.setValues(withOwnChanges(result.stored.form, values, base.form), false);
        await goOn();
        return;
      case 'unsent':
        toast({ text: t('waits') });
        await goOn();
        return;
      case 'username-taken':
        onUsernameTaken();
        setProblem(t('username:takenMeanwhile', { name: values.username }));
        if (step !== 'name') await navigate(searchOf('name'));
        return;
      case 'conflict':
        setProblem(failureText({ failure: 'explained', reason: 'The profile is being saved elsewhere.' }));
        return;
      case 'failed':
        setProblem(failureText(result.failure));
    }
  };

  return { form, base, stepSchema, problem, goOn, save };
}

const fullName = ({ first_name, last_name }: ProfileForm): string => `${first_name} ${last_name}`;

function Proposal({ uid, round }: { readonly uid: string; readonly round: number }) {
  const { values } = useFormikContext<ProfileForm>();
  return <UsernameProposal uid={uid} name={fullName(values)} round={round} />;
}

/** Whether at most the username differs from `base`, and is one of the proposals for the name in `values`. */
const isProposalAlone = (values: ProfileForm, base: ProfileForm): boolean =>
  storesTheSame({ ...values, username: base.username }, base) &&
  usernameProposals(proposedUsername(fullName(values))).includes(values.username);

/**
 * One form around all screens, mounted also while the page is shown: a screen's values stay when the save of another
 * screen fails, and when the user goes back.
 */
function Steps({ uid, profile, start, step }: StepsProps) {
  const navigate = useNavigate();
  const errorText = useProblemText();
  const { uploaded } = useUploadedFiles(uid);
  const { isUploading, beginUpload } = useUploads();
  const [usernameRound, setUsernameRound] = useState(0);
  const onUsernameTaken = (): void => setUsernameRound((round) => round + 1);
  const steps = useStepsForm({ uid, start, step, uploaded, onUsernameTaken });
  const editor = useMemo((): Editor => {
    const { former_usernames, form } = start.base;
    return {
      isVerified: true,
      names: { uid, username: form.username, former_usernames },
      usernameRound,
      uploadPicture: (request) => uploadPicture({ ...request, uid, uploaded }),
      beginUpload,
    };
  }, [uid, start, usernameRound, uploaded, beginUpload]);
  const isDraft = useCallback(
    (values: ProfileForm) => !isProposalAlone(values, steps.base.form),
    [steps.base.form],
  );

  return (
    <EditorProvider value={editor}>
      <Form
        innerRef={steps.form}
        initialValues={start.base.form}
        validationSchema={steps.stepSchema}
        errorText={errorText}
        onSubmit={steps.save}
      >
        {step === 'page' ? null : (
          <StepForm
            step={step}
            profile={profile}
            isUploading={isUploading}
            problem={steps.problem}
            onSkip={() => void steps.goOn()}
            onLeave={() => void navigate(paths.myProfile.href())}
          />
        )}
        {steps.base.form.username === '' ? <Proposal uid={uid} round={usernameRound} /> : null}
        <DraftKeeper uid={uid} base={steps.base} isDraft={isDraft} />
      </Form>
    </EditorProvider>
  );
}
