// One file a collection says what may be done with its documents; here that becomes rows, tried as every actor.
import { ACTORS, type Actor, type ActorName } from './actors.ts';
import type { Action, Query, Write } from './firestore-rest.ts';
import type { Kind } from './kinds.ts';
import type { Fields } from './values.ts';

export type Documents = Readonly<Record<string, Fields>>;

/** One thing to try, and which actors it is allowed to. */
export interface Row {
  readonly name: string;
  /** The documents that are there, path to fields. */
  readonly given: Documents;
  readonly act: (me: Actor) => Action;
  readonly may: readonly ActorName[];
  /** Who tries it; everybody by default. */
  readonly by?: readonly ActorName[];
}

/** Writing a whole document, new or over a stored one. */
export interface Writing {
  readonly may: readonly ActorName[];
  /** A document that is accepted, as the actor would write it. */
  readonly valid: (me: Actor) => Fields;
  /** Every field it has. */
  readonly fields: Readonly<Record<string, Kind>>;
  /** Where to, if not to the collection's `path`. */
  readonly at?: (me: Actor) => string;
  /** What goes in the same commit. */
  readonly with?: (me: Actor) => readonly Write[];
}

export interface Collection {
  /** As docs/data-and-rules.md names it. */
  readonly name: string;
  /** The document that attempts are about. */
  readonly path: string;
  /** That document as it is stored, for whatever needs one that exists. */
  readonly stored: Fields;
  /** Other documents that are there. */
  readonly world?: Documents;
  readonly get: readonly ActorName[];
  readonly list: readonly (Query & { readonly name: string; readonly may: readonly ActorName[] })[];
  readonly create: Writing;
  readonly update: Writing;
  readonly delete: readonly ActorName[];
  /** What goes beyond one document and its fields. */
  readonly cases?: readonly Row[];
}

/**
 * Who tries a field's wrong value of that index: in turn one of those who may write a right one, whom nothing but the
 * value stops, and one of all others. Everybody tries the right values.
 */
function inTurn(may: readonly ActorName[], index: number): readonly ActorName[] {
  const others = ACTORS.map(({ name }) => name).filter((name) => !may.includes(name));
  return [may, others].flatMap((names) => names[index % names.length] ?? []);
}

function writingRows(operation: string, path: string, writing: Writing, given: Documents): Row[] {
  const { may, valid, fields, at, with: others = () => [] } = writing;
  const row = (name: string, change: (fields: Fields) => Fields, who: readonly ActorName[]): Row => ({
    name: `${operation}: ${name}`,
    given,
    may: who,
    act: (me) => ({ commit: [...others(me), { set: at?.(me) ?? path, fields: change(valid(me)) }] }),
  });
  return [
    row('a valid document', (document) => document, may),
    row('a foreign key', (document) => ({ ...document, foreign: 1 }), []),
    ...Object.entries(fields).flatMap(([field, { accepted, refused, required }]) => [
      row(`${field} missing`, ({ [field]: _left, ...without }) => without, required ? [] : may),
      ...Object.entries(accepted).map(([how, value]) =>
        row(`${field} ${how}`, (document) => ({ ...document, [field]: value }), may),
      ),
      ...Object.entries(refused).map(([how, value], index) => ({
        ...row(`${field} ${how}`, (document) => ({ ...document, [field]: value }), []),
        by: inTurn(may, index),
      })),
    ]),
  ];
}

/** All that is tried on a collection. */
export function rowsOf(collection: Collection): Row[] {
  const { path, stored, world = {}, list, create, update, cases = [] } = collection;
  const there: Documents = { ...world, [path]: stored };
  return [
    { name: 'get', given: there, may: collection.get, act: () => ({ get: path }) },
    ...list.map(({ name, may, ...query }) => ({
      name: `list: ${name}`,
      given: there,
      may,
      act: () => ({ list: query }),
    })),
    ...writingRows('create', path, create, world),
    ...writingRows('update', path, update, there),
    { name: 'delete', given: there, may: collection.delete, act: () => ({ commit: [{ delete: path }] }) },
    ...cases,
  ];
}
