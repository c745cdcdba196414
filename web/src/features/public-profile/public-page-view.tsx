import type { ReactNode } from 'react';
import type { PublicPageOutcome } from '@marquee/domain/public-page';
import { ErrorCard } from './error-card.tsx';
import { PageFrame } from './page-frame.tsx';
import { PublicProfile } from './public-profile.tsx';
import type { Viewer } from './viewer.ts';

export interface PublicPageViewProps {
  readonly outcome: PublicPageOutcome;
  readonly viewer?: Viewer;
  readonly ownerNote?: boolean;
  readonly share?: ReactNode;
  readonly onReport?: () => void;
}

/** A public address as it turned out: the server renders it and the page's script hydrates the same. */
export function PublicPageView({
  outcome,
  viewer = 'anonymous',
  ownerNote = false,
  share,
  onReport,
}: PublicPageViewProps) {
  return outcome.outcome === 'public' ? (
    <PublicProfile
      profile={outcome.profile}
      viewer={viewer}
      ownerNote={ownerNote}
      share={share}
      onReport={onReport}
    />
  ) : (
    <PageFrame viewer={viewer}>
      <ErrorCard failure={outcome.outcome} />
    </PageFrame>
  );
}
