// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FocusFirstError, FormTextField, PasswordField } from './form-field.tsx';
import { Form, useIsSubmitting } from './form.tsx';

function Submit() {
  return <button type="submit">{useIsSubmitting() ? 'Sending' : 'Send'}</button>;
}

interface Login {
  readonly email: string;
  readonly password: string;
}

const check = ({ email, password }: Login) => ({
  email: email.includes('@') ? undefined : 'An address, please',
  password: password === '' ? 'A password, please' : undefined,
});

function show(onSubmit: (values: Login) => Promise<void> | void) {
  render(
    <Form initialValues={{ email: '', password: '' }} validate={check} onSubmit={onSubmit}>
      <FocusFirstError />
      <FormTextField name="email" label="Email" helperText="Where we write to" required />
      <PasswordField name="password" label="Password" showLabel="Show it" hideLabel="Hide it" />
      <Submit />
    </Form>,
  );
  return { email: screen.getByLabelText('Email'), password: screen.getByLabelText('Password') };
}

test('an error is shown when the field was left, in place of the hint, and goes with the mistake', async () => {
  const { email } = show(() => undefined);
  expect(email.getAttribute('aria-describedby')).toBe('email-helper-text');
  await userEvent.type(email, 'asha');
  expect(screen.queryByText('An address, please')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('An address, please').id).toBe('email-helper-text');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Where we write to')).toBeNull();
  await userEvent.type(email, '@example.com');
  expect(screen.queryByText('An address, please')).toBeNull();
  expect(screen.getByText('Where we write to')).toBeTruthy();
});

test('a submit with mistakes is refused, shows them all and goes to the first', async () => {
  const submit = vi.fn();
  const { email, password } = show(submit);
  password.focus();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getByText('An address, please')).toBeTruthy();
  expect(screen.getByText('A password, please')).toBeTruthy();
  expect(document.activeElement).toBe(email);
});

test('a submit that is right goes out once until it has settled', async () => {
  let settle = (): void => undefined;
  const submit = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        settle = resolve;
      }),
  );
  const { email, password } = show(submit);
  await userEvent.type(email, 'asha@example.com');
  await userEvent.type(password, 'secret{Enter}{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledWith({ email: 'asha@example.com', password: 'secret' });
  expect(screen.getByRole('button', { name: 'Sending' })).toBeTruthy();
  await act(async () => {
    settle();
    await Promise.resolve();
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledTimes(2);
});

test('a password can be shown', async () => {
  const { password } = show(() => undefined);
  expect(password.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(password.getAttribute('type')).toBe('text');
  expect(screen.getByRole('button', { name: 'Hide it' }).getAttribute('aria-pressed')).toBe('true');
});

test('a needed field has no star, neither at its label nor in the gap of its frame', () => {
  const { email } = show(() => undefined);
  expect(email).toHaveProperty('required', true);
  expect(document.querySelector('legend')?.textContent).toBe('Email');
  expect(document.body.textContent).not.toContain('*');
});
