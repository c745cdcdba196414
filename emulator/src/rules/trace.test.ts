import { expect, test } from 'vitest';
import { compiled, documentRequest, queryRequest, rulesFor } from './testing.ts';
import { formatTrace } from './trace.ts';

const RULES = rulesFor(`function isLong(text) {
  let size = text.size();
  return size > 3 && size < 10;
}
allow get: if request.auth != null;
allow get, list: if isLong(resource.data.name)
  && (resource.data.open || id == 'x');`);

test('a trace has each evaluated allow with its match, methods, position, result and cost', () => {
  const { trace } = compiled(RULES).authorize(documentRequest({ resource: { name: 'name', open: true } }));
  expect(trace()).toMatchObject([
    {
      match: '/databases/{database}/documents/c/{id}',
      methods: ['get'],
      line: 9,
      column: 15,
      result: 'false',
      expressions: 4,
    },
    { methods: ['get', 'list'], line: 10, column: 21, result: 'true', expressions: 21 },
  ]);
});

test('a trace has the values of evaluated parts: operands in the order of the source, then a function’s body', () => {
  const { trace } = compiled(RULES).authorize(documentRequest({ resource: { name: 'ab' } }));
  expect(trace()[1]?.condition).toMatchObject({
    value: 'false',
    parts: [
      {
        text: 'isLong(resource.data.name)',
        value: 'false',
        parts: [
          { text: 'resource.data.name', line: 10, column: 28, value: '"ab"' },
          { text: 'text.size()', line: 6, value: '2' },
          {
            text: 'size > 3 && size < 10',
            line: 7,
            column: 10,
            value: 'false',
            parts: [{ text: 'size > 3', value: 'false' }],
          },
        ],
      },
    ],
  });
});

test('a trace has the message and the position of an error', () => {
  const { trace } = compiled(RULES).authorize(documentRequest({ resource: { name: 'name' } }));
  expect(trace()[1]).toMatchObject({
    result: 'error',
    error: { message: 'Property open is undefined on object.', line: 11, column: 7 },
  });
});

test('a printed trace expands the parts of a condition that were false, and gives others one line', () => {
  const { trace } = compiled(RULES).authorize(documentRequest({ resource: { name: 'name', open: false } }));
  expect(formatTrace(trace()))
    .toBe(`  9:15 allow get in match /databases/{database}/documents/c/{id}: false, 4 expressions
    ✗ 9:15 request.auth != null → false
      · 9:15 request.auth → null
  10:21 allow get, list in match /databases/{database}/documents/c/{id}: false, 25 expressions
    ✗ 10:21 isLong(resource.data.name) && (resource.data.open || id == 'x') → false
      ✓ 10:21 isLong(resource.data.name) → true
      ✗ 11:7 resource.data.open || id == 'x' → false
        ✗ 11:7 resource.data.open → false
          · 11:7 resource.data → {"name": "name", "open": false}
        ✗ 11:29 id == 'x' → false
          · 11:29 id → "d"`);
});

test('the trace of a request that no allow covers is empty, and is printed as a line that says so', () => {
  const { trace } = compiled(RULES).authorize(documentRequest({ path: 'other/d' }));
  expect(trace()).toEqual([]);
  expect(formatTrace(trace())).toContain('No allow statement covers the request.');
});

test('the trace of a query has the one allow that covers list, with its result', () => {
  const { trace } = compiled(RULES).authorize(queryRequest());
  expect(trace()).toMatchObject([{ methods: ['get', 'list'], result: 'error' }]);
});

test('a trace shortens a value of 4,000 characters to fewer than 200', () => {
  const { trace } = compiled(rulesFor(`allow get: if resource.data.s == 'x';`)).authorize(
    documentRequest({ resource: { s: 'long'.repeat(1000) } }),
  );
  expect(trace()[0]?.condition?.parts[0]?.value.length).toBeLessThan(200);
});
