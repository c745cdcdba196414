// Turns the description of a collection (collections/*.ts) into rows, each tried as every actor.
import { ACTORS, type Actor, type ActorName } from './actors.ts';
import type { Action, Query, Write } from './firestore-rest.ts';
import type { Kind } from './kinds.ts';
import type { Fields } from './values.ts';

export type Documents = Readonly<Record<string, Fields>>;

/** One attempt, and the actors for whom it is allowed. */
export interface Row {
  readonly name: string;
  /** The fields of the existing documents, by path. */
  readonly given: Documents;
  readonly act: (me: Actor) => Action;
  readonly may: readonly ActorName[];
  /** The actors who make the attempt; all by default. */
  readonly by?: readonly ActorName[];
}

/** Makes a row whose commit is the same for every actor. */
export const commitRow = (
  name: string,
  may: readonly ActorName[],
  given: Documents,
  ...commit: readonly Write[]
): Row => ({ name, given, may, act: () => ({ commit }) });

/** Writes of a whole document: create or overwrite. */
export interface Writing {
  readonly may: readonly ActorName[];
  /** A valid document, as the actor would write it. */
  readonly valid: (me: Actor) => Fields;
  /** The kind of every field that the document has. */
  readonly fields: Readonly<Record<string, Kind>>;
  /** The path, if not the collection's `path`. */
  readonly at?: (me: Actor) => string;
  /** Further writes of the same commit. */
  readonly with?: (me: Actor) => readonly Write[];
}

export interface Collection {
  /** The collection's name in docs/data-and-rules.md. */
  readonly name: string;
  /** The path of the document under test. */
  readonly path: string;
  /** The stored document, for attempts that need an existing one. */
  readonly stored: Fields;
  /** Existing documents besides the one under test. */
  readonly world?: Documents;
  readonly get: readonly ActorName[];
  readonly list: readonly (Query & { readonly name: string; readonly may: readonly ActorName[] })[];
  readonly create: Writing;
  readonly update: Writing;
  readonly delete: readonly ActorName[];
  /** Rows that the other fields of this description cannot express. */
  readonly cases?: readonly Row[];
}

/**
 * The actors who try a wrong value of a field: one who may write valid values, so that only the value is refused, and
 * one who may not; which actors these are turns with the value's `index`. All actors try the valid values.
 */
export function inTurn(may: readonly ActorName[], index: number): readonly ActorName[] {
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
