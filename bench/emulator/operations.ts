// The measured operations, each as a single request.
import { ADMIN, call, documentName, tokenOf, type Json } from '../measure/rest.ts';
import { put } from '../measure/stored-documents.ts';

export const BATCH = 100;
export const PAGE = 25;

type Operation = (index: number) => Promise<unknown>;

const small = (index: number): Json => ({ count: index, day: '2026-01-01' });

const profileNames = (count: number): string[] =>
  Array.from({ length: BATCH }, (_, index) => documentName(`profiles/p${String((index * 7) % count)}`));

/** `half`: how many profiles there are, and how many notifications, 25 to a user. */
export function operations(port: number, half: number) {
  const users = Math.max(1, Math.floor(half / PAGE));
  const batchGet = (authorization: string) => (): Promise<unknown> =>
    call(
      port,
      ':batchGet',
      { documents: profileNames(half), mask: { fieldPaths: ['username'] } },
      authorization,
    );
  return {
    commit: (index) =>
      call(port, ':commit', { writes: [put(`counters/c${String(index % 50)}`, small(index))] }),
    /** Into the collection with listeners. */
    commitToProfiles: (index) =>
      call(port, ':commit', {
        writes: [
          {
            update: {
              name: documentName(`profiles/p${String(index % half)}`),
              fields: { height: { stringValue: String(index) } },
            },
            updateMask: { fieldPaths: ['height'] },
          },
        ],
      }),
    commitToOne: (index) => call(port, ':commit', { writes: [put('counters/watched', small(index))] }),
    read: (index) =>
      call(port, ':batchGet', { documents: [documentName(`profiles/p${String(index % half)}`)] }),
    /** A page of /notifications. */
    query: (index) =>
      call(port, ':runQuery', {
        structuredQuery: {
          from: [{ collectionId: 'notifications' }],
          where: {
            fieldFilter: {
              field: { fieldPath: 'user_id' },
              op: 'EQUAL',
              value: { stringValue: `p${String(index % users)}` },
            },
          },
          orderBy: [{ field: { fieldPath: 'created_at' }, direction: 'DESCENDING' }],
          limit: PAGE,
        },
      }),
    readManyAsAdmin: batchGet(ADMIN),
    readManyAsUser: batchGet(tokenOf('somebody')),
  } satisfies Record<string, Operation>;
}
