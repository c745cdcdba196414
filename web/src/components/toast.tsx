// Toasts: one at a time, top right, 5 s unless told otherwise, read out by screen readers (specification, section 2).
import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
  type CustomContentProps,
} from 'notistack';
import { type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TIMING } from '@marquee/domain/limits';

export interface Toast {
  readonly title?: string;
  readonly text?: string;
  readonly variant?: AlertColor;
  /** Milliseconds; 3 to 6 s where the specification names one. */
  readonly duration?: number;
}

declare module 'notistack' {
  interface VariantOverrides {
    toast: { toast: Toast };
  }
}

interface ToastContentProps extends CustomContentProps {
  readonly toast: Toast;
  readonly ref?: Ref<HTMLDivElement>;
}

function ToastContent({ id, toast, style, ref }: ToastContentProps) {
  const { t } = useTranslation('common');
  const severity = toast.variant ?? 'info';
  return (
    <SnackbarContent ref={ref} style={style}>
      <Alert
        severity={severity}
        variant="standard"
        role={severity === 'error' || severity === 'warning' ? 'alert' : 'status'}
        elevation={6}
        sx={{ width: '100%', maxWidth: 420 }}
        action={
          <IconButton size="small" color="inherit" aria-label={t('close')} onClick={() => closeSnackbar(id)}>
            <Close fontSize="small" />
          </IconButton>
        }
      >
        {toast.title === undefined ? null : <AlertTitle>{toast.title}</AlertTitle>}
        {toast.text}
      </Alert>
    </SnackbarContent>
  );
}

/** Where toasts appear; stands once, around the app. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={1}
      preventDuplicate
      autoHideDuration={TIMING.toast}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={{ toast: ToastContent }}
    >
      {children}
    </SnackbarProvider>
  );
}

/** Shows a toast, from anywhere below `ToastProvider`. */
function showToast(toast: Toast): void {
  enqueueSnackbar({
    variant: 'toast',
    toast,
    key: `${toast.title ?? ''}|${toast.text ?? ''}`,
    ...(toast.duration === undefined ? {} : { autoHideDuration: toast.duration }),
  });
}

/** The function that shows a toast. */
export function useToast(): (toast: Toast) => void {
  return showToast;
}
