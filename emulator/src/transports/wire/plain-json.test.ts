import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identicalFields } from '../../store/identical.ts';
import { fields } from '../../../tests/properties/arbitrary.ts';
import { formatPlainFields, parsePlainFields } from './plain-json.ts';

test('plain JSON has Firestore’s notation only for values that JSON lacks', () => {
  const json = {
    text: 'a',
    whole: 1,
    half: 0.5,
    list: [true, null],
    map: { inner: 'b' },
    at: { timestampValue: '2026-01-02T03:04:05Z' },
    one: { doubleValue: 1 },
    where: { geoPointValue: { latitude: 1, longitude: 2 } },
  };
  const parsed = parsePlainFields(json);
  expect(parsed.get('whole')).toEqual({ type: 'integer', value: 1n });
  expect(parsed.get('one')).toEqual({ type: 'double', value: 1 });
  expect(formatPlainFields(parsed)).toEqual(json);
});

test('a map whose only key looks like a type of value stays a map', () => {
  const parsed = parsePlainFields({ m: { mapValue: { fields: { stringValue: { booleanValue: true } } } } });
  expect(parsed.get('m')).toMatchObject({ type: 'map' });
  expect(identicalFields(parsePlainFields(formatPlainFields(parsed)), parsed)).toBe(true);
});

test('fields that are formatted as plain JSON parse to the same fields', () => {
  fc.assert(
    fc.property(fields, (given) => {
      const text = JSON.stringify(formatPlainFields(given));
      expect(identicalFields(parsePlainFields(JSON.parse(text) as Record<string, unknown>), given)).toBe(
        true,
      );
    }),
  );
});
