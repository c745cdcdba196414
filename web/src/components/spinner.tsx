// A spinner in the middle of a loading screen, labelled with the screen's title; it has a text where the screen waits
// for one thing.
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
