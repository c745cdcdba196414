import { yupToFormErrors } from 'formik';
import { ValidationError, type Schema } from 'yup';
import { expect, it } from 'vitest';
import {
  codeSchema,
  emailSchema,
  loginSchema,
  newPasswordSchema,
  phoneSchema,
  registerSchema,
  signupSchema,
} from './account-schemas.ts';

/** The problems of a form by field, as Formik reports them. */
function problems(schema: Schema, values: object): object {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return yupToFormErrors(error);
    throw error;
  }
}

const email = 'asha@example.com';

it('the login form needs an e-mail address and a password', () => {
  expect(problems(loginSchema, { email, password: 'x' })).toEqual({});
  expect(problems(loginSchema, { email: 'asha', password: '' })).toEqual({
    email: 'email',
    password: 'passwordNeeded',
  });
});

it('the signup form needs a password of at least six characters, its repetition and the accepted terms', () => {
  const form = { email, password: '123456', confirmPassword: '123456', terms: true };
  expect(problems(signupSchema, form)).toEqual({});
  expect(problems(signupSchema, { ...form, password: '12345', terms: false })).toEqual({
    password: 'passwordSix',
    confirmPassword: 'mismatch',
    terms: 'terms',
  });
});

it('the alternate signup form needs eight characters or more with both cases and a digit, and their repetition', () => {
  const form = { email, password: 'Abcdefg1', confirmPassword: 'Abcdefg1' };
  expect(problems(registerSchema, form)).toEqual({});
  expect(problems(registerSchema, { ...form, password: 'Abcdef1' })).toEqual({
    password: 'passwordEight',
    confirmPassword: 'mismatchAlternate',
  });
  for (const password of ['abcdefg1', 'ABCDEFG1', 'Abcdefgh']) {
    expect(problems(registerSchema, { email, password, confirmPassword: password })).toEqual({
      password: 'passwordMix',
    });
  }
});

it('a new password needs its repetition', () => {
  expect(problems(newPasswordSchema, { password: 'secret1', confirmPassword: 'secret1' })).toEqual({});
  expect(problems(newPasswordSchema, { password: 'secret1', confirmPassword: '' })).toEqual({
    confirmPassword: 'mismatch',
  });
});

it('an e-mail address may have spaces around it, but none inside', () => {
  for (const right of [email, ` ${email} `]) expect(problems(emailSchema, { email: right })).toEqual({});
  for (const wrong of ['', 'asha', 'asha@', '@example.com', 'a b@example.com', 'asha@exa mple.com']) {
    expect(problems(emailSchema, { email: wrong }), wrong).toEqual({ email: 'email' });
  }
});

it('a phone number needs digits, and a code six characters', () => {
  expect(problems(phoneSchema, { phone: '098765 43210' })).toEqual({});
  for (const phone of ['', 'call me']) expect(problems(phoneSchema, { phone })).toEqual({ phone: 'phone' });
  for (const code of ['123456', ' 123456 ']) expect(problems(codeSchema, { code })).toEqual({});
  for (const code of ['12345', '']) expect(problems(codeSchema, { code })).toEqual({ code: 'code' });
});
