// Shared by the journeys about accounts: their forms, the mails' links, and the provider's own calls.
import type { Page } from '@playwright/test';
import { PROJECT_ID, suiteUrl } from '../../scripts/config/project.ts';
import type { Account } from './fixtures.ts';

export async function fillLogin(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

export async function fillSignup(
  page: Page,
  email: string,
  password: string,
  button = 'Create account',
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  const terms = page.getByRole('checkbox');
  if (await terms.isVisible()) await terms.check();
  await page.getByRole('button', { name: button }).click();
}

export const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'My Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};

/** Newest action link of a kind, as the Auth emulator would mail it. */
export async function emulatorLink(email: string, requestType: string): Promise<string> {
  const answer = await fetch(suiteUrl('auth', `/emulator/v1/projects/${PROJECT_ID}/oobCodes`));
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  const found = oobCodes.findLast((code) => code.email === email && code.requestType === requestType);
  if (!found) throw new Error(`No ${requestType} for ${email}.`);
  return found.oobLink;
}

/** The identity toolkit call that the settings page makes, here from outside the browser. */
export async function identityToolkit(
  method: string,
  body: unknown,
  admin = false,
): Promise<Record<string, string>> {
  const answer = await fetch(
    suiteUrl('auth', `/identitytoolkit.googleapis.com/v1/${method}${admin ? '' : '?key=demo-key'}`),
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(admin ? { Authorization: 'Bearer owner' } : {}),
      },
      body: JSON.stringify(body),
    },
  );
  const read = (await answer.json()) as Record<string, string>;
  if (!answer.ok) throw new Error(JSON.stringify(read));
  return read;
}

export async function idToken({ email, password }: Account): Promise<string> {
  const { idToken: token } = await identityToolkit('accounts:signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  return token ?? '';
}
