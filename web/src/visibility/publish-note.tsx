// Why the profile cannot be made public, and what can be done about it.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { User } from 'firebase/auth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAuthError } from '../account/use-auth-error.ts';
import { sendVerification } from '../account/verification-mail.ts';
import { useToast } from '../components/toast.tsx';
import type { PublishProblem } from './publish-problem.ts';

interface PublishNoteProps {
  readonly problem: PublishProblem;
  readonly user: User;
  /** The address of the date-of-birth field. */
  readonly birthDateHref: string;
}

export function PublishNote({ problem, user, birthDateHref }: PublishNoteProps) {
  const { t } = useTranslation('visibility');
  switch (problem) {
    case 'unverified':
      return <Unverified user={user} />;
    case 'no-birth-date':
      return (
        <Alert
          severity="info"
          role="status"
          action={
            <Button component={Link} to={birthDateHref} color="inherit">
              {t('addBirthDate')}
            </Button>
          }
        >
          {t('noBirthDate')}
        </Alert>
      );
    case 'minor':
      return (
        <Alert severity="info" role="status">
          {t('minor')}
        </Alert>
      );
  }
}

function Unverified({ user }: { readonly user: User }) {
  const { t } = useTranslation(['visibility', 'auth']);
  const toast = useToast();
  const problemOf = useAuthError();
  const [isSending, setIsSending] = useState(false);
  const email = user.email ?? '';

  const send = async (): Promise<void> => {
    setIsSending(true);
    try {
      await sendVerification();
      toast({ variant: 'success', title: t('linkSent.title'), text: t('linkSent.text', { email }) });
    } catch (error) {
      console.warn('The verification mail could not be sent.', error);
      toast({ variant: 'error', text: problemOf(error, 'account') });
    }
    setIsSending(false);
  };

  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" loading={isSending} onClick={() => void send()}>
          {t('sendLink')}
        </Button>
      }
    >
      {t('unverified', { email })}
    </Alert>
  );
}
