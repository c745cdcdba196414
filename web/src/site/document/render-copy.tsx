// Renders a profile as a file for its owner: the export contains it as index.html, with the pictures beside it.
import { displayName } from '@marquee/domain/profile/profile';
import type { PublicPageRenderer } from '@marquee/domain/site/public-page';
import { DEFAULT_LANGUAGE, languageOf } from '#web/i18n/languages.ts';
import { PictureAddressContext, type PictureAddress } from '../picture-address.ts';
import { CopyFrame } from '../profile/page-frame.tsx';
import { PublicProfile } from '../profile/public-profile.tsx';
import { MetaTags } from './page-head.tsx';
import { profileMeta } from './page-meta.ts';
import { renderDocument } from './page-document.tsx';
import { textsIn } from './site-texts.ts';

const besideIt: PictureAddress = (_uid, file) => `pictures/${file}`;

export const renderCopy: PublicPageRenderer['renderCopy'] = (stored, asksFor, assets) => {
  const language = languageOf(asksFor) ?? DEFAULT_LANGUAGE;
  const { taken_down: _takenDown, ...shown } = stored;
  // The copy has no forms, which need the site; a shown WhatsApp link and the agent remain.
  const profile = { ...shown, has_contact: false, accepts_messages: false };
  const title = displayName(profile) || textsIn(language)('publicProfile')('unnamed');
  return renderDocument(
    {
      kind: 'copy',
      facts: { language, origin: '', paths: { en: '', hi: '' } },
      head: <MetaTags {...profileMeta(profile)} title={title} robots="index, follow" />,
      body: (
        <PictureAddressContext value={besideIt}>
          <CopyFrame>
            <PublicProfile profile={profile} frame={false} />
          </CopyFrame>
        </PictureAddressContext>
      ),
    },
    { ...assets, pictureBase: '' },
  );
};
