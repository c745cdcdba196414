import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from 'firebase/auth';
import { FocusFirstError, PasswordField } from '../../../components/form/form-field.tsx';
import { Form } from '../../../components/form/form.tsx';
import { useToast } from '../../../components/toast.tsx';
import { changePassword } from '../api/account.ts';
import { signInMethods } from '../api/identity.ts';
import { IdentityDialog } from '../identity-dialog.tsx';
import { Item, Line, Named } from './section.tsx';

/** As at signup (specification, section 5). */
const MINIMUM = 6;

export function PasswordItem({ user }: { readonly user: User }) {
  const { t } = useTranslation(['settings', 'common']);
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState('');
  const [asksIdentity, setAsksIdentity] = useState(false);
  const isSet = signInMethods(user).includes('password');
  const check = ({ password, confirm }: { readonly password: string; readonly confirm: string }) => ({
    password: password.length < MINIMUM ? t('account.passwordShort') : undefined,
    confirm: confirm === '' || confirm !== password ? t('account.passwordMismatch') : undefined,
  });
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
          validate={check}
          onSubmit={({ password }) => {
            setAsked(password);
            setAsksIdentity(true);
          }}
        >
          <FocusFirstError />
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
