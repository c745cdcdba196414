import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTextField, trim } from '#web/components/form/form-field.tsx';
import { useProfileField } from './use-profile-field.ts';
import { VideoDetailsFields } from './video-details-fields.tsx';
import { useThumbnail } from './use-thumbnail.ts';
import { VideoPreview } from './video-preview.tsx';

const Preview = memo(VideoPreview);

export function IntroductionVideo() {
  const { t } = useTranslation('profileEditor');
  const { value: url } = useProfileField('introduction_video');
  const { setFieldValue } = useFormikContext();
  const askThumbnail = useThumbnail(
    url,
    useCallback((thumb) => void setFieldValue('introduction_video_details.thumb', thumb), [setFieldValue]),
  );
  return (
    <Stack spacing={2}>
      <FormTextField
        name="introduction_video"
        label={t('fields.introductionVideo')}
        helperText={t('fields.introductionVideoHelp')}
        inputMode="url"
        autoCapitalize="none"
        tidy={trim}
        onLeave={askThumbnail}
      />
      {url === '' ? null : <VideoDetailsFields path="introduction_video_details" />}
      <Preview url={url} />
    </Stack>
  );
}
