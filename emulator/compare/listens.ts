// Random writes below a listener: what it shows when all have come.
import fc from 'fast-check';
import type { Json } from '../tests/support/driver.ts';
import { GrpcDriver } from '../tests/support/grpc-driver.ts';
import { from } from '../tests/support/json.ts';
import { nextSnapshot } from '../tests/support/listening.ts';
import { RestDriver } from '../tests/support/rest-driver.ts';
import { type Answer, answerOf, canonical, pathOf } from './answer.ts';
import { code, databaseOf, type Kind, newProject } from './question.ts';
import { QUERIES } from './queries.ts';
import { validFields } from './values.ts';

interface ListenQuestion {
  readonly query: Json;
  readonly steps: readonly { readonly id: string; readonly fields: Json | null }[];
}

const ID = fc.constantFrom('a', 'b', 'c');

export const LISTENS: Kind<ListenQuestion> = {
  name: 'listens',
  runs: 100,
  arbitrary: fc.record({
    query: QUERIES.arbitrary.map(({ query }) => {
      const { where } = query as { where?: Json };
      return from('c', where && !JSON.stringify(where).includes('DATABASE') ? { where } : {});
    }),
    steps: fc.array(fc.record({ id: ID, fields: fc.option(validFields) }), { minLength: 1, maxLength: 5 }),
  }),
  async ask({ address }, { query, steps }): Promise<Answer> {
    const database = databaseOf(newProject());
    const writer = new RestDriver(address);
    const driver = new GrpcDriver(address);
    const name = (id: string): string => `${database}/documents/c/${id}`;
    const stream = driver.open('Listen', database);
    try {
      return await answerOf(async () => {
        const shown = new Map<string, unknown>();
        const take = async (): Promise<void> => {
          const { changed, gone, messages } = await nextSnapshot(stream);
          // Google's emulator sends everything again.
          if (messages.some(({ targetChange }) => targetChange?.targetChangeType === 'RESET')) shown.clear();
          for (const document of changed) shown.set(pathOf(document.name), document.fields ?? {});
          for (const lost of gone) shown.delete(pathOf(lost));
        };
        const parent = `${database}/documents`;
        stream.send({ database, addTarget: { targetId: 2, query: { parent, structuredQuery: query } } });
        await take();
        for (const { id, fields } of steps) {
          await writer.commit(database, [
            fields ? { update: { name: name(id), fields } } : { delete: name(id) },
          ]);
        }
        const stored = new Map(
          (await writer.query(parent, query)).map((document) => [
            pathOf(document.name),
            document.fields ?? {},
          ]),
        );
        while (sorted(shown) !== sorted(stored)) await take();
        return sorted(shown);
      });
    } finally {
      stream.close();
      driver.close();
    }
  },
  rightDifferences: QUERIES.rightDifferences,
  asTest: (question, expected) => `  it('…', async () => {
    const question = ${code(question)};
    // ${JSON.stringify(expected)}
  });`,
};

/** Documents as text, with what ProtoJSON writes otherwise over gRPC and REST, times and empty maps, in one form. */
function sorted(documents: ReadonlyMap<string, unknown>): string {
  const entries = [...documents].sort(([left], [right]) => (left < right ? -1 : 1));
  return canonical(entries)
    .replaceAll(/\.0+Z"/g, 'Z"')
    .replaceAll(/(\.\d*[1-9])0+Z"/g, '$1Z"')
    .replaceAll('{"fields":{}}', '{}');
}
