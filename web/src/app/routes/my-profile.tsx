import { useLocation, useNavigate } from 'react-router-dom';
import type { Profile } from '@marquee/domain/profile';
import { MyProfilePage } from '../../features/my-profile/my-profile-page.tsx';
import { AppTexts } from '../../features/public-profile/app-texts.tsx';
import {
  profileAfter,
  usePendingSave,
} from '../../features/profile-editor/components/pending-save/pending-save.ts';
import { PublicProfile } from '../../features/public-profile/public-profile.tsx';
import { OwnLink } from '../../features/sharing/own-link.tsx';
import { ShareButton } from '../../features/sharing/share-button.tsx';

/** Where the installed app's shortcut leads. */
const SHARE = '#share';

/** The own profile, with what was saved and still waits for the connection. */
function OwnProfile({ profile }: { readonly profile: Profile }) {
  const pending = usePendingSave(profile.id);
  return (
    <AppTexts>
      <PublicProfile
        profile={pending ? profileAfter(profile, pending) : profile}
        viewer="signed-in"
        frame={false}
      />
    </AppTexts>
  );
}

export function Component() {
  const isSharing = useLocation().hash === SHARE;
  const navigate = useNavigate();
  return (
    <MyProfilePage
      renderProfile={(profile) => <OwnProfile profile={profile} />}
      renderLink={(profile) => <OwnLink profile={profile} />}
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
