// The common parts of every check of a project.
import { unknown, type Finding } from './finding.ts';
import type { Answer, GoogleApi, Json } from './google-api.ts';
import type { Wanted } from './repository.ts';

export interface CheckTarget {
  readonly projectId: string;
  readonly api: GoogleApi;
  readonly wanted: Wanted;
  /** Asks the live site; not Google's APIs. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
}

/** Reads only, and reports in plain words what is missing. */
export type Check = (target: CheckTarget) => Promise<Finding[]> | Finding[];

/** The findings of an answer; otherwise one finding with the reason that there is none. */
export function from(
  what: string,
  answer: Answer,
  absent: Finding,
  found: (body: Json) => Finding[],
): Finding[] {
  if (answer.kind === 'absent') return [absent];
  return answer.kind === 'unseen' ? [unknown(`${what}: not seen`, answer.why)] : found(answer.body);
}

/** A page of the Firebase console. */
export const consolePage = (projectId: string, page: string): string =>
  `https://console.firebase.google.com/project/${projectId}/${page}`;

/** The last part of a resource's name. */
export const shortName = (name: string): string => name.split('/').at(-1) ?? '';
