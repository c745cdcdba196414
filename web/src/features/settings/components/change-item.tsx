// Shows a part of the account, with a form that changes it after reauthentication.
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from 'firebase/auth';
import { Form, type FormProps } from '#web/components/form/form.tsx';
import { useToast, type Toast } from '#web/components/toast.tsx';
import { IdentityDialog } from './identity-dialog.tsx';
import { Item, Line, Named } from './section.tsx';

interface ChangeItemProps<Values extends object> extends Pick<
  FormProps<Values>,
  'initialValues' | 'validationSchema' | 'errorText'
> {
  readonly user: User;
  readonly name: string;
  /** The current value. */
  readonly current: string;
  /** The labels of the button that opens the form, and of the one that submits it. */
  readonly openLabel: string;
  readonly submitLabel: string;
  /** Makes the change. Throws Firebase's error. */
  readonly change: (values: Values) => Promise<void>;
  /** Returns the texts of the toast that is shown after the change. */
  readonly done: (values: Values) => Pick<Toast, 'title' | 'text'>;
  /** The form's fields. */
  readonly children: ReactNode;
}

export function ChangeItem<Values extends object>(props: ChangeItemProps<Values>) {
  const { user, name, current, openLabel, submitLabel, change, done, children, ...form } = props;
  const { t } = useTranslation(['settings', 'common']);
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [valuesToConfirm, setValuesToConfirm] = useState<Values>();

  const confirm = async (): Promise<void> => {
    if (valuesToConfirm === undefined) return;
    await change(valuesToConfirm);
    toast({ variant: 'success', ...done(valuesToConfirm) });
    setValuesToConfirm(undefined);
    setIsOpen(false);
  };

  return (
    <Item>
      <Line>
        <Named name={name}>{current}</Named>
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setIsOpen((before) => !before)}>
          {isOpen ? t('common:cancel') : openLabel}
        </Button>
      </Line>
      <Collapse in={isOpen} unmountOnExit>
        <Form<Values> {...form} onSubmit={(values) => setValuesToConfirm(values)}>
          <Stack spacing={2} sx={{ pt: 2, alignItems: 'start' }}>
            {children}
            <Button type="submit" variant="contained">
              {submitLabel}
            </Button>
          </Stack>
        </Form>
      </Collapse>
      <IdentityDialog
        open={valuesToConfirm !== undefined}
        user={user}
        title={t('identity.title')}
        action={t('identity.confirm')}
        onClose={() => setValuesToConfirm(undefined)}
        onConfirmed={confirm}
      />
    </Item>
  );
}
