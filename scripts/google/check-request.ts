// Checks a request against Google's own description of its API: path, query, and each field of the body.
// discovery.json holds the facts of Google's discovery documents (README.md).
import { isRecord } from '@marquee/domain/values/record';
import { readFileSync } from 'node:fs';
import type { Json } from '../../tools/doctor/google-api.ts';
import { invalid, type Refusal } from './service.ts';

/** `string`, `int32`, `enum:A|B`, the name of a body, a list of one of them, fields, or `{ '*': … }` for a map. */
type Type = string | readonly [Type] | Fields;

interface Fields {
  readonly [name: string]: Type;
}

interface Method {
  /** Method and path: `*` is a segment, `**` is the rest. */
  readonly on: string;
  readonly query?: readonly string[];
  /** The name of the body; a method without one takes none. */
  readonly body?: string;
}

interface Api {
  readonly host: string;
  readonly methods: Readonly<Record<string, Method>>;
  readonly bodies: Readonly<Record<string, Fields>>;
}

export const APIS = Object.values(
  JSON.parse(readFileSync(new URL('./discovery.json', import.meta.url), 'utf8')) as Record<string, Api>,
);

/** Every method takes these (https://cloud.google.com/apis/docs/system-parameters). */
const SYSTEM_PARAMETERS = ['alt', 'fields', 'key', 'prettyPrint', 'quotaUser', 'uploadType', '$.xgafv'];

interface Candidate {
  readonly id: string;
  readonly method: string;
  readonly path: RegExp;
  readonly facts: Method;
  readonly api: Api;
}

/** `*` takes a colon only where no verb can follow: an app's id has some. */
function expressionOf(path: string): RegExp {
  const source = path
    .replace(/[.$()[\]+?]/g, '\\$&')
    .replace(/\/(webApps|apps)\/\*/, '/$1/[^/]+')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/:]+')
    .replaceAll('\0', '.+');
  return new RegExp(`^${source}$`);
}

const METHODS = new Map<string, Candidate[]>();
for (const api of APIS)
  for (const [id, facts] of Object.entries(api.methods)) {
    const [method = '', path = ''] = facts.on.split(' ');
    METHODS.set(api.host, [
      ...(METHODS.get(api.host) ?? []),
      { id, method, path: expressionOf(path), facts, api },
    ]);
  }

export function describedMethod(host: string, method: string, path: string): Candidate | undefined {
  // Identity Platform's pages write /admin/v2 for the /v2 of its discovery document.
  const known = path.replace(/^\/admin\/v2\//, '/v2/');
  return METHODS.get(host)?.find((candidate) => candidate.method === method && candidate.path.test(known));
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());

const payload = (what: string): Refusal => invalid(`Invalid JSON payload received. ${what}`);
const at = (path: string): string => (path === '' ? '' : ` at '${path}'`);

/** Whether JSON holds a value of one of Protocol Buffers' types (https://protobuf.dev/programming-guides/json/). */
function fits(value: unknown, type: string): boolean {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));
  switch (type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'int32':
    case 'uint32':
    case 'int64':
    case 'uint64':
      return isNumber && Number.isInteger(Number(value));
    case 'double':
    case 'float':
      return isNumber;
    case 'google-duration':
      return typeof value === 'string' && /^-?\d+(\.\d+)?s$/.test(value);
    case 'google-datetime':
    case 'date-time':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    case 'byte':
      return typeof value === 'string' && /^[\w+/=-]*$/.test(value);
    default:
      return typeof value === 'string';
  }
}

const isList = (type: Type): type is readonly [Type] => Array.isArray(type);

/** @throws Refusal 400 as Google answers a field that it does not know, or a value of another type */
function checkValue(api: Api, value: unknown, type: Type, path: string): void {
  if (value === null || type === 'any') return;
  if (isList(type)) {
    if (!Array.isArray(value)) throw payload(`Invalid value${at(path)}: a list is wanted.`);
    for (const [index, item] of value.entries()) checkValue(api, item, type[0], `${path}[${String(index)}]`);
    return;
  }
  if (typeof type === 'object') {
    const items = type['*'];
    if (items === undefined) {
      checkFields(api, value, type, path);
      return;
    }
    if (!isRecord(value)) throw payload(`Invalid value${at(path)}: a map is wanted.`);
    for (const [key, item] of Object.entries(value)) checkValue(api, item, items, `${path}[${key}]`);
    return;
  }
  const name = type.replace(/ \(output\)$/, '');
  const fields = api.bodies[name];
  if (fields !== undefined) checkFields(api, value, fields, path);
  else if (name.startsWith('enum:')) {
    const names = name.slice(5).split('|');
    if (typeof value !== 'number' && !(typeof value === 'string' && names.includes(value)))
      throw invalid(`Invalid value${at(path)} (enum), ${JSON.stringify(value)}`);
  } else if (!fits(value, name))
    throw invalid(`Invalid value${at(path)} (${name}), ${JSON.stringify(value)}`);
}

function checkFields(api: Api, value: unknown, fields: Fields, path: string): void {
  if (!isRecord(value)) throw payload(`Invalid value${at(path)}: an object is wanted.`);
  for (const [name, item] of Object.entries(value)) {
    const type = fields[camelCase(name)] ?? fields[name];
    if (type === undefined) throw payload(`Unknown name "${name}"${at(path)}: Cannot find field.`);
    checkValue(api, item, type, path === '' ? name : `${path}.${name}`);
  }
}

/** @throws Refusal 400 for a field mask that names a field which the body cannot have (https://google.aip.dev/161) */
function checkMask({ api, facts }: Candidate, mask: string): void {
  for (const path of mask.split(',').filter((one) => one !== '' && one !== '*')) {
    let type: Type | undefined = facts.body;
    for (const name of path.split('.')) {
      const fields: Fields | undefined = typeof type === 'string' ? api.bodies[type] : undefined;
      // The rest is in a map, whose keys are free.
      if (fields === undefined) break;
      type = fields[camelCase(name)];
      if (type === undefined) throw invalid(`Invalid field mask: ${path} (${name}).`);
    }
  }
}

/**
 * Checks a request for a method that Google describes. `body` is `undefined` where it is not JSON.
 * @throws Refusal 400 in Google's words
 */
export function checkRequest(described: Candidate, query: URLSearchParams, body: Json | undefined): void {
  const { facts, api } = described;
  for (const name of query.keys())
    if (!(facts.query ?? []).includes(name) && !SYSTEM_PARAMETERS.includes(name))
      throw payload(
        `Unknown name "${name}": Cannot bind query parameter. Field '${name}' could not be found in request message.`,
      );
  const mask = query.get('updateMask');
  if (mask !== null) checkMask(described, mask);
  if (body === undefined) return;
  checkFields(api, body, facts.body === undefined ? {} : (api.bodies[facts.body] ?? {}), '');
}
