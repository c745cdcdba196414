// A rules-unit-testing environment, its users and their documents.
import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, setLogLevel, Timestamp, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { fromRoot } from '../../scripts/config/project.ts';
import { startTestEmulator, type TestEmulator } from '../setup/test-emulator.ts';
import { VALID_PROFILE } from './valid-profile.ts';

// The SDK logs every refusal, which these tests expect.
setLogLevel('silent');

export const OWNER = 'owner1';
export const OTHER = 'other1';

export type Actor = 'anonymous' | 'unverified' | 'other' | 'owner';

/** Firestore as a user. 'unverified' is the owner before the e-mail is verified. */
function firestoreAs(env: RulesTestEnvironment, actor: Actor): Firestore {
  const context = {
    anonymous: () => env.unauthenticatedContext(),
    unverified: () => env.authenticatedContext(OWNER, { email: 'owner@example.com', email_verified: false }),
    other: () => env.authenticatedContext(OTHER, { email: 'other@example.com', email_verified: true }),
    owner: () => env.authenticatedContext(OWNER, { email: 'owner@example.com', email_verified: true }),
  }[actor]();
  // rules-unit-testing returns the compat class, which the modular functions accept.
  return context.firestore() as unknown as Firestore;
}

export type Fields = Record<string, unknown>;

/** A full, valid profile document as the editor writes it. */
export function profileFields(changes: Fields = {}): Fields {
  return {
    ...VALID_PROFILE,
    created_at: serverTimestamp(),
    confirmed_at: serverTimestamp(),
    updated_at: serverTimestamp(),
    ...changes,
  };
}

export function contactFields(changes: Fields = {}): Fields {
  return {
    phone_number: '+91 98200 12345',
    date_of_birth: '1996-04-12',
    show_whatsapp: true,
    whatsapp_link: 'https://wa.me/919820012345?text=Hello',
    hidden: { gender: 'female' },
    updated_at: serverTimestamp(),
    ...changes,
  };
}

/** Creation time of a test's stored documents. */
export const CREATED = Timestamp.fromMillis(1_700_000_000_000);

/** The owner's stored profile, public or private, holding the names given. */
export function storedProfile(changes: Fields = {}): Fields {
  return profileFields({ created_at: CREATED, updated_at: CREATED, ...changes });
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
    /** Firestore as the owner with these token claims. */
    asOwnerWith: (claims?: TokenOptions) =>
      environment.authenticatedContext(OWNER, claims).firestore() as unknown as Firestore,
    /** Stores documents bypassing the rules, as functions do: path to fields. */
    given: async (documents: Readonly<Record<string, Fields>>): Promise<void> => {
      await environment.withSecurityRulesDisabled(async (context) => {
        const db = context.firestore() as unknown as Firestore;
        await Promise.all(Object.entries(documents).map(([path, fields]) => setDoc(doc(db, path), fields)));
      });
    },
  };
}
