import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import type { ConfirmationResult, User } from 'firebase/auth';
import { internationalDigits } from '@marquee/domain/whatsapp';
import { FocusFirstError, FormTextField } from '../../../components/form-field.tsx';
import { useToast } from '../../../components/toast.tsx';
import { accountErrorKey } from '../account-error.ts';
import { linkPhone, textLinkCode, unlinkMethod } from '../api/account.ts';
import { signInMethods } from '../api/identity.ts';
import { Item, Line, Named } from './section.tsx';

export function PhoneItem({ user }: { readonly user: User }) {
  const { t } = useTranslation(['settings', 'common']);
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [isWorking, setIsWorking] = useState(false);
  const isLinked = user.phoneNumber !== null;

  const unlink = async (): Promise<void> => {
    setIsWorking(true);
    try {
      await unlinkMethod(user, 'phone');
      toast({ variant: 'success', text: t('account.phoneUnlinked') });
    } catch (error) {
      console.warn(error);
      toast({ variant: 'error', text: t(accountErrorKey(error) ?? 'account.failed') });
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
  const verifier = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState<{ phone: string; confirmation: ConfirmationResult } | undefined>();
  const schemas = useMemo(
    () => ({
      phone: yup.object({
        phone: yup
          .string()
          .required(t('account.phoneInvalid'))
          .test('phone', t('account.phoneInvalid'), (phone) => internationalDigits(phone) !== ''),
      }),
      code: yup.object({
        code: yup.string().trim().required(t('account.codeInvalid')).min(6, t('account.codeInvalid')),
      }),
    }),
    [t],
  );

  const attempt = async (run: () => Promise<void>): Promise<void> => {
    setProblem('');
    try {
      await run();
    } catch (error) {
      console.warn(error);
      setProblem(t(accountErrorKey(error) ?? 'account.failed'));
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
      await linkPhone(confirmation, code.trim());
      toast({ variant: 'success', text: t('account.phoneLinked') });
      onLinked();
    });

  return (
    <Stack spacing={2} sx={{ pt: 2 }}>
      {problem === '' ? null : <Alert severity="error">{problem}</Alert>}
      {sent ? (
        <Formik
          key="code"
          initialValues={{ code: '' }}
          validationSchema={schemas.code}
          onSubmit={({ code }) => confirm(sent.confirmation, code)}
        >
          {({ isSubmitting }) => (
            <Form noValidate>
              <FocusFirstError />
              <Stack spacing={2} sx={{ alignItems: 'start' }}>
                <Alert severity="success">{t('account.codeSent', { phone: sent.phone })}</Alert>
                <FormTextField
                  name="code"
                  id="phone-code"
                  label={t('account.code')}
                  autoComplete="one-time-code"
                  slotProps={{ htmlInput: { inputMode: 'numeric' } }}
                />
                <Button type="submit" variant="contained" loading={isSubmitting}>
                  {t('account.confirmCode')}
                </Button>
              </Stack>
            </Form>
          )}
        </Formik>
      ) : (
        <Formik
          key="phone"
          initialValues={{ phone: '' }}
          validationSchema={schemas.phone}
          onSubmit={({ phone }) => send(phone)}
        >
          {({ isSubmitting }) => (
            <Form noValidate>
              <FocusFirstError />
              <Stack spacing={2} sx={{ alignItems: 'start' }}>
                <FormTextField
                  name="phone"
                  id="link-phone"
                  type="tel"
                  label={t('account.phoneNumber')}
                  helperText={t('account.phoneHelp')}
                  autoComplete="tel"
                />
                <Button type="submit" variant="contained" loading={isSubmitting}>
                  {t('account.sendCode')}
                </Button>
              </Stack>
            </Form>
          )}
        </Formik>
      )}
      <div ref={verifier} />
    </Stack>
  );
}
