// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from 'firebase/auth';
import { expect, test, vi } from 'vitest';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { IdentityDialog } from './identity-dialog.tsx';

const confirmed = vi.hoisted(() => vi.fn());

vi.mock('../api/identity.ts', () => ({
  signInMethods: () => ['phone'],
  textOwnCode: () => Promise.resolve({}),
  confirmWithCode: (_confirmation: unknown, code: string) => Promise.resolve(confirmed(code)),
}));

test.each(['941671', '941 671', '९४१६७१', '৯৪১-৬৭১', '941671 is your code'])(
  'the code %j confirms that it is the account’s owner',
  async (typed) => {
    provideMatchMedia();
    render(
      <AppFrame>
        <IdentityDialog
          open
          user={{ email: null, phoneNumber: '+919876543210' } as User}
          title="Delete"
          action="Delete it"
          onClose={() => undefined}
          onConfirmed={() => Promise.resolve()}
        />
      </AppFrame>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send a code to +919876543210' }));
    await userEvent.type(await screen.findByLabelText('Code'), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(confirmed).toHaveBeenLastCalledWith('941671'));
  },
);
