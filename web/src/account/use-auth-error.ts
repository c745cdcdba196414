import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { authProblem, hasText, type AuthOperation } from './auth-errors.ts';

/** Returns a function that words an error of Firebase Auth; `fallback` is the text where `authProblem` has none. */
export function useAuthError(): (error: unknown, operation: AuthOperation, fallback?: string) => string {
  const { t } = useTranslation('auth');
  return useCallback(
    (error, operation, fallback) => {
      const problem = authProblem(error, operation);
      if (!hasText(error, operation)) console.warn('An error of the account has no text.', error);
      if (problem === undefined) return fallback ?? t('callback.error.text');
      return 'key' in problem ? t(`errors.${problem.key}`) : problem.message;
    },
    [t],
  );
}
