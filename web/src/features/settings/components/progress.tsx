import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

interface ProgressProps {
  readonly label: string;
  /** How far it is; '' while there is nothing to say. */
  readonly progress: string;
}

/** Something that takes a while. */
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
