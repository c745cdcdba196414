// Sends the verification mail again, at most once a minute. Only a tab signed in to the unverified account can send it.
import Button from '@mui/material/Button';
import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/components/toast.tsx';
import { useSession } from '#web/account/session.ts';
import { canSendVerification, nextVerificationAt, sendVerification } from '#web/account/verification-mail.ts';
import { useAuthError } from '#web/account/use-auth-error.ts';

/** Whole seconds left until `until` (milliseconds since 1970), 0 when it has passed. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (until <= Date.now()) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

export function ResendButton({ email }: { readonly email: string }) {
  const { t } = useTranslation('auth');
  const toast = useToast();
  const problem = useAuthError();
  const session = useSession();
  const [until, setUntil] = useState(nextVerificationAt);
  const [sending, setSending] = useState(false);
  const left = useCountdown(until);

  if (session.status !== 'unverified' || !canSendVerification(email)) return null;

  const send = async (): Promise<void> => {
    setSending(true);
    try {
      await sendVerification();
      setUntil(nextVerificationAt());
      toast({ ...t('signupSuccess.resent', { returnObjects: true }), variant: 'success' });
    } catch (error) {
      toast({
        ...t('signupSuccess.resendFailed', { returnObjects: true }),
        text: problem(error, 'link'),
        variant: 'error',
      });
    } finally {
      setSending(false);
    }
  };

  return (
    <Button variant="outlined" size="large" disabled={left > 0 || sending} onClick={send}>
      {left > 0 ? t('signupSuccess.resendWait', { count: left }) : t('signupSuccess.resend')}
    </Button>
  );
}
