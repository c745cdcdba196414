// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_CREDIT, type Credit } from '@marquee/domain/profile/credit';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { CreditLineField } from './credit-line-field.tsx';

beforeEach(provideMatchMedia);

function show() {
  const onAdd = vi.fn<(credit: Credit) => void>();
  const submitted = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <CreditLineField onAdd={onAdd} onClose={onClose} />
      <button>Save</button>
    </form>,
    { wrapper: AppFrame },
  );
  return { onAdd, onClose, submitted };
}

test('two credits are typed one after the other by keyboard alone, the second with the year of the first', async () => {
  const { onAdd, submitted } = show();
  await userEvent.keyboard('Hamlet{Tab}Ophelia{Tab}Zoya{Tab}{Tab}2024{Enter}Othello{Tab}Emilia{Enter}');
  expect(onAdd.mock.calls.map(([credit]) => credit)).toEqual([
    { ...EMPTY_CREDIT, title: 'Hamlet', role: 'Ophelia', production: 'Zoya', year: 2024 },
    { ...EMPTY_CREDIT, title: 'Othello', role: 'Emilia', year: 2024 },
  ]);
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toContain('Othello');
});

test.each([
  ['without a title', '{Tab}Ophelia{Enter}'],
  ['of the year 24', 'Hamlet{Tab}{Tab}{Tab}{Tab}24{Enter}'],
])('a credit %s is not added, and the row says why', async (_what, typed) => {
  const { onAdd } = show();
  await userEvent.keyboard(typed);
  expect(onAdd).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

test.each(['Save', 'Done'])('a credit that was typed before a click on ‘%s’ is added', async (button) => {
  const { onAdd, onClose } = show();
  await userEvent.keyboard('Hamlet{Tab}Ophelia');
  expect(onAdd).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(onAdd.mock.calls).toEqual([[{ ...EMPTY_CREDIT, title: 'Hamlet', role: 'Ophelia' }]]);
  expect(onClose).toHaveBeenCalledTimes(button === 'Done' ? 1 : 0);
});

test('a click on ‘Done’ closes an empty row, and keeps one whose credit has a problem', async () => {
  const { onAdd, onClose } = show();
  await userEvent.keyboard('Hamlet{Tab}{Tab}{Tab}{Tab}24');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect([onAdd, onClose].map((called) => called.mock.calls.length)).toEqual([0, 0]);
  await userEvent.clear(screen.getByLabelText('Title', { exact: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect([onAdd, onClose].map((called) => called.mock.calls.length)).toEqual([0, 1]);
});
