// After a login by phone code or Google that has made an account: asks whether that was intended. The account gets a
// profile when its owner accepts the terms, and is deleted when the user refuses.
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { User } from 'firebase/auth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { NavigationState } from '#web/account/navigation-state.ts';
import { useToast } from '#web/components/toast.tsx';
import { paths } from '#web/config/paths.ts';
import { withFirestore } from '#web/firebase/with-firestore.ts';
import { callFunction } from '#web/firebase/functions.ts';
import { AccountForm } from './account-form.tsx';
import { termsSchema } from './account-schemas.ts';
import { AuthLayout } from './auth-layout.tsx';
import { FormAlert } from './form-alert.tsx';
import { SubmitButton } from './account-submit-button.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';

interface NewAccountQuestionProps {
  readonly user: User;
  /** The next screen after the user confirms the account. */
  readonly destination: string;
}

export function NewAccountQuestion({ user, destination }: NewAccountQuestionProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const toast = useToast();
  const [alert, setAlert] = useState('');
  const [isLeaving, setIsLeaving] = useState(false);
  const isByPhone = user.email === null;

  const create = async (): Promise<void> => {
    setAlert('');
    try {
      // Firestore's code is half as large as the screen itself, and few visitors need it here.
      const { createFirstProfile } = await withFirestore(() => import('../api/create-first-profile.ts'));
      await createFirstProfile(user, true);
    } catch (error) {
      console.warn('The first profile could not be created.', error);
      setAlert(t('newAccount.failed'));
      return;
    }
    if (!isByPhone) toast({ ...t('callback.loggedIn', { returnObjects: true }), variant: 'success' });
    await navigate(destination, { replace: true });
  };

  const refuse = async (): Promise<void> => {
    setIsLeaving(true);
    await callFunction('deleteAccount', {}).catch((error: unknown) => {
      // The account stays, empty and without a profile: the next login asks the same question.
      console.warn('The new account could not be deleted.', error);
    });
    const nextState: NavigationState = { signOut: true };
    await navigate((isByPhone ? paths.verifyOtp : paths.login).href(), { replace: true, state: nextState });
  };

  return (
    <AuthLayout title={t(isByPhone ? 'newAccount.phone.title' : 'newAccount.google.title')}>
      <FormAlert text={alert} />
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {isByPhone
          ? t('newAccount.phone.text', { phone: user.phoneNumber ?? '' })
          : t('newAccount.google.text', { email: user.email })}
      </Typography>
      <AccountForm initialValues={{ terms: false }} validationSchema={termsSchema} onSubmit={create}>
        <TermsCheckbox />
        <SubmitButton label={t('newAccount.create')} busyLabel={t('newAccount.creating')} />
        <Button onClick={() => void refuse()} loading={isLeaving}>
          {t(isByPhone ? 'otp.otherNumber' : 'newAccount.otherWay')}
        </Button>
      </AccountForm>
    </AuthLayout>
  );
}
