import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as yup from 'yup';
import { LIMITS } from '@marquee/domain/values/limits';
import { smallestFile } from '@marquee/domain/profile/picture';
import type { Picture } from '@marquee/domain/profile/profile';
import { SHOTS } from '@marquee/domain/profile/shot';
import { monthSchema } from '@marquee/domain/profile/profile-form';
import { FormDialog } from '#web/components/form-dialog.tsx';
import { MonthField } from '#web/components/form/month-field.tsx';
import { FormTextField, trim } from '#web/components/form/form-field.tsx';
import { pictureUrl } from '#web/config/picture-url.ts';
import { useEditor } from '#web/profile-form/editor-context.tsx';

type Caption = Pick<Picture, 'caption' | 'photographer' | 'taken' | 'shot'>;

interface PhotoDialogProps {
  readonly photo: Picture;
  /** The photo's position in the gallery; counts from 1. */
  readonly position: number;
  readonly onDone: (caption: Caption) => void;
  readonly onClose: () => void;
}

const schema = yup.object({ taken: monthSchema() });

/** How many years back a photo may have been taken. */
const YEARS = 30;

/** The form of one photo's shot, caption, photographer and month. */
export function PhotoDialog({ photo, position, onDone, onClose }: PhotoDialogProps) {
  const { t } = useTranslation(['profileEditor', 'casting']);
  const { names } = useEditor();
  const { caption, photographer, taken, shot } = photo;
  const [thisYear] = useState(() => new Date().getFullYear());
  return (
    <FormDialog<Caption>
      title={t('gallery.about', { count: position })}
      submitLabel={t('credits.done')}
      initialValues={{ caption, photographer, taken, shot }}
      validationSchema={schema}
      errorText={(problem) => t(`messages.${problem as 'month'}`)}
      onSubmit={onDone}
      onClose={onClose}
    >
      <Stack spacing={2.5} sx={{ pt: 1 }}>
        <Box
          component="img"
          src={pictureUrl(names.uid, smallestFile(photo))}
          alt=""
          sx={{
            blockSize: 160,
            maxInlineSize: '100%',
            objectFit: 'contain',
            alignSelf: 'center',
            borderRadius: 1,
          }}
        />
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
        <MonthField
          name="taken"
          label={t('gallery.taken')}
          firstYear={thisYear - YEARS}
          lastYear={thisYear}
        />
      </Stack>
    </FormDialog>
  );
}
