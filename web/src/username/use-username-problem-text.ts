import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@marquee/domain/values/limits';
import type { UsernameProblem } from '@marquee/domain/accounts/username';

/** Returns a function that says why a username cannot be claimed. */
export function useUsernameProblemText(): (problem: `username-${UsernameProblem}`) => string {
  const { t } = useTranslation('username');
  return useCallback((problem) => t(`problems.${problem}`, LIMITS.username), [t]);
}
