import { expect, it } from 'vitest';
import type { Json } from '../support/driver.ts';
import { array, bytes, double, int, map, string } from '../support/json.ts';
import { onEveryTransport } from '../support/suite.ts';

const LONGEST = 1_048_487;

onEveryTransport('limits', (bench) => {
  const set = (fields: Json, more: Json = {}, path = 'c/d') =>
    bench.driver.commit(bench.target.database, [{ update: { name: bench.name(path), fields }, ...more }]);
  const refuses = async (fields: Json, message: string | RegExp, more?: Json): Promise<void> => {
    await expect(set(fields, more)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: (typeof message === 'string' ? message : expect.stringMatching(message)) as string,
    });
  };
  const nested = (levels: number): Json => (levels === 0 ? int(1) : map({ m: nested(levels - 1) }));

  it('a reserved field name is refused', async () => {
    await refuses({ __a__: int(1) }, 'field name __a__ is reserved');
    await refuses({ m: map({ __a__: int(1) }) }, "field name '__a__' is reserved.");
    await set({ __: int(1), __a: int(1), a__: int(1) });
  });

  it('a field that the mask leaves out may have no reserved key and no broken vector either', async () => {
    const mask = { updateMask: { fieldPaths: ['q'] } };
    await refuses({ p: map({ __a__: int(1) }) }, "field name '__a__' is reserved.", mask);
    await refuses({ p: map({ __type__: string('__vector__') }) }, "Vector map is missing key 'value'.", mask);
    await set({ p: map({ a: int(1) }) }, mask);
  });

  it('an array directly in an array is refused', async () => {
    await refuses({ a: array(array(int(1))) }, 'Cannot convert an array value in an array value.');
    await set({ a: array(map({ b: array(int(1)) })) });
  });

  it('a string or bytes over 1,048,487 bytes are refused', async () => {
    await refuses(
      { s: string('é'.repeat(LONGEST / 2 + 1)) },
      `The value of property "s" is longer than ${LONGEST} bytes.`,
    );
    await refuses(
      { a: array(bytes('x'.repeat(LONGEST + 1))) },
      `The value of property "array" is longer than ${LONGEST} bytes.`,
    );
  });

  it('a document over 1 MiB is refused', async () => {
    await refuses(
      { a: string('x'.repeat(600_000)), b: string('x'.repeat(600_000)) },
      'maximum entity size is 1048576 bytes',
    );
    await set({ a: string('x'.repeat(500_000)), b: string('x'.repeat(500_000)) });
  });

  it('maps that are nested more than 20 levels deep are refused', async () => {
    await set({ m: nested(20) });
    await refuses({ m: nested(21) }, 'Property m contains an invalid nested entity.');
  });

  it('a field name over 1500 bytes is refused', async () => {
    await set({ ['n'.repeat(1500)]: int(1) });
    await refuses({ ['n'.repeat(1501)]: int(1) }, 'The property.name is longer than 1500 bytes.');
    await refuses(
      { m: map({ ['n'.repeat(1499)]: int(1) }) },
      'Property m contains an invalid nested entity.',
    );
  });

  it('an invalid field path in a mask is refused', async () => {
    for (const path of ['a..b', '.a', 'a.', '1a', 'a-b', '']) {
      await refuses({}, /^Invalid property path "/, { updateMask: { fieldPaths: [path] } });
    }
  });

  it('an invalid vector is refused', async () => {
    const vector = (value: Json, more: Json = {}): Json =>
      map({ __type__: string('__vector__'), value, ...more });
    await set({ v: vector(array(double(1), double(2))) });
    await refuses({ v: vector({ arrayValue: {} }) }, /./);
    await refuses({ v: vector(string('x')) }, /./);
    await refuses({ v: vector(array(double(1)), { more: int(1) }) }, /./);
    await refuses({ v: vector(array(string('x'))) }, /./);
  });

  it('a write to a name that is not a document name is refused', async () => {
    const { database } = bench.target;
    for (const [name, message] of [
      [`${database}/documents/c`, /lacks "\/" at index \d+\.$/],
      [`${database}/documents/c/__x__`, /^Resource id "__x__" is invalid because it is reserved\.$/],
      [`${database}/documents/c/..`, /contains a resource id "\.\." at index \d+\.$/],
      [`${database}/docs/c/d`, /lacks "documents" at index \d+\.$/],
    ] as const) {
      await expect(bench.driver.commit(database, [{ update: { name } }])).rejects.toMatchObject({
        code: 'INVALID_ARGUMENT',
        message: expect.stringMatching(message) as string,
      });
    }
  });

  it('a commit may write more than 500 documents', async () => {
    const writes = Array.from({ length: 600 }, (_, index) => ({
      update: { name: bench.name(`many/${index}`) },
    }));
    const { writeResults } = await bench.driver.commit(bench.target.database, writes);
    expect(writeResults).toHaveLength(600);
  });
});
