import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ErrorAlert } from '../../../components/error-alert.tsx';

interface FormAlertProps {
  readonly title?: string;
  readonly text: string;
  /** An action, after the text. */
  readonly children?: ReactNode;
}

/** An error of the whole form; empty text shows nothing. */
export function FormAlert({ text, ...alert }: FormAlertProps) {
  return text === '' ? null : (
    <Box sx={{ mb: 3 }}>
      <ErrorAlert text={text} {...alert} />
    </Box>
  );
}
