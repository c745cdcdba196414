import CheckCircle from '@mui/icons-material/CheckCircle';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileForm } from '@marquee/domain/profile';
import { focusField } from '../fields/focus-field.ts';
import { SECTIONS, type SectionId } from '../fields/editor-section.tsx';
import { BasicInformation } from '../sections/basic-information.tsx';
import { CareerDetails } from '../sections/career-details.tsx';
import { PrivacySettings } from '../sections/privacy-settings.tsx';
import { ProfileMedia } from '../sections/profile-media.tsx';
import { SocialAndVideos } from '../sections/social-and-videos.tsx';

/** Whether a section has what casting teams look for. */
const IS_DONE: Readonly<Record<SectionId, (form: ProfileForm) => boolean>> = {
  'basic-information': (form) =>
    form.first_name !== '' && form.last_name !== '' && form.date_of_birth !== '' && form.height !== '',
  'profile-media': (form) => form.profile_image !== null && form.photos.length > 0,
  'career-details': (form) =>
    form.location !== '' && form.introduction !== '' && form.skills.length > 0 && form.languages.length > 0,
  'social-media-videos': (form) => form.introduction_video !== '' || form.additional_videos.length > 0,
  'privacy-settings': (form) => form.is_profile_public,
};

interface JumpLinkProps {
  readonly id: SectionId;
  readonly title: string;
  readonly isDone: boolean;
}

const JumpLink = memo(function JumpLink({ id, title, isDone }: JumpLinkProps) {
  const { t } = useTranslation('profileEditor');
  return (
    <Link
      href={`#${id}`}
      variant="body2"
      onClick={(event) => {
        event.preventDefault();
        focusField(id, 'start');
      }}
      sx={{ py: 0.5, display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      {title}
      {isDone ? <CheckCircle color="success" titleAccess={t('sectionDone')} sx={{ fontSize: 16 }} /> : null}
    </Link>
  );
});

/** Links to the sections, which show the ones that are done. */
function JumpList() {
  const { t } = useTranslation('profileEditor');
  const { values } = useFormikContext<ProfileForm>();
  return (
    <Stack
      component="nav"
      aria-label={t('sectionsLabel')}
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 2.5, rowGap: 1 }}
    >
      {SECTIONS.map(({ id, text }) => (
        <JumpLink key={id} id={id} title={t(`sections.${text}.title`)} isDone={IS_DONE[id](values)} />
      ))}
    </Stack>
  );
}

/** The five sections. Without props, so that nothing but its own fields renders any of it again. */
export const EditorSections = memo(function EditorSections() {
  return (
    <Stack spacing={3} useFlexGap>
      <JumpList />
      <BasicInformation />
      <ProfileMedia />
      <CareerDetails />
      <SocialAndVideos />
      <PrivacySettings />
    </Stack>
  );
});
