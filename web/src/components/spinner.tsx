// A spinner for a screen that is loading, with the label as its title; `text` says what the screen waits for.
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface SpinnerProps {
  readonly label: string;
  readonly text?: string;
}

export function Spinner({ label, text }: SpinnerProps) {
  return (
    <Stack
      role="status"
      data-spinner=""
      spacing={2}
      sx={{ alignItems: 'center', justifyContent: 'center', minHeight: '50vh', p: 4, textAlign: 'center' }}
    >
      <CircularProgress aria-hidden="true" />
      <Typography variant="h4" component="h1">
        {label}
      </Typography>
      {text === undefined ? null : <Typography color="textSecondary">{text}</Typography>}
    </Stack>
  );
}
