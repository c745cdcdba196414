import Box from '@mui/material/Box';
import { ErrorAlert, type ErrorAlertProps } from '#web/components/error-alert.tsx';

/** An error of the whole form; empty text shows nothing. */
export function FormAlert({ text, ...alert }: ErrorAlertProps) {
  return text === '' ? null : (
    <Box sx={{ mb: 3 }}>
      <ErrorAlert text={text} {...alert} />
    </Box>
  );
}
