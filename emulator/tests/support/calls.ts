import { ADMIN, type CallDriver, type Json, type JsonCommit, type JsonDocument } from './driver.ts';

/** Implements `commit`, `get` and `query` for transports with a `call` that can call every method. */
export abstract class Calls implements CallDriver {
  abstract readonly name: string;
  abstract call(method: string, request: Json, authorization?: string): Promise<readonly Json[]>;
  abstract close(): void;

  async commit(database: string, writes: readonly Json[], authorization = ADMIN): Promise<JsonCommit> {
    const [answer] = await this.call('Commit', { database, writes }, authorization);
    return answer as unknown as JsonCommit;
  }

  async get(
    database: string,
    names: readonly string[],
    authorization = ADMIN,
  ): Promise<(JsonDocument | undefined)[]> {
    const answers = await this.call('BatchGetDocuments', { database, documents: names }, authorization);
    return answers.map(({ found }) => found as JsonDocument | undefined);
  }

  async query(
    parent: string,
    structuredQuery: Json,
    authorization = ADMIN,
  ): Promise<readonly JsonDocument[]> {
    const answers = await this.call('RunQuery', { parent, structuredQuery }, authorization);
    return answers.flatMap(({ document }) => (document ? [document as JsonDocument] : []));
  }
}
