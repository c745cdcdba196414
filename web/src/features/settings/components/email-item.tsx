import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import type { User } from 'firebase/auth';
import { FormTextField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useToast } from '../../../components/toast.tsx';
import { changeEmail } from '../api/account.ts';
import { IdentityDialog } from './identity-dialog.tsx';
import { Item, Line, Named } from './section.tsx';

export function EmailItem({ user }: { readonly user: User }) {
  const { t } = useTranslation(['settings', 'common']);
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState('');
  const [asksIdentity, setAsksIdentity] = useState(false);
  const schema = yup.object({
    email: yup
      .string()
      .trim()
      .lowercase()
      .email('emailInvalid')
      .notOneOf([user.email?.toLowerCase()], 'emailSame')
      .required('emailInvalid'),
  });

  const send = async (): Promise<void> => {
    await changeEmail(user, asked);
    toast({
      variant: 'success',
      title: t('account.emailSent.title'),
      text: t('account.emailSent.text', { email: asked }),
    });
    setAsksIdentity(false);
    setIsOpen(false);
  };

  return (
    <Item>
      <Line>
        <Named name={t('account.email')}>{user.email ?? t('account.noEmail')}</Named>
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
          {t(isOpen ? 'common:cancel' : 'account.emailChange')}
        </Button>
      </Line>
      <Collapse in={isOpen} unmountOnExit>
        <Form
          initialValues={{ email: '' }}
          validationSchema={schema}
          errorText={(problem) => t(`account.${problem as 'emailInvalid' | 'emailSame'}`)}
          onSubmit={({ email }) => {
            setAsked(email.trim());
            setAsksIdentity(true);
          }}
        >
          <Stack spacing={2} sx={{ pt: 2, alignItems: 'start' }}>
            <FormTextField
              name="email"
              id="new-email"
              type="email"
              label={t('account.newEmail')}
              helperText={t('account.emailHelp')}
              autoComplete="email"
            />
            <Button type="submit" variant="contained">
              {t('account.emailSend')}
            </Button>
          </Stack>
        </Form>
      </Collapse>
      <IdentityDialog
        open={asksIdentity}
        user={user}
        title={t('identity.title')}
        action={t('identity.confirm')}
        onClose={() => setAsksIdentity(false)}
        onConfirmed={send}
      />
    </Item>
  );
}
