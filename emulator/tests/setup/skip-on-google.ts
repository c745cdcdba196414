// Skips, on Google's emulator (FIRESTORE_EMULATOR_HOST), the tests to which version 1.19.9 answers otherwise, and says why
// ours is right. Every other test of tests/conformance runs there.
import { beforeEach } from 'vitest';

const LISTENS = 'Google’s sends the whole result again after a RESET; production and ours send what changed';
const TRANSACTIONS =
  'later versions and production answer ABORTED for a transaction that has ended, as the SDKs expect';
const VECTORS =
  'the version is older than production’s vector search (offsets, nested vectors, zero vectors, indexes)';
const OURS = 'the endpoint, or this part of it, is ours alone';
const CHANNEL =
  'the test looks into the session, which Google’s frames and ends differently; the SDK cannot tell';
const CODES =
  'Google’s answers UNKNOWN where its own validation throws; INVALID_ARGUMENT is what production answers';
const TEXTS = 'the version’s text differs from that of later versions; the code is the same';

/** Titles of tests, or their beginnings, why their answer is ours, and in which suites; in all unless given. */
const DIFFERENCES: readonly (readonly [title: RegExp, why: string, suite?: RegExp])[] = [
  [
    /^a path with a reserved name|^a name of another database is refused|^array-contains may stand/,
    'Google’s listeners, by which WebChannel’s driver queries, check less than its calls',
    /WebChannel/,
  ],
  [
    /'verify'.* together/,
    'Google’s write streams take verifications beside writes, which its commits refuse; ours judge both alike',
    /WebChannel/,
  ],
  [
    /^'a source above 256 KiB'/,
    'production refuses rules of that size (t-k/fireemu), Google’s compiles them',
  ],
  [
    /'a get of nothing as null'/,
    'the version makes an error of it; production and later versions have null (t-k/fireemu)',
  ],
  [
    /^end users cannot write in batches/,
    'production refuses these calls of end users (t-k/fireemu), Google’s answers them',
  ],
  [
    /^RunQuery refuses explainOptions|^RunAggregationQuery refuses explainOptions/,
    'Google’s answers without the plan that was asked for',
  ],
  [
    /^ListCollectionIds and ListDocuments order ids as their UTF-8 bytes/,
    'Google’s sorts UTF-16; the documentation says UTF-8 bytes',
  ],
  [
    /^RunQuery returns the selected fields and the number of skipped/,
    'the version leaves skippedResults out, which the reference has',
  ],
  [/^more than five aggregations/, CODES],
  [
    /^a page of ListDocuments with .*orderBy|^a page token of another list/,
    'Google’s fails with HTTP 500 on the second page of an ordered list',
  ],
  [
    /^a read at a time of years ago/,
    'production answers INVALID_ARGUMENT (t-k/fireemu), Google’s FAILED_PRECONDITION',
  ],
  [/^an invalid field path in a mask|^a string or bytes over|^an array directly/, TEXTS],
  [/^an invalid query is refused|^an invalid target is removed|^a target that rules do not allow/, CODES],
  [/vector search|^a search by cosine distance/, VECTORS],
  [
    /^a transaction (ends with|may begin)|^an unknown transaction id|^a commit that fails|^one of two conflicting/,
    TRANSACTIONS,
  ],
  [/^a read-only transaction is not committed/, 'production refuses it also without writes (t-k/fireemu)'],
  [/^a transform with an invalid element/, 'Google’s leaves numbers that are 0 out of points'],
  [/^a (resumed )?listener|^a stream sends each change|^a removed target gets/, LISTENS],
  [/^a write stream/, CODES],
  [/^WebChannel /, CHANNEL],
  [/^:requests|^:ruleCoverage|^:securityRules replaces|^registrations of triggers/, OURS],
  [/^REST (reads a document|ignores the content type|decodes document names|answers an error)/, TEXTS],
  [/^gRPC (answers malformed|refuses values nested)/, CODES],
  [/at the limit (commitBytes|messageBytes)/, 'Google’s refuses messages of 4 MiB; production takes 10'],
  [/at the limit (indexEntries|transforms)/, 'Google’s counts neither; the documentation has both limits'],
  [/at the limit queriedValueBytes/, 'Google’s refuses 1,500 bytes too; the documentation allows them'],
  [/at the limit expressions/, 'Google’s counts other things than production'],
];

if (process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) {
  beforeEach(({ task, skip }) => {
    const known = DIFFERENCES.find(
      ([title, , suite]) => title.test(task.name) && (suite?.test(task.suite?.name ?? '') ?? true),
    );
    if (known) skip(known[1]);
  });
}
