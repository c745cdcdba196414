import AddAPhoto from '@mui/icons-material/AddAPhoto';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from '@marquee/domain/profile';
import { useToast } from '../../../../components/toast.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { useFormField } from '../fields/form-store.tsx';
import { fieldId } from '../fields/validate.ts';
import { DropArea } from './drop-area.tsx';
import { fileProblem } from './file-check.ts';
import { assertReadable, type Crop } from './re-encode.ts';
import { uploadProblem, type UploadProblem } from '../../api/upload-problem.ts';
import { usePictureUpload, type StartedUpload } from './use-picture-upload.ts';
import { useProblemTexts } from './use-problem-texts.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

/** What is happening beside the picture that is shown. */
type Activity =
  | { readonly status: 'idle' }
  | { readonly status: 'cropping'; readonly file: File }
  | { readonly status: 'uploading'; readonly upload: StartedUpload; readonly share: number | undefined }
  | { readonly status: 'failed'; readonly file: File; readonly crop: Crop; readonly problem: UploadProblem };

function useProfilePicture() {
  const toast = useToast();
  const texts = useProblemTexts();
  const start = usePictureUpload();
  const { value: picture, set } = useFormField('profile_image');
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
    try {
      await assertReadable(file);
    } catch (error) {
      complain(uploadProblem(error, true));
      return;
    }
    setActivity({ status: 'cropping', file });
  };

  // The form keeps the previous picture until the new one is stored: a failure or a cancel has nothing to put back.
  const upload = async (file: File, crop: Crop): Promise<void> => {
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
    if (outcome.result === 'done') set(outcome.picture);
    setActivity({ status: 'idle' });
  };

  return {
    picture,
    activity,
    choose,
    upload,
    remove: () => {
      set(null);
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

/** The profile picture: chosen or dropped, cropped to a square, uploaded; the previous one stays until that is done. */
export function ProfilePictureField() {
  const { t } = useTranslation('profileEditor');
  const texts = useProblemTexts();
  const { picture, activity, choose, upload, remove, stopCropping } = useProfilePicture();
  const isBusy = activity.status === 'uploading';
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
            {activity.status === 'uploading' ? (
              <Stack spacing={1} sx={{ width: '100%' }}>
                <Typography variant="body2">
                  {activity.share === undefined ? t('picture.preparing') : t('picture.uploading')}
                </Typography>
                <LinearProgress
                  aria-label={t('picture.uploading')}
                  variant={activity.share === undefined ? 'indeterminate' : 'determinate'}
                  value={(activity.share ?? 0) * 100}
                />
                <Button onClick={activity.upload.cancel} sx={{ alignSelf: 'flex-start' }}>
                  {t('picture.cancel')}
                </Button>
              </Stack>
            ) : (
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
                {activity.status === 'failed' ? (
                  <Button variant="contained" onClick={() => void upload(activity.file, activity.crop)}>
                    {t('picture.retry')}
                  </Button>
                ) : null}
                <Button id={fieldId('profile_image')} variant="outlined" onClick={open}>
                  {t(picture ? 'picture.change' : 'picture.choose')}
                </Button>
                {picture ? <Button onClick={remove}>{t('picture.remove')}</Button> : null}
              </Stack>
            )}
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
}
