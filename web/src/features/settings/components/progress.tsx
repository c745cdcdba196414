import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

interface ProgressProps {
  readonly label: string;
  /** The status text; '' for none. */
  readonly progress: string;
}

/** A progress bar with a status text. */
export function Progress({ label, progress }: ProgressProps) {
  return (
    <>
      <LinearProgress aria-label={label} />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: progress === '' ? 0 : 1 }}>
        {progress}
      </Typography>
    </>
  );
}
