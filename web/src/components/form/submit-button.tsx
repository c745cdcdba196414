import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';

/** Submits the surrounding Formik form; disabled while it is submitted. */
export function SubmitButton(props: Pick<ButtonProps, 'children' | 'disabled' | 'sx'>) {
  const { isSubmitting } = useFormikContext();
  return <Button type="submit" variant="contained" loading={isSubmitting} {...props} />;
}
