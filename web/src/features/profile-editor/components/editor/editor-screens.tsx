// The editor's content: the overview, a section, or both side by side.
import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { ScreenTitle } from '#web/components/screen-title.tsx';
import { Overview } from '../overview/overview.tsx';
import { useIsRoomy, useIsWide } from '#web/components/screen-width.ts';
import { LivePreview } from './live-preview.tsx';
import { SectionScreen } from '../sections/section-screen.tsx';
import type { SectionId } from '@marquee/domain/profile/profile-fields';
import { isSection } from '../sections/sections.ts';

/** The section that the address names; if it names none, the first section on a wide screen, else `undefined`. */
export function useSection(isWide: boolean): SectionId | undefined {
  const { section } = useParams();
  if (isSection(section)) return section;
  return isWide ? 'basics' : undefined;
}

interface EditorScreensProps {
  readonly stored: ProfileForm;
  readonly isUploading: boolean;
}

export const EditorScreens = memo(function EditorScreens({ stored, isUploading }: EditorScreensProps) {
  const { t } = useTranslation('profileEditor');
  const isWide = useIsWide();
  const isRoomy = useIsRoomy();
  const section = useSection(isWide);
  return (
    <>
      {isWide || section === undefined ? <ScreenTitle title={t('title')} intro={t('intro')} /> : null}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: '20rem minmax(0, 1fr)',
            lg: '16rem minmax(0, 1fr) 362px',
          },
          alignItems: 'start',
        }}
      >
        {isWide || section === undefined ? <Overview stored={stored} current={section} /> : null}
        {section === undefined && !isUploading ? null : (
          <SectionScreen section={section} isUploading={isUploading} />
        )}
        {isRoomy ? <LivePreview /> : null}
      </Box>
    </>
  );
});
