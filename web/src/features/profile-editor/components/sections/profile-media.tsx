import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/limits';
import { EditorSection } from '../fields/editor-section.tsx';
import { GalleryField } from '../media/gallery-field.tsx';
import { ProfilePictureField } from '../media/profile-picture-field.tsx';

export function ProfileMedia() {
  const { t } = useTranslation('profileEditor');
  return (
    <EditorSection
      id="profile-media"
      title={t('sections.media.title')}
      text={t('sections.media.text', { max: LIMITS.photos })}
    >
      <ProfilePictureField />
      <GalleryField />
    </EditorSection>
  );
}
