// A note that the profile is private, with a button that makes it public and then opens the dialog to send it.
import LockOutlined from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from 'firebase/auth';
import type { Contact } from '@marquee/domain/profile/profile';
import { fieldId } from '#web/components/form/field-id.ts';
import { useToast } from '#web/components/toast.tsx';
import { paths } from '#web/config/paths.ts';
import type { Live } from '#web/firebase/live.ts';
import { PublishNote } from '#web/visibility/publish-note.tsx';
import { usePublishing } from '#web/visibility/use-publishing.ts';

interface PrivateNoteProps {
  readonly user: User;
  readonly contact: Live<Contact | undefined>;
  /** Whether the button is highlighted as the next step. */
  readonly isNext: boolean;
  /** Called when the server has stored the profile as public. */
  readonly onPublished: () => void;
}

export function PrivateNote({ user, contact, isNext, onPublished }: PrivateNoteProps) {
  const { t } = useTranslation('myProfile');
  const toast = useToast();
  const { problem, publish } = usePublishing(user, contact);
  const [isWorking, setIsWorking] = useState(false);

  const start = async (): Promise<void> => {
    setIsWorking(true);
    try {
      await publish();
      onPublished();
    } catch (error) {
      console.warn('The profile could not be made public.', error);
      toast({ variant: 'error', text: t('publishFailed') });
    }
    setIsWorking(false);
  };

  return (
    <Stack sx={{ gap: 1.5 }}>
      <Alert
        severity="info"
        icon={<LockOutlined />}
        sx={{ pb: { xs: 1.5, sm: 0.75 }, '& .MuiAlert-action': { mr: 0 } }}
        action={
          <Button
            loading={isWorking}
            disabled={problem !== undefined}
            onClick={() => void start()}
            {...(isNext ? { variant: 'contained', color: 'secondary' } : { color: 'inherit' })}
          >
            {t('makePublic')}
          </Button>
        }
      >
        {t('onlyYou')}
      </Alert>
      {problem === undefined ? null : (
        <PublishNote
          problem={problem}
          user={user}
          birthDateHref={`${paths.profileEdit.href()}#${fieldId('date_of_birth')}`}
        />
      )}
    </Stack>
  );
}
