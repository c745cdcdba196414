import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PlainList } from '#web/components/plain-list.ts';
import type { FailedFile } from './use-gallery.ts';
import { useProblemTexts } from '#web/profile-form/pictures/use-problem-texts.ts';

interface FailedPhotosProps {
  readonly failed: readonly FailedFile[];
  readonly onRetry: (file: FailedFile) => void;
  readonly onDismiss: (file: FailedFile) => void;
}

const List = styled(PlainList)(({ theme }) => ({
  marginBottom: theme.spacing(2),
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& p': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

/** Lists photos whose upload failed and can be repeated, below the gallery. The gallery's limit does not count them. */
export function FailedPhotos({ failed, onRetry, onDismiss }: FailedPhotosProps) {
  const { t } = useTranslation('profileEditor');
  const texts = useProblemTexts();
  if (failed.length === 0) return null;
  return (
    <List aria-label={t('gallery.failedLabel')}>
      {failed.map((each) => {
        const { name } = each.file;
        return (
          <li key={each.id}>
            <Typography variant="body2" color="error">
              {t('uploadFile.named', { name, problem: texts.ofFile(each.failure) })}
            </Typography>
            <Button aria-label={t('gallery.retryNamed', { name })} onClick={() => onRetry(each)}>
              {t('gallery.retry')}
            </Button>
            <IconButton aria-label={t('gallery.discard', { name })} onClick={() => onDismiss(each)}>
              <Close fontSize="small" />
            </IconButton>
          </li>
        );
      })}
    </List>
  );
}
