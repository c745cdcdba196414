// The settings item of yesterday's profile. Its dialog, the editor's labels and the save are loaded on use.
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import dayjs from 'dayjs';
import type { User } from 'firebase/auth';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { profileForm, type ProfileForm } from '@marquee/domain/profile/profile';
import { restoredForm } from '@marquee/domain/profile/yesterday';
import { useToast } from '#web/components/toast.tsx';
import { useLiveDocument } from '#web/firebase/live.ts';
import { contactRef, profileRef, yesterdayRef } from '#web/firebase/references.ts';
import { loadTexts } from '#web/i18n/app-texts.ts';
import { UNKNOWN, type StoredProfile } from '#web/profile-form/api/load-profile.ts';
import { storesTheSame } from '#web/profile-form/api/save-plan.ts';
import { Item, Line, Named } from '../section.tsx';

async function loadDialog() {
  const [{ YesterdayDialog: Loaded }] = await Promise.all([
    import('./yesterday-dialog.tsx'),
    loadTexts('profileEditor', 'casting'),
  ]);
  return { default: Loaded };
}

const YesterdayDialog = lazy(loadDialog);

export function YesterdayItem({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const profile = useLiveDocument(profileRef(user.uid));
  const contact = useLiveDocument(contactRef(user.uid));
  const yesterday = useLiveDocument(yesterdayRef(user.uid));
  const [dialog, setDialog] = useState<{ readonly shown: StoredProfile; readonly then: ProfileForm }>();
  const [isLoading, setIsLoading] = useState(false);
  const live = [profile, contact, yesterday];

  // Before the first save there was no profile: its name is required.
  const storedYesterday =
    yesterday.status === 'ready' && yesterday.data?.form.first_name !== '' ? yesterday.data : undefined;
  const now =
    profile.status === 'ready' && profile.data && contact.status === 'ready' && contact.data
      ? profileForm(profile.data, contact.data)
      : undefined;
  const then = storedYesterday && now ? restoredForm(storedYesterday.form, now) : undefined;
  const isSame = now !== undefined && then !== undefined && storesTheSame(now, then);
  const when = storedYesterday ? dayjs(storedYesterday.kept_at).format('D MMMM YYYY, HH:mm') : '';

  const help = (): string => {
    if (live.some(({ status }) => status === 'error')) return t('yesterday.loadFailed');
    if (live.some(({ status }) => status === 'loading')) return t('loading');
    if (!now || !then) return t('yesterday.none');
    return isSame ? t('yesterday.same', { when }) : t('yesterday.help', { when });
  };

  const show = async (): Promise<void> => {
    if (!now || !storedYesterday || profile.status !== 'ready' || !profile.data) return;
    const { former_usernames } = profile.data;
    setIsLoading(true);
    try {
      await loadDialog();
      setDialog({ shown: { form: now, former_usernames, updatedAt: UNKNOWN }, then: storedYesterday.form });
    } catch (error) {
      console.error('The comparison with yesterday could not be loaded.', error);
      toast({ variant: 'error', title: t('loadFailed.title'), text: t('loadFailed.text') });
    }
    setIsLoading(false);
  };

  return (
    <Item>
      <Line>
        <Named name={t('yesterday.title')}>{help()}</Named>
        {then && !isSame ? (
          <Button
            variant="outlined"
            // Not disabled while it loads: a closing dialog returns the focus to the element that had it.
            startIcon={isLoading ? <CircularProgress size="1em" color="inherit" /> : null}
            aria-busy={isLoading}
            onClick={() => void show()}
          >
            {t('yesterday.show')}
          </Button>
        ) : null}
      </Line>
      {dialog ? (
        <Suspense fallback={null}>
          <YesterdayDialog user={user} when={when} {...dialog} onClose={() => setDialog(undefined)} />
        </Suspense>
      ) : null}
    </Item>
  );
}
