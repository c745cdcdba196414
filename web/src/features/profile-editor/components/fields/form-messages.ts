import type { TFunction } from 'i18next';
import { LIMITS } from '@marquee/domain/limits';
import type { FormMessages } from './validate.ts';

/** The texts of everything that can be wrong with the form. */
export const formMessages = (t: TFunction<'profileEditor'>): FormMessages => ({
  profile: (problem, max) =>
    problem === 'videos' ? t('videos.full', { max }) : t(`messages.${problem}`, { max }),
  username: (problem) =>
    t(`username.problems.${problem}`, { min: LIMITS.username.min, max: LIMITS.username.max }),
  usernameTaken: t('username.taken'),
  whatsappTooLong: t('messages.tooLong', { max: LIMITS.url }),
});
