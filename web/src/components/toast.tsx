// Toasts: notistack, one at a time, top right, 5 s by default, with MUI's alert as their content. On a phone they
// are at the bottom: at the top they would cover the title and the menu.
import Close from '@mui/icons-material/Close';
import Alert, { type AlertColor, type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import IconButton from '@mui/material/IconButton';
import {
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
  type CustomContentProps,
} from 'notistack';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TIMING } from '@marquee/domain/values/timing';
import { useIsPhone } from './screen-width.ts';

export interface Toast {
  readonly title?: string;
  readonly text?: string;
  readonly variant?: AlertColor;
  /** In milliseconds; by default 5 s. */
  readonly duration?: number;
  /** Whether the toast repeats an alert on the screen, which is more detailed and which screen readers announce. */
  readonly isRepeat?: boolean;
}

declare module 'notistack' {
  interface VariantOverrides {
    toast: { toast: Toast };
  }
}

const isUrgent = ({ variant }: Toast): boolean => variant === 'error' || variant === 'warning';

/** A repeat is not announced; an error or warning announces itself; the live region announces all other toasts. */
function ariaProps(toast: Toast): Pick<AlertProps, 'role' | 'aria-live'> {
  if (toast.isRepeat) return { role: 'status', 'aria-live': 'off' };
  return { role: isUrgent(toast) ? 'alert' : 'none' };
}

interface ToastContentProps extends CustomContentProps {
  readonly toast: Toast;
  readonly ref?: Ref<HTMLDivElement>;
}

function ToastContent({ id, toast, style, ref }: ToastContentProps) {
  const { t } = useTranslation('common');
  return (
    <SnackbarContent ref={ref} style={style}>
      <Alert
        severity={toast.variant ?? 'info'}
        variant="standard"
        {...ariaProps(toast)}
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

const REGION = 'toasts';

/** Renders the toasts; used once, around the app. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const isPhone = useIsPhone();
  return (
    <>
      {children}
      {/* Rendered before the first toast: screen readers often miss a live region that appears with its text. */}
      <div id={REGION} aria-live="polite">
        <SnackbarProvider
          maxSnack={1}
          preventDuplicate
          autoHideDuration={TIMING.toast}
          anchorOrigin={
            isPhone ? { vertical: 'bottom', horizontal: 'center' } : { vertical: 'top', horizontal: 'right' }
          }
          Components={{ toast: ToastContent }}
        />
      </div>
    </>
  );
}

function showToast(toast: Toast): void {
  // Errors and warnings announce themselves, and a repeat is not announced: the region announces neither.
  document
    .getElementById(REGION)
    ?.setAttribute('aria-live', isUrgent(toast) || toast.isRepeat ? 'off' : 'polite');
  enqueueSnackbar({
    variant: 'toast',
    toast,
    key: `${toast.title ?? ''}|${toast.text ?? ''}`,
    ...(toast.duration === undefined ? {} : { autoHideDuration: toast.duration }),
  });
}

export function useToast(): (toast: Toast) => void {
  return showToast;
}
