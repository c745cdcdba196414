import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

interface ErrorAlertProps {
  readonly title?: string;
  readonly text: string;
}

export function ErrorAlert({ title, text }: ErrorAlertProps) {
  return (
    <Alert severity="error">
      {title === undefined ? null : <AlertTitle>{title}</AlertTitle>}
      {text}
    </Alert>
  );
}
