import type { ModerationAction, ReportReason } from '@marquee/domain/accounts/moderation';
import { callFunction, refusalOf } from '#web/firebase/functions.ts';

export interface Decision {
  readonly profileId: string;
  readonly action: ModerationAction;
  /** Why the profile is taken down. */
  readonly reason?: ReportReason;
  readonly note: string;
}

/** Calls the function `moderateProfile`. Throws what `callFunction` throws. */
export async function decide(decision: Decision): Promise<void> {
  await callFunction('moderateProfile', decision);
}

/** The key of the text for a failed decision. */
export function failureKey(error: unknown): 'refused' | 'gone' | 'failed' {
  const refusal = refusalOf(error);
  if (refusal === 'permission-denied' || refusal === 'unauthenticated') return 'refused';
  return refusal === 'not-found' ? 'gone' : 'failed';
}
