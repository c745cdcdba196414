import Box from '@mui/material/Box';
import { LazyErrorAlert, useErrorAlert } from '../../components/lazy-error-alert.tsx';

/** What went wrong with the whole form; empty text shows nothing. */
export function FormAlert({ text }: { readonly text: string }) {
  useErrorAlert();
  return text === '' ? null : (
    <Box sx={{ mb: 3 }}>
      <LazyErrorAlert text={text} />
    </Box>
  );
}
