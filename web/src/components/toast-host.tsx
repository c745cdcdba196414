// What shows the toasts of toast.tsx: notistack, with MUI's alerts in it.
import Close from '@mui/icons-material/Close';
import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import IconButton from '@mui/material/IconButton';
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
  type CustomContentProps,
} from 'notistack';
import { useEffect, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TIMING } from '@marquee/domain/limits';
import type { Toast, ToastHostProps } from './toast.tsx';

declare module 'notistack' {
  interface VariantOverrides {
    toast: { toast: Toast };
  }
}

/** Said at once; anything else waits until the screen reader has finished its sentence. */
const isUrgent = ({ variant }: Toast): boolean => variant === 'error' || variant === 'warning';

/** The region around the toasts reads them, except what is urgent, which reads itself, and what is not to be read. */
function spoken(toast: Toast): Pick<AlertProps, 'role' | 'aria-live'> {
  if (toast.isRepeat) return { role: 'status', 'aria-live': 'off' };
  return { role: isUrgent(toast) ? 'alert' : 'none' };
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
        {...spoken(toast)}
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

function show(toast: Toast): void {
  enqueueSnackbar({
    variant: 'toast',
    toast,
    key: `${toast.title ?? ''}|${toast.text ?? ''}`,
    ...(toast.duration === undefined ? {} : { autoHideDuration: toast.duration }),
  });
}

export function ToastHost({ region, onStanding }: ToastHostProps) {
  useEffect(() => {
    onStanding((toast) => {
      // An alert speaks for itself, and must not be read twice.
      region.current?.setAttribute('aria-live', isUrgent(toast) || toast.isRepeat ? 'off' : 'polite');
      show(toast);
    });
    return () => onStanding(undefined);
  }, [region, onStanding]);
  return (
    <SnackbarProvider
      maxSnack={1}
      preventDuplicate
      autoHideDuration={TIMING.toast}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={{ toast: ToastContent }}
    />
  );
}
