import Alert from '@mui/material/Alert';

/** What went wrong with the whole form; empty text shows nothing. */
export function FormAlert({ text }: { readonly text: string }) {
  return text === '' ? null : (
    <Alert severity="error" sx={{ mb: 3 }}>
      {text}
    </Alert>
  );
}
