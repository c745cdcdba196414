// The note of a taken-down profile. Loaded with its texts where there is one: hardly any owner ever sees it.
import Skeleton from '@mui/material/Skeleton';
import { lazy } from 'react';
import type { Profile } from '@marquee/domain/profile/profile';
import { LazyPart } from '../components/lazy-part.tsx';
import { loadTexts } from '../i18n/app-texts.ts';

const TakenDownAlert = lazy(async () => {
  const [{ TakenDownAlert: Loaded }] = await Promise.all([
    import('./taken-down-alert.tsx'),
    loadTexts('publicProfile'),
  ]);
  return { default: Loaded };
});

/** Says that the profile is taken down, why, and whom to write to; nothing for any other profile. */
export function TakenDownNote({
  profile,
}: {
  readonly profile: Pick<Profile, 'id' | 'username' | 'taken_down'>;
}) {
  const { taken_down: takenDown } = profile;
  if (takenDown === undefined) return null;
  return (
    <LazyPart fallback={<Skeleton variant="rounded" height={64} />}>
      <TakenDownAlert profile={profile} takenDown={takenDown} />
    </LazyPart>
  );
}
