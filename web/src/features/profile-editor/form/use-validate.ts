import dayjs from 'dayjs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/limits';
import { PROFILE_MESSAGES, type ProfileMessages } from '@marquee/domain/profile-form';
import { createValidate, type KnownUsernames } from './validate.ts';

type MessageName = keyof ProfileMessages;

/** The form's checks with this screen's texts. */
export function useValidate(usernames: KnownUsernames): ReturnType<typeof createValidate> {
  const { t } = useTranslation('profileEditor');
  return useMemo(() => {
    const names = Object.keys(PROFILE_MESSAGES) as MessageName[];
    // The schema puts the limit into {{max}} itself.
    const profile = Object.fromEntries(
      names.map((name) => [name, t(`messages.${name}`, { max: '{{max}}' })]),
    ) as Record<MessageName, string>;
    return createValidate(
      {
        profile,
        username: (problem) =>
          t(`username.problems.${problem}`, { min: LIMITS.username.min, max: LIMITS.username.max }),
        usernameTaken: t('username.taken'),
        whatsappTooLong: t('messages.tooLong', { max: LIMITS.url }),
      },
      dayjs().format('YYYY-MM-DD'),
      usernames,
    );
  }, [t, usernames]);
}
