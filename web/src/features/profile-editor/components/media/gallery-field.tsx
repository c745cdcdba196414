import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/limits';
import type { Picture } from '@marquee/domain/profile';
import { useToast } from '../../../../components/toast.tsx';
import { fieldId, type FormField } from '../../../../components/form/use-form-field.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { isWorthRepeating } from '../../api/upload-problem.ts';
import { useProfileField } from '../fields/use-profile-field.ts';
import { DropArea } from './drop-area.tsx';
import { EagerKeyboardSensor } from './eager-keyboard-sensor.ts';
import { FailedPhotos } from './failed-photos.tsx';
import { PendingTile, PhotoTile } from './gallery-tile.tsx';
import { useGallery, type Gallery, type GalleryReport } from './use-gallery.ts';
import { useProblemTexts } from './use-problem-texts.ts';

/** Up to this many failed files are named one by one. */
const NAMED_FAILURES = 3;

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: theme.spacing(1.5),
  listStyle: 'none',
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));

/** An id for each photo that stays the same when the photo moves; a photo that is listed twice gets two ids. */
function sortableIds(photos: readonly Picture[]): string[] {
  const seen = new Map<string, number>();
  return photos.map(({ url }) => {
    const times = (seen.get(url) ?? 0) + 1;
    seen.set(url, times);
    return `${url}#${String(times)}`;
  });
}

function useReport(): { said: string | undefined; report: (told: GalleryReport) => void; clear: () => void } {
  const { t } = useTranslation('profileEditor');
  const texts = useProblemTexts();
  const toast = useToast();
  const [said, setSaid] = useState<string>();
  const report = ({ beyondLimit, failed }: GalleryReport): void => {
    const named = failed.map(({ file, problem }) =>
      t('uploadFile.named', { name: file.name, problem: texts.ofFile(problem) }),
    );
    const first = failed[0];
    const lines = [
      ...(beyondLimit.length === 0
        ? []
        : [t('gallery.maximumText', { max: LIMITS.photos, names: beyondLimit.join(', ') })]),
      ...(failed.length > NAMED_FAILURES ? [t('gallery.tooManyFailures')] : named),
    ];
    const failedTitle =
      failed.length === 1 && first ? texts.toast(first.problem).title : t('gallery.failedTitle');
    const title = beyondLimit.length > 0 ? t('gallery.maximum') : failedTitle;
    // Failures that can be repeated are in the list above the button.
    const isAllListed = beyondLimit.length === 0 && failed.every(({ problem }) => isWorthRepeating(problem));
    setSaid(isAllListed ? undefined : `${title}. ${lines.join('\n')}`);
    toast({ variant: 'error', duration: 6000, title, text: lines.join(' ') });
  };
  return { said, report, clear: () => setSaid(undefined) };
}

function useAnnouncements(ids: readonly string[]): Announcements {
  const { t } = useTranslation('profileEditor');
  const position = (id: UniqueIdentifier): number => ids.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => t('gallery.picked', { count: position(active.id) }),
    onDragOver: ({ active, over }) =>
      over
        ? t('gallery.over', { count: position(active.id), place: position(over.id), total: ids.length })
        : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? t('gallery.dropped', { count: position(active.id), place: position(over.id), total: ids.length })
        : undefined,
    onDragCancel: ({ active }) => t('gallery.cancelled', { count: position(active.id) }),
  };
}

interface GalleryGridProps extends Pick<Gallery, 'pending' | 'cancel' | 'move' | 'remove'> {
  readonly photos: readonly Picture[];
}

/** Photos in their order, changed by dragging or by keyboard, and after them the files on their way. */
function GalleryGrid({ photos, pending, cancel, move, remove }: GalleryGridProps) {
  const { t } = useTranslation('profileEditor');
  const ids = sortableIds(photos);
  const announcements = useAnnouncements(ids);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A short touch scrolls the page, a longer one lifts the photo.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(EagerKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('gallery.keyboard') },
      }}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id) {
          move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
        }
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Grid>
          {photos.map((photo, index) => (
            <PhotoTile
              key={ids[index]}
              id={ids[index] ?? photo.url}
              photo={photo}
              index={index}
              onRemove={() => remove(index)}
            />
          ))}
          {pending.map((photo) => (
            <PendingTile key={photo.id} photo={photo} onCancel={() => cancel(photo)} />
          ))}
        </Grid>
      </SortableContext>
    </DndContext>
  );
}

const GalleryInput = memo(function GalleryInput(field: FormField<readonly Picture[]>) {
  const { value: photos, setValue, error } = field;
  const { t } = useTranslation('profileEditor');
  const { said, report, clear } = useReport();
  const { pending, failed, hasRoom, add, retry, dismiss, ...gallery } = useGallery(photos, setValue, report);
  return (
    <FieldGroup
      name="photos"
      label={t('gallery.label')}
      aside={t('gallery.count', { count: photos.length, max: LIMITS.photos })}
      help={t('gallery.hint')}
      error={error ?? said}
    >
      <DropArea
        multiple
        disabled={false}
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

/** Up to five photos: several chosen at once, each with its progress, put in order by hand or keyboard. */
export function GalleryField() {
  return <GalleryInput {...useProfileField('photos')} />;
}
