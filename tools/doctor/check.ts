// What the doctor's checks and setup's mending of a project have in common.
import { unknown, type Finding } from './finding.ts';
import type { Answer, GoogleApi, GoogleReader, Json } from './google-api.ts';
import type { Wanted } from './repository.ts';

export interface CheckTarget {
  readonly projectId: string;
  readonly api: GoogleReader;
  readonly wanted: Wanted;
  /** Requests pages of the live site; `api` asks Google. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
}

/** A check, which changes nothing and reports in plain words what is missing. */
export type Check = (target: CheckTarget) => Promise<Finding[]> | Finding[];

/** The options of `npm run setup`; what else it needs is in the settings files. */
export interface SetupOptions {
  /** Scheme and host of the site, used where no settings file names them; by default the project's web.app address. */
  readonly site: string | undefined;
  /** The billing account to link, such as 012345-6789AB-CDEF01. */
  readonly billingAccount: string | undefined;
  /** The address that gets alerts. */
  readonly alertsTo: string | undefined;
  /** Whether somebody has agreed to Identity Platform, which charges for each user past 50,000 a month. */
  readonly identityPlatform: boolean;
  /** Whether somebody has agreed to reCAPTCHA, which charges past 10,000 checks a month. */
  readonly appCheck: boolean;
  /** The number of the GitHub repository that deploys: somebody else can take over a name, but not a number. */
  readonly repositoryId: string | undefined;
  /** The environments of that repository that may deploy to the project. */
  readonly environments: readonly string[];
}

export interface MendTarget extends CheckTarget {
  readonly api: GoogleApi;
  readonly options: SetupOptions;
  /** Prints what was done. */
  readonly report: (what: string) => void;
}

/** Fixes what the part's check finds missing, as far as an API can; existing resources stay. Throws with Google's message. */
export type Mend = (target: MendTarget) => Promise<void>;

export interface Part {
  readonly name: string;
  readonly check: Check;
  readonly mend?: Mend;
  /** Whether `mend` sends something that Google does not show, such as a password: then it runs at each setup. */
  readonly sendsHidden?: true;
  /** Whether a release can break this part; `doctor --after-deploy` checks only such parts. */
  readonly isOfRelease?: true;
}

/** The findings of `found` in Google's answer; `absent` for a missing resource; else one finding that says what failed. */
export function from(
  what: string,
  answer: Answer,
  absent: Finding,
  found: (body: Json) => Finding[],
): Finding[] {
  if (answer.kind === 'absent') return [absent];
  return answer.kind === 'unseen' ? [unknown(`${what}: not seen`, answer.why)] : found(answer.body);
}

export const consolePage = (projectId: string, page: string): string =>
  `https://console.firebase.google.com/project/${projectId}/${page}`;

/** The last part of a resource's name. */
export const shortName = (name: string): string => name.split('/').at(-1) ?? '';
