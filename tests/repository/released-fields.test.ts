import { expect, it } from 'vitest';
import {
  acceptedFields,
  currentFields,
  nextReleased,
  readReleased,
  refusals,
  type RuleFields,
} from '../../scripts/generate/released-fields.ts';
import { acceptedBounds } from '../../scripts/generate/rule-bounds.ts';

const released = {
  release: 3,
  fields: { height: { kind: 'line', max: 80 }, skills: { kind: 'list', most: 15 } },
};

/** What `refusals` says of a table that differs from the release's in these fields. */
const saidOf = (changed: RuleFields): string[] => refusals(released, { ...released.fields, ...changed });

it('the table of fields differs from the last release’s in nothing for which rules would refuse an open app’s save', () => {
  expect(refusals(readReleased(), currentFields())).toEqual([]);
});

it('a new field is named unless the table says which release brings it', () => {
  expect(saidOf({ stage_name: { kind: 'line', max: 60 } })).toEqual([
    'stage_name is new: it needs `since: 4` in the table',
  ]);
  expect(saidOf({ stage_name: { kind: 'line', max: 60, since: 3 } })).toHaveLength(1);
  expect(saidOf({ stage_name: { kind: 'line', max: 60, since: 4 } })).toEqual([]);
});

it('a field of another kind, or in another document, is named', () => {
  expect(saidOf({ skills: { kind: 'map', most: 15 } })).toEqual(['skills was a list and is a map']);
  expect(saidOf({ height: { kind: 'line', max: 80, private: true } })).toEqual([
    'height moved to another document',
  ]);
});

it('the rules accept what apps of the last release write and what those of the next one write', () => {
  const { skills: _gone, ...rest } = released.fields;
  const accepted = acceptedFields(released, {
    ...rest,
    height: { kind: 'line', max: 40 },
    stage_name: { kind: 'line', max: 60, since: 4 },
  });
  expect(accepted).toMatchObject({
    height: { max: 80, isOptional: false },
    skills: { most: 15, isOptional: true },
    stage_name: { max: 60, isOptional: true },
  });
});

it('a bound that was lowered stays for one release, and one that was raised is there at once', () => {
  const bounds = { 'chosen.size() <= ': 26, 'link.note.size() <= ': 600, 'new.size() <= ': 5 };
  const accepted = acceptedBounds(bounds, { 'chosen.size() <= ': 32, 'link.note.size() <= ': 500 });
  expect(Object.fromEntries(accepted)).toEqual({
    'chosen.size() <= ': 32,
    'link.note.size() <= ': 600,
    'new.size() <= ': 5,
  });
});

it('the record holds a bound for each of the rules', () => {
  expect(Object.keys(readReleased().bounds)).toEqual(Object.keys(nextReleased().bounds));
});
