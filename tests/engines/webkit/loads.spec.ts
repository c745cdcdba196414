// Every load shows its data, whatever was interrupted before it (docs/decisions/0092-no-store-of-the-device-stops-the-app.md).
import { availableParallelism, loadavg } from 'node:os';
import { expect } from '@playwright/test';
import { newActor } from '../../journeys/store.ts';
import { test } from './fixtures.ts';

/** Milliseconds within which a load shows its data. */
const SHOWN = 5000;

/** The same on a machine that others use, where only a load that hangs is a fault. */
const SHOWN_AT_LAST = 20_000;

const LOADS = 50;

/** Whether others use the machine: more than four programs wait for each processor. The suite and two browsers are two. */
const isBusy = (): boolean => (loadavg()[0] ?? 0) > 4 * availableParallelism();

test('fifty full loads, every fourth interrupted, each show their data within five seconds', async ({
  phone,
}, info) => {
  test.setTimeout(1_200_000);
  const actor = await newActor({ first_name: 'Meera', last_name: 'Kulkarni' });
  await phone.logIn(actor);
  const screens = [
    ['/my-profile', new RegExp(actor.username)],
    ['/profile/edit/basics', /First name/],
    ['/notifications', /No notifications/],
    ['/settings/account', new RegExp(actor.email)],
    ['/insights', /views?/i],
  ] as const;
  const late: string[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const [path, text] = screens[load % screens.length] ?? screens[0];
    // A load that the next one interrupts after 0 to 800 ms.
    if (load % 4 === 3) await phone.leaveFor(path, (load * 137) % 801);
    const started = Date.now();
    await phone.goto(path);
    const shown = await phone.sees(text, SHOWN_AT_LAST).then(
      () => true,
      () => false,
    );
    const took = Date.now() - started;
    const description = `${String(load)} ${path}: ${shown ? String(took) : 'never'}`;
    if (!shown || took > SHOWN) info.annotations.push({ type: 'late', description });
    if (!shown || (took > SHOWN && !isBusy())) late.push(description);
  }
  expect(late).toEqual([]);
});
