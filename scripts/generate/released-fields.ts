// The fields of the last release, which apps that are still open write. The rules take both what those apps write and what
// the next release writes, so that a change of the table needs one release. `npm run generate -- --released` records the
// table after a deployment.
import { readFileSync } from 'node:fs';
import { FIELDS } from '@marquee/domain/profile/profile-fields';
import { fromRoot } from '../config/project.ts';
import { FIRESTORE_BOUNDS, STORAGE_BOUNDS, type Bounds } from './rule-bounds.ts';

/** What the rules check of a field. */
export interface RuleField {
  readonly kind: string;
  /** Characters of a text, the greatest value of a number. */
  readonly max?: number;
  /** Entries of a list or map. */
  readonly most?: number;
  readonly options?: readonly string[];
  readonly private?: boolean;
  readonly since?: number;
}

export type RuleFields = Readonly<Record<string, RuleField>>;

interface Released {
  readonly release: number;
  readonly fields: RuleFields;
  readonly bounds: Bounds;
}

export const RELEASED_PATH = fromRoot('scripts/generate/released-fields.json');

export const readReleased = (): Released => JSON.parse(readFileSync(RELEASED_PATH, 'utf8')) as Released;

/** The table of fields, as far as the rules check it. */
export const currentFields = (): RuleFields =>
  Object.fromEntries(
    Object.entries<RuleField>(FIELDS).map(([name, { kind, max, most, options, private: own, since }]) => [
      name,
      {
        kind,
        ...(max !== undefined && { max }),
        ...(most !== undefined && { most }),
        ...(options && { options }),
        ...(own && { private: own }),
        ...(since !== undefined && { since }),
      },
    ]),
  );

/** The record of the release that has just been deployed. */
export const nextReleased = (): Released => ({
  release: readReleased().release + 1,
  fields: currentFields(),
  bounds: { ...FIRESTORE_BOUNDS, ...STORAGE_BOUNDS },
});

/** The changes of the table with which the rules would refuse the saves of apps of the last release. */
export function refusals(
  { release, fields: released }: Pick<Released, 'release' | 'fields'>,
  current: RuleFields,
): string[] {
  return [
    ...Object.entries(current).flatMap(([name, { since }]) =>
      name in released || (since !== undefined && since > release)
        ? []
        : [`${name} is new: it needs \`since: ${String(release + 1)}\` in the table`],
    ),
    ...Object.entries(released).flatMap(([name, before]) => {
      const now = current[name];
      if (!now) return [];
      return [
        ...(now.kind === before.kind ? [] : [`${name} was a ${before.kind} and is a ${now.kind}`]),
        ...(now.private === before.private ? [] : [`${name} moved to another document`]),
      ];
    }),
  ];
}

const larger = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined && other === undefined ? undefined : Math.max(one ?? 0, other ?? 0);

/**
 * The fields that a document may have: those of the table and of the last release, each with the larger limit of both.
 * `isOptional`: whether one of both releases does not write it.
 */
export function acceptedFields(
  { fields: released }: Pick<Released, 'fields'>,
  current: RuleFields,
): Readonly<Record<string, RuleField & { readonly isOptional: boolean }>> {
  return Object.fromEntries(
    [...new Set([...Object.keys(current), ...Object.keys(released)])].map((name) => {
      const now = current[name];
      const before = released[name];
      const max = larger(now?.max, before?.max);
      const most = larger(now?.most, before?.most);
      const options = [...new Set([...(now?.options ?? []), ...(before?.options ?? [])])];
      return [
        name,
        {
          ...before,
          ...now,
          kind: now?.kind ?? before?.kind ?? '',
          ...(max !== undefined && { max }),
          ...(most !== undefined && { most }),
          options,
          isOptional: now === undefined || before === undefined,
        },
      ];
    }),
  );
}
