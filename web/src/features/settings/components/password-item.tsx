import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import type { User } from 'firebase/auth';
import { PasswordField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useToast } from '../../../components/toast.tsx';
import { changePassword } from '../api/account.ts';
import { signInMethods } from '../api/identity.ts';
import { IdentityDialog } from './identity-dialog.tsx';
import { Item, Line, Named } from './section.tsx';

/** As at signup (specification, section 5). */
const MINIMUM = 6;

const schema = yup.object({
  password: yup.string().min(MINIMUM, 'passwordShort').required('passwordShort'),
  confirm: yup
    .string()
    .oneOf([yup.ref('password')], 'passwordMismatch')
    .required('passwordMismatch'),
});

export function PasswordItem({ user }: { readonly user: User }) {
  const { t } = useTranslation(['settings', 'common']);
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState('');
  const [asksIdentity, setAsksIdentity] = useState(false);
  const isSet = signInMethods(user).includes('password');
  // Firebase keeps passwords beside an e-mail address only.
  if (user.email === null) return null;

  const save = async (): Promise<void> => {
    await changePassword(user, asked);
    toast({
      variant: 'success',
      title: t('account.passwordSaved.title'),
      text: t('account.passwordSaved.text'),
    });
    setAsksIdentity(false);
    setIsOpen(false);
  };
  const eye = { showLabel: t('account.showPassword'), hideLabel: t('account.hidePassword') };

  return (
    <Item>
      <Line>
        <Named name={t('account.password')}>
          {t(isSet ? 'account.passwordSet' : 'account.passwordNone')}
        </Named>
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
          {t(isOpen ? 'common:cancel' : isSet ? 'account.passwordChange' : 'account.passwordAdd')}
        </Button>
      </Line>
      <Collapse in={isOpen} unmountOnExit>
        <Form
          initialValues={{ password: '', confirm: '' }}
          validationSchema={schema}
          errorText={(problem) => t(`account.${problem as 'passwordShort' | 'passwordMismatch'}`)}
          onSubmit={({ password }) => {
            setAsked(password);
            setAsksIdentity(true);
          }}
        >
          <Stack spacing={2} sx={{ pt: 2, alignItems: 'start' }}>
            <PasswordField
              name="password"
              id="new-password"
              label={t('account.newPassword')}
              autoComplete="new-password"
              {...eye}
            />
            <PasswordField
              name="confirm"
              id="confirm-new-password"
              label={t('account.confirmPassword')}
              autoComplete="new-password"
              {...eye}
            />
            <Button type="submit" variant="contained">
              {t('account.passwordSave')}
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
        onConfirmed={save}
      />
    </Item>
  );
}
