import { useTranslation } from 'react-i18next';
import type { Profile } from '@marquee/domain/profile';
import { useToast } from '../../../components/toast.tsx';
import { setVisibility } from '../api/choices.ts';
import { Choice } from './choice.tsx';
import { Section } from './section.tsx';

export function VisibilitySection({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const isPublic = profile.is_profile_public;
  const change = (next: boolean): void => {
    setVisibility(profile.id, next).catch((error: unknown) => {
      console.error(error);
      toast({ variant: 'error', title: t('saveFailed.title'), text: t('saveFailed.text') });
    });
  };
  return (
    <Section id="visibility" title={t('visibility.title')} text={t('visibility.text')}>
      <Choice
        label={t('visibility.label')}
        help={t(isPublic ? 'visibility.public' : 'visibility.private')}
        checked={isPublic}
        onChange={change}
      />
    </Section>
  );
}
