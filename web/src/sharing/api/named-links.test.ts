import { expect, test, vi } from 'vitest';
import { saveNotes } from './named-links.ts';

const { runTransaction, writesSent } = vi.hoisted(() => ({ runTransaction: vi.fn(), writesSent: vi.fn() }));

vi.mock('firebase/firestore', () => ({ runTransaction }));
vi.mock('#web/firebase/firestore.ts', () => ({ firestore: {}, openedInstances: () => 1 }));
vi.mock('#web/firebase/writes-sent.ts', () => ({ writesSent }));
vi.mock('#web/firebase/references.ts', () => ({}));
vi.mock('#web/firebase/live.ts', () => ({}));

test('a link is removed after the server has its deletion, which would else bring a part of it back', async () => {
  const calls: string[] = [];
  writesSent.mockImplementation(() => Promise.resolve().then(() => calls.push('earlier writes')));
  runTransaction.mockImplementation(() => Promise.resolve(calls.push('removal')));
  await saveNotes('asha', '0123456789abc', undefined);
  expect(calls).toEqual(['earlier writes', 'removal']);
});
