import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from 'firebase/auth';
import { isInAppBrowser } from '#web/account/in-app-browser.ts';
import { useToast } from '#web/components/toast.tsx';
import { linkGoogle, unlinkMethod } from '../api/logins.ts';
import { signInMethods } from '../api/identity.ts';
import { Item, Line, Named } from './section.tsx';
import { useAccountError } from './use-account-error.ts';

export function GoogleItem({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const problemOf = useAccountError();
  const [isWorking, setIsWorking] = useState(false);
  const methods = signInMethods(user);
  const google = user.providerData.find(({ providerId }) => providerId === 'google.com');

  const isRefused = !google && isInAppBrowser();

  const change = async (): Promise<void> => {
    setIsWorking(true);
    try {
      await (google ? unlinkMethod(user, 'google.com') : linkGoogle(user));
      toast({ variant: 'success', text: t(google ? 'account.googleUnlinked' : 'account.googleLinked') });
    } catch (error) {
      console.warn('The Google login could not be changed.', error);
      const text = problemOf(error);
      if (text !== '') toast({ variant: 'error', text });
    }
    setIsWorking(false);
  };

  return (
    <Item>
      <Line>
        <Named name={t('account.google')}>
          {google ? (google.email ?? t('account.linked')) : t('account.notLinked')}
        </Named>
        {/* The account's only sign-in method cannot be removed. */}
        {(google && methods.length === 1) || isRefused ? null : (
          <Button
            variant="outlined"
            loading={isWorking}
            aria-label={t(google ? 'account.unlinkGoogle' : 'account.linkGoogle')}
            onClick={() => void change()}
          >
            {t(google ? 'account.unlink' : 'account.link')}
          </Button>
        )}
      </Line>
      {isRefused ? (
        <Typography variant="body2" color="textSecondary">
          {t('identity.inApp')}
        </Typography>
      ) : null}
    </Item>
  );
}
