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
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <CreditLineField onAdd={onAdd} onClose={() => undefined} />
    </form>,
    { wrapper: AppFrame },
  );
  return { onAdd, submitted };
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
