import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import { rectSortingStrategy } from '@dnd-kit/sortable';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/values/limits';
import type { Picture } from '@marquee/domain/profile/profile';
import { missingShots } from '@marquee/domain/profile/shot';
import { PlainList } from '#web/components/plain-list.ts';
import { useToast } from '#web/components/toast.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import type { FormField } from '#web/components/form/use-form-field.ts';
import { FieldGroup } from '#web/profile-form/fields/field-group.tsx';
import { isRetryable } from '#web/profile-form/api/upload-problem.ts';
import { useProfileField } from '#web/profile-form/fields/use-profile-field.ts';
import { sortableIds } from '#web/components/sorting/sortable-ids.ts';
import { SortableList } from '#web/components/sorting/sortable-list.tsx';
import { DropArea } from '#web/components/drop-area.tsx';
import { FailedPhotos } from './failed-photos.tsx';
import { PendingTile, PhotoTile } from './gallery-tile.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { useGallery, type Gallery, type GalleryReport } from './use-gallery.ts';
import { PICTURE_FILES } from '#web/profile-form/pictures/file-check.ts';
import { useProblemTexts } from '#web/profile-form/pictures/use-problem-texts.ts';

/** Up to this many failed files are named one by one. */
const NAMED_FAILURES = 3;

const Grid = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

function useReport(): {
  message: string | undefined;
  report: (failures: GalleryReport) => void;
  clear: () => void;
} {
  const { t } = useTranslation('profileEditor');
  const texts = useProblemTexts();
  const toast = useToast();
  const [message, setMessage] = useState<string>();
  const report = ({ beyondLimit, failed }: GalleryReport): void => {
    const named = failed.map(({ file, failure }) =>
      t('uploadFile.named', { name: file.name, problem: texts.ofFile(failure) }),
    );
    const first = failed[0];
    const lines = [
      ...(beyondLimit.length === 0
        ? []
        : [t('gallery.maximumText', { max: LIMITS.photos, names: beyondLimit.join(', ') })]),
      ...(failed.length > NAMED_FAILURES ? [t('gallery.tooManyFailures')] : named),
    ];
    const failedTitle =
      failed.length === 1 && first ? texts.toast(first.failure).title : t('gallery.failedTitle');
    const title = beyondLimit.length > 0 ? t('gallery.maximum') : failedTitle;
    // Failures that can be repeated are already listed above the button.
    const isAllListed =
      beyondLimit.length === 0 && failed.every(({ failure }) => isRetryable(failure.problem));
    setMessage(isAllListed ? undefined : `${title}. ${lines.join('\n')}`);
    toast({ variant: 'error', duration: 6000, title, text: lines.join(' ') });
  };
  return { message, report, clear: () => setMessage(undefined) };
}

interface GalleryGridProps extends Pick<Gallery, 'pending' | 'cancel' | 'move' | 'describe' | 'remove'> {
  readonly photos: readonly Picture[];
}

/** The photos in their order, which dragging and the keyboard change, and after them the files being uploaded. */
function GalleryGrid({ photos, pending, cancel, move, describe, remove }: GalleryGridProps) {
  const { t } = useTranslation('profileEditor');
  const ids = sortableIds(photos.map(({ file }) => file));
  const [editedIndex, setEditedIndex] = useState<number>();
  const editedPhoto = editedIndex === undefined ? undefined : photos[editedIndex];
  return (
    <SortableList
      ids={ids}
      strategy={rectSortingStrategy}
      instructions={t('gallery.keyboard')}
      announcement={(event, count, place) => t(`gallery.${event}`, { count, place, total: ids.length })}
      onMove={move}
    >
      <Grid>
        {photos.map((photo, index) => (
          <PhotoTile
            key={ids[index]}
            id={ids[index] ?? photo.file}
            photo={photo}
            index={index}
            onEdit={() => setEditedIndex(index)}
            onRemove={() => remove(index)}
          />
        ))}
        {pending.map((photo) => (
          <PendingTile key={photo.id} photo={photo} onCancel={() => cancel(photo)} />
        ))}
      </Grid>
      {editedIndex !== undefined && editedPhoto ? (
        <PhotoDialog
          photo={editedPhoto}
          position={editedIndex + 1}
          onClose={() => setEditedIndex(undefined)}
          onDone={(caption) => {
            describe(editedIndex, caption);
            setEditedIndex(undefined);
          }}
        />
      ) : null}
    </SortableList>
  );
}

interface GalleryProps {
  /** A file that was chosen outside this field, such as a shared photo. */
  readonly chosen: File | undefined;
}

const GalleryInput = memo(function GalleryInput(field: FormField<readonly Picture[]> & GalleryProps) {
  const { value: photos, setValue, error, chosen } = field;
  const { t } = useTranslation('profileEditor');
  const { message, report, clear } = useReport();
  const { pending, failed, hasRoom, add, retry, dismiss, ...gallery } = useGallery(photos, setValue, report);
  const onChosen = useEffectEvent((file: File) => add([file]));
  useEffect(() => {
    if (chosen) onChosen(chosen);
  }, [chosen]);
  return (
    <FieldGroup
      name="photos"
      label={t('gallery.label')}
      aside={t('gallery.count', { count: photos.length, max: LIMITS.photos })}
      help={t('gallery.hint')}
      error={error ?? message}
    >
      <DropArea
        {...PICTURE_FILES}
        multiple
        disabled={false}
        takesPasted
        onFiles={(files) => {
          clear();
          add(files);
        }}
        overlay={(state) => t(state === 'accept' ? 'gallery.dropHere' : 'gallery.dropRefused')}
      >
        {(open) => (
          <>
            {photos.length + pending.length === 0 ? (
              <Typography color="textSecondary" sx={{ textAlign: 'center', py: 2 }}>
                {t('gallery.empty')}
              </Typography>
            ) : (
              <GalleryGrid {...gallery} photos={photos} pending={pending} />
            )}
            <FailedPhotos
              failed={failed}
              onRetry={(each) => {
                clear();
                retry(each);
              }}
              onDismiss={(each) => {
                clear();
                dismiss(each);
              }}
            />
            <Stack sx={{ alignItems: 'center' }}>
              <Button
                id={fieldId('photos')}
                variant="outlined"
                startIcon={<AddPhotoAlternate />}
                disabled={!hasRoom}
                onClick={open}
              >
                {t('gallery.add')}
              </Button>
            </Stack>
          </>
        )}
      </DropArea>
    </FieldGroup>
  );
});

/** Up to five photos: several can be chosen at once, each upload shows its progress, and photos can be sorted. */
export function GalleryField({ chosen }: GalleryProps) {
  return (
    <>
      <GalleryInput {...useProfileField('photos')} chosen={chosen} />
      <MissingShots />
    </>
  );
}

/** Lists the shots that are missing, once a photo has a shot. */
function MissingShots() {
  const { t } = useTranslation(['profileEditor', 'casting']);
  const { value: photos } = useProfileField('photos');
  const { value: profile_image } = useProfileField('profile_image');
  const missing = missingShots({ profile_image, photos });
  // A full gallery has no room for what is missing.
  const isFull = photos.length >= LIMITS.photos;
  if (isFull || missing.length === 0 || photos.every(({ shot }) => shot === '')) return null;
  const shots = missing.map((shot) => t(`casting:shots.${shot}`)).join(', ');
  return (
    <Typography variant="body2" color="textSecondary">
      {t('gallery.missing', { shots })}
    </Typography>
  );
}
