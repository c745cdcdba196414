import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readProfileMessage } from '@marquee/domain/profile/profile-form';
import { useUsernameProblemText } from '#web/username/use-username-problem-text.ts';

/** Returns a function that words a problem of the schema. */
export function useProblemText(): (message: string) => string {
  const { t } = useTranslation('profileEditor');
  const usernameText = useUsernameProblemText();
  return useCallback(
    (message) => {
      const { problem, max } = readProfileMessage(message);
      switch (problem) {
        case 'username-characters':
        case 'username-reserved':
        case 'username-too-long':
        case 'username-too-short':
          return usernameText(problem);
        default:
          return t(`messages.${problem}`, { max });
      }
    },
    [t, usernameText],
  );
}
