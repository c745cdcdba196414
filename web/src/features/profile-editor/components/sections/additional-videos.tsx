import { NO_VIDEO_DETAILS } from '@marquee/domain/profile/video-details';
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/values/limits';
import { VIDEO_PLATFORMS, type VideoPlatform } from '@marquee/domain/profile/options';
import type { Picture, VideoLink } from '@marquee/domain/profile/profile';
import { FormTextField, trim } from '#web/components/form/form-field.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import { FieldGroup, FLOATING_LABEL } from '#web/profile-form/fields/field-group.tsx';
import { useProfileField } from '#web/profile-form/fields/use-profile-field.ts';
import { platformOf } from '#web/profile-form/fields/platform-of.ts';
import { VideoDetailsFields } from '#web/profile-form/fields/video-details-fields.tsx';
import { useThumbnail } from '#web/profile-form/fields/use-thumbnail.ts';
import { VideoPreview } from '#web/profile-form/fields/video-preview.tsx';

const isPlatform = (value: unknown): value is VideoPlatform =>
  (VIDEO_PLATFORMS as readonly unknown[]).includes(value);

/** On a phone the platform is on a line of its own, above the link and its button. */
const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 1),
  gridTemplateColumns: '1fr auto',
  gridTemplateAreas: '"platform platform" "url remove"',
  alignItems: 'start',
  '& > div:nth-of-type(1)': { gridArea: 'platform' },
  '& > div:nth-of-type(2)': { gridArea: 'url' },
  '& > button': { gridArea: 'remove', width: 48, height: 48, marginTop: 4 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '160px 1fr auto',
    gridTemplateAreas: '"platform url remove"',
  },
}));

interface VideoProps {
  readonly index: number;
  readonly video: VideoLink;
  readonly onPlatform: (index: number, platform: VideoPlatform) => void;
  readonly onThumb: (index: number, thumb: Picture | null) => void;
  readonly onRemove: (index: number) => void;
}

const Video = memo(function Video({ index, video, onPlatform, onThumb, onRemove }: VideoProps) {
  const { t } = useTranslation('profileEditor');
  const { platform, url } = video;
  const askThumbnail = useThumbnail(
    url,
    useCallback((thumb) => onThumb(index, thumb), [index, onThumb]),
  );
  return (
    <Stack component="li" spacing={2} useFlexGap>
      <Fields role="group" aria-label={t('videos.nth', { count: index + 1 })}>
        <TextField
          select
          label={t('videos.platform')}
          value={platform}
          onChange={({ target }) => {
            if (isPlatform(target.value)) onPlatform(index, target.value);
          }}
        >
          {VIDEO_PLATFORMS.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`videos.platforms.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <FormTextField
          name={`additional_videos.${String(index)}.url`}
          label={t('videos.url')}
          inputMode="url"
          autoCapitalize="none"
          tidy={trim}
          onLeave={(typed) => {
            const found = platformOf(typed);
            if (found && found !== platform) onPlatform(index, found);
            askThumbnail(typed);
          }}
        />
        <IconButton aria-label={t('videos.remove', { count: index + 1 })} onClick={() => onRemove(index)}>
          <DeleteOutlined />
        </IconButton>
      </Fields>
      <VideoDetailsFields path={`additional_videos.${String(index)}`} />
      <VideoPreview url={url} />
    </Stack>
  );
});

interface VideosProps {
  readonly videos: readonly VideoLink[];
  readonly onPlatform: VideoProps['onPlatform'];
  readonly onThumb: VideoProps['onThumb'];
  readonly onChange: (videos: readonly VideoLink[]) => void;
}

const Videos = memo(function Videos({ videos, onPlatform, onThumb, onChange }: VideosProps) {
  const { t } = useTranslation('profileEditor');
  const isFull = videos.length >= LIMITS.additionalVideos;
  const help = isFull ? t('videos.full', { max: LIMITS.additionalVideos }) : t('videos.help');
  const remove = (index: number): void => onChange(videos.filter((_, at) => at !== index));
  return (
    <FieldGroup name="additional_videos" label={t('videos.label')} help={help}>
      {videos.length === 0 ? (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('videos.empty')}
        </Typography>
      ) : (
        <Stack component="ol" spacing={3} sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, pt: FLOATING_LABEL }}>
          {videos.map((video, index) => (
            <Video
              key={index}
              index={index}
              video={video}
              onPlatform={onPlatform}
              onThumb={onThumb}
              onRemove={remove}
            />
          ))}
        </Stack>
      )}
      <Button
        id={fieldId('additional_videos')}
        variant="outlined"
        startIcon={<Add />}
        disabled={isFull}
        onClick={() => onChange([...videos, { ...NO_VIDEO_DETAILS, platform: 'youtube', url: '' }])}
      >
        {t('videos.add')}
      </Button>
    </FieldGroup>
  );
});

export function AdditionalVideos() {
  const { value, setValue } = useProfileField('additional_videos');
  const { setFieldValue } = useFormikContext();
  const setPlatform = useCallback(
    (index: number, platform: VideoPlatform) =>
      void setFieldValue(`additional_videos.${String(index)}.platform`, platform),
    [setFieldValue],
  );
  const setThumb = useCallback(
    (index: number, thumb: Picture | null) =>
      void setFieldValue(`additional_videos.${String(index)}.thumb`, thumb),
    [setFieldValue],
  );
  return <Videos videos={value} onPlatform={setPlatform} onThumb={setThumb} onChange={setValue} />;
}
