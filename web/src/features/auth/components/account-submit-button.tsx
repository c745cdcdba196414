import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { env } from '#web/config/env.ts';

interface SubmitButtonProps {
  readonly label: string;
  readonly busyLabel: string;
}

/** The submit button of a form; shows `busyLabel` and is disabled during the submit. */
export function SubmitButton({ label, busyLabel }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      fullWidth
      size="large"
      variant="contained"
      color="secondary"
      disabled={isSubmitting || !env.isConfigured}
    >
      {isSubmitting ? busyLabel : label}
    </Button>
  );
}
