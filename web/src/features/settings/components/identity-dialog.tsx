// Asks who it is, by any way the account can log in with, and then does what was asked for.
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
import { FormTextField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import {
  confirmWithCode,
  confirmWithGoogle,
  confirmWithPassword,
  signInMethods,
  textOwnCode,
} from '../api/identity.ts';
import { Busy } from './busy.tsx';
import { useAccountError } from './use-account-error.ts';

interface IdentityDialogProps {
  readonly open: boolean;
  readonly user: User;
  readonly title: string;
  readonly text?: string;
  /** The button that confirms with the password. */
  readonly action: string;
  readonly danger?: boolean;
  /** Said while `onConfirmed` runs, and how far it is. */
  readonly busy?: string;
  readonly progress?: string;
  readonly onClose: () => void;
  /** Runs once the identity is proven; tells its own failures and closes the dialog. */
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

function IdentityForm(props: IdentityFormProps) {
  const {
    user,
    text,
    action,
    danger = false,
    busy,
    progress = '',
    onClose,
    onConfirmed,
    isWorking,
    onWorking,
  } = props;
  const { t } = useTranslation(['settings', 'common']);
  const problemOf = useAccountError();
  const [problem, setProblem] = useState('');
  const [confirmation, setConfirmation] = useState<ConfirmationResult | undefined>();
  const verifier = useRef<HTMLDivElement>(null);
  const methods = signInMethods(user);
  const has = (method: (typeof methods)[number]): boolean => methods.includes(method);

  const attempt = async (prove: () => Promise<unknown>, goesOn: boolean): Promise<void> => {
    setProblem('');
    onWorking(true);
    try {
      await prove();
      if (goesOn) await onConfirmed();
    } catch (error) {
      console.warn(error);
      setProblem(problemOf(error));
    }
    onWorking(false);
  };
  const submit = async ({ password, code }: typeof EMPTY): Promise<void> => {
    if (has('password')) await attempt(() => confirmWithPassword(user, password), true);
    else if (confirmation) await attempt(() => confirmWithCode(confirmation, code.trim()), true);
  };
  const sendCode = async (): Promise<void> => {
    if (verifier.current) setConfirmation(await textOwnCode(user, verifier.current));
  };
  const asksCode = !has('password') && confirmation !== undefined;

  return (
    <Form initialValues={EMPTY} onSubmit={submit}>
      <DialogContent>
        <Stack spacing={2}>
          {text === undefined ? null : <DialogContentText>{text}</DialogContentText>}
          {problem === '' ? null : <Alert severity="error">{problem}</Alert>}
          {has('password') ? (
            <>
              <input type="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
              <FormTextField
                type="password"
                name="password"
                id="current-password"
                label={t('identity.password')}
                autoComplete="current-password"
                disabled={isWorking}
              />
            </>
          ) : null}
          {has('google.com') ? (
            <Button
              variant="outlined"
              disabled={isWorking}
              onClick={() => void attempt(() => confirmWithGoogle(user), true)}
            >
              {t('identity.google')}
            </Button>
          ) : null}
          {has('phone') && !has('password') && !asksCode ? (
            <Button variant="outlined" disabled={isWorking} onClick={() => void attempt(sendCode, false)}>
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
          {isWorking ? <Busy label={busy ?? t('common:loading')} progress={progress} /> : null}
          <div ref={verifier} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isWorking}>
          {t('common:cancel')}
        </Button>
        {has('password') || asksCode ? (
          <ConfirmButton
            color={danger ? 'error' : 'primary'}
            isWorking={isWorking}
            isReady={({ password, code }) => (has('password') ? password !== '' : code.trim().length >= 6)}
          >
            {action}
          </ConfirmButton>
        ) : null}
      </DialogActions>
    </Form>
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
