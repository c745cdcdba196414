// What the account forms accept (specification, section 5). Made from the texts, so that errors speak the user's language.
import * as yup from 'yup';
import type { TFunction } from 'i18next';
import { phoneNumber } from './phone-number.ts';

type T = TFunction<'auth'>;

/** Section 9: at least 6 on the signup page, 8 on the alternate card. */
const SHORTEST = { signup: 6, register: 8, otp: 6 } as const;

export const emailSchema = (t: T) =>
  yup.string().trim().email(t('validation.email')).required(t('validation.email'));

export const loginSchema = (t: T) =>
  yup.object({ email: emailSchema(t), password: yup.string().required(t('validation.passwordNeeded')) });

const password = (t: T) =>
  yup.string().required(t('validation.passwordSix')).min(SHORTEST.signup, t('validation.passwordSix'));

const strongPassword = (t: T) =>
  yup
    .string()
    .required(t('validation.passwordEight'))
    .min(SHORTEST.register, t('validation.passwordEight'))
    .test(
      'mix',
      t('validation.passwordMix'),
      (value) => /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value) && /\d/.test(value),
    );

const repeated = (message: string) =>
  yup
    .string()
    .required(message)
    .oneOf([yup.ref('password')], message);

export const signupSchema = (t: T) =>
  yup.object({
    email: emailSchema(t),
    password: password(t),
    confirmPassword: repeated(t('validation.mismatch')),
    terms: yup.boolean().oneOf([true], t('validation.terms')),
  });

export const registerSchema = (t: T) =>
  yup.object({
    email: emailSchema(t),
    password: strongPassword(t),
    confirmPassword: repeated(t('validation.mismatchAlternate')),
  });

export const newPasswordSchema = (t: T) =>
  yup.object({ password: password(t), confirmPassword: repeated(t('validation.mismatch')) });

export const phoneSchema = (t: T) =>
  yup.object({
    phone: yup
      .string()
      .required(t('validation.phone'))
      .test('phone', t('validation.phone'), (value) => phoneNumber(value) !== ''),
  });

export const isOtpCode = (code: string): boolean => code.trim().length >= SHORTEST.otp;
