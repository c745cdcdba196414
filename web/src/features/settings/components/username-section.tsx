import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
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
        <UsernameForm profile={profile} />
      </Item>
      {profile.former_usernames.length > 0 ? <FormerUsernames profile={profile} /> : null}
    </Section>
  );
}

const SCHEMA = yup.object({ username: usernameSchema('').required('username-too-short') });

interface Values {
  readonly username: string;
}

function SaveButton({ username }: Values) {
  const { t } = useTranslation('settings');
  const { values, isValid } = useFormikContext<Values>();
  return (
    <SubmitButton
      disabled={typedUsername(values.username) === username || !isValid}
      sx={{ alignSelf: 'start' }}
    >
      {t('username.save')}
    </SubmitButton>
  );
}

/** Shows the username that is stored now, unless another is being typed. */
function FollowStored({ username }: Values) {
  const { values, resetForm } = useFormikContext<Values>();
  const before = useRef(username);
  useEffect(() => {
    if (before.current === username) return;
    const isTyping = ![before.current, username].includes(typedUsername(values.username));
    before.current = username;
    if (!isTyping) resetForm({ values: { username } });
  }, [username, values.username, resetForm]);
  return null;
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

  const save = async (values: Values): Promise<void> => {
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
        <SaveButton username={username} />
        <FollowStored username={username} />
      </Stack>
    </Form>
  );
}
