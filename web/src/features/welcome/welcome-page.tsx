// /welcome: the first run after signing up. Each screen is an address, so that the back button and a reload work.
import dayjs from 'dayjs';
import type { FormikProps } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Profile, ProfileForm } from '@marquee/domain/profile';
import { profileFormSchema } from '@marquee/domain/profile-form';
import { typedUsername } from '@marquee/domain/username';
import { Form } from '../../components/form/form.tsx';
import { useToast } from '../../components/toast.tsx';
import { ScreenContainer } from '../../components/screen-container.tsx';
import { paths } from '../../config/paths.ts';
import { PageStep } from './components/page-step.tsx';
import { withoutRefused } from './components/refused-fields.ts';
import { StepForm } from './components/step-form.tsx';
import { StepFrame } from './components/step-frame.tsx';
import { FIELDS, searchOf, stepAfter, stepOf, withOwnChanges, type Step } from './components/steps.ts';
import type { Base, WelcomeBackend, WelcomeParts } from './components/welcome-backend.ts';

interface WelcomePageProps {
  /** The profile as it is stored; a new one while there is none. */
  readonly profile: Profile;
  /** What the typing begins from, and what was typed and not saved before. */
  readonly start: { readonly base: Base; readonly values: ProfileForm };
  readonly backend: WelcomeBackend;
  readonly parts: WelcomeParts;
  /** Words a problem of the profile's schema. */
  readonly errorText: (problem: string) => string;
  /** Called when a save found the username taken. */
  readonly onUsernameTaken: () => void;
}

export function WelcomePage({
  profile,
  start,
  backend,
  parts,
  errorText,
  onUsernameTaken,
}: WelcomePageProps) {
  const { t } = useTranslation(['welcome', 'sharing']);
  const [search] = useSearchParams();
  const step = stepOf(search);
  const isPublished = step === 'page' && profile.is_profile_public;
  return (
    <ScreenContainer>
      <StepFrame
        step={step}
        title={isPublished ? t('sharing:send.title') : t(`${step}.title`)}
        text={isPublished ? t('sharing:send.text') : t(`${step}.text`)}
      >
        {step === 'page' ? (
          <PageStep profile={profile} publishing={backend.publishing} parts={parts} />
        ) : null}
        <Steps {...{ step, start, backend, parts, errorText, onUsernameTaken }} />
      </StepFrame>
    </ScreenContainer>
  );
}

interface StepsProps extends Omit<WelcomePageProps, 'profile'> {
  readonly step: Step;
}

/**
 * One form over the screens, mounted also while the page is shown: what was typed on one is still there when another
 * fails, and on the way back.
 */
function Steps({ step, start, backend, parts, errorText, onUsernameTaken }: StepsProps) {
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation(['welcome', 'username']);
  const form = useRef<FormikProps<ProfileForm>>(null);
  const [base, setBase] = useState(start.base);
  const [problem, setProblem] = useState('');
  const [today] = useState(() => dayjs().format('YYYY-MM-DD'));
  const heldUsername = base.form.username;
  const schema = useMemo(() => profileFormSchema({ today, heldUsername }), [today, heldUsername]);
  const stepSchema = useMemo(() => schema.pick([...FIELDS[step]]), [schema, step]);

  useEffect(() => {
    // Not as initial values: the form has to know what is not saved yet.
    void form.current?.setValues(start.values, false);
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
    const result = await backend.save(await withoutRefused(values, base.form, schema), base);
    switch (result.outcome) {
      case 'saved':
        setBase({ ...base, form: result.form });
        form.current.resetForm({ values: result.form });
        // What was refused and skipped stays in its field.
        await form.current.setValues(withOwnChanges(result.form, values, base.form), false);
        await goOn();
        return;
      case 'waits':
        toast({ text: t('waits') });
        await goOn();
        return;
      case 'username-taken':
        onUsernameTaken();
        setProblem(t('username:taken'));
        if (step !== 'name') await navigate(searchOf('name'));
        return;
      case 'failed':
        setProblem(result.text);
    }
  };

  return (
    <Form
      innerRef={form}
      initialValues={start.base.form}
      validationSchema={stepSchema}
      errorText={errorText}
      onSubmit={save}
    >
      {step === 'page' ? null : (
        <StepForm
          step={step}
          parts={parts}
          problem={problem}
          onSkip={() => void goOn()}
          onLeave={() => void navigate(paths.myProfile.href())}
        />
      )}
      {parts.renderDraft(base)}
    </Form>
  );
}
