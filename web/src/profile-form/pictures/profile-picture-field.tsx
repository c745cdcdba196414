import AddAPhoto from '@mui/icons-material/AddAPhoto';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, memo, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { smallestFile, type Picture } from '@marquee/domain/profile/picture';
import { pictureUrl } from '#web/config/picture-url.ts';
import { useIsOffline } from '#web/pwa/connection.ts';
import { useToast } from '#web/components/toast.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import type { FormField } from '#web/components/form/use-form-field.ts';
import { useEditor } from '../editor-context.tsx';
import { FieldGroup } from '../fields/field-group.tsx';
import { useProfileField } from '../fields/use-profile-field.ts';
import { DropArea } from '#web/components/drop-area.tsx';
import { fileProblem, PICTURE_FILES } from './file-check.ts';
import { toReadable } from './decode-picture.ts';
import type { Crop } from './re-encode.ts';
import { isCancelled, uploadFailure, type UploadFailure } from '../api/upload-problem.ts';
import { usePictureUpload, type StartedUpload } from './use-picture-upload.ts';
import { useProblemTexts } from './use-problem-texts.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

/** What the field does while it shows the current picture, such as uploading a new one. */
type Activity =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly cancel: () => void }
  | { readonly status: 'cropping'; readonly file: Blob }
  | { readonly status: 'uploading'; readonly upload: StartedUpload; readonly share: number | undefined }
  | { readonly status: 'failed'; readonly file: Blob; readonly crop: Crop; readonly failure: UploadFailure };

function useProfilePicture(setPicture: (picture: Picture | null) => void) {
  const toast = useToast();
  const texts = useProblemTexts();
  const { beginUpload } = useEditor();
  const start = usePictureUpload();
  const [activity, setActivity] = useState<Activity>({ status: 'idle' });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const complain = (failure: UploadFailure): void =>
    toast({ variant: 'error', duration: 6000, ...texts.toast(failure) });

  const refuse = (error: unknown): void => {
    setActivity({ status: 'idle' });
    if (isCancelled(error)) return;
    console.warn('A picture could not be read.', error);
    complain(uploadFailure(error, true));
  };

  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const problem = fileProblem(file);
    if (problem) {
      complain({ problem });
      return;
    }
    // Counted as an upload, because converting a HEIC photo takes seconds.
    const end = beginUpload();
    const controller = new AbortController();
    reading.current = controller;
    setActivity({ status: 'reading', cancel: () => controller.abort() });
    try {
      setActivity({ status: 'cropping', file: await toReadable(file, controller.signal) });
    } catch (error) {
      refuse(error);
    } finally {
      end();
    }
  };

  // The form keeps the previous picture until the new one is uploaded, so a failure or cancel has nothing to restore.
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
      setActivity({ status: 'failed', file, crop, failure: outcome.failure });
      complain(outcome.failure);
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
    refuse,
    stopCropping: () => setActivity({ status: 'idle' }),
  };
}

interface PreviewProps {
  readonly picture: Picture | null;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}

/** The picture, or a camera: both open the choice of a file. The button beside it does so for keyboards. */
function Preview({ picture, isBusy, onChoose }: PreviewProps) {
  const { t } = useTranslation('profileEditor');
  const { uid } = useEditor().names;
  return (
    <ButtonBase tabIndex={-1} disabled={isBusy} onClick={onChoose} sx={{ borderRadius: 1, flexShrink: 0 }}>
      <Avatar
        variant="rounded"
        {...(picture && { src: pictureUrl(uid, smallestFile(picture)) })}
        alt={t('picture.alt')}
        sx={{
          width: 128,
          height: 160,
          flexShrink: 0,
          // Crops an older, square picture around the head.
          '& img': { objectPosition: '50% 22%' },
        }}
      >
        <AddAPhoto fontSize="large" titleAccess={t('picture.none')} />
      </Avatar>
    </ButtonBase>
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
  const isOffline = useIsOffline();
  if (activity.status === 'uploading' || activity.status === 'reading') {
    const share = activity.status === 'uploading' ? activity.share : undefined;
    const sending = isOffline ? t('picture.waiting') : t('picture.uploading');
    return (
      <Stack spacing={1} sx={{ width: '100%' }}>
        <Typography variant="body2" aria-live="polite">
          {share === undefined ? t('picture.preparing') : sending}
        </Typography>
        <LinearProgress
          aria-label={t('picture.uploading')}
          variant={share === undefined ? 'indeterminate' : 'determinate'}
          value={(share ?? 0) * 100}
        />
        <Button
          onClick={activity.status === 'uploading' ? activity.upload.cancel : activity.cancel}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('picture.cancel')}
        </Button>
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
  /** A file that was chosen outside this field, such as a shared photo. */
  readonly chosen: File | undefined;
}

const ProfilePicture = memo(function ProfilePicture({
  value: picture,
  setValue,
  chosen,
}: FormField<Picture | null> & ProfilePictureProps) {
  const { t } = useTranslation('profileEditor');
  const texts = useProblemTexts();
  const { activity, choose, upload, remove, refuse, stopCropping } = useProfilePicture(setValue);
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
      error={activity.status === 'failed' ? texts.toast(activity.failure).text : undefined}
    >
      <DropArea
        {...PICTURE_FILES}
        multiple={false}
        disabled={isBusy}
        onFiles={(files) => void choose(files[0])}
        overlay={(state) => t(state === 'accept' ? 'picture.dropHere' : 'picture.dropRefused')}
      >
        {(open) => (
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'center' }}>
            <Preview picture={picture} isBusy={isBusy} onChoose={open} />
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
            onUnreadable={refuse}
            onCrop={(crop) => void upload(activity.file, crop)}
          />
        </Suspense>
      ) : null}
    </FieldGroup>
  );
});

/** The profile picture: chosen or dropped, cropped to 4:5, and uploaded; until then the previous one stays. */
export function ProfilePictureField({ chosen }: ProfilePictureProps) {
  return <ProfilePicture {...useProfileField('profile_image')} chosen={chosen} />;
}
