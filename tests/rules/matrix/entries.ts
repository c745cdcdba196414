// Private documents that hold an owner's entries in one map and are written one entry at a time: named links, versions.
import { NOBODY, OWNER, THE_OWNER } from './actors.ts';
import { commitRow, type Collection, type Row, type Writing } from './collection.ts';
import { storedProfile } from './collections/profiles.ts';
import { map, otherThan, requestTime, type Kind } from './kinds.ts';
import { CREATED, NOW, type Fields } from './values.ts';

/** The id of the entry that is written, and of another. */
export const ID = '0123456789abc';
export const OTHER = 'zyxwvtsrqpnmk';

const PROFILE = `profiles/${OWNER}`;
const WORLD = { [PROFILE]: storedProfile({ is_profile_public: true }) };

interface Entries {
  /** The name of the document below `private`, and of its map. */
  readonly name: string;
  readonly entry: Fields;
  /** The entry with a change that an owner may make. */
  readonly changed: Fields;
  readonly fields: Readonly<Record<string, Kind>>;
  readonly most: number;
  /** An entry as long as the rules allow. */
  readonly longest?: Fields;
  /** Fields beside the map, with their stored values. */
  readonly beside?: { readonly fields: Readonly<Record<string, Kind>>; readonly stored: Fields };
  readonly list?: Collection['list'];
}

export interface EntriesCollection extends Collection {
  /** Makes a row whose commit turns the stored entries `before` into `after`. */
  readonly turn: (
    name: string,
    before: Fields,
    after: Fields,
    may?: Row['may'],
    world?: Readonly<Record<string, Fields>>,
  ) => Row;
}

/** Describes the collection of such a document, with the rows that all these documents share. */
export function entriesCollection({
  name,
  entry,
  changed,
  fields,
  most,
  longest = entry,
  beside,
  list = [],
}: Entries): EntriesCollection {
  const path = `${PROFILE}/private/${name}`;
  const document = (entries: Fields, updated_at: unknown): Fields => ({
    [name]: entries,
    changed: ID,
    updated_at,
  });
  const one = map(entry, fields);
  const under = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(values).map(([how, value]) => [how, { [ID]: value }]));
  const writing: Writing = {
    may: THE_OWNER,
    valid: () => document({ [ID]: changed }, NOW),
    fields: {
      [name]: {
        accepted: under(one.accepted),
        refused: {
          ...otherThan('map'),
          ...under(one.refused),
          'of another id': { [OTHER]: entry },
          'of a name of the prototype': { constructor: entry },
        },
        required: true,
      },
      changed: {
        accepted: {},
        refused: {
          ...otherThan('text'),
          'too short': '0123456789ab',
          'with a letter that ids do not have': '0123456789abu',
          'in capitals': '0123456789ABC',
          'of the prototype': '__proto__',
        },
        required: true,
      },
      updated_at: requestTime,
      ...beside?.fields,
    },
  };
  const turn: EntriesCollection['turn'] = (title, before, after, may = THE_OWNER, world = {}) => ({
    name: `update: ${title}`,
    given: { ...WORLD, ...world, [path]: { ...document(before, CREATED), ...beside?.stored } },
    may,
    act: () => ({ commit: [{ set: path, fields: document(after, NOW) }] }),
  });
  const many = (count: number): Fields =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [String(index).padStart(13, '0'), longest]),
    );
  const both = { [OTHER]: entry, [ID]: entry };
  return {
    name: `profiles/{uid}/private/${name}`,
    path,
    stored: document({ [ID]: entry }, CREATED),
    world: WORLD,
    get: THE_OWNER,
    list,
    create: writing,
    update: writing,
    delete: NOBODY,
    turn,
    cases: [
      turn('an entry more', { [OTHER]: entry }, both),
      turn('an entry less', both, { [OTHER]: entry }),
      turn(`the ${String(most)}th entry, all of the greatest length`, many(most - 1), {
        ...many(most - 1),
        [ID]: longest,
      }),
      turn(`the ${String(most + 1)}th entry`, many(most), { ...many(most), [ID]: longest }, NOBODY),
      turn('another entry than the one that is named', both, { [OTHER]: changed, [ID]: changed }, NOBODY),
      commitRow(
        'update: an entry under a key that is no id',
        NOBODY,
        { ...WORLD, [path]: document({}, CREATED) },
        {
          set: path,
          fields: { ...document({ constructor: entry }, NOW), changed: 'constructor' },
        },
      ),
      turn('all entries gone but the one that is named', { [OTHER]: entry }, { [ID]: entry }, NOBODY),
      commitRow(
        'create: of an account that has been deleted',
        NOBODY,
        { [`tombstones/${OWNER}`]: { deleted_at: CREATED } },
        { set: path, fields: document({ [ID]: entry }, NOW) },
      ),
    ],
  };
}
