// Calls trackProfileView as the browsers of a public profile's visitors do, each with a visitor key of its own.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as yup from 'yup';
import { LINK_LIMITS, NO_NOTES, sentLinkFields } from '@marquee/domain/views/named-link';
import type { PageAction } from '@marquee/domain/views/page-actions';
import { fullProfile, put, putAll } from '../measure/stored-documents.ts';
import { BROWSER_AGENT, PROJECT_ID } from '../../scripts/config/project.ts';

const ANSWER = yup.object({
  result: yup.object({ success: yup.boolean().required(), recorded: yup.boolean().required() }).required(),
});

/** The codes of a profile's named links, as many as a profile may have. */
export const LINK_CODES = Array.from({ length: LINK_LIMITS.links }, (_, index) =>
  String(index).padStart(13, '0'),
);

const LINKS = Object.fromEntries(
  LINK_CODES.map((code) => [
    code,
    sentLinkFields({
      ...NO_NOTES,
      code,
      label: `Office ${code}`,
      ends: 0,
      opens_private: false,
      asks_answer: true,
      photo: '',
      video: '',
      version: '',
      revoked: false,
      archived: false,
      created_at: 1,
      answer: undefined,
    }),
  ]),
);

/** Stores `count` new public profiles in a Firestore emulator, each with as many named links as a profile may have. */
export async function newProfiles(firestorePort: number, count: number): Promise<string[]> {
  const run = randomBytes(4).toString('hex');
  const ids = Array.from({ length: count }, (_, index) => `load-${run}-${String(index)}`);
  const profile = fullProfile();
  await putAll(
    firestorePort,
    ids.flatMap((id) => [
      put(`profiles/${id}`, profile, PROJECT_ID),
      put(`profiles/${id}/private/links`, { links: LINKS }, PROJECT_ID),
    ]),
    PROJECT_ID,
  );
  return ids;
}

/** Stores a public profile for an account. */
export async function newProfile(firestorePort: number, uid: string): Promise<void> {
  const profile = fullProfile();
  await putAll(firestorePort, [put(`profiles/${uid}`, profile, PROJECT_ID)], PROJECT_ID);
}

export const newVisitorKey = (): string => randomBytes(16).toString('hex');

/** An address in a different network for each visitor, from the range that is reserved for documentation (RFC 3849). */
export const networkOf = (index: number): string => `2001:db8:0:${index.toString(16)}::1`;

export interface Visit {
  readonly profileId: string;
  readonly visitorKey: string;
  /** The code of the named link that was opened. */
  readonly code?: string;
  /** The visitor's IP address, as Google's proxies append it to `X-Forwarded-For`; by default this machine's. */
  readonly network?: string;
  /** The actions to report, on a page that the visitor has opened before. */
  readonly actions?: readonly PageAction[];
}

/** Posts a visit to `url`; returns the milliseconds until the response. Throws unless the visit was recorded. */
export async function visitProfile(url: string, { network, ...visit }: Visit): Promise<number> {
  const started = performance.now();
  const send = (): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': BROWSER_AGENT,
        ...(network === undefined ? {} : { 'X-Forwarded-For': network }),
      },
      body: JSON.stringify({ data: visit }),
    });
  // Retries a failed request once, as a page does: the function counts a repeated visit once.
  const response = await send().catch(send);
  const text = await response.text();
  if (!response.ok) throw new Error(`${String(response.status)} ${text}`);
  const { result } = await ANSWER.validate(JSON.parse(text));
  if (!result.recorded) throw new Error('Not recorded.');
  return performance.now() - started;
}

export interface Crowd {
  /** The duration of each recorded visit in milliseconds. */
  readonly took: readonly number[];
  readonly failures: readonly string[];
}

/** Starts `count` visits at even intervals within `within` milliseconds, without waiting for earlier responses. */
export async function crowd(
  count: number,
  within: number,
  visit: (index: number) => Promise<number>,
): Promise<Crowd> {
  const took: number[] = [];
  const failures: string[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await sleep(Math.max(0, started + (index * within) / count - performance.now()));
      try {
        took.push(await visit(index));
      } catch (error) {
        failures.push(String(error));
      }
    }),
  );
  return { took, failures };
}
