import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, type FormProps } from './form/form.tsx';

type FormDialogProps<Values extends object> = FormProps<Values> &
  Pick<DialogProps, 'maxWidth' | 'fullScreen'> & {
    readonly title: string;
    readonly submitLabel: string;
    readonly color?: ButtonProps['color'];
    readonly onClose: () => void;
  };

/** The dialog cannot be closed while its form is being submitted. */
export function FormDialog<Values extends object>({
  title,
  submitLabel,
  color = 'primary',
  maxWidth = 'xs',
  fullScreen = false,
  onClose,
  onSubmit,
  children,
  ...form
}: FormDialogProps<Values>) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      fullScreen={fullScreen}
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={titleId}
      // React would bubble the submit event to a form that contains the dialog in the React tree.
      onSubmit={(event) => event.stopPropagation()}
    >
      <Form<Values>
        {...form}
        onSubmit={async (values, helpers) => {
          setIsBusy(true);
          try {
            await onSubmit(values, helpers);
          } finally {
            setIsBusy(false);
          }
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" color={color} loading={isBusy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
