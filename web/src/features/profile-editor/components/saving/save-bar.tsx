// The bar at the bottom: buttons that save while the form has changes, else a button that leaves the editor.
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionId } from '@marquee/domain/profile/profile-fields';
import { usePendingSave } from '#web/profile-form/saving/pending-save.ts';
import { useIsOffline } from '#web/pwa/connection.ts';

interface SaveBarProps {
  readonly uid: string;
  readonly phase: 'idle' | 'saving' | 'waiting';
  /** Why the last save failed; `undefined` if it did not, and from the next save on. */
  readonly failure: string | undefined;
  readonly isUploading: boolean;
  /** The section after the current one, if there is one. */
  readonly next: SectionId | undefined;
  /** Whether the current section is the last one. */
  readonly isLast: boolean;
  /** Called before the form is submitted, with the section to open after the save. */
  readonly onSubmit: (next: SectionId | undefined) => void;
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

/** Keeps the focused element clear of the bar by a scroll padding, and a phone's toasts above the bar. */
const spaceForBar = (height: string) => ({
  html: { scrollPaddingBlockEnd: 96 },
  '@media (max-width: 599.95px)': {
    html: { scrollPaddingBlockEnd: height },
    '.notistack-SnackbarContainer.notistack-SnackbarContainer': {
      insetBlockEnd: `calc(${height} + env(safe-area-inset-bottom))`,
    },
  },
});

/** By the number of buttons: with two a phone has the text, of two lines, above them. */
const SPACE = { 1: spaceForBar('calc(40px + 2.75rem)'), 2: spaceForBar('calc(40px + 5.5rem)') } as const;

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(1, 2),
  paddingBlock: theme.spacing(1.5),
  '& > p': { flex: 1, minWidth: 0 },
  '& > button': { flexShrink: 0 },
  // On a phone the text is above the two buttons, which share the width. An attribute, and no `:has`: WebKit applies that late
  // when a button leaves, and the other button moves away from the finger that taps it.
  [theme.breakpoints.down('sm')]: {
    '&[data-buttons="2"]': { flexWrap: 'wrap' },
    '&[data-buttons="2"] > p': { flexBasis: '100%' },
    '&[data-buttons="2"] > button': { flex: '1 1 auto' },
  },
}));

/** Memoized: it renders when the form becomes changed, and not for every key press. */
const BarOf = memo(function BarOf({ isDirty, ...props }: SaveBarProps & { readonly isDirty: boolean }) {
  const { uid, phase, failure, isUploading, next, isLast, onSubmit, onStopWaiting, onCancel } = props;
  const { t } = useTranslation(['profileEditor', 'common']);
  const pending = usePendingSave(uid);
  const isOffline = useIsOffline();
  const isBusy = phase !== 'idle';
  const savable = isDirty || isBusy || isUploading;
  const offersNext = savable && !isBusy && next !== undefined;
  const status = ((): string => {
    if (phase === 'waiting') return t('bar.waiting');
    if (isUploading) return t('bar.uploading');
    // An earlier visit of the editor left a save that is not sent yet.
    if (!savable && isOffline && pending?.problem === undefined && pending) return t('bar.waiting');
    return savable ? (failure ?? t('bar.unsaved')) : '';
  })();
  return (
    <Bar elevation={8} role="region" aria-label={t('bar.label')}>
      <GlobalStyles styles={SPACE[offersNext ? 2 : 1]} />
      <Container maxWidth="lg">
        <Line data-buttons={offersNext ? 2 : 1}>
          <Typography
            variant="body2"
            role="status"
            color={failure !== undefined && !isBusy ? 'error' : 'textSecondary'}
          >
            {status}
          </Typography>
          {phase === 'waiting' ? (
            <Button variant="outlined" onClick={onStopWaiting}>
              {t('bar.stopWaiting')}
            </Button>
          ) : null}
          {savable && phase !== 'waiting' ? (
            <Button
              type="submit"
              variant="contained"
              color="secondary"
              disabled={isUploading}
              loading={phase === 'saving'}
              loadingPosition="start"
              onClick={() => onSubmit(undefined)}
            >
              {t(phase === 'saving' ? 'bar.saving' : 'bar.save')}
            </Button>
          ) : null}
          {offersNext ? (
            <Button
              type="submit"
              variant="outlined"
              disabled={isUploading}
              title={t(`sections.${next}.title`)}
              onClick={() => onSubmit(next)}
            >
              {t('bar.saveAndNext')}
            </Button>
          ) : null}
          {savable ? null : (
            <Button variant="outlined" onClick={onCancel}>
              {isLast ? t('bar.done') : t('common:cancel')}
            </Button>
          )}
        </Line>
      </Container>
    </Bar>
  );
});

export function SaveBar(props: SaveBarProps) {
  const { dirty } = useFormikContext();
  return <BarOf {...props} isDirty={dirty} />;
}
