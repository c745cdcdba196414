import type { ModerationAction, ReportReason } from '@marquee/domain/moderation';
import { callFunction, FunctionError } from '../../../firebase/call-function.ts';

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
  if (!(error instanceof FunctionError)) return 'failed';
  if (error.code === 'PERMISSION_DENIED' || error.code === 'UNAUTHENTICATED') return 'refused';
  return error.code === 'NOT_FOUND' ? 'gone' : 'failed';
}
