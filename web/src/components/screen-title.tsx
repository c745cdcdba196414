import Typography from '@mui/material/Typography';

interface ScreenTitleProps {
  readonly title: string;
  readonly intro: string;
}

export function ScreenTitle({ title, intro }: ScreenTitleProps) {
  return (
    <>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {intro}
      </Typography>
    </>
  );
}
