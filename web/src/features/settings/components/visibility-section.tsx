import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from 'firebase/auth';
import type { Profile } from '@marquee/domain/profile';
import { useToast } from '../../../components/toast.tsx';
import { sendVerification } from '../../../account/verification-mail.ts';
import { isVerified } from '../../../account/verified.ts';
import { setVisibility } from '../api/choices.ts';
import { Choice } from './choice.tsx';
import { Item, Section } from './section.tsx';
import { useAccountError } from './use-account-error.ts';

interface VisibilitySectionProps {
  readonly profile: Profile;
  readonly user: User;
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied';

export function VisibilitySection({ profile, user }: VisibilitySectionProps) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const [wasRefused, setWasRefused] = useState(false);
  const isPublic = profile.is_profile_public;
  // An unverified account may take its profile back, not put it out. The rules decide, and may ask
  // for more than this app was built to.
  const isLocked = !isPublic && (!isVerified(user) || (wasRefused && !user.emailVerified));

  const change = (next: boolean): void => {
    setVisibility(profile.id, next).catch((error: unknown) => {
      console.error(error);
      if (next && isRefusal(error)) setWasRefused(true);
      toast({ variant: 'error', title: t('saveFailed.title'), text: t('saveFailed.text') });
    });
  };
  return (
    <Section id="visibility" title={t('visibility.title')} text={t('visibility.text')}>
      <Choice
        label={t('visibility.label')}
        help={t(isPublic ? 'visibility.public' : 'visibility.private')}
        checked={isPublic}
        disabled={isLocked}
        onChange={change}
      />
      {isLocked ? <Unverified user={user} /> : null}
    </Section>
  );
}

/** Why the profile cannot be made public, and how it can. */
function Unverified({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const problemOf = useAccountError();
  const [isSending, setIsSending] = useState(false);
  const email = user.email ?? '';

  const send = async (): Promise<void> => {
    setIsSending(true);
    try {
      await sendVerification();
      const text = t('visibility.linkSent.text', { email });
      toast({ variant: 'success', title: t('visibility.linkSent.title'), text });
    } catch (error) {
      console.warn(error);
      toast({ variant: 'error', text: problemOf(error) });
    }
    setIsSending(false);
  };

  return (
    <Item>
      <Alert severity="info" role="status">
        {t('visibility.unverified', { email })}
      </Alert>
      <Button variant="outlined" loading={isSending} onClick={() => void send()} sx={{ mt: 2 }}>
        {t('visibility.sendLink')}
      </Button>
    </Item>
  );
}
