import { PublicProfilePage } from '../../features/public-profile/public-profile-page.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { ReportInApp } from '../report-in-app.tsx';
import { tellDirectly } from '../tell-directly.ts';

export function Component() {
  return (
    <PublicProfilePage
      share={(profile) => <ShareButton profile={profile} />}
      report={(profile, onClose) => <ReportInApp profile={profile} onClose={onClose} />}
      tellDirectly={tellDirectly}
    />
  );
}
