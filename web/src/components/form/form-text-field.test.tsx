// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { expect, test, vi } from 'vitest';
import * as yup from 'yup';
import { FormTextField } from './form-text-field.tsx';

const schema = yup.object({
  email: yup.string().required('Email is required').email('An address, please'),
  city: yup.string().max(10, 'Too long'),
});

function show(onSubmit = vi.fn()) {
  render(
    <Formik
      initialValues={{ email: '', city: '', social: { website: '' } }}
      validationSchema={schema}
      onSubmit={onSubmit}
    >
      <Form noValidate>
        <FormTextField name="email" label="Email" helperText="Where we write to" required />
        <FormTextField
          name="city"
          label="City"
          tidy={(typed) => typed.trim()}
          aside={(city) => `${String(city.length)} of 10`}
        />
        <FormTextField name="social.website" label="Website" />
        <button type="submit">Send</button>
      </Form>
    </Formik>,
  );
  return userEvent.setup();
}

test('an error appears in place of the help once the field was left, and goes with the next right value', async () => {
  const user = show();
  const email = screen.getByRole('textbox', { name: /Email/ });
  await user.type(email, 'asha');
  expect(screen.queryByText('An address, please')).toBeNull();
  await user.tab();
  expect(await screen.findByText('An address, please')).toHaveProperty('id', 'email-helper-text');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Where we write to')).toBeNull();
  await user.type(email, '@example.com');
  await vi.waitFor(() => expect(screen.queryByText('An address, please')).toBeNull());
  expect(screen.getByText('Where we write to')).toBeTruthy();
});

test('a field that is left is tidied, and the tidied value is the one that is validated', async () => {
  const user = show();
  const city = screen.getByLabelText('City');
  await user.type(city, '  Mumbai      ');
  expect(screen.getByText('14 of 10')).toBeTruthy();
  await user.tab();
  expect(city).toHaveProperty('value', 'Mumbai');
  expect(screen.getByText('6 of 10')).toBeTruthy();
  expect(screen.queryByText('Too long')).toBeNull();
});

test('a nested field has an id without a dot and its value in the submitted form', async () => {
  const onSubmit = vi.fn();
  const user = show(onSubmit);
  const website = screen.getByLabelText('Website');
  expect(website.id).toBe('social-website');
  await user.type(website, 'asha.example');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'asha@example.com{Enter}');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ social: { website: 'asha.example' } });
});

test('a submit with mistakes is refused and shows them', async () => {
  const onSubmit = vi.fn();
  const user = show(onSubmit);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Email is required')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});
