import { lazy } from 'react';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { loadTexts } from '../../i18n/app-texts.ts';

/** The sample comes when the page is at rest: it brings the public profile's view and six pictures. */
const SampleProfile = lazy(async () => {
  const [{ SampleProfile: Sample }] = await Promise.all([
    import('../sample-profile/sample-profile.tsx'),
    loadTexts(['publicProfile']),
  ]);
  return { default: Sample };
});

export function Component() {
  return <LandingPage sample={<SampleProfile />} />;
}
