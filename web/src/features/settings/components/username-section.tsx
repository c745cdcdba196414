import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import { displayName, type Profile } from '@marquee/domain/profile/profile';
import { usernameSchema } from '@marquee/domain/profile/profile-form';
import { typedUsername, type UsernameProblem } from '@marquee/domain/accounts/username';
import { Form } from '#web/components/form/form.tsx';
import { SubmitButton } from '#web/components/form/submit-button.tsx';
import { useToast } from '#web/components/toast.tsx';
import { claimUsername } from '#web/username/api/claim-username.ts';
import { useUsernameProblemText } from '#web/username/use-username-problem-text.ts';
import { UsernameField } from '#web/username/username-field.tsx';
import { UsernameProposal } from '#web/username/username-proposal.tsx';
import { FormerUsernames } from './former-usernames.tsx';
import { Item, Section } from './section.tsx';
import { useSaveFailure } from './use-save-failure.ts';

export function UsernameSection({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('settings');
  return (
    <Section id="username" title={t('username.title')} text={t('username.text')}>
      <Item>
        <UsernameForm key={profile.username} profile={profile} />
      </Item>
      {profile.former_usernames.length > 0 ? <FormerUsernames profile={profile} /> : null}
    </Section>
  );
}

const SCHEMA = yup.object({ username: usernameSchema('').required('username-too-short') });

function SaveButton() {
  const { t } = useTranslation('settings');
  const { dirty, isValid } = useFormikContext();
  return (
    <SubmitButton disabled={!dirty || !isValid} sx={{ alignSelf: 'start' }}>
      {t('username.save')}
    </SubmitButton>
  );
}

function UsernameForm({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const reportFailure = useSaveFailure();
  const problemText = useUsernameProblemText();
  // Not 'username', which is the section's own id.
  const fieldId = useId();
  const [round, setRound] = useState(0);
  const { id: uid, username, former_usernames } = profile;
  const names = useMemo(() => ({ uid, username, former_usernames }), [uid, username, former_usernames]);

  const save = async (values: { readonly username: string }): Promise<void> => {
    const name = typedUsername(values.username);
    try {
      if ((await claimUsername(uid, name)) === 'taken') setRound((before) => before + 1);
      else {
        toast({
          variant: 'success',
          title: t('username.saved.title'),
          text: t('username.saved.text', { link: `${location.origin}/${name}` }),
        });
      }
    } catch (error) {
      reportFailure('The username could not be claimed.', error);
    }
  };

  return (
    <Form
      initialValues={{ username }}
      validationSchema={SCHEMA}
      errorText={(problem) => problemText(problem as `username-${UsernameProblem}`)}
      onSubmit={save}
    >
      <Stack spacing={2}>
        <UsernameField id={fieldId} names={names} round={round} />
        {username === '' ? <UsernameProposal uid={uid} name={displayName(profile)} round={round} /> : null}
        <SaveButton />
      </Stack>
    </Form>
  );
}
