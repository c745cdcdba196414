import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useFormState } from '../fields/form-store.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { VideoPreview } from './video-preview.tsx';

function Preview() {
  const url = useFormState((state) => state.values.introduction_video);
  return <VideoPreview url={url} />;
}

export function IntroductionVideo() {
  const { t } = useTranslation('profileEditor');
  return (
    <Stack spacing={2}>
      <TextInput
        name="introduction_video"
        label={t('fields.introductionVideo')}
        help={t('fields.introductionVideoHelp')}
        inputMode="url"
        autoCapitalize="none"
        tidy={(typed) => typed.trim()}
      />
      <Preview />
    </Stack>
  );
}
