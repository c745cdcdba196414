import AddAPhoto from '@mui/icons-material/AddAPhoto';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, memo, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from '@marquee/domain/profile';
import { useToast } from '../../../../components/toast.tsx';
import { fieldId, type FormField } from '../../../../components/form/use-form-field.ts';
import { useEditor } from '../editor/editor-context.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { useProfileField } from '../fields/use-profile-field.ts';
import { DropArea } from './drop-area.tsx';
import { fileProblem } from './file-check.ts';
import { toReadable, type Crop } from './re-encode.ts';
import { uploadProblem, type UploadProblem } from '../../api/upload-problem.ts';
import { usePictureUpload, type StartedUpload } from './use-picture-upload.ts';
import { useProblemTexts } from './use-problem-texts.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

/** The upload in progress beside the picture shown. */
type Activity =
  | { readonly status: 'idle' }
  | { readonly status: 'reading' }
  | { readonly status: 'cropping'; readonly file: Blob }
  | { readonly status: 'uploading'; readonly upload: StartedUpload; readonly share: number | undefined }
  | { readonly status: 'failed'; readonly file: Blob; readonly crop: Crop; readonly problem: UploadProblem };

function useProfilePicture(setPicture: (picture: Picture | null) => void) {
  const toast = useToast();
  const texts = useProblemTexts();
  const { beginUpload } = useEditor();
  const start = usePictureUpload();
  const [activity, setActivity] = useState<Activity>({ status: 'idle' });

  const complain = (problem: UploadProblem): void =>
    toast({ variant: 'error', duration: 6000, ...texts.toast(problem) });

  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const problem = fileProblem(file);
    if (problem) {
      complain(problem);
      return;
    }
    // A HEIC photo takes seconds to convert.
    const end = beginUpload();
    setActivity({ status: 'reading' });
    try {
      setActivity({ status: 'cropping', file: await toReadable(file) });
    } catch (error) {
      console.warn('A picture could not be read.', error);
      setActivity({ status: 'idle' });
      complain(uploadProblem(error, true));
    } finally {
      end();
    }
  };

  // The previous picture stays in the form until the new one is uploaded: a failure or a cancel restores nothing.
  const upload = async (file: Blob, crop: Crop): Promise<void> => {
    const started: StartedUpload = start({
      kind: 'profile',
      file,
      crop,
      onProgress: (share) =>
        setActivity((current) => (current.status === 'uploading' ? { ...current, share } : current)),
    });
    setActivity({ status: 'uploading', upload: started, share: undefined });
    const outcome = await started.finished;
    if (outcome.result === 'failed') {
      setActivity({ status: 'failed', file, crop, problem: outcome.problem });
      complain(outcome.problem);
      return;
    }
    if (outcome.result === 'done') setPicture(outcome.picture);
    setActivity({ status: 'idle' });
  };

  return {
    activity,
    choose,
    upload,
    remove: () => {
      setPicture(null);
      setActivity({ status: 'idle' });
    },
    stopCropping: () => setActivity({ status: 'idle' }),
  };
}

function Preview({ picture }: { readonly picture: Picture | null }) {
  const { t } = useTranslation('profileEditor');
  return (
    <Avatar
      variant="rounded"
      src={picture?.thumb_url}
      alt={t('picture.alt')}
      sx={{ width: 128, height: 128, flexShrink: 0 }}
    >
      <AddAPhoto fontSize="large" titleAccess={t('picture.none')} />
    </Avatar>
  );
}

interface ActionsProps {
  readonly activity: Activity;
  readonly hasPicture: boolean;
  readonly onChoose: () => void;
  readonly onRetry: (file: Blob, crop: Crop) => void;
  readonly onRemove: () => void;
}

/** The actions on the picture, or the progress of its upload. */
function Actions({ activity, hasPicture, onChoose, onRetry, onRemove }: ActionsProps) {
  const { t } = useTranslation('profileEditor');
  if (activity.status === 'uploading' || activity.status === 'reading') {
    const share = activity.status === 'uploading' ? activity.share : undefined;
    return (
      <Stack spacing={1} sx={{ width: '100%' }}>
        <Typography variant="body2">
          {share === undefined ? t('picture.preparing') : t('picture.uploading')}
        </Typography>
        <LinearProgress
          aria-label={t('picture.uploading')}
          variant={share === undefined ? 'indeterminate' : 'determinate'}
          value={(share ?? 0) * 100}
        />
        {activity.status === 'uploading' ? (
          <Button onClick={activity.upload.cancel} sx={{ alignSelf: 'flex-start' }}>
            {t('picture.cancel')}
          </Button>
        ) : null}
      </Stack>
    );
  }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
      {activity.status === 'failed' ? (
        <Button variant="contained" onClick={() => onRetry(activity.file, activity.crop)}>
          {t('picture.retry')}
        </Button>
      ) : null}
      <Button id={fieldId('profile_image')} variant="outlined" onClick={onChoose}>
        {t(hasPicture ? 'picture.change' : 'picture.choose')}
      </Button>
      {hasPicture ? <Button onClick={onRemove}>{t('picture.remove')}</Button> : null}
    </Stack>
  );
}

interface ProfilePictureProps {
  /** A file that was chosen elsewhere. */
  readonly chosen: File | undefined;
}

const ProfilePicture = memo(function ProfilePicture({
  value: picture,
  setValue,
  chosen,
}: FormField<Picture | null> & ProfilePictureProps) {
  const { t } = useTranslation('profileEditor');
  const texts = useProblemTexts();
  const { activity, choose, upload, remove, stopCropping } = useProfilePicture(setValue);
  const isBusy = activity.status === 'uploading' || activity.status === 'reading';
  const onChosen = useEffectEvent((file: File) => void choose(file));
  useEffect(() => {
    if (chosen) onChosen(chosen);
  }, [chosen]);
  return (
    <FieldGroup
      name="profile_image"
      label={t('picture.label')}
      help={t('picture.hint')}
      error={activity.status === 'failed' ? texts.toast(activity.problem).text : undefined}
    >
      <DropArea
        multiple={false}
        disabled={isBusy}
        onFiles={(files) => void choose(files[0])}
        overlay={(state) => t(state === 'accept' ? 'picture.dropHere' : 'picture.dropRefused')}
      >
        {(open) => (
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'center' }}>
            <Preview picture={picture} />
            <Actions
              activity={activity}
              hasPicture={picture !== null}
              onChoose={open}
              onRetry={(file, crop) => void upload(file, crop)}
              onRemove={remove}
            />
          </Stack>
        )}
      </DropArea>
      {activity.status === 'cropping' ? (
        <Suspense fallback={null}>
          <CropDialog
            file={activity.file}
            onClose={stopCropping}
            onCrop={(crop) => void upload(activity.file, crop)}
          />
        </Suspense>
      ) : null}
    </FieldGroup>
  );
});

/** The profile picture: chosen or dropped, cropped to a square, uploaded; the previous one stays until that is done. */
export function ProfilePictureField({ chosen }: ProfilePictureProps) {
  return <ProfilePicture {...useProfileField('profile_image')} chosen={chosen} />;
}
