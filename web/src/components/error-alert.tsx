import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ReactNode } from 'react';

export interface ErrorAlertProps {
  readonly title?: string;
  readonly text: string;
  /** A link or button, shown after the text. */
  readonly children?: ReactNode;
}

export function ErrorAlert({ title, text, children }: ErrorAlertProps) {
  return (
    <Alert severity="error">
      {title === undefined ? null : <AlertTitle>{title}</AlertTitle>}
      <span>{text}</span>
      {children === undefined ? null : <span> </span>}
      {children}
    </Alert>
  );
}
