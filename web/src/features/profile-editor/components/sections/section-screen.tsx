// One section of the editor, with links to the overview and the next section.
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#web/config/paths.ts';
import { useIsWide } from '#web/components/screen-width.ts';
import type { SectionId } from '@marquee/domain/profile/profile-fields';
import { SectionFields } from '../fields/section-fields.tsx';
import { nextSection } from './sections.ts';

/** The editor's title, which links back to the overview. */
const Title = styled('h1')(({ theme }) => ({ font: 'inherit', margin: theme.spacing(0, 0, 2) }));

function NextLink({ section }: { readonly section: SectionId }) {
  const { t } = useTranslation('profileEditor');
  const next = nextSection(section);
  return (
    <Button
      component={Link}
      to={next === undefined ? paths.myProfile.href() : paths.profileEditSection.href(next)}
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
      {next === undefined
        ? t('overview.seePage')
        : t('overview.next', { title: t(`sections.${next}.title`) })}
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
          <SectionFields section="photos" />
        </div>
      ) : null}
      {section === undefined || section === 'photos' ? null : (
        <SectionFields key={section} section={section} />
      )}
      {section === undefined ? null : <NextLink section={section} />}
    </div>
  );
});
