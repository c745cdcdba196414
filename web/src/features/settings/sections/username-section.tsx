import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/limits';
import type { Profile } from '@marquee/domain/profile';
import { profilePath } from '@marquee/domain/routes';
import { changeUsername, normaliseUsername } from '@marquee/domain/username';
import { useToast } from '../../../components/toast.tsx';
import { claimUsername } from '../api/username.ts';
import { useUsernameStatus, type UsernameStatus } from '../use-username-status.ts';
import { FormerUsernames } from './former-usernames.tsx';
import { Item, Section } from './section.tsx';

const { min, max } = LIMITS.username;

/** States in which the name typed can be claimed; when it could not be checked, the claim itself finds out. */
const CLAIMABLE: readonly UsernameStatus['status'][] = ['free', 'former', 'unknown'];

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

function UsernameForm({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const statusId = useId();
  const [typed, setTyped] = useState(profile.username);
  const [lost, setLost] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const username = normaliseUsername(typed);
  const asked = useUsernameStatus(username, profile);
  // Somebody else claimed it between the check and the claim.
  const status: UsernameStatus = lost === username && lost !== '' ? { status: 'taken' } : asked;
  const isBad = status.status === 'problem' || status.status === 'taken';
  const { host, origin } = globalThis.location;

  const said = (): string => {
    switch (status.status) {
      case 'empty':
        return t('username.help', { min, max });
      case 'problem':
        return t(`username.problems.${status.problem}`, { min, max });
      case 'free':
        return t('username.free', { name: username });
      case 'yours':
        return t('username.current', { link: `${host}${profilePath(profile)}` });
      case 'former':
      case 'checking':
      case 'taken':
      case 'unknown':
        return t(`username.${status.status}`);
    }
  };
  const { released } = changeUsername(profile, username);
  const isChange = CLAIMABLE.includes(status.status) && profile.username !== '';

  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!CLAIMABLE.includes(status.status)) return;
    setIsSaving(true);
    try {
      if ((await claimUsername(profile.id, username)) === 'taken') setLost(username);
      else {
        const link = `${origin}/${username}`;
        toast({
          variant: 'success',
          title: t('username.saved.title'),
          text: t('username.saved.text', { link }),
        });
      }
    } catch (error) {
      console.error(error);
      toast({ variant: 'error', title: t('saveFailed.title'), text: t('saveFailed.text') });
    }
    setIsSaving(false);
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void save(event)}>
      <TextField
        name="username"
        label={t('username.label')}
        value={typed}
        error={isBad}
        onChange={(event) => setTyped(event.target.value)}
        helperText={
          <span id={statusId} role="status">
            {said()}
          </span>
        }
        slotProps={{
          htmlInput: {
            autoCapitalize: 'none',
            autoComplete: 'off',
            autoCorrect: 'off',
            spellCheck: false,
            'aria-describedby': statusId,
          },
          input: {
            startAdornment: <InputAdornment position="start">{host}/</InputAdornment>,
          },
          formHelperText: { component: 'div' },
        }}
      />
      {isChange ? (
        <Alert severity={released.length > 0 ? 'warning' : 'info'}>
          {released[0] === undefined
            ? t('username.keeps', { name: `/${profile.username}` })
            : t('username.releases', { name: `/${released[0]}` })}
        </Alert>
      ) : null}
      <Button
        type="submit"
        variant="contained"
        loading={isSaving}
        disabled={!CLAIMABLE.includes(status.status)}
        sx={{ alignSelf: 'start' }}
      >
        {t('username.save')}
      </Button>
    </Stack>
  );
}
