import AlternateEmail from '@mui/icons-material/AlternateEmail';
import CheckCircle from '@mui/icons-material/CheckCircle';
import CircularProgress from '@mui/material/CircularProgress';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/limits';
import { changeUsername, normaliseUsername } from '@marquee/domain/username';
import { useEditor } from '../editor/editor-context.tsx';
import { useFormField } from '../fields/form-store.tsx';
import { fieldId } from '../fields/validate.ts';
import { useUsernameStatus, type UsernameStatus } from './use-username-status.ts';

const ICONS: Partial<Record<UsernameStatus['status'], React.ReactNode>> = {
  checking: <CircularProgress size={20} aria-hidden="true" />,
  free: <CheckCircle color="success" fontSize="small" aria-hidden="true" />,
  yours: <CheckCircle color="success" fontSize="small" aria-hidden="true" />,
};

/** What the account's names become, said before it happens. */
function useConsequence(username: string): string | undefined {
  const { t } = useTranslation('profileEditor');
  const { heldUsername, formerUsernames } = useEditor();
  if (username === heldUsername || heldUsername === '') return undefined;
  const { released } = changeUsername(
    { username: heldUsername, former_usernames: formerUsernames },
    username,
  );
  const given = released[0];
  return given === undefined
    ? t('username.keepsRedirecting', { name: `/${heldUsername}` })
    : t('username.releases', { name: `/${given}` });
}

export function UsernameInput() {
  const { t } = useTranslation('profileEditor');
  const { value, error, set, leave } = useFormField('username');
  const username = normaliseUsername(value);
  const status = useUsernameStatus(username);
  const consequence = useConsequence(username);

  const texts: Record<UsernameStatus['status'], string> = {
    empty: t('username.help', { origin: location.host, name: t('username.placeholder') }),
    problem:
      status.status === 'problem'
        ? t(`username.problems.${status.problem}`, { min: LIMITS.username.min, max: LIMITS.username.max })
        : '',
    checking: t('username.checking'),
    free: t('username.free', { name: `${location.host}/${username}` }),
    yours: t('username.yours'),
    taken: t('username.taken'),
    unknown: t('username.unknown'),
  };
  const isBad = error !== undefined || status.status === 'taken' || status.status === 'problem';
  const said = status.status === 'taken' || status.status === 'problem' ? texts[status.status] : undefined;

  return (
    <TextField
      id={fieldId('username')}
      name="username"
      label={t('fields.username')}
      value={value}
      error={isBad}
      helperText={
        <span role="status">
          {said ?? error ?? texts[status.status]}
          {isBad || consequence === undefined ? null : ` ${consequence}`}
        </span>
      }
      onChange={(event) => set(event.target.value)}
      onBlur={() => {
        if (username !== value) set(username);
        leave();
      }}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false, 'aria-invalid': isBad },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <AlternateEmail fontSize="small" aria-hidden="true" />
            </InputAdornment>
          ),
          endAdornment: <InputAdornment position="end">{ICONS[status.status]}</InputAdornment>,
        },
        formHelperText: { component: 'div' },
      }}
    />
  );
}
