import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainList } from '#web/components/plain-list.ts';
import {
  removeSharedPhoto,
  sharedPhotos,
  type SharedPhoto,
} from '#web/features/profile-editor/api/take-shared-photos.ts';
import { FieldGroup } from '#web/profile-form/fields/field-group.tsx';
import { openPicture } from '#web/profile-form/pictures/open-picture.ts';
import { untilReplaced } from '#web/components/until-replaced.ts';

const List = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > li': { display: 'flex', alignItems: 'center', gap: theme.spacing(2) },
  '& img': {
    width: 96,
    height: 96,
    objectFit: 'cover',
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.default,
  },
}));

const Actions = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));

function Thumbnail({ file }: { readonly file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    let address: string | undefined;
    const replace = untilReplaced(
      openPicture(file),
      (opened) => {
        if (!image.current) return;
        address = URL.createObjectURL(opened.file);
        image.current.src = address;
      },
      // What cannot be opened keeps its name as its text, until it is chosen and the reason is shown.
      () => undefined,
    );
    return () => {
      replace();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [file]);
  return <img ref={image} alt={file.name} />;
}

interface SharedPhotosProps {
  readonly onPortrait: (file: File) => void;
  readonly onGallery: (file: File) => void;
}

/** Photos shared to the app: each becomes the profile picture or a photo of the gallery, or is removed. */
export function SharedPhotos({ onPortrait, onGallery }: SharedPhotosProps) {
  const { t } = useTranslation('profileEditor');
  const [photos, setPhotos] = useState<readonly SharedPhoto[]>([]);
  useEffect(() => {
    sharedPhotos().then(setPhotos, (error: unknown) =>
      console.warn('Shared photos could not be read.', error),
    );
  }, []);
  if (photos.length === 0) return null;
  const take = (photo: SharedPhoto): void => {
    setPhotos(photos.filter((each) => each !== photo));
    void removeSharedPhoto(photo.id);
  };
  return (
    <FieldGroup name="shared_photos" label={t('shared.label')} help={t('shared.help')}>
      <List>
        {photos.map((photo) => (
          <li key={photo.id}>
            <Thumbnail file={photo.file} />
            <Actions>
              <Button
                variant="outlined"
                onClick={() => {
                  take(photo);
                  onPortrait(photo.file);
                }}
              >
                {t('shared.portrait')}
              </Button>
              <Button
                variant="outlined"
                onClick={() => {
                  take(photo);
                  onGallery(photo.file);
                }}
              >
                {t('shared.gallery')}
              </Button>
              <Button onClick={() => take(photo)}>{t('shared.discard')}</Button>
            </Actions>
          </li>
        ))}
      </List>
    </FieldGroup>
  );
}
