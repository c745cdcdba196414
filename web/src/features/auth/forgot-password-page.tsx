import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useToast } from '#web/components/toast.tsx';
import { paths } from '#web/config/paths.ts';
import { requestPasswordReset } from './api/reset-password.ts';
import { AccountForm, EmailField } from './components/account-form.tsx';
import { emailSchema } from './components/account-schemas.ts';
import { AuthLayout } from './components/auth-layout.tsx';
import { FormAlert } from './components/form-alert.tsx';
import { readNavigationState } from '#web/account/navigation-state.ts';
import { authProblem } from '#web/account/auth-errors.ts';
import { SubmitButton } from './components/account-submit-button.tsx';

export default function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const toast = useToast();
  const location = useLocation();
  const [sent, setSent] = useState(false);
  const [alert, setAlert] = useState('');
  const done = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (sent) done.current?.focus();
  }, [sent]);

  const send = async ({ email }: { email: string }): Promise<void> => {
    setAlert('');
    setSent(false);
    try {
      await requestPasswordReset(email);
      setSent(true);
    } catch (error) {
      const problem = authProblem(error, 'reset');
      const known =
        problem !== undefined &&
        'key' in problem &&
        (problem.key === 'network' || problem.key === 'tooManyRequests');
      if (!known) console.warn('The mail for a new password could not be asked for.', error);
      setAlert(known ? t(`errors.${problem.key}`) : t('forgot.failed'));
    }
  };

  return (
    <AuthLayout title={t('forgot.title')} subtitle={t('forgot.subtitle')}>
      <FormAlert text={alert} />
      {sent ? (
        <Alert severity="success" role="status" ref={done} tabIndex={-1} sx={{ mb: 3 }}>
          {t('forgot.success')}
        </Alert>
      ) : null}
      <AccountForm
        initialValues={{ email: readNavigationState(location.state).email ?? '' }}
        validationSchema={emailSchema}
        onSubmit={send}
        onInvalid={() =>
          toast({ title: t('forgot.invalid.title'), text: t('validation.email'), variant: 'error' })
        }
      >
        <EmailField />
        <SubmitButton label={t('forgot.submit')} busyLabel={t('forgot.submitting')} />
        <Button component={RouterLink} to={paths.login.href()}>
          {t('backToLogin')}
        </Button>
      </AccountForm>
    </AuthLayout>
  );
}
