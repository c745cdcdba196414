import { useTranslation } from 'react-i18next';
import { authProblem } from '#web/account/auth-errors.ts';
import { useAuthError } from '#web/account/use-auth-error.ts';

/** Whether the user closed Google's window: no message is needed. */
function isCancelled(error: unknown): boolean {
  const problem = authProblem(error, 'account');
  return problem !== undefined && 'key' in problem && problem.key === 'popupClosed';
}

/**
 * Returns a function that words an error of a change to the account; its text is '' when the user cancelled the change.
 */
export function useAccountError(): (error: unknown) => string {
  const { t } = useTranslation('settings');
  const problem = useAuthError();
  return (error) => (isCancelled(error) ? '' : problem(error, 'account', t('account.failed')));
}
