import { useLocation, useNavigate } from 'react-router-dom';
import { MyProfilePage } from '../../features/my-profile/my-profile-page.tsx';
import { OwnLink } from '../../features/sharing/components/own-link.tsx';
import { SendDialog } from '../../features/sharing/components/send-dialog.tsx';
import { ShareButton } from '../../features/sharing/components/share-button.tsx';
import { OwnProfile } from './own-profile.tsx';

/** The address of the installed app's shortcut. */
const SHARE = '#share';

export function MyProfile() {
  const isSharing = useLocation().hash === SHARE;
  const navigate = useNavigate();
  return (
    <MyProfilePage
      renderProfile={(profile) => <OwnProfile profile={profile} />}
      renderLink={(profile) => <OwnLink profile={profile} />}
      renderSend={(profile, isOpen, onClose) => (
        <SendDialog profile={profile} open={isOpen} onClose={onClose} />
      )}
      renderShare={(profile, isNext) => (
        <ShareButton
          key={String(isSharing)}
          profile={profile}
          isProminent={isNext}
          startsOpen={isSharing}
          onClosed={() => {
            // Removes the hash, so that the shortcut works again.
            if (isSharing) void navigate({ hash: '' }, { replace: true });
          }}
        />
      )}
    />
  );
}
