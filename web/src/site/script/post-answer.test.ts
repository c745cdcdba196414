// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { postAnswer } from './post-answer.ts';

const { readVisitor } = vi.hoisted(() => ({ readVisitor: vi.fn<() => Promise<object | undefined>>() }));
vi.mock('./visitor.ts', () => ({ readVisitor }));

let form: HTMLFormElement;
const submit = vi.fn();
beforeEach(() => {
  document.body.innerHTML = '<form><button name="answer" value="got_it"></button></form>';
  form = document.querySelector('form') ?? document.createElement('form');
  form.submit = submit;
  readVisitor.mockResolvedValue({ credentials: () => Promise.resolve({ Authorization: 'Bearer t1' }) });
});

const formFields = () => [...new FormData(form)];

test('an answer is posted with the account’s token, and a second answer replaces the first in the form', async () => {
  await postAnswer(form, 'got_it');
  await postAnswer(form, 'shortlisted');
  expect(formFields()).toEqual([
    ['token', 't1'],
    ['answer', 'shortlisted'],
  ]);
  expect(submit).toHaveBeenCalledTimes(2);
});

test('an answer is posted also where the account cannot be read', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  readVisitor.mockRejectedValue(new Error('No connection.'));
  await postAnswer(form, 'got_it');
  expect(formFields()).toEqual([
    ['token', ''],
    ['answer', 'got_it'],
  ]);
  expect(submit).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
});
