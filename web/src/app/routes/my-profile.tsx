import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Profile } from '@marquee/domain/profile';
import { MyProfilePage } from '../../features/my-profile/my-profile-page.tsx';
import {
  profileAfter,
  usePendingSave,
} from '../../features/profile-editor/components/pending-save/pending-save.ts';
import { OwnLink } from '../../features/sharing/components/own-link.tsx';
import { ShareButton } from '../../features/sharing/components/share-button.tsx';
import { PublicProfile } from '../../site/profile/public-profile.tsx';
import { startSite } from '../../site/script/start-site.ts';
import { TextsContext } from '../../site/texts.ts';

/** Where the installed app's shortcut leads. */
const SHARE = '#share';

/** The own profile, with what was saved and still waits for the connection. */
function OwnProfile({ profile }: { readonly profile: Profile }) {
  const pending = usePendingSave(profile.id);
  const container = useRef<HTMLDivElement>(null);
  const { i18n } = useTranslation();
  useEffect(() => (container.current ? startSite(container.current) : undefined), []);
  return (
    <TextsContext value={(namespace) => i18n.getFixedT(i18n.language, namespace)}>
      <div ref={container}>
        <PublicProfile profile={pending ? profileAfter(profile, pending) : profile} frame={false} />
      </div>
    </TextsContext>
  );
}

export function MyProfile() {
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
