// Reauthenticates by any method of the account, and then runs the requested change.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfirmationResult, User } from 'firebase/auth';
import { typedCode } from '@marquee/domain/values/digits';
import { isInAppBrowser } from '#web/account/in-app-browser.ts';
import { FormTextField } from '#web/components/form/form-field.tsx';
import { Form } from '#web/components/form/form.tsx';
import {
  confirmWithCode,
  confirmWithGoogle,
  confirmWithPassword,
  signInMethods,
  textOwnCode,
} from '../api/identity.ts';
import { Progress } from './progress.tsx';
import { useAccountError } from './use-account-error.ts';

interface IdentityDialogProps {
  readonly open: boolean;
  readonly user: User;
  readonly title: string;
  readonly text?: string;
  /** The label of the button that confirms with the password. */
  readonly action: string;
  readonly danger?: boolean;
  /** The label of the progress bar while `onConfirmed` runs; `progress` is the text below the bar. */
  readonly busy?: string;
  readonly progress?: string;
  readonly onClose: () => void;
  /** Runs after reauthentication; it reports its own failures and closes the dialog. */
  readonly onConfirmed: () => Promise<void>;
}

export function IdentityDialog(props: IdentityDialogProps) {
  const titleId = useId();
  const [isWorking, setIsWorking] = useState(false);
  const close = (): void => {
    if (!isWorking) props.onClose();
  };
  return (
    <Dialog open={props.open} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <IdentityForm {...props} onClose={close} isWorking={isWorking} onWorking={setIsWorking} />
    </Dialog>
  );
}

interface IdentityFormProps extends IdentityDialogProps {
  readonly isWorking: boolean;
  readonly onWorking: (isWorking: boolean) => void;
}

const EMPTY = { password: '', code: '' };

/** Reauthenticates by one of the account's methods; then `onConfirmed` runs. */
function useReauthentication({ user, onConfirmed, onWorking }: IdentityFormProps) {
  const problemOf = useAccountError();
  const [problem, setProblem] = useState('');
  const [confirmation, setConfirmation] = useState<ConfirmationResult | undefined>();
  const verifier = useRef<HTMLDivElement>(null);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setProblem('');
    onWorking(true);
    try {
      await work();
    } catch (error) {
      console.warn('The identity could not be confirmed.', error);
      setProblem(problemOf(error));
    }
    onWorking(false);
  };
  const proveBy = (prove: () => Promise<unknown>): Promise<void> =>
    attempt(async () => {
      await prove();
      await onConfirmed();
    });
  return {
    problem,
    verifier,
    isCodeSent: confirmation !== undefined,
    withPassword: (password: string) => proveBy(() => confirmWithPassword(user, password)),
    withGoogle: () => proveBy(() => confirmWithGoogle(user)),
    withCode: async (code: string) => {
      if (confirmation) await proveBy(() => confirmWithCode(confirmation, code));
    },
    sendCode: () =>
      attempt(async () => {
        if (verifier.current) setConfirmation(await textOwnCode(user, verifier.current));
      }),
  };
}

function IdentityForm(props: IdentityFormProps) {
  const { user, text, action, danger = false, busy, progress = '', onClose, isWorking } = props;
  const { t } = useTranslation(['settings', 'common']);
  const { problem, verifier, isCodeSent, ...reauthentication } = useReauthentication(props);
  const methods = signInMethods(user);
  const [byPassword, byGoogle, byPhone] = (['password', 'google.com', 'phone'] as const).map((method) =>
    methods.includes(method),
  );
  const asksCode = byPassword !== true && isCodeSent;
  const submit = ({ password, code }: typeof EMPTY): Promise<void> =>
    byPassword === true
      ? reauthentication.withPassword(password)
      : reauthentication.withCode(typedCode(code));

  return (
    <Form initialValues={EMPTY} onSubmit={submit}>
      <DialogContent>
        <Stack spacing={2}>
          {text === undefined ? null : <DialogContentText>{text}</DialogContentText>}
          {problem === '' ? null : <Alert severity="error">{problem}</Alert>}
          {byPassword ? <PasswordFields email={user.email ?? ''} isDisabled={isWorking} /> : null}
          {byGoogle ? <GoogleWay isDisabled={isWorking} onConfirm={reauthentication.withGoogle} /> : null}
          {byPhone && !byPassword && !asksCode ? (
            <Button variant="outlined" disabled={isWorking} onClick={() => void reauthentication.sendCode()}>
              {t('identity.phone', { phone: user.phoneNumber ?? '' })}
            </Button>
          ) : null}
          {asksCode ? (
            <FormTextField
              name="code"
              label={t('account.code')}
              autoComplete="one-time-code"
              inputMode="numeric"
              disabled={isWorking}
            />
          ) : null}
          {methods.length === 0 ? <Alert severity="info">{t('identity.none')}</Alert> : null}
          {isWorking ? <Progress label={busy ?? t('common:loading')} progress={progress} /> : null}
          <div ref={verifier} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isWorking}>
          {t('common:cancel')}
        </Button>
        {byPassword || asksCode ? (
          <ConfirmButton
            color={danger ? 'error' : 'primary'}
            isWorking={isWorking}
            isReady={({ password, code }) => (byPassword ? password !== '' : typedCode(code).length >= 6)}
          >
            {action}
          </ConfirmButton>
        ) : null}
      </DialogActions>
    </Form>
  );
}

interface GoogleWayProps {
  readonly isDisabled: boolean;
  readonly onConfirm: () => Promise<void>;
}

function GoogleWay({ isDisabled, onConfirm }: GoogleWayProps) {
  const { t } = useTranslation('settings');
  if (isInAppBrowser()) return <Alert severity="info">{t('identity.inApp')}</Alert>;
  return (
    <Button variant="outlined" disabled={isDisabled} onClick={() => void onConfirm()}>
      {t('identity.google')}
    </Button>
  );
}

function PasswordFields({ email, isDisabled }: { readonly email: string; readonly isDisabled: boolean }) {
  const { t } = useTranslation('settings');
  return (
    <>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormTextField
        type="password"
        name="password"
        id="current-password"
        label={t('identity.password')}
        autoComplete="current-password"
        disabled={isDisabled}
      />
    </>
  );
}

interface ConfirmButtonProps {
  readonly color: 'error' | 'primary';
  readonly isWorking: boolean;
  readonly isReady: (values: typeof EMPTY) => boolean;
  readonly children: ReactNode;
}

function ConfirmButton({ color, isWorking, isReady, children }: ConfirmButtonProps) {
  const { values } = useFormikContext<typeof EMPTY>();
  return (
    <Button type="submit" variant="contained" color={color} loading={isWorking} disabled={!isReady(values)}>
      {children}
    </Button>
  );
}
