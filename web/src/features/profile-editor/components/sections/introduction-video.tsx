import Stack from '@mui/material/Stack';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../../../components/form/form-field.tsx';
import { useProfileField } from '../fields/use-profile-field.ts';
import { VideoPreview } from './video-preview.tsx';

const Preview = memo(VideoPreview);

const trim = (typed: string): string => typed.trim();

export function IntroductionVideo() {
  const { t } = useTranslation('profileEditor');
  const { value: url } = useProfileField('introduction_video');
  return (
    <Stack spacing={2}>
      <FormTextField
        name="introduction_video"
        label={t('fields.introductionVideo')}
        helperText={t('fields.introductionVideoHelp')}
        inputMode="url"
        autoCapitalize="none"
        tidy={trim}
      />
      <Preview url={url} />
    </Stack>
  );
}
