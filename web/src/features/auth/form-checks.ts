// What the account forms accept (specification, section 5). Made from the texts, so that errors speak the user's language.
import type { TFunction } from 'i18next';
import type { FormErrors } from '../../components/form/form.tsx';
import { isEmail } from '../../lib/email.ts';

type T = TFunction<'auth'>;

/** Section 9: at least 6 on the signup page, 8 on the alternate card. */
const SHORTEST = { signup: 6, register: 8, otp: 6 } as const;

const email = (t: T, text: string) => (isEmail(text) ? undefined : t('validation.email'));

const password = (t: T, text: string) =>
  text.length >= SHORTEST.signup ? undefined : t('validation.passwordSix');

const isMixed = (text: string): boolean => /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text) && /\d/.test(text);

function strongPassword(t: T, text: string): string | undefined {
  if (text.length < SHORTEST.register) return t('validation.passwordEight');
  return isMixed(text) ? undefined : t('validation.passwordMix');
}

interface EmailForm {
  readonly email: string;
}

interface LoginForm extends EmailForm {
  readonly password: string;
}

interface PasswordPairForm {
  readonly password: string;
  readonly confirmPassword: string;
}

type RegisterForm = EmailForm & PasswordPairForm;

interface SignupForm extends RegisterForm {
  readonly terms: boolean;
}

function repeated(form: PasswordPairForm, message: string): string | undefined {
  return form.confirmPassword !== '' && form.confirmPassword === form.password ? undefined : message;
}

export const checkEmail =
  (t: T) =>
  (form: EmailForm): FormErrors<EmailForm> => ({ email: email(t, form.email) });

export const checkLogin =
  (t: T) =>
  (form: LoginForm): FormErrors<LoginForm> => ({
    email: email(t, form.email),
    password: form.password === '' ? t('validation.passwordNeeded') : undefined,
  });

export const checkSignup =
  (t: T) =>
  (form: SignupForm): FormErrors<SignupForm> => ({
    email: email(t, form.email),
    password: password(t, form.password),
    confirmPassword: repeated(form, t('validation.mismatch')),
    terms: form.terms ? undefined : t('validation.terms'),
  });

export const checkRegister =
  (t: T) =>
  (form: RegisterForm): FormErrors<RegisterForm> => ({
    email: email(t, form.email),
    password: strongPassword(t, form.password),
    confirmPassword: repeated(form, t('validation.mismatchAlternate')),
  });

export const checkNewPassword =
  (t: T) =>
  (form: PasswordPairForm): FormErrors<PasswordPairForm> => ({
    password: password(t, form.password),
    confirmPassword: repeated(form, t('validation.mismatch')),
  });

export const isOtpCode = (code: string): boolean => code.trim().length >= SHORTEST.otp;
