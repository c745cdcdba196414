// The live public page: the server's view, then what a signed-in visitor gets on top, and the view that is counted.
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { PublicPageOutcome } from '@marquee/domain/public-page';
import { onceSeen, sendView } from '../../features/public-profile/api/track-view.ts';
import { PublicPageView } from '../../features/public-profile/public-page-view.tsx';
import { ShareLauncher } from './share-launcher.tsx';
import { visitor, type Visitor } from './visitor.ts';

/** Nothing of it is loaded before the click. */
const ReportHost = lazy(async () => ({ default: (await import('./report-host.tsx')).ReportHost }));

/** Tells the owner, once and honestly: only a page somebody sees, and never the owner's own look. */
async function countView(profileId: string): Promise<void> {
  const seenBy = await visitor();
  if (seenBy?.uid === profileId) return;
  const delivery = await sendView(profileId, await seenBy?.credentials());
  if (delivery !== 'failed' || !seenBy) return;
  const { tellDirectly } = await import('../tell-directly.ts');
  await tellDirectly(profileId, seenBy.uid);
}

export function PublicPage({ outcome: served }: { readonly outcome: PublicPageOutcome }) {
  const [who, setWho] = useState<Visitor>();
  const [outcome, setOutcome] = useState(served);
  const [isReporting, setReporting] = useState(false);
  const report = useCallback(() => setReporting(true), []);
  const servedId = served.outcome === 'public' ? served.profile.id : undefined;

  useEffect(() => {
    let isCurrent = true;
    visitor()
      .then(async (signedIn) => {
        if (!isCurrent || !signedIn) return;
        setWho(signedIn);
        if (servedId !== undefined) return;
        const { ownProfileAt } = await import('./own-profile.ts');
        const profile = await ownProfileAt(location.pathname, signedIn.uid);
        // oxlint-disable-next-line typescript/no-unnecessary-condition -- the clean-up may have run meanwhile
        if (isCurrent && profile) setOutcome({ outcome: 'public', profile });
      })
      .catch((error: unknown) => {
        console.warn('The session could not be read: the page stays as visitors see it.', error);
      });
    return () => {
      isCurrent = false;
    };
  }, [servedId]);

  useEffect(() => {
    if (servedId === undefined) return;
    return onceSeen(() => {
      countView(servedId).catch((error: unknown) => console.warn('The view was not recorded.', error));
    });
  }, [servedId]);

  const profile = outcome.outcome === 'public' ? outcome.profile : undefined;
  return (
    <>
      <PublicPageView
        outcome={outcome}
        viewer={who ? 'signed-in' : 'anonymous'}
        ownerNote={profile?.is_profile_public === false}
        share={who && profile && !profile.taken_down ? <ShareLauncher profile={profile} /> : undefined}
        onReport={report}
      />
      {isReporting && profile && (
        <Suspense fallback={null}>
          <ReportHost profile={profile} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  );
}
