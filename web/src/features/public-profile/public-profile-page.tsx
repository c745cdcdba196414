// The public profile inside the app: moves without a page load, `vite dev`, and offline. A direct visit is the server's.
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { errorCardMeta, profileMeta } from '@marquee/domain/page-meta';
import { isShown, type Profile } from '@marquee/domain/profile';
import { usePageMeta } from '../../components/page-meta.ts';
import { credentials } from '../../firebase/credentials.ts';
import { useSession } from '../../firebase/session.ts';
import type { ProfileLookup } from './api/load-profile.ts';
import { onceSeen, sendView } from './api/track-view.ts';
import { usePublicProfile, type PublicProfileState } from './api/use-public-profile.ts';
import { AppTexts } from './app-texts.tsx';
import { ErrorCard } from './error-card.tsx';
import { PageFrame } from './page-frame.tsx';
import { PageLinkContext, type PageLinkProps } from './page-link.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { PublicProfile } from './public-profile.tsx';

export interface PublicProfilePageProps {
  /** What signed-in visitors get to share the profile with. */
  readonly share?: (profile: Profile) => ReactNode;
  /** The dialog that reports the profile. */
  readonly report?: (profile: Profile, onClose: () => void) => ReactNode;
  /** Another way to tell the owner of a signed-in visitor's view, for when the function cannot be asked. */
  readonly tellDirectly?: (ownerId: string, viewerId: string) => Promise<void>;
}

const routerLink = ({ href = '', ...props }: PageLinkProps) => <Link to={href} {...props} />;

function useLookup(): ProfileLookup {
  const { id, username } = useParams();
  return id === undefined ? { username: username ?? '' } : { id };
}

/** A view is counted once a visit, a second after it is seen, and never the owner's own. */
function useCountedView(
  profile: Profile | undefined,
  tellDirectly: PublicProfilePageProps['tellDirectly'],
): void {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const isKnown = session.status !== 'pending';
  const counted = profile && isShown(profile) && profile.id !== user?.uid ? profile.id : undefined;
  useEffect(() => {
    if (counted === undefined || !isKnown) return undefined;
    return onceSeen(() => {
      const send = async () => {
        const delivery = await sendView(counted, user && (await credentials(user)));
        if (delivery === 'failed' && user) await tellDirectly?.(counted, user.uid);
      };
      send().catch((error: unknown) => console.warn('The view was not recorded.', error));
    });
  }, [counted, isKnown, tellDirectly, user]);
}

function usePublicProfileMeta(state: PublicProfileState): void {
  const { t } = useTranslation('publicProfile');
  usePageMeta(
    state.status === 'loaded'
      ? profileMeta(state.profile)
      : state.status === 'failed'
        ? errorCardMeta(t(`error.${state.failure}.title`))
        : { title: '', description: '', robots: 'noindex, nofollow' },
  );
}

export function PublicProfilePage({ share, report, tellDirectly }: PublicProfilePageProps) {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : undefined;
  const viewer = uid === undefined ? 'anonymous' : 'signed-in';
  const { state, retry } = usePublicProfile(useLookup(), uid);
  const [reporting, setReporting] = useState<string>();
  useCountedView(state.status === 'loaded' ? state.profile : undefined, tellDirectly);
  usePublicProfileMeta(state);
  return (
    <AppTexts>
      <PageLinkContext value={routerLink}>
        {state.status === 'loaded' ? (
          <PublicProfile
            profile={state.profile}
            viewer={viewer}
            ownerNote={!state.profile.is_profile_public}
            share={uid === undefined || state.profile.taken_down ? undefined : share?.(state.profile)}
            onReport={report && (() => setReporting(state.profile.id))}
          />
        ) : (
          <PageFrame viewer={viewer}>
            {state.status === 'loading' ? (
              <ProfileSkeleton />
            ) : (
              <ErrorCard failure={state.failure} onRetry={retry} />
            )}
          </PageFrame>
        )}
        {state.status === 'loaded' &&
          state.profile.id === reporting &&
          report?.(state.profile, () => setReporting(undefined))}
      </PageLinkContext>
    </AppTexts>
  );
}
