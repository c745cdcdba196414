import { useTranslation } from 'react-i18next';
import { socialHandle, webAddress, type SocialSite } from '@marquee/domain/links';
import { EditorSection, FieldRow } from '../fields/editor-section.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { AdditionalVideos } from './additional-videos.tsx';
import { IntroductionVideo } from './introduction-video.tsx';

function HandleInput({ site }: { readonly site: SocialSite }) {
  const { t } = useTranslation('profileEditor');
  return (
    <TextInput
      name={`social.${site}`}
      label={t(`fields.${site}`)}
      help={t('fields.handleHelp')}
      autoCapitalize="none"
      autoComplete="off"
      tidy={(typed) => socialHandle(site, typed)}
    />
  );
}

export function SocialAndVideos() {
  const { t } = useTranslation('profileEditor');
  return (
    <EditorSection
      id="social-media-videos"
      title={t('sections.social.title')}
      text={t('sections.social.text')}
    >
      <FieldRow>
        <HandleInput site="instagram" />
        <HandleInput site="facebook" />
        <HandleInput site="imdb" />
        <TextInput
          name="social.website"
          label={t('fields.website')}
          help={t('fields.websiteHelp')}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="url"
          tidy={(typed) => webAddress(typed) || typed.trim()}
        />
      </FieldRow>
      <IntroductionVideo />
      <AdditionalVideos />
    </EditorSection>
  );
}
