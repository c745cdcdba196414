// Random lists in pages, with documents created and deleted between two pages.
import fc from 'fast-check';
import type { Json, JsonDocument } from '../tests/support/driver.ts';
import { int } from '../tests/support/json.ts';
import { RestDriver } from '../tests/support/rest-driver.ts';
import { type Answer, answerOf, pathOf } from './answer.ts';
import { code, databaseOf, type Kind, newProject } from './question.ts';

interface PagesQuestion {
  readonly ids: readonly string[];
  readonly pageSize: number;
  /** What is written between the first page and the second, and so on: an id to create or to delete. */
  readonly between: readonly { readonly id: string; readonly isCreated: boolean }[];
}

const ID = fc.constantFrom(
  'a',
  'b',
  'c',
  'd',
  'e',
  'f',
  'g',
  'é',
  '__id2__',
  '__id10__',
  '\u{1F600}',
  '\uFF5E',
);

export const PAGES: Kind<PagesQuestion> = {
  name: 'pages',
  runs: 200,
  arbitrary: fc.record({
    ids: fc.uniqueArray(ID, { minLength: 2, maxLength: 9 }),
    pageSize: fc.integer({ min: 1, max: 3 }),
    between: fc.array(fc.record({ id: ID, isCreated: fc.boolean() }), { maxLength: 3 }),
  }),
  async ask({ address }, { ids, pageSize, between }): Promise<Answer> {
    const database = databaseOf(newProject());
    const driver = new RestDriver(address);
    const name = (id: string): string => `${database}/documents/c/${id}`;
    await driver.commit(
      database,
      ids.map((id, n) => ({ update: { name: name(id), fields: { n: int(n) } } })),
    );
    return answerOf(async () => {
      const pages: string[][] = [];
      const steps = [...between];
      let pageToken: string | undefined;
      do {
        const request: Json = { parent: `${database}/documents`, collectionId: 'c', pageSize };
        const [page] = await driver.call('ListDocuments', {
          ...request,
          ...(pageToken !== undefined && { pageToken }),
        });
        const { documents = [], nextPageToken } = page as {
          documents?: JsonDocument[];
          nextPageToken?: string;
        };
        pages.push(documents.map((document) => pathOf(document.name)));
        pageToken = nextPageToken;
        const step = steps.shift();
        if (step)
          await driver.commit(database, [
            step.isCreated ? { update: { name: name(step.id) } } : { delete: name(step.id) },
          ]);
      } while (pageToken !== undefined);
      // Google's emulator ends some lists with a page of nothing.
      return pages.filter(({ length }) => length > 0);
    });
  },
  rightDifferences: [
    {
      what: 'a list that ends with a full page goes on when a document is created after it',
      source:
        'reference of ListDocuments: if next_page_token is omitted, there are no subsequent pages; here there were none',
      applies: (_question: PagesQuestion, ours, google) => {
        const [own, other] = [pathsIn(ours), pathsIn(google)];
        return own.length < other.length && own.every((path, index) => path === other[index]);
      },
    },
  ],
  asTest: (question, expected) => `  it('…', async () => {
    const question = ${code(question)};
    // ${JSON.stringify(expected)}
  });`,
};

function pathsIn(answer: Answer): string[] {
  return 'result' in answer ? (answer.result as string[][]).flat() : [];
}
