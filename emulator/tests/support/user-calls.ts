// Calls of an end user under rules that a test loads.
import { expect } from 'vitest';
import { type CallDriver, type Json, userToken } from './driver.ts';
import type { Bench } from './suite.ts';
import { putRules } from './target.ts';

export const USER = 'a';
export const TOKEN = userToken(USER);

interface UserCalls {
  /** Loads rules for the documents of every database. */
  readonly load: (rules: string) => Promise<void>;
  /** Whether rules allow a call that fails by nothing else. */
  readonly isAllowed: (call: Promise<unknown>) => Promise<boolean>;
  readonly commit: (...writes: Json[]) => Promise<unknown>;
  readonly get: (...paths: string[]) => Promise<unknown>;
  readonly query: (structured: Json) => Promise<unknown>;
  readonly update: (path: string, fields: Json, mask?: readonly string[]) => Json;
  readonly create: (path: string, fields?: Json) => Json;
}

/** Whether rules allow a call that fails by nothing else. */
async function isAllowed(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'PERMISSION_DENIED' });
    return false;
  }
}

export function userCalls(bench: Bench<CallDriver>): UserCalls {
  const update: UserCalls['update'] = (path, fields, mask) => ({
    update: { name: bench.name(path), fields },
    ...(mask && { updateMask: { fieldPaths: mask } }),
  });
  return {
    load: (rules) =>
      putRules(
        bench.target,
        `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${rules} } }`,
      ),
    isAllowed,
    commit: (...writes) => bench.driver.commit(bench.target.database, writes, TOKEN),
    get: (...paths) =>
      bench.driver.get(
        bench.target.database,
        paths.map((path) => bench.name(path)),
        TOKEN,
      ),
    query: (structured) => bench.driver.query(bench.name(), structured, TOKEN),
    update,
    create: (path, fields = {}) => ({ ...update(path, fields), currentDocument: { exists: false } }),
  };
}
