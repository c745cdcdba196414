import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/values/limits';
import type { Picture } from '@marquee/domain/profile/profile';
import { SHOTS } from '@marquee/domain/profile/shot';
import { readMonth } from '@marquee/domain/values/read-value';
import { FormTextField } from '../../../../components/form/form-field.tsx';
import { Form } from '../../../../components/form/form.tsx';

type Caption = Pick<Picture, 'caption' | 'photographer' | 'taken' | 'shot'>;

const trim = (typed: string): string => typed.trim();

interface PhotoDialogProps {
  readonly photo: Picture;
  /** Counts from 1. */
  readonly position: number;
  readonly onDone: (caption: Caption) => void;
  readonly onClose: () => void;
}

/** What is said of one photo: shot, caption, photographer and month. */
export function PhotoDialog({ photo, position, onDone, onClose }: PhotoDialogProps) {
  const { t } = useTranslation(['profileEditor', 'casting']);
  const { caption, photographer, taken, shot } = photo;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={onClose}
      aria-labelledby="photo-title"
      // React hands a submit on to the editor's form, in whose tree the dialog is.
      onSubmit={(event) => event.stopPropagation()}
    >
      <Form<Caption>
        initialValues={{ caption, photographer, taken, shot }}
        onSubmit={(done) => onDone({ ...done, taken: readMonth(done.taken) })}
      >
        <DialogTitle id="photo-title">{t('gallery.about', { count: position })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <FormTextField name="shot" select label={t('casting:shot')}>
              <MenuItem value="">{t('gallery.noShot')}</MenuItem>
              {SHOTS.map((each) => (
                <MenuItem key={each} value={each}>
                  {t(`casting:shots.${each}`)}
                </MenuItem>
              ))}
            </FormTextField>
            <FormTextField
              name="caption"
              label={t('gallery.caption')}
              autoCapitalize="sentences"
              maxLength={LIMITS.caption}
              tidy={trim}
            />
            <FormTextField
              name="photographer"
              label={t('gallery.photographer')}
              autoCapitalize="words"
              maxLength={LIMITS.shortText}
              tidy={trim}
            />
            <FormTextField name="taken" label={t('gallery.taken')} type="month" />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('credits.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('credits.done')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
