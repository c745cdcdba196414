import type { ModerationAction, ReportReason } from '@marquee/domain/moderation';
import { callFunction, refusalOf } from '../../../firebase/functions.ts';

export interface Decision {
  readonly profileId: string;
  readonly action: ModerationAction;
  /** Of a take-down. */
  readonly reason?: ReportReason;
  readonly note: string;
}

/** Has the function `moderateProfile` do it. Throws what `callFunction` throws. */
export async function decide(decision: Decision): Promise<void> {
  await callFunction('moderateProfile', decision);
}

/** Which text tells the moderator of a failure. */
export function failureKey(error: unknown): 'refused' | 'gone' | 'failed' {
  const refusal = refusalOf(error);
  if (refusal === 'permission-denied' || refusal === 'unauthenticated') return 'refused';
  return refusal === 'not-found' ? 'gone' : 'failed';
}
