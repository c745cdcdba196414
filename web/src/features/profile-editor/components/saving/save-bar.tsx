// Fixed at the bottom (specification, section 2): saves when the form has changes, leaves when it has none.
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../editor/editor-context.tsx';
import { useFormState } from '../fields/form-store.tsx';
import { useUploadCount } from '../media/upload-count.ts';
import type { SavePhase } from './use-save.ts';

interface SaveBarProps {
  readonly phase: SavePhase;
  /** Why the last save failed, until the next one. */
  readonly failure: string | undefined;
  readonly onStopWaiting: () => void;
  readonly onCancel: () => void;
}

const Bar = styled(Paper)(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  borderRadius: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(1.5),
  '& > p': { flex: 1, minWidth: 0 },
  '& > button': { flexShrink: 0 },
}));

export function SaveBar({ phase, failure, onStopWaiting, onCancel }: SaveBarProps) {
  const { t } = useTranslation('profileEditor');
  const isDirty = useFormState((state) => state.dirty);
  const isUploading = useUploadCount(useEditor().uploads) > 0;
  const isBusy = phase !== 'idle';
  const savable = isDirty || isBusy || isUploading;
  const status = ((): string => {
    if (phase === 'waiting') return t('bar.waiting');
    if (isUploading) return t('bar.uploading');
    return savable ? (failure ?? t('bar.unsaved')) : '';
  })();
  return (
    <Bar elevation={8} role="region" aria-label={t('bar.label')}>
      {/* What the keyboard moves to is never below the bar. */}
      <GlobalStyles styles={{ html: { scrollPaddingBlockEnd: 96 } }} />
      <Container maxWidth="md">
        <Line>
          <Typography
            variant="body2"
            role="status"
            color={failure !== undefined && !isBusy ? 'error' : 'textSecondary'}
          >
            {status}
          </Typography>
          {phase === 'waiting' ? <Button onClick={onStopWaiting}>{t('bar.stopWaiting')}</Button> : null}
          {savable ? (
            <Button
              type="submit"
              variant="contained"
              color="secondary"
              disabled={isBusy || isUploading}
              startIcon={
                isBusy ? <CircularProgress size={18} color="inherit" aria-hidden="true" /> : undefined
              }
            >
              {t(isBusy ? 'bar.saving' : 'bar.save')}
            </Button>
          ) : (
            <Button variant="outlined" onClick={onCancel}>
              {t('bar.cancel')}
            </Button>
          )}
        </Line>
      </Container>
    </Bar>
  );
}
