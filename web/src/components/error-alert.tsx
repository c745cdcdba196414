import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';

export interface ErrorAlertProps {
  readonly title?: string;
  readonly text: string;
  readonly action?: ReactNode;
  /** After the text. */
  readonly children?: ReactNode;
}

export function ErrorAlert({ title, text, action, children }: ErrorAlertProps) {
  return (
    <Alert severity="error" action={action}>
      {title === undefined ? null : <AlertTitle>{title}</AlertTitle>}
      {text}
      {children === undefined ? null : <> {children}</>}
    </Alert>
  );
}
