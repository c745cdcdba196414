import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';

/** A button that submits the surrounding Formik form; disabled during the submit. */
export function SubmitButton(props: Pick<ButtonProps, 'children' | 'disabled' | 'sx'>) {
  const { isSubmitting } = useFormikContext();
  return <Button type="submit" variant="contained" loading={isSubmitting} {...props} />;
}
