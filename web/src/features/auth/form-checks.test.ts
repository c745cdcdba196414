import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { FormErrors } from '../../components/form/form.tsx';
import { createI18n } from '../../i18n/create-i18n.ts';
import { english } from '../../i18n/catalogue.ts';
import { phoneNumber } from './phone-number.ts';
import {
  checkEmail,
  checkLogin,
  checkNewPassword,
  checkRegister,
  checkSignup,
  isOtpCode,
} from './form-checks.ts';

const t: TFunction<'auth'> = createI18n(english).getFixedT('en', 'auth');

/** The messages of the fields that are refused. */
function errors<Values>(check: (values: Values) => FormErrors<Values>, values: Values): object {
  return Object.fromEntries(Object.entries(check(values)).filter(([, message]) => message !== undefined));
}

const email = 'asha@example.com';

describe('the account forms', () => {
  it('login', () => {
    expect(errors(checkLogin(t), { email, password: 'x' })).toEqual({});
    expect(errors(checkLogin(t), { email: 'asha', password: '' })).toEqual({
      email: 'Please enter a valid email address',
      password: 'Please enter your password',
    });
    expect(errors(checkLogin(t), { email: ` ${email} `, password: 'x' })).toEqual({});
  });

  it('signup', () => {
    const form = { email, password: '123456', confirmPassword: '123456', terms: true };
    expect(errors(checkSignup(t), form)).toEqual({});
    expect(errors(checkSignup(t), { ...form, password: '12345', terms: false })).toEqual({
      password: 'Password must be at least 6 characters',
      confirmPassword: "Passwords don't match",
      terms: 'You must accept the terms and conditions',
    });
  });

  it('the alternate card', () => {
    const form = { email, password: 'Abcdefg1', confirmPassword: 'Abcdefg1' };
    expect(errors(checkRegister(t), form)).toEqual({});
    expect(errors(checkRegister(t), { ...form, password: 'Abcdef1' })).toEqual({
      password: 'Password must be at least 8 characters',
      confirmPassword: 'Passwords do not match',
    });
    for (const password of ['abcdefg1', 'ABCDEFG1', 'Abcdefgh']) {
      expect(errors(checkRegister(t), { email, password, confirmPassword: password })).toEqual({
        password: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
      });
    }
  });

  it('a new password', () => {
    expect(errors(checkNewPassword(t), { password: 'secret1', confirmPassword: 'secret1' })).toEqual({});
    expect(errors(checkNewPassword(t), { password: 'secret1', confirmPassword: '' })).toEqual({
      confirmPassword: "Passwords don't match",
    });
  });

  it('an address', () => {
    expect(errors(checkEmail(t), { email })).toEqual({});
    for (const wrong of ['', 'asha', 'asha@', '@example.com', 'a b@example.com', 'asha@exa mple.com']) {
      expect(errors(checkEmail(t), { email: wrong })).toEqual({
        email: 'Please enter a valid email address',
      });
    }
  });

  it('a code and a number', () => {
    expect(['123456', ' 123456 ', '12345', ''].map(isOtpCode)).toEqual([true, true, false, false]);
    expect(phoneNumber('098765 43210')).toBe('+919876543210');
    expect(phoneNumber('+44 7700 900123')).toBe('+447700900123');
    expect(phoneNumber('call me')).toBe('');
  });
});
