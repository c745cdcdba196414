// @vitest-environment jsdom
import MenuItem from '@mui/material/MenuItem';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import { expect, test, vi } from 'vitest';
import * as yup from 'yup';
import { isCalendarDate } from '@marquee/domain/values/calendar-day';
import { FormTextField, PasswordField } from './form-field.tsx';
import { Form } from './form.tsx';

function Submit() {
  const { isSubmitting } = useFormikContext();
  return (
    <button type="submit" disabled={isSubmitting}>
      {isSubmitting ? 'Sending' : 'Send'}
    </button>
  );
}

interface Login {
  readonly email: string;
  readonly password: string;
}

const schema = yup.object({
  email: yup.string().email('noAddress').required('noAddress'),
  password: yup.string().required('noPassword'),
});

const TEXTS: Readonly<Record<string, string>> = {
  noAddress: 'An address, please',
  noPassword: 'A password, please',
};

function show(onSubmit: (values: Login) => Promise<void> | void) {
  render(
    <Form
      initialValues={{ email: '', password: '' }}
      validationSchema={schema}
      errorText={(problem) => TEXTS[problem] ?? problem}
      onSubmit={onSubmit}
    >
      <FormTextField name="email" label="Email" helperText="Where we write to" required />
      <PasswordField name="password" label="Password" showLabel="Show it" hideLabel="Hide it" />
      <Submit />
    </Form>,
  );
  return { email: screen.getByLabelText('Email'), password: screen.getByLabelText('Password') };
}

test('a date that is typed only in part is refused, and neither sent as none nor cleared', async () => {
  const onSubmit = vi.fn((_values: { readonly day: string }) => Promise.resolve());
  const day = yup.string().test('day', 'The whole date, please', (value) => !value || isCalendarDate(value));
  render(
    <Form initialValues={{ day: '' }} validationSchema={yup.object({ day })} onSubmit={onSubmit}>
      <FormTextField name="day" label="Day" type="date" />
      <Submit />
    </Form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Day');
  // As Chromium, Firefox and Safari hand it over; jsdom has no such field.
  let badInput = true;
  Object.defineProperty(field, 'validity', { get: () => ({ badInput }) });
  fireEvent.keyUp(field, { key: '3' });
  await userEvent.click(screen.getByText('Send'));
  expect(await screen.findByText('The whole date, please')).toBeTruthy();
  expect([field.value, onSubmit.mock.calls.length]).toEqual(['', 0]);
  badInput = false;
  fireEvent.change(field, { target: { value: '2027-03-02' } });
  await userEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ day: '2027-03-02' }));
});

test('a choice of a list is taken as the value of its field', async () => {
  const onSubmit = vi.fn((_values: { readonly kind: string }) => Promise.resolve());
  render(
    <Form
      initialValues={{ kind: '' }}
      validationSchema={yup.object({ kind: yup.string() })}
      onSubmit={onSubmit}
    >
      <FormTextField name="kind" label="Kind" select>
        <MenuItem value="film">Film</MenuItem>
      </FormTextField>
      <Submit />
    </Form>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }));
  await userEvent.click(screen.getByRole('option', { name: 'Film' }));
  await userEvent.click(screen.getByText('Send'));
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ kind: 'film' }));
});

test('the error of a field replaces its hint when the field is left, until the value is valid', async () => {
  const { email } = show(() => undefined);
  expect(email.getAttribute('aria-describedby')).toBe('email-helper-text');
  await userEvent.type(email, 'asha');
  expect(screen.queryByText('An address, please')).toBeNull();
  await userEvent.tab();
  expect((await screen.findByText('An address, please')).id).toBe('email-helper-text');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Where we write to')).toBeNull();
  await userEvent.type(email, '@example.com');
  expect(await screen.findByText('Where we write to')).toBeTruthy();
  expect(screen.queryByText('An address, please')).toBeNull();
});

test('a submit of invalid values is refused, shows every error and focuses the first invalid field', async () => {
  const submit = vi.fn();
  const { email, password } = show(submit);
  password.focus();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('An address, please')).toBeTruthy();
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getByText('A password, please')).toBeTruthy();
  expect(document.activeElement).toBe(email);
});

test('a form is submitted once until its submit has settled, and can then be submitted again', async () => {
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
  expect(submit.mock.calls).toEqual([[{ email: 'asha@example.com', password: 'secret' }, expect.anything()]]);
  expect(screen.getByRole('button', { name: 'Sending' })).toBeTruthy();
  await act(async () => {
    settle();
    await Promise.resolve();
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
});

test('the button of a password field shows the password and becomes a pressed ‘hide’ button', async () => {
  const { password } = show(() => undefined);
  expect(password.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(password.getAttribute('type')).toBe('text');
  expect(screen.getByRole('button', { name: 'Hide it' }).getAttribute('aria-pressed')).toBe('true');
});

test('a required field is marked as required without an asterisk in its label or outline', () => {
  const { email } = show(() => undefined);
  expect(email).toHaveProperty('required', true);
  expect(document.querySelector('legend')?.textContent).toBe('Email');
  expect(document.body.textContent).not.toContain('*');
});

test('the function `tidy` changes the value when the field is left, and its result is validated', async () => {
  render(
    <Form
      initialValues={{ city: '' }}
      validationSchema={yup.object({ city: yup.string().max(10, 'Too long') })}
      onSubmit={() => undefined}
    >
      <FormTextField
        name="city"
        label="City"
        tidy={(typed) => typed.trim()}
        aside={(city) => `${String(city.length)} of 10`}
      />
    </Form>,
  );
  const city = screen.getByLabelText('City');
  await userEvent.type(city, '  Mumbai      ');
  expect(screen.getByText('14 of 10')).toBeTruthy();
  await userEvent.tab();
  expect(city).toHaveProperty('value', 'Mumbai');
  expect(screen.getByText('6 of 10')).toBeTruthy();
  expect(screen.queryByText('Too long')).toBeNull();
});

test('a key press renders only the field that is typed into', async () => {
  const counter = vi.fn((text: string) => text.length);
  render(
    <Form initialValues={{ city: '', social: { website: '' } }} onSubmit={() => undefined}>
      <FormTextField name="city" label="City" aside={counter} />
      <FormTextField name="social.website" label="Website" />
    </Form>,
  );
  counter.mockClear();
  const website = screen.getByLabelText('Website');
  expect(website.id).toBe('social-website');
  await userEvent.type(website, 'asha.example');
  await userEvent.type(screen.getByLabelText('City'), 'Pune');
  expect(counter.mock.calls.map(([text]) => text)).toEqual(['P', 'Pu', 'Pun', 'Pune']);
});

test('an invalid field that cannot be focused, such as a phone’s calendar field, is scrolled into view', async () => {
  const scrollIntoView = vi.fn();
  render(
    <Form
      initialValues={{ born: '' }}
      validationSchema={yup.object({ born: yup.string().required('noDate') })}
      onSubmit={() => undefined}
    >
      <span
        aria-invalid="true"
        ref={(span) => {
          if (span) span.scrollIntoView = scrollIntoView;
        }}
      />
      <Submit />
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1));
});
