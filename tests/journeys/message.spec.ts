// A visitor's message to an actor without WhatsApp: from the form on the public page to the actor's mailbox.
import { BROWSER_AGENT } from '../../scripts/config/project.ts';
import { expect, messageTo, siteStarted, test } from './fixtures.ts';
import { newActor } from './store.ts';

test('a visitor writes to an actor, who gets it as a mail and can block the sender', async ({ journey }) => {
  const actor = await newActor();
  const visitor = await journey.open('visitor', { userAgent: BROWSER_AGENT });
  await visitor.goto(`/${actor.username}`);
  await siteStarted(visitor);
  await visitor.getByRole('link', { name: 'Send a message' }).first().click();
  const form = visitor.getByRole('dialog', { name: 'Send a message' });
  await form.getByLabel('Your name').fill('Mukesh’s office');
  await form.getByLabel('Your email address').fill('not an address');
  await form.getByLabel('Message', { exact: true }).fill('Are you free on Tuesday?\nA day’s shoot in Pune.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'Please enter your name, a valid email address and a message.',
  );
  await form.getByLabel('Your email address').fill('casting@example.com');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(visitor.getByRole('heading', { name: 'Message sent' })).toBeVisible();

  const mail = await messageTo(actor.email, 'Mukesh’s office wrote to you');
  expect(mail.body).toContain('> Are you free on Tuesday?\n> A day’s shoot in Pune.');
  expect(mail.body).toContain('casting@example.com');

  const owner = await journey.open('owner');
  await owner.goto(/Block this sender: (\S+)/.exec(mail.body)?.[1] ?? '');
  await owner.getByRole('button', { name: 'Block' }).click();
  await expect(owner.getByText('The sender is blocked.')).toBeVisible();
});
