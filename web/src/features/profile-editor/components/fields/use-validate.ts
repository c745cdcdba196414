import dayjs from 'dayjs';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formMessages } from './form-messages.ts';
import { createValidate, type KnownUsernames } from './validate.ts';

/** The form's checks with this screen's texts. */
export function useValidate(usernames: KnownUsernames): ReturnType<typeof createValidate> {
  const { t } = useTranslation('profileEditor');
  return useMemo(
    () => createValidate(formMessages(t), dayjs().format('YYYY-MM-DD'), usernames),
    [t, usernames],
  );
}
