// Renders the profile in the landing page's phone: a separate document, whose media queries use the phone's width.
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
