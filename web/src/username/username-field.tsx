// The username field: normalises while typing, and shows below whether the name is available and what happens to the
// current one.
import AlternateEmail from '@mui/icons-material/AlternateEmail';
import CheckCircle from '@mui/icons-material/CheckCircle';
import CircularProgress from '@mui/material/CircularProgress';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { changeUsername, typedUsername } from '@marquee/domain/accounts/username';
import { fieldId } from '../components/form/field-id.ts';
import { useFormField, type FormField } from '../components/form/use-form-field.ts';
import { useUsernameProblemText } from './use-username-problem-text.ts';
import { useUsernameStatus, type UsernamesHeld, type UsernameStatus } from './use-username-status.ts';

const ICONS: Partial<Record<UsernameStatus['status'], ReactNode>> = {
  checking: <CircularProgress size={20} aria-hidden="true" />,
  free: <CheckCircle color="success" fontSize="small" aria-hidden="true" />,
  former: <CheckCircle color="success" fontSize="small" aria-hidden="true" />,
  yours: <CheckCircle color="success" fontSize="small" aria-hidden="true" />,
};

/** The text below the field: whether the account can claim the username. */
function useStatusText(username: string, status: UsernameStatus): string {
  const { t } = useTranslation('username');
  const problemText = useUsernameProblemText();
  const { host } = location;
  switch (status.status) {
    case 'problem':
      return problemText(`username-${status.problem}`);
    case 'empty':
      return t('help', { origin: host, name: t('placeholder') });
    case 'free':
      return t('free', { name: `${host}/${username}` });
    case 'yours':
    case 'former':
    case 'checking':
    case 'taken':
    case 'unknown':
      return t(status.status);
  }
}

/** What happens to the account's current or an older username when `username` is claimed; `undefined` for nothing. */
function useConsequence(username: string, held: UsernamesHeld): string | undefined {
  const { t } = useTranslation('username');
  if (username === held.username || held.username === '') return undefined;
  const [released] = changeUsername(held, username).released;
  return released === undefined
    ? t('keepsRedirecting', { name: `/${held.username}` })
    : t('releases', { name: `/${released}` });
}

interface UsernameFieldProps {
  /** The input's id; by default that of the form's field `username`. */
  readonly id?: string;
  readonly names: UsernamesHeld;
  /** Incremented when a claim found the name taken. */
  readonly round: number;
}

const Username = memo(function Username(props: UsernameFieldProps & FormField<string>) {
  const { id = fieldId('username'), names, round, value, error, setValue, leave } = props;
  const { t } = useTranslation('username');
  const username = typedUsername(value);
  const status = useUsernameStatus(username, names, round);
  const text = useStatusText(username, status);
  const consequence = useConsequence(username, names);
  const isUnfit = status.status === 'taken' || status.status === 'problem';
  const isBad = isUnfit || error !== undefined;
  return (
    <TextField
      id={id}
      name="username"
      label={t('label')}
      value={value}
      error={isBad}
      helperText={
        <span role="status">
          {[isUnfit ? text : (error ?? text), isBad ? '' : consequence].filter(Boolean).join(' ')}
        </span>
      }
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => leave(username === value ? undefined : username)}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', autoComplete: 'off', autoCorrect: 'off', spellCheck: false },
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
});

/** The Formik field `username`. */
export function UsernameField(props: UsernameFieldProps) {
  return <Username {...props} {...useFormField<string>('username')} />;
}
