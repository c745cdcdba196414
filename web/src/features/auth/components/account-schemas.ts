// The schemas of the account forms. They name problems by their keys in the texts (`auth:validation`).
import * as yup from 'yup';
import { typedCode } from '@marquee/domain/values/digits';
import { internationalDigits } from '@marquee/domain/profile/phone-number';
import type { auth } from '#web/i18n/en/auth.ts';

export type AccountProblem = keyof typeof auth.validation;

/** Returns the name of a problem; the type checks that the catalogue has a text for it. */
const problem = <Name extends AccountProblem>(name: Name): Name => name;

/** The least number of characters of a password on the signup page and on /register, and of a phone code. */
const MIN_LENGTH = { signup: 6, register: 8, code: 6 } as const;

/** Matches a text with an upper-case letter, a lower-case letter and a digit. */
const MIXED = /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d)/su;

const email = yup.string().trim().email(problem('email')).required(problem('email'));

const password = yup.string().min(MIN_LENGTH.signup, problem('passwordSix')).required(problem('passwordSix'));

const terms = yup.boolean().oneOf([true], problem('terms'));

const repeated = (name: AccountProblem) =>
  yup
    .string()
    .oneOf([yup.ref('password')], name)
    .required(name);

export const emailSchema = yup.object({ email });

export const loginSchema = yup.object({ email, password: yup.string().required(problem('passwordNeeded')) });

export const newPasswordSchema = yup.object({ password, confirmPassword: repeated('mismatch') });

export const signupSchema = newPasswordSchema.shape({
  email,
  terms,
});

export const registerSchema = yup.object({
  email,
  password: yup
    .string()
    .min(MIN_LENGTH.register, problem('passwordEight'))
    .matches(MIXED, problem('passwordMix'))
    .required(problem('passwordEight')),
  confirmPassword: repeated('mismatchAlternate'),
});

/** For the form in which the owner of a new account accepts the terms. */
export const termsSchema = yup.object({ terms });

export const phoneSchema = yup.object({
  phone: yup.string().test('phone', problem('phone'), (typed = '') => internationalDigits(typed) !== ''),
});

export const codeSchema = yup.object({
  code: yup
    .string()
    .test('code', problem('code'), (typed = '') => typedCode(typed).length >= MIN_LENGTH.code),
});
