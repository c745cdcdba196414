// The site's profile components inside the app, with the site's script attached.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@marquee/domain/profile/profile';
import { profileAfter, usePendingSave } from '../profile-form/saving/pending-save.ts';
import { currentLanguage } from '../i18n/app-texts.ts';
import { pictureUrl } from '../config/picture-url.ts';
import { PictureAddressContext } from '../site/picture-address.ts';
import { PublicProfile } from '../site/profile/public-profile.tsx';
import { startSite } from '../site/script/start-site.ts';
import { TextsContext } from '../site/texts.ts';

interface ShownProfileProps {
  readonly profile: Profile;
}

/** A profile as visitors see it, without the site's script. */
export function StillProfile({ profile }: ShownProfileProps) {
  const { i18n } = useTranslation();
  const language = currentLanguage();
  return (
    <TextsContext value={{ language, texts: (namespace) => i18n.getFixedT(language, namespace) }}>
      <PictureAddressContext value={pictureUrl}>
        <PublicProfile profile={profile} frame={false} />
      </PictureAddressContext>
    </TextsContext>
  );
}

/** A profile as visitors see it. */
export function ShownProfile({ profile }: ShownProfileProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => (container.current ? startSite(container.current) : undefined), []);
  return (
    <div ref={container}>
      <StillProfile profile={profile} />
    </div>
  );
}

/** The signed-in user's profile, including a save that is still pending offline. */
export function OwnProfile({ profile }: ShownProfileProps) {
  const pending = usePendingSave(profile.id);
  return <ShownProfile profile={pending ? profileAfter(profile, pending.values) : profile} />;
}
