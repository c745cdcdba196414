// The input of the functions `reportProfile` and `moderateProfile`. Apart from moderation.ts, so that pages which only
// read profiles do not load yup.
import * as yup from 'yup';
import { LINK_CODE_LENGTH } from '@marquee/domain/views/link-code';
import { MODERATION_ACTIONS, MODERATION_LIMITS, REPORT_REASONS } from '@marquee/domain/accounts/moderation';

/** A Firestore document id: no slash, not `.`, `..` or `__x__`; a uid has at most 128 characters. */
const documentId = () =>
  yup
    .string()
    .strict()
    .required()
    .max(128)
    .matches(/^(?!\.{1,2}$)(?!__.*__$)[^/\p{Cc}]+$/u);

const text = () => yup.string().strict().max(MODERATION_LIMITS.text);

/** What `reportProfile` accepts. */
export const reportSchema = yup
  .object({
    profileId: documentId(),
    reason: yup.string().strict().oneOf(REPORT_REASONS).required(),
    text: text(),
    /** Of the named link that opened the page. */
    code: yup.string().strict().max(LINK_CODE_LENGTH),
  })
  .required();

/** What `moderateProfile` accepts. */
export const moderationSchema = yup
  .object({
    profileId: documentId(),
    action: yup.string().strict().oneOf(MODERATION_ACTIONS).required(),
    /** Of a take-down: the owner reads it. */
    reason: yup
      .string()
      .strict()
      .oneOf(REPORT_REASONS)
      .when('action', { is: 'take_down', then: (schema) => schema.required() }),
    /** For the audit entry only. */
    note: text(),
  })
  .required();
