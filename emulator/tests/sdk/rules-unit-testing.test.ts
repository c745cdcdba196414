// Google's library for testing rules, @firebase/rules-unit-testing, works unchanged with this emulator.
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, type Firestore, getDoc, setDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTarget, type Target } from '../support/target.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /users/{uid} {
    allow read: if request.auth != null;
    allow write: if request.auth.uid == uid && request.auth.token.email_verified == true;
  }
} }`;

let target: Target;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel('silent');
  target = await startTarget();
  const [host, port] = target.address.split(':') as [string, string];
  environment = await initializeTestEnvironment({
    projectId: target.project,
    firestore: { host, port: Number(port), rules: RULES },
  });
});
beforeEach(() => environment.clearFirestore());
afterAll(async () => {
  await environment.cleanup();
  await target.close();
});

/** A context's Firestore as the type of the modular functions, which also accept the compat class of the library. */
function firestoreOf(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

it('assertSucceeds passes for allowed requests', async () => {
  const alice = firestoreOf(environment.authenticatedContext('alice', { email_verified: true }));
  await assertSucceeds(setDoc(doc(alice, 'users/alice'), { a: 1 }));
  await assertSucceeds(getDoc(doc(alice, 'users/bob')));
});

it('assertFails passes for refused requests', async () => {
  const unverified = firestoreOf(environment.authenticatedContext('alice'));
  await assertFails(setDoc(doc(unverified, 'users/alice'), { a: 1 }));
  const anonymous = firestoreOf(environment.unauthenticatedContext());
  await assertFails(getDoc(doc(anonymous, 'users/alice')));
});

it('withSecurityRulesDisabled bypasses the rules, and clearFirestore deletes the documents', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(firestoreOf(context), 'other/x'), { a: 1 });
    expect((await getDoc(doc(firestoreOf(context), 'other/x'))).data()).toEqual({ a: 1 });
  });
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    expect((await getDoc(doc(firestoreOf(context), 'other/x'))).exists()).toBe(false);
  });
});

it('initializeTestEnvironment refuses rules that do not compile', async () => {
  const [host, port] = target.address.split(':') as [string, string];
  await expect(
    initializeTestEnvironment({
      projectId: target.project,
      firestore: { host, port: Number(port), rules: 'service cloud.firestore { match' },
    }),
  ).rejects.toThrow(/INVALID_ARGUMENT/);
});
