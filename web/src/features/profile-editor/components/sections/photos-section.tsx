import { useState } from 'react';
import { GalleryField } from '../media/gallery-field.tsx';
import { ProfilePictureField } from '#web/profile-form/pictures/profile-picture-field.tsx';
import { SharedPhotos } from '../media/offered-photos.tsx';

export function PhotoFields() {
  const [portrait, setPortrait] = useState<File>();
  const [photo, setPhoto] = useState<File>();
  return (
    <>
      <SharedPhotos onPortrait={setPortrait} onGallery={setPhoto} />
      <ProfilePictureField chosen={portrait} />
      <GalleryField chosen={photo} />
    </>
  );
}
