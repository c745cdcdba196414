// After a phone code whose number had no account: was that meant? Firebase has made an account already; it gets a profile
// when its owner accepts the terms, and goes otherwise.
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { User } from 'firebase/auth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../../account/sign-out.ts';
import { paths } from '../../../config/paths.ts';
import { callFunction } from '../../../firebase/functions.ts';
import { createFirstProfile } from '../api/create-first-profile.ts';
import { AccountForm } from './account-form.tsx';
import { termsSchema } from './account-schemas.ts';
import { FormAlert } from './form-alert.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';

interface NewAccountQuestionProps {
  readonly user: User;
  /** The account is gone, and nobody is signed in. */
  readonly onRefused: () => void;
}

export function NewAccountQuestion({ user, onRefused }: NewAccountQuestionProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [alert, setAlert] = useState('');
  const [isLeaving, setIsLeaving] = useState(false);

  const create = async (): Promise<void> => {
    setAlert('');
    try {
      await createFirstProfile(user, true);
    } catch (error) {
      console.warn(error);
      setAlert(t('otp.unknown.failed'));
      return;
    }
    await navigate(paths.welcome.href(), { replace: true });
  };

  const refuse = async (): Promise<void> => {
    setIsLeaving(true);
    await callFunction('deleteAccount', {}).catch((error: unknown) => {
      // Empty and without a profile: the next login with the number asks the same question.
      console.warn('The new account could not be deleted.', error);
    });
    onRefused();
    await signOut();
  };

  return (
    <>
      <FormAlert text={alert} />
      <Typography sx={{ mb: 3 }}>{t('otp.unknown.text', { phone: user.phoneNumber ?? '' })}</Typography>
      <AccountForm initialValues={{ terms: false }} validationSchema={termsSchema} onSubmit={create}>
        <TermsCheckbox />
        <SubmitButton label={t('otp.unknown.create')} busyLabel={t('otp.unknown.creating')} />
        <Button onClick={() => void refuse()} loading={isLeaving}>
          {t('otp.otherNumber')}
        </Button>
      </AccountForm>
    </>
  );
}
