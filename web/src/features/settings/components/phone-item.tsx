import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import type { ConfirmationResult, User } from 'firebase/auth';
import { typedCode } from '@marquee/domain/values/digits';
import { internationalDigits } from '@marquee/domain/profile/phone-number';
import { FormTextField } from '#web/components/form/form-field.tsx';
import { Form } from '#web/components/form/form.tsx';
import { PhoneField } from '#web/components/form/phone-field.tsx';
import { SubmitButton } from '#web/components/form/submit-button.tsx';
import { useToast } from '#web/components/toast.tsx';
import { linkPhone, textLinkCode, unlinkMethod } from '../api/logins.ts';
import { signInMethods } from '../api/identity.ts';
import { Item, Line, Named } from './section.tsx';
import { useAccountError } from './use-account-error.ts';

/** The least number of characters of a code, the same as at sign-up. */
const CODE_LENGTH = 6;

const phoneSchema = yup.object({
  phone: yup.string().test('phone', 'phoneInvalid', (typed = '') => internationalDigits(typed) !== ''),
});
const codeSchema = yup.object({
  code: yup.string().test('code', 'codeInvalid', (typed = '') => typedCode(typed).length >= CODE_LENGTH),
});

export function PhoneItem({ user }: { readonly user: User }) {
  const { t } = useTranslation(['settings', 'common']);
  const toast = useToast();
  const problemOf = useAccountError();
  const [isOpen, setIsOpen] = useState(false);
  const [isWorking, setIsWorking] = useState(false);
  const isLinked = user.phoneNumber !== null;

  const unlink = async (): Promise<void> => {
    setIsWorking(true);
    try {
      await unlinkMethod(user, 'phone');
      toast({ variant: 'success', text: t('account.phoneUnlinked') });
    } catch (error) {
      console.warn('The phone number could not be unlinked.', error);
      toast({ variant: 'error', text: problemOf(error) });
    }
    setIsWorking(false);
  };

  return (
    <Item>
      <Line>
        <Named name={t('account.phone')}>{user.phoneNumber ?? t('account.notLinked')}</Named>
        {isLinked ? (
          signInMethods(user).length > 1 ? (
            <Button
              variant="outlined"
              loading={isWorking}
              aria-label={t('account.unlinkPhone')}
              onClick={() => void unlink()}
            >
              {t('account.unlink')}
            </Button>
          ) : null
        ) : (
          <Button
            variant="outlined"
            aria-expanded={isOpen}
            aria-label={isOpen ? undefined : t('account.linkPhone')}
            onClick={() => setIsOpen((before) => !before)}
          >
            {t(isOpen ? 'common:cancel' : 'account.link')}
          </Button>
        )}
      </Line>
      <Collapse in={isOpen && !isLinked} unmountOnExit>
        <LinkPhone user={user} onLinked={() => setIsOpen(false)} />
      </Collapse>
    </Item>
  );
}

function LinkPhone({ user, onLinked }: { readonly user: User; readonly onLinked: () => void }) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const problemOf = useAccountError();
  const verifier = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState<{ phone: string; confirmation: ConfirmationResult } | undefined>();
  const errorText = (problem: string) => t(`account.${problem as 'phoneInvalid' | 'codeInvalid'}`);

  const attempt = async (run: () => Promise<void>): Promise<void> => {
    setProblem('');
    try {
      await run();
    } catch (error) {
      console.warn('The phone number could not be linked.', error);
      setProblem(problemOf(error));
    }
  };
  const send = (typed: string): Promise<void> =>
    attempt(async () => {
      if (!verifier.current) return;
      const phone = `+${internationalDigits(typed)}`;
      setSent({ phone, confirmation: await textLinkCode(user, phone, verifier.current) });
    });
  const confirm = (confirmation: ConfirmationResult, code: string): Promise<void> =>
    attempt(async () => {
      await linkPhone(confirmation, typedCode(code));
      toast({ variant: 'success', text: t('account.phoneLinked') });
      onLinked();
    });

  return (
    <Stack spacing={2} sx={{ pt: 2 }}>
      {problem === '' ? null : <Alert severity="error">{problem}</Alert>}
      {sent ? (
        <Form
          key="code"
          initialValues={{ code: '' }}
          validationSchema={codeSchema}
          errorText={errorText}
          onSubmit={({ code }) => confirm(sent.confirmation, code)}
        >
          <Stack spacing={2} sx={{ alignItems: 'start' }}>
            <Alert severity="success">{t('account.codeSent', { phone: sent.phone })}</Alert>
            <FormTextField
              name="code"
              id="phone-code"
              label={t('account.code')}
              autoComplete="one-time-code"
              inputMode="numeric"
            />
            <SubmitButton>{t('account.confirmCode')}</SubmitButton>
          </Stack>
        </Form>
      ) : (
        <Form
          key="phone"
          initialValues={{ phone: '' }}
          validationSchema={phoneSchema}
          errorText={errorText}
          onSubmit={({ phone }) => send(phone)}
        >
          <Stack spacing={2} sx={{ alignItems: 'start' }}>
            <PhoneField
              name="phone"
              id="link-phone"
              label={t('account.phoneNumber')}
              helperText={t('account.phoneHelp')}
            />
            <SubmitButton>{t('account.sendCode')}</SubmitButton>
          </Stack>
        </Form>
      )}
      <div ref={verifier} />
    </Stack>
  );
}
