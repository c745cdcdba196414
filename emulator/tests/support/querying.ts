// Queries of a test case, and the documents they find.
import { expect } from 'vitest';
import type { Driver, Json } from './driver.ts';
import { from } from './json.ts';
import { type Bench, pathsOf } from './suite.ts';

export interface Querying {
  /** The ids of a query's results, in order. */
  readonly ids: (query: Json, parent?: string) => Promise<string[]>;
  /** The ids of the documents in the collection `c` that a filter finds. */
  readonly find: (filter: Json, more?: Json) => Promise<string[]>;
  readonly refuses: (query: Json, message: string | RegExp, code?: string) => Promise<void>;
  /** Stores documents in the collection `c`, by their ids. */
  readonly put: (documents: Readonly<Record<string, Json>>) => Promise<void>;
}

export function querying(bench: Bench<Driver>): Querying {
  const ids = async (query: Json, parent = ''): Promise<string[]> =>
    pathsOf(await bench.driver.query(bench.name(parent), query)).map(
      (path) => path.split('/').at(-1) as string,
    );
  return {
    ids,
    find: (filter, more = {}) => ids(from('c', { where: filter, ...more })),
    async refuses(query, message, code = 'INVALID_ARGUMENT') {
      await expect(bench.driver.query(bench.name(), query)).rejects.toMatchObject({
        code,
        message: (typeof message === 'string' ? message : expect.stringMatching(message)) as string,
      });
    },
    put: (documents) =>
      bench.put(Object.fromEntries(Object.entries(documents).map(([id, fields]) => [`c/${id}`, fields]))),
  };
}
