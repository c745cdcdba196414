import { useState } from 'react';
import { EditorSection } from '../fields/editor-section.tsx';
import { GalleryField } from '../media/gallery-field.tsx';
import { ProfilePictureField } from '../../../../profile-form/pictures/profile-picture-field.tsx';
import { SharedPhotos } from '../media/shared-photos.tsx';

export function PhotosSection() {
  const [portrait, setPortrait] = useState<File>();
  const [photo, setPhoto] = useState<File>();
  return (
    <EditorSection id="photos">
      <SharedPhotos onPortrait={setPortrait} onGallery={setPhoto} />
      <ProfilePictureField chosen={portrait} />
      <GalleryField chosen={photo} />
    </EditorSection>
  );
}
