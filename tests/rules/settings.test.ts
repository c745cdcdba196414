import { assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { OWNER } from './matrix/actors.ts';
import { useRules } from './rules-environment.ts';

const { as } = useRules('settings');

it('a single setting can be written, with or without a stored document', async () => {
  const settings = doc(as('owner'), 'settings', OWNER);
  await assertSucceeds(setDoc(settings, { theme: 'dark', updated_at: serverTimestamp() }, { merge: true }));
  const change = { show_name_when_viewing: false, updated_at: serverTimestamp() };
  await assertSucceeds(setDoc(settings, change, { merge: true }));
  expect((await getDoc(settings)).data()).toMatchObject({ theme: 'dark', show_name_when_viewing: false });
});
