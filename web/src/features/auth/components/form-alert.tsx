import Box from '@mui/material/Box';
import { ErrorAlert } from '../../../components/error-alert.tsx';

/** What went wrong with the whole form; empty text shows nothing. */
export function FormAlert({ text }: { readonly text: string }) {
  return text === '' ? null : (
    <Box sx={{ mb: 3 }}>
      <ErrorAlert text={text} />
    </Box>
  );
}
