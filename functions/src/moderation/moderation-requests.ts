// The input of the functions `reportProfile` and `moderateProfile`, in a file of its own: functions that only read
// profiles do not load yup.
import * as yup from 'yup';
import { LINK_CODE_LENGTH } from '@marquee/domain/views/link-code';
import { MODERATION_ACTIONS, MODERATION_LIMITS, REPORT_REASONS } from '@marquee/domain/accounts/moderation';
import { documentId } from '../requests/input.ts';

const text = () => yup.string().max(MODERATION_LIMITS.text);

/** The input of `reportProfile`. */
export const reportSchema = yup
  .object({
    profileId: documentId,
    reason: yup.string().oneOf(REPORT_REASONS).required(),
    text: text(),
    /** The code of the named link that opened the page. */
    code: yup.string().max(LINK_CODE_LENGTH),
  })
  .required();

/** The input of `moderateProfile`. */
export const moderationSchema = yup
  .object({
    profileId: documentId,
    action: yup.string().oneOf(MODERATION_ACTIONS).required(),
    /** The reason of a take-down, which its owner reads. */
    reason: yup
      .string()
      .oneOf(REPORT_REASONS)
      .when('action', { is: 'take_down', then: (schema) => schema.required() }),
    /** The moderator's note, which is stored in the audit entry alone. */
    note: text(),
  })
  .required();
