import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/limits';
import { VIDEO_PLATFORMS, type VideoPlatform } from '@marquee/domain/options';
import type { VideoLink } from '@marquee/domain/profile';
import { youtubeId } from '@marquee/domain/video';
import { FieldGroup, FLOATING_LABEL } from '../fields/field-group.tsx';
import { useFormState, useFormStore } from '../fields/form-store.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { fieldId } from '../fields/validate.ts';
import { VideoPreview } from './video-preview.tsx';

const isPlatform = (value: unknown): value is VideoPlatform =>
  (VIDEO_PLATFORMS as readonly unknown[]).includes(value);

/** The platform an address tells by itself. */
export function platformOf(url: string): VideoPlatform | undefined {
  if (youtubeId(url) !== undefined) return 'youtube';
  return /^(https?:\/\/)?(www\.)?instagram\.com\//i.test(url.trim()) ? 'instagram' : undefined;
}

/** On a phone the platform takes a line of its own above the link and its button. */
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

function Video({ index }: { readonly index: number }) {
  const { t } = useTranslation('profileEditor');
  const store = useFormStore();
  const platform = useFormState((state) => state.values.additional_videos[index]?.platform ?? 'youtube');
  const url = useFormState((state) => state.values.additional_videos[index]?.url ?? '');
  const change = (changed: Partial<VideoLink>): void =>
    store.set('additional_videos', (videos) =>
      videos.map((video, at) => (at === index ? { ...video, ...changed } : video)),
    );
  return (
    <Stack component="li" spacing={1}>
      <Fields role="group" aria-label={t('videos.nth', { count: index + 1 })}>
        <TextField
          select
          label={t('videos.platform')}
          value={platform}
          onChange={({ target }) => {
            if (isPlatform(target.value)) change({ platform: target.value });
          }}
        >
          {VIDEO_PLATFORMS.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`videos.platforms.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextInput
          name={`additional_videos.${index}.url`}
          label={t('videos.url')}
          inputMode="url"
          autoCapitalize="none"
          tidy={(typed) => typed.trim()}
          onLeave={(left) => {
            const told = platformOf(left);
            if (told && told !== platform) change({ platform: told });
          }}
        />
        <IconButton
          aria-label={t('videos.remove', { count: index + 1 })}
          onClick={() => store.set('additional_videos', (videos) => videos.filter((_, at) => at !== index))}
        >
          <DeleteOutlined />
        </IconButton>
      </Fields>
      <VideoPreview url={url} />
    </Stack>
  );
}

export function AdditionalVideos() {
  const { t } = useTranslation('profileEditor');
  const store = useFormStore();
  const count = useFormState((state) => state.values.additional_videos.length);
  const isFull = count >= LIMITS.additionalVideos;
  const help = isFull ? t('videos.full', { max: LIMITS.additionalVideos }) : t('videos.help');
  return (
    <FieldGroup name="additional_videos" label={t('videos.label')} help={help}>
      {count === 0 ? (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('videos.empty')}
        </Typography>
      ) : (
        <Stack component="ol" spacing={3} sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, pt: FLOATING_LABEL }}>
          {Array.from({ length: count }, (_, index) => (
            <Video key={index} index={index} />
          ))}
        </Stack>
      )}
      <Button
        id={fieldId('additional_videos')}
        variant="outlined"
        startIcon={<Add />}
        disabled={isFull}
        onClick={() =>
          store.set('additional_videos', (videos) => [...videos, { platform: 'youtube', url: '' }])
        }
      >
        {t('videos.add')}
      </Button>
    </FieldGroup>
  );
}
