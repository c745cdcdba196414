// The one way in which routes read a body: bounded before anything looks into it.
import { HttpsError } from 'firebase-functions/https';
import { asRecord, type UnknownRecord } from '@marquee/domain/values/record';
import { MAX_BODY_BYTES } from './body-limit.ts';
import { hasType, type Http } from './http.ts';

/** The most levels of nested objects and lists: an honest request has three. */
export const MAX_NESTING = 20;

/** Whether JSON nests deeper than `most` levels. Parsers and schemas call themselves once for each level. */
export function isNestedDeeper(json: string, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let index = 0; index < json.length; index += 1) {
    const sign = json[index];
    if (isText) {
      if (sign === '\\') index += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

const badBody = (): HttpsError => new HttpsError('invalid-argument', 'Bad Request');

async function textOf(context: Http): Promise<string> {
  const text = await context.req.text();
  if (text.length > MAX_BODY_BYTES) throw badBody();
  return text;
}

async function jsonOf(context: Http): Promise<unknown> {
  const text = await textOf(context);
  if (isNestedDeeper(text, MAX_NESTING)) throw badBody();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badBody();
  }
}

/** The `data` of a call: JSON with nothing else in it. @throws HttpsError `invalid-argument` for any other body */
export async function callData(context: Http): Promise<unknown> {
  if (!hasType(context, 'application/json')) throw badBody();
  const body = asRecord(await jsonOf(context));
  if (Object.keys(body).join() !== 'data') throw badBody();
  return body['data'];
}

export const isForm = (context: Http): boolean => hasType(context, 'application/x-www-form-urlencoded');

/**
 * The fields of a posted form, or of JSON; none for any other type. A field that comes twice is left out.
 * @throws HttpsError `invalid-argument` for JSON that cannot be read
 */
export async function formFields(context: Http): Promise<UnknownRecord> {
  if (hasType(context, 'application/json')) return asRecord(await jsonOf(context));
  if (!isForm(context)) return {};
  const posted = new URLSearchParams(await textOf(context));
  return Object.fromEntries([...posted].filter(([name]) => posted.getAll(name).length === 1));
}
