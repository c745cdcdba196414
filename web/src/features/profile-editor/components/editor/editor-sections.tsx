import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '../fields/focus-field.ts';
import { SECTIONS } from '../fields/editor-section.tsx';
import { BasicInformation } from '../sections/basic-information.tsx';
import { CareerDetails } from '../sections/career-details.tsx';
import { PrivacySettings } from '../sections/privacy-settings.tsx';
import { ProfileMedia } from '../sections/profile-media.tsx';
import { SocialAndVideos } from '../sections/social-and-videos.tsx';

function JumpList() {
  const { t } = useTranslation('profileEditor');
  return (
    <Stack
      component="nav"
      aria-label={t('sectionsLabel')}
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 2.5, rowGap: 1 }}
    >
      {SECTIONS.map(({ id, text }) => (
        <Link
          key={id}
          href={`#${id}`}
          variant="body2"
          onClick={(event) => {
            event.preventDefault();
            focusField(id, 'start');
          }}
          sx={{ py: 0.5 }}
        >
          {t(`sections.${text}.title`)}
        </Link>
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
