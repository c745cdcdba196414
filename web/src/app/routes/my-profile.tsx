import { useLocation, useNavigate } from 'react-router-dom';
import { MyProfilePage } from '../../features/my-profile/my-profile-page.tsx';
import { AppTexts } from '../../features/public-profile/app-texts.tsx';
import { PublicProfile } from '../../features/public-profile/public-profile.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';

/** Where the installed app's shortcut leads. */
const SHARE = '#share';

export function Component() {
  const isSharing = useLocation().hash === SHARE;
  const navigate = useNavigate();
  return (
    <MyProfilePage
      renderProfile={(profile) => (
        <AppTexts>
          <PublicProfile profile={profile} viewer="signed-in" frame={false} />
        </AppTexts>
      )}
      renderShare={(profile) => (
        <ShareButton
          key={String(isSharing)}
          profile={profile}
          placement="inline"
          startsOpen={isSharing}
          onClosed={() => {
            // So that the shortcut works once more.
            if (isSharing) void navigate({ hash: '' }, { replace: true });
          }}
        />
      )}
    />
  );
}
