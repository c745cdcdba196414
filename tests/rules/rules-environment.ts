// An environment of rules-unit-testing for one test file: Firestore as each actor, and a way to store documents.
import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setDoc, setLogLevel, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { fromRoot } from '../../scripts/config/project.ts';
import { startTestEmulator, type TestEmulator } from '../setup/test-emulator.ts';
import { OTHER, OWNER } from './matrix/actors.ts';
import type { Fields } from './matrix/values.ts';

// The SDK logs every refusal, which these tests expect.
setLogLevel('silent');

export type Actor = 'anonymous' | 'other' | 'owner';

/** The SDK's Firestore, signed in as the actor. */
function firestoreAs(env: RulesTestEnvironment, actor: Actor): Firestore {
  const context = {
    anonymous: () => env.unauthenticatedContext(),
    other: () => env.authenticatedContext(OTHER, { email: 'other@example.com', email_verified: true }),
    owner: () => env.authenticatedContext(OWNER, { email: 'owner@example.com', email_verified: true }),
  }[actor]();
  // rules-unit-testing returns the compat class, which the modular functions accept.
  return context.firestore() as unknown as Firestore;
}

/** An emulator with our rules for the tests of a file, emptied before each test. */
export function useRules(name: string) {
  let emulator: TestEmulator;
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    emulator = await startTestEmulator();
    const { host, port } = emulator;
    const rules = readFileSync(fromRoot('firestore.rules'), 'utf8');
    environment = await initializeTestEnvironment({
      projectId: `demo-rules-${name}`,
      firestore: { rules, host, port },
    });
  });
  beforeEach(() => environment.clearFirestore());
  afterAll(async () => {
    await environment.cleanup();
    await emulator.stop();
  });
  return {
    as: (actor: Actor) => firestoreAs(environment, actor),
    /** Stores documents, fields by path, bypassing the rules as functions do. */
    given: async (documents: Readonly<Record<string, Fields>>): Promise<void> => {
      await environment.withSecurityRulesDisabled(async (context) => {
        const db = context.firestore() as unknown as Firestore;
        await Promise.all(Object.entries(documents).map(([path, fields]) => setDoc(doc(db, path), fields)));
      });
    },
  };
}
