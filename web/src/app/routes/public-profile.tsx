import { PublicProfilePage } from '../../features/public-profile/public-profile-page.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';
import { tellDirectly } from '../tell-directly.ts';

export function Component() {
  return (
    <PublicProfilePage share={(profile) => <ShareButton profile={profile} />} tellDirectly={tellDirectly} />
  );
}
