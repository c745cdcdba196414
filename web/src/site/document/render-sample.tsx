// Renders the profile in the landing page's phone: a document of its own, whose width its style sheet goes by.
import { PublicProfile } from '../profile/public-profile.tsx';
import { PictureAddressContext } from '../picture-address.ts';
import { SAMPLE_PROFILE, samplePictureAddress } from '../sample/sample.ts';
import type { RenderSample } from './fixed-site.ts';
import { renderDocument } from './page-document.tsx';

export const renderSample: RenderSample = (language, assets) =>
  renderDocument(
    {
      kind: 'sample',
      facts: { language, origin: '', paths: { en: '', hi: '' } },
      head: (
        <>
          <title>Marquee</title>
          <meta name="robots" content="noindex" />
        </>
      ),
      body: (
        <PictureAddressContext value={samplePictureAddress}>
          <PublicProfile profile={SAMPLE_PROFILE} frame={false} />
        </PictureAddressContext>
      ),
    },
    assets,
  );
