import { useLocation } from 'react-router-dom';
import { MyProfilePage } from '../../features/my-profile/my-profile-page.tsx';
import { AppTexts } from '../../features/public-profile/app-texts.tsx';
import { PublicProfile } from '../../features/public-profile/public-profile.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';

export function Component() {
  // Where the installed app's shortcut leads.
  const isSharing = useLocation().hash === '#share';
  return (
    <MyProfilePage
      renderProfile={(profile) => (
        <AppTexts>
          <PublicProfile profile={profile} viewer="signed-in" frame={false} />
        </AppTexts>
      )}
      renderShare={(profile) => <ShareButton profile={profile} placement="inline" startsOpen={isSharing} />}
    />
  );
}
