import { useTranslation } from 'react-i18next';
import type { User } from 'firebase/auth';
import type { Profile } from '@marquee/domain/profile/profile';
import { fieldId } from '#web/components/form/field-id.ts';
import { paths } from '#web/config/paths.ts';
import { useLiveDocument } from '#web/firebase/live.ts';
import { contactRef } from '#web/firebase/references.ts';
import { PublishNote } from '#web/visibility/publish-note.tsx';
import { setVisibility } from '#web/visibility/set-visibility.ts';
import { TakenDownNote } from '#web/visibility/taken-down-note.tsx';
import { usePublishing } from '#web/visibility/use-publishing.ts';
import { Choice } from './choice.tsx';
import { Item, Section } from './section.tsx';
import { useSaveFailure } from './use-save-failure.ts';

interface VisibilitySectionProps {
  readonly profile: Profile;
  readonly user: User;
}

export function VisibilitySection({ profile, user }: VisibilitySectionProps) {
  const { t } = useTranslation('settings');
  const reportFailure = useSaveFailure();
  const { problem, publish } = usePublishing(user, useLiveDocument(contactRef(user.uid)));
  const isPublic = profile.is_profile_public;
  // A user who may not publish may still make the profile private.
  const hindrance = isPublic ? undefined : problem;

  const change = (next: boolean): void => {
    (next ? publish() : setVisibility(profile.id, false)).catch((error: unknown) => {
      reportFailure('The visibility could not be changed.', error);
    });
  };
  return (
    <Section id="visibility" title={t('visibility.title')} text={t('visibility.text')}>
      {profile.taken_down ? (
        <Item>
          <TakenDownNote profile={profile} />
        </Item>
      ) : null}
      <Choice
        label={t('visibility.label')}
        help={t(
          profile.taken_down ? 'visibility.takenDown' : isPublic ? 'visibility.public' : 'visibility.private',
        )}
        checked={isPublic}
        disabled={hindrance !== undefined}
        onChange={change}
      />
      {hindrance === undefined ? null : (
        <Item>
          <PublishNote
            problem={hindrance}
            user={user}
            birthDateHref={`${paths.profileEdit.href()}#${fieldId('date_of_birth')}`}
          />
        </Item>
      )}
    </Section>
  );
}
