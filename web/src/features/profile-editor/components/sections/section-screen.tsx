// One section of the editor, with links to the overview and the next section.
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';
import { useIsWide } from '../../../../components/screen-width.ts';
import { CreditsSection } from '../credits/credits-section.tsx';
import { BasicsSection } from './basics-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { IntroductionSection } from './introduction-section.tsx';
import { PhotosSection } from './photos-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { RepresentationSection } from './representation-section.tsx';
import type { SectionId } from '@marquee/domain/profile/profile-fields';
import { nextSection } from './sections.ts';
import { SkillsSection } from './skills-section.tsx';
import { VideosSection } from './videos-section.tsx';

const CONTENTS: Readonly<Record<Exclude<SectionId, 'photos'>, ComponentType>> = {
  basics: BasicsSection,
  introduction: IntroductionSection,
  credits: CreditsSection,
  videos: VideosSection,
  facts: FactsSection,
  skills: SkillsSection,
  contact: ContactSection,
  representation: RepresentationSection,
  privacy: PrivacySection,
};

/** The editor's title, which links back to the overview. */
const Title = styled('h1')(({ theme }) => ({ font: 'inherit', margin: theme.spacing(0, 0, 2) }));

function NextLink({ section }: { readonly section: SectionId }) {
  const { t } = useTranslation('profileEditor');
  const next = nextSection(section);
  if (next === undefined) return null;
  return (
    <Button
      component={Link}
      to={paths.profileEditSection.href(next)}
      endIcon={<ArrowForward />}
      sx={{
        mt: 2,
        ml: 'auto',
        display: 'flex',
        width: 'fit-content',
        whiteSpace: 'normal',
        textAlign: 'end',
      }}
    >
      {t('overview.next', { title: t(`sections.${next}.title`) })}
    </Button>
  );
}

interface SectionScreenProps {
  /** `undefined` while only the overview is on the screen. */
  readonly section: SectionId | undefined;
  readonly isUploading: boolean;
}

/** Memoized, so that typing renders only the field again, not the whole section. */
export const SectionScreen = memo(function SectionScreen({ section, isUploading }: SectionScreenProps) {
  const { t } = useTranslation('profileEditor');
  const isWide = useIsWide();
  const Content = section === undefined || section === 'photos' ? undefined : CONTENTS[section];
  return (
    <div hidden={section === undefined}>
      {isWide ? null : (
        <Title>
          <Button component={Link} to={paths.profileEdit.href()} startIcon={<ArrowBack />}>
            {t('title')}
          </Button>
        </Title>
      )}
      {/* Photos go on uploading when the actor turns to another section. */}
      {section === 'photos' || isUploading ? (
        <div hidden={section !== 'photos'}>
          <PhotosSection />
        </div>
      ) : null}
      {Content ? <Content /> : null}
      {section === undefined ? null : <NextLink section={section} />}
    </div>
  );
});
