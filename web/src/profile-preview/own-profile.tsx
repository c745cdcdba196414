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

/** A profile as visitors see it. */
export function ShownProfile({ profile }: { readonly profile: Profile }) {
  const container = useRef<HTMLDivElement>(null);
  const { i18n } = useTranslation();
  const language = currentLanguage();
  useEffect(() => (container.current ? startSite(container.current) : undefined), []);
  return (
    <TextsContext value={{ language, texts: (namespace) => i18n.getFixedT(language, namespace) }}>
      <div ref={container}>
        <PictureAddressContext value={pictureUrl}>
          <PublicProfile profile={profile} frame={false} />
        </PictureAddressContext>
      </div>
    </TextsContext>
  );
}

/** The signed-in user's profile, including a save that is still pending offline. */
export function OwnProfile({ profile }: { readonly profile: Profile }) {
  const pending = usePendingSave(profile.id);
  return <ShownProfile profile={pending ? profileAfter(profile, pending.values) : profile} />;
}
